import SwiftSyntax

/// What functions ask that call one another: what one of them was told is known in the next.
struct QuestionsAlongCalls {
  private var members: [(function: FunctionDeclSyntax, finder: QuestionFinder)] = []
  private var byName: [String: [Int]] = [:]
  /// What counts as asked more than once, in the same order.
  private var shared: [Set<String>] = []

  init(_ functions: [FunctionDeclSyntax]) {
    for function in functions where function.body != nil {
      let finder = QuestionFinder()
      finder.walk(function)
      byName[function.name.identifierText, default: []].append(members.count)
      members.append((function, finder))
    }
    shared = Array(repeating: [], count: members.count)
    for index in members.indices { share(questionsOf: index) }
  }

  /// The repeated questions of each function, by its offset.
  func repeated(besides others: [String]) -> [Int: RepeatedQuestions] {
    let all = members.indices.map { index in
      let (function, finder) = members[index]
      return (function.offset, RepeatedQuestions(in: function, finder, besides: shared[index].union(others)))
    }
    return Dictionary(all.filter { !$0.1.texts.isEmpty }) { first, _ in first }
  }

  /// Those about properties that a function and those that it calls ask, or answer, more than once together.
  private mutating func share(questionsOf index: Int) {
    let callees = members[index].finder.callees.flatMap { byName[$0] ?? [] }
    let group = Set(callees).union([index])
    guard group.count > 1 else { return }
    var askers: [String: [Int]] = [:]
    for member in group {
      let finder = members[member].finder
      for text in finder.counts.keys where text.names.isDisjoint(with: finder.locals.keys) {
        askers[text, default: []].append(member)
      }
    }
    for (text, asking) in askers {
      let place = text.toldPlace
      let telling = place == nil ? [] : group.filter { members[$0].finder.tells(place) }
      let all = Set(asking).union(telling)
      guard all.count > 1 else { continue }
      for member in all { shared[member].insert(text) }
    }
  }
}
