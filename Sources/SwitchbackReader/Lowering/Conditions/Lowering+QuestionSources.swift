import SwiftSyntax

/// What is asked of a computed property changes with what that is made of: `isFull` of `var isFull: Bool { count > 2 }`.
extension Lowering {
  /// By the slots of the answers, where there is more to a question than its own names.
  var questionSources: [Int: Set<String>] {
    var known: [String: Set<String>] = [:]
    let found = questions.values.compactMap { question -> (Int, Set<String>)? in
      let sources = question.text.names.reduce(into: Set<String>()) { found, name in
        let behind = known[name] ?? self.names(behind: name)
        known[name] = behind
        found.formUnion(behind)
      }
      return sources.isEmpty ? nil : (question.slot.id, sources)
    }
    return Dictionary(found) { $0.union($1) }
  }

  /// What a computed property or a function of the type mentions, and those that it mentions.
  private func names(behind name: String) -> Set<String> {
    guard let type = machine.declarations.types[machine.owner] else { return [] }
    var (found, pending): (Set<String>, Set<String>) = ([], [name])
    while let next = pending.popFirst() {
      let getter = type.properties[next]?.getter.map { machine.declarations.surveys.survey($0) }
      let bodies = type.functions(named: next).compactMap(\.body).map { machine.declarations.surveys.survey($0) }
      for survey in bodies + [getter].compactMap(\.self) {
        pending.formUnion(survey.names.subtracting(found))
        found.formUnion(survey.names)
      }
    }
    return found
  }
}
