import SwiftSyntax

/// What functions ask that call one another, and the observers of what they set: what one of them was told is known in the
/// next.
struct QuestionsAlongCalls {
  /// A function, an observer of a property, or a closure that is given events.
  private struct Member {
    var node: Syntax
    var finder: QuestionFinder
    /// What it calls, as often as it does, and the observers of what it sets.
    var runs: [Int] = []
    /// The questions that it asks, or answers, by their indices.
    var asked: Set<Int> = []
    var told: Set<Int> = []
    /// What counts as asked more than once, and what of that as asked so by itself.
    var shared: Set<String> = []
    var own: Set<String> = []

    var isObserver: Bool { node.is(AccessorDeclSyntax.self) }
  }

  private var members: [Member] = []
  private var texts: [String] = []

  init(in machine: MachineDeclaration) {
    let type = machine.declarations.types[machine.owner]
    let observers = (type?.observed ?? []).flatMap { binding in
      binding.observers.filter { $0.body != nil }.map { (binding.plainName, $0) }
    }
    let observed = Set(observers.map(\.0))
    var (functionsByName, observersByName): ([String: [Int]], [String: [Int]]) = ([:], [:])
    for function in (type?.functions ?? []) + machine.functionsOutside where function.body != nil {
      functionsByName[function.name.identifierText, default: []].append(members.count)
      add(Syntax(function), observed: observed)
    }
    for closure in machine.closuresOfEvents { add(Syntax(closure), observed: observed) }
    for (name, observer) in observers {
      observersByName[name, default: []].append(members.count)
      add(Syntax(observer), observed: observed)
    }
    for index in members.indices {
      let finder = members[index].finder
      members[index].runs =
        finder.callees.flatMap { name, times in
          (functionsByName[name] ?? []).flatMap { Array(repeating: $0, count: min(times, 2)) }
        } + finder.assigned.flatMap { observersByName[$0] ?? [] }
    }
    findQuestions()
    share()
    for index in members.indices {
      for call in members[index].finder.handedOn.keys {
        for callee in functionsByName[call.callee] ?? [] { share(call, from: index, with: callee) }
      }
    }
  }

  private mutating func add(_ node: Syntax, observed: Set<String>) {
    let finder = QuestionFinder(observed: observed)
    finder.walk(node)
    for name in node.as(AccessorDeclSyntax.self)?.namesOfValues ?? [] { finder.locals[name] = 2 }
    finder.joinSpellings()
    members.append(Member(node: node, finder: finder))
  }

  /// The repeated questions of each member, by its offset.
  func repeated(besides others: [String]) -> [Int: RepeatedQuestions] {
    let all = members.map { member in
      let questions = RepeatedQuestions(
        in: member.node,
        member.finder,
        besides: member.shared.union(others),
        own: member.own
      )
      return (member.node.offset, questions)
    }
    return Dictionary(all.filter { !$0.1.texts.isEmpty }) { first, _ in first }
  }

  /// The questions about properties, and who asks and who answers them.
  private mutating func findQuestions() {
    var indices: [String: Int] = [:]
    for member in members.indices {
      let finder = members[member].finder
      for text in finder.counts.keys where text.names.isDisjoint(with: finder.localNames) {
        let index = indices[text] ?? texts.count
        if index == texts.count {
          indices[text] = index
          texts.append(text)
        }
        members[member].asked.insert(index)
      }
    }
    let places = texts.map(\.toldPlace)
    for member in members.indices where members[member].finder.tellsAnything {
      members[member].told = Set(places.indices.filter { members[member].finder.tells(places[$0]) })
    }
  }

  /// Those that a function and all that runs by it ask, or answer, more than once together.
  private mutating func share() {
    let run = Set(members.indices.flatMap { index in members[index].runs.filter { $0 != index } })
    var seen: Set<Int> = []
    // What one finds that nobody calls includes what those find that it calls.
    for index in members.indices.filter({ !run.contains($0) }) + members.indices where !seen.contains(index) {
      let group = timesRun(from: index)
      seen.formUnion(group.keys)
      if group.count > 1 { share(in: group) }
    }
  }

  /// How often each runs that one leads to: once, or more often, which counts as twice; what calls itself is as if it ended there.
  private func timesRun(from index: Int) -> [Int: Int] {
    var times: [Int: Int] = [:]
    func run(_ member: Int, calledBy path: [Int]) {
      guard times[member, default: 0] < 2, !path.contains(member) else { return }
      times[member, default: 0] += 1
      for callee in members[member].runs { run(callee, calledBy: path + [member]) }
    }
    run(index, calledBy: [])
    return times
  }

  /// What is asked of a parameter was asked before of what it is given by name.
  private mutating func share(_ call: HandedOnNames, from caller: Int, with callee: Int) {
    guard let names = members[callee].node.as(FunctionDeclSyntax.self).flatMap(call.names) else { return }
    for text in members[callee].finder.counts.keys {
      let finder = members[caller].finder
      let isHandedOnAgain = finder.handedOn[call, default: 0] > 1
      guard let asked = text.asked(of: names)?.withoutSelf(hiddenBy: finder.localNames),
        isHandedOnAgain || finder.counts[asked] != nil || finder.tells(asked.toldPlace)
      else { continue }
      members[caller].shared.insert(asked)
      members[callee].shared.insert(text)
      // Both stand in one row, in the words of the caller.
      members[caller].own.insert(asked)
      members[callee].own.insert(text)
    }
  }

  private mutating func share(in group: [Int: Int]) {
    var involved: [Int: [Int]] = [:]
    for (member, times) in group {
      for text in members[member].asked.union(members[member].told) {
        involved[text, default: []] += Array(repeating: member, count: times)
      }
    }
    for (text, all) in involved where all.count > 1 {
      guard all.contains(where: { members[$0].asked.contains(text) }) else { continue }
      let isObserved = all.contains { members[$0].isObserver && members[$0].asked.contains(text) }
      for member in all {
        members[member].shared.insert(texts[text])
        // What an observer asks stands beside what was asked before in one row.
        if isObserved { members[member].own.insert(texts[text]) }
      }
    }
  }
}

extension MachineDeclaration {
  /// The functions outside of its type that are given events, or in which a loop moves it, with those that they call there.
  fileprivate var functionsOutside: [FunctionDeclSyntax] {
    let own = Set((declarations.types[owner]?.functions ?? []).map(\.offset))
    let called = closuresOfEvents.flatMap { closure in
      let names = ReducerEvidence.calls(in: declarations.surveys.fresh(closure.statements))
      return names.sorted().flatMap {
        ReducerEvidence.functions(named: $0, owner: owner, at: closure.offset, in: declarations)
      }
    }
    let around = loop.flatMap { loop in
      sequence(first: Syntax(loop.statement), next: \.parent).lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first
    }
    let first = (entries.map(\.function) + called + [around].compactMap(\.self)).filter { !own.contains($0.offset) }
    return ReducerEvidence.reachable(from: first, owner: owner, in: declarations).filter { !own.contains($0.offset) }
  }

  fileprivate var closuresOfEvents: [ClosureExprSyntax] {
    (closure?.parts ?? []).compactMap { $0.statements.parent?.as(ClosureExprSyntax.self) }
  }
}
