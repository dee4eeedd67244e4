import SwitchbackGraph

extension Drawing {
  static func transitions(of program: Program, run: Run) -> [StateGraph.Transition] {
    var transitions: [StateGraph.Transition] = []
    var rest = run.exits[...]
    var conditions = Conditions()
    while let first = rest.first {
      let cell = rest.prefix { $0.state == first.state && $0.event == first.event }
      rest = rest.dropFirst(cell.count)
      transitions += entries(
        for: drawn(cell.askingPlainly(in: program).tellingFailuresApart().apart(in: program)[...], program),
        &conditions,
        in: program
      )
    }
    return transitions
  }

  /// What only a rejecting `default` covers has no entry, and a rule for every state does not bring a final one back to life.
  private static func drawn(_ cell: ArraySlice<Run.Exit>, _ program: Program) -> [Run.Exit] {
    if let only = cell.unconditional(in: program) { return [only] }
    let isRest = cell.first.map { program.leavesOut($0.event) } ?? false
    let exits = cell.filter {
      !($0.isForAnyState && program.states[$0.state].isFinal) && (!isRest || $0.target.isHandedOn)
    }
    let rejecting = exits.reversed().prefix { $0.target.isReject }.count
    return (exits.dropLast(rejecting) + exits.suffix(rejecting).filter { !$0.isDefault }).deciding(in: program)
      .joiningOpposites(in: program).ownBeforeOwn
  }

  /// More rows than anybody reads the conditions of.
  static let mostExits = 64

  /// More conditions than anybody reads in one row, where it does not name all of them anyway.
  private static let mostConditions = 8

  /// How conditions are written, most of which come in many states.
  private struct Conditions {
    private var known: [[Guard]: String?] = [:]
    private var repetitions = Repetitions()

    mutating func text(of guards: [Guard]) -> String? {
      if let text = known[guards] { return text }
      var named = guards.filter { $0 != .some }
      // What holds for sure comes first.
      if named.count < guards.count { named = named.prefix(mostConditions) + [.some] }
      let text = Match.all(named.numbered.map { .sometimes($0) }).text?.namingAbsence
      let said = text.map { repetitions.removed(from: $0) }
      known[guards] = .some(said)
      return said
    }
  }

  private static func entries(
    for cell: [Run.Exit],
    _ conditions: inout Conditions,
    in program: Program
  ) -> [StateGraph.Transition] {
    var origin: [String?: [Guard]] = [:]
    var entries: [StateGraph.Transition] = []
    for exit in cell.count > mostExits ? cell.sharingConditions : cell {
      var text = conditions.text(of: exit.guards.apart(from: origin.values))
      let short = text?.withShortClosures
      // Where others are written so, it is the closure that tells them apart.
      if origin[short].map({ $0 == exit.guards }) ?? true { text = short }
      if let other = origin[text] {
        // Two rows with one text for their guards: the same condition, which is taken, or different bindings.
        if other == exit.guards, !exit.guards.contains(.some) {
          guard let asked = text else { continue }
          text = (2...).lazy.map { "\(asked) (\($0))" }.first { origin[$0] == nil }
        } else if let shared = text, exit.guards.contains(.some) {
          // Conditions that have no names are not the same; to say once where they lead is enough.
          if entries.contains(where: { $0.guardText?.hasPrefix(shared) == true && $0.leads(like: exit) }) { continue }
          text = (2...).lazy.map { "\(shared) (\($0))" }.first { origin[$0] == nil }
        } else {
          text = exit.guards.map { $0.pattern ?? $0.text }.heldTogether
        }
      }
      origin[text] = exit.guards
      entries += self.entries(for: exit, guard: text, in: program)
    }
    return entries
  }

  private static func entries(
    for exit: Run.Exit,
    guard text: String?,
    in program: Program
  ) -> [StateGraph.Transition] {
    guard case .oneOf(let values, let expression) = exit.target else {
      return [entry(for: exit, target: exit.target, guard: text, in: program)]
    }
    return values.map { value in
      let condition = "\(value.name) from \(expression)"
      let target: Target =
        switch value.value {
        case .path(let path)?: .state(path)
        case nil: .state(program.states[exit.state].path)
        default: .reject
        }
      return entry(for: exit, target: target, guard: [text, condition].compactMap(\.self).heldTogether, in: program)
    }
  }

  private static func entry(
    for exit: Run.Exit,
    target: Target,
    guard text: String?,
    in program: Program
  ) -> StateGraph.Transition {
    let from = program.states[exit.state]
    let (kind, to, why): (StateGraph.Transition.Kind, String?, String?) =
      switch target {
      case .state(from.path): (.stay, from.name, nil)
      case .state(let path): (.move, path.joined(separator: "."), nil)
      case .reject: (.reject, from.name, nil)
      case .trap: (.trap, nil, nil)
      case .unknown(let unknown): (.computed, nil, unknown.site.text)
      case .oneOf(_, let expression): (.computed, nil, expression)
      }
    return StateGraph.Transition(
      from: from.name,
      on: program.eventName(exit.event),
      to: to,
      kind: kind,
      guard: text,
      via: target.isHandedOn ? "nested" : exit.isForAnyState ? "any" : nil,
      why: why,
      line: exit.offset
    )
  }
}

extension [Guard] {
  /// The texts, where the same words ask once more with a number; what holds and does not asks for two things as well.
  fileprivate var numbered: [String] {
    var counts: [String: Int] = [:]
    return map { condition in
      guard condition != .some else { return condition.text }
      let words = Swift.min(condition.text, Match.negation(of: condition.text))
      let count = counts[words, default: 0] + 1
      counts[words] = count
      return count == 1 ? condition.text : "\(condition.text) (\(count))"
    }
  }
}

extension [Run.Exit] {
  /// With only the conditions that all of those share that lead to the same.
  fileprivate var sharingConditions: [Run.Exit] {
    let shared = Dictionary(grouping: filter { !$0.guards.isEmpty }, by: \.target).mapValues { exits in
      [Guard].common(of: exits.map(\.guards))
    }
    return map { exit in
      var exit = exit
      if !exit.guards.isEmpty, let guards = shared[exit.target] { exit.guards = guards }
      return exit
    }
  }

  /// Without those whose conditions decide nothing, since all that follow lead to the same.
  fileprivate func deciding(in program: Program) -> [Run.Exit] {
    var kept: [Run.Exit] = []
    // What all lead to that follow; nil where they do not lead to the same.
    var shared: Run.Exit?
    var seen: [[Guard]: [Run.Exit]] = [:]
    let first = filter { exit in
      if exit.guards.contains(.some) { return true }
      // What is asked again in the same words, in another turn of a loop or by another call, may have another answer.
      let before = seen[exit.guards, default: []]
      guard before.isEmpty || !exit.guards.isEmpty && !before.contains(where: { $0.isSame(as: exit, in: program) })
      else {
        return false
      }
      seen[exit.guards, default: []].append(exit)
      return true
    }
    for exit in first.uncovered(in: program).withoutNeedlessConditions(in: program).reversed() {
      if exit.guards.isEmpty {
        shared = exit
      } else if let last = shared, exit.isSame(as: last, in: program) {
        continue
      } else {
        shared = nil
      }
      kept.append(exit)
    }
    return kept.reversed()
  }
}

extension [Run.Exit] {
  /// Without those whose conditions hold only where those of one before them do that leads to the same: a later turn's.
  private func uncovered(in program: Program) -> [Run.Exit] {
    guard count <= Drawing.mostExits else { return self }
    return indices.filter { index in
      let conditions = self[index].guards
      return conditions.contains(.some)
        || !self[..<index].contains { $0.isSame(as: self[index], in: program) && conditions.hasAll(of: $0.guards) }
    }.map { self[$0] }
  }

  /// Without those behind which one with fewer of their conditions leads to the same, as do all between the two.
  fileprivate func withoutNeedlessConditions(in program: Program) -> [Run.Exit] {
    guard count > 1, count <= Drawing.mostExits else { return self }
    return indices.filter { index in
      let conditions = Set(self[index].guards)
      guard !conditions.isEmpty, !conditions.contains(.some) else { return true }
      return !self[(index + 1)...].prefix { $0.isSame(as: self[index], in: program) }
        .contains { $0.guards.count < conditions.count && conditions.isSuperset(of: $0.guards) }
    }.map { self[$0] }
  }

  /// A rule for every state stands behind all rows of a state; what decides before one of these is a row of the state, too.
  fileprivate var ownBeforeOwn: [Run.Exit] {
    guard let last = lastIndex(where: { !$0.isForAnyState }), self[..<last].contains(where: \.isForAnyState) else {
      return self
    }
    var exits = self
    for index in exits[..<last].indices { exits[index].isForAnyState = false }
    return exits
  }

  /// With one in the place of neighbours that lead to the same, one where a condition holds and one where it does not.
  fileprivate func joiningOpposites(in program: Program) -> [Run.Exit] {
    var joined: [Run.Exit] = []
    for exit in self {
      guard let last = joined.last, last.isSame(as: exit, in: program), last.isForAnyState == exit.isForAnyState,
        let guards = last.guards.shared(withOpposite: exit.guards)
      else {
        joined.append(exit)
        continue
      }
      joined[joined.count - 1].guards = guards
    }
    return joined
  }
}

extension [Guard] {
  /// With a number behind what asks in the words of a row before, which decides first, for something else; a row of a
  /// `switch` has its pattern for that.
  fileprivate func apart(from rows: some Sequence<[Guard]>) -> [Guard] {
    let asked = flatMap { $0.text.conditions }
    return rows.reduce(self) { guards, row in
      guard !row.isEmpty, asked.hasAll(of: row.map(\.text)) else { return guards }
      let others = Set(row.filter { !contains($0) }.map(\.text))
      return others.isEmpty ? guards : guards.map { $0.pattern == nil ? $0.numbering(others) : $0 }
    }
  }

  /// The conditions that both have, if they differ in one that is the negation of the other.
  fileprivate func shared(withOpposite other: [Guard]) -> [Guard]? {
    guard count == other.count else { return nil }
    let differing = indices.filter { self[$0] != other[$0] }
    guard differing.count == 1, let index = differing.first, self[index].pattern == nil, other[index].pattern == nil,
      other[index].text == Match.negation(of: self[index].text)
    else { return nil }
    return Array(self[..<index] + self[(index + 1)...])
  }
}

extension ArraySlice<Run.Exit> {
  /// The one way that there is, where whatever is asked leads to the same.
  fileprivate func unconditional(in program: Program) -> Run.Exit? {
    guard count > 1, let last, allSatisfy({ !$0.guards.isEmpty && $0.isSame(as: last, in: program) }) else {
      return nil
    }
    var exit = last
    exit.guards = []
    return exit
  }

  /// Without a difference between what is asked for the first time and again where only one of them leads anywhere.
  fileprivate func askingPlainly(in program: Program) -> [Run.Exit] {
    let exits = Array(self)
    guard count <= Drawing.mostExits, !program.questions.isEmpty else { return exits }
    let texts = Set(lazy.flatMap(\.guards).map(\.text))
    let repeated = texts.filter { $0.contains(Question.again("").dropLast()) }
    guard !repeated.isEmpty else { return exits }
    let changed = reduce(into: Set<Int>()) { $0.formUnion($1.changed) }
    let questions = Set(program.questions.values).subtracting(changed.compactMap { program.questions[$0] })
    return questions.sorted().reduce(exits) { exits, question in
      let (again, opposite) = (Question.again(question), Match.negation(of: question))
      let both = [again, Match.negation(of: again)]
      let isPlain = texts.contains { text in
        let rest = both.reversed().reduce(text) { $0.replacing($1, with: "") }
        return rest.contains(question) || rest.contains(opposite)
      }
      guard !isPlain, repeated.contains(where: { text in both.contains(where: text.contains) }) else { return exits }
      return exits.map { $0.asking(question, insteadOf: again) }
    }
  }
}

extension Run.Exit {
  fileprivate func asking(_ question: String, insteadOf again: String) -> Run.Exit {
    var exit = self
    let opposite = Match.negation(of: again)
    for index in guards.indices where guards[index].text.contains(again) || guards[index].text.contains(opposite) {
      exit.guards[index].text = guards[index].text
        .replacing(opposite, with: Match.negation(of: question))
        .replacing(again, with: question)
    }
    return exit
  }
}

extension Array where Element: Equatable {
  /// Whether it has each of these, as often: the same words twice are two questions.
  fileprivate func hasAll(of others: [Element]) -> Bool {
    var left = self
    return others.allSatisfy { other in
      guard let index = left.firstIndex(of: other) else { return false }
      left.remove(at: index)
      return true
    }
  }
}

extension Guard {
  fileprivate func numbering(_ others: Set<String>) -> Guard {
    let numbered = text.conditions.map { others.contains($0) ? "\($0) (2)" : $0 }
    return Guard(text: numbered.joined(separator: " && "), pattern: pattern)
  }
}

extension String {
  /// Those that hold together.
  fileprivate var conditions: [String] { parts(around: " && ") ?? [self] }
}

extension Run.Exit {
  /// Whether both stay, or leave by the same statement.
  fileprivate func isSame(as other: Run.Exit, in program: Program) -> Bool {
    switch (target, other.target) {
    case (.state(let path), .state(let second)):
      path == second && (offset == other.offset || path == program.states[state].path)
    case (.reject, .reject): offset == other.offset
    default: false
    }
  }
}

extension StateGraph.Transition {
  /// Whether it ends where an exit does.
  fileprivate func leads(like exit: Run.Exit) -> Bool {
    switch exit.target {
    case .state(let path): (kind == .move || kind == .stay) && to == path.joined(separator: ".")
    case .reject: kind == .reject
    case .trap: kind == .trap
    case .unknown(let unknown): kind == .computed && why == unknown.site.text
    case .oneOf: false
    }
  }
}
