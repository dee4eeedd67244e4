import SwiftSyntax

/// What is asked of a function that looks at nothing but what it is given: `isLong(name)`.
extension Lowering {
  /// Whether a question is such a call, about locals that do not change.
  func asksPurely(_ text: String, about locals: Set<String>, scope: Scope) -> Bool {
    let question = text.nameWithoutSelf
    guard scope.receiver == .machine, scope.owner == machine.owner, let type = machine.declarations.types[scope.owner],
      question.contains("("), !question.contains(where: { ".\"[{".contains($0) })
    else { return false }
    let called = question.names.subtracting(locals).subtracting(question.labels)
    return !called.isEmpty
      && called.allSatisfy { name in
        let functions = type.functions(named: name)
        return question.contains("\(name)(") && functions.count == 1
          && PureFunctions(type, in: machine.declarations).contain(functions[0])
      }
  }
}

extension String {
  /// The words in front of a colon.
  fileprivate var labels: Set<String> {
    Set(
      split(separator: ":").dropLast().compactMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last }
        .map(String.init)
    )
  }
}
