import SwiftSyntax

/// What a function gives which is asked for a state, where that is no `Bool`: `.proceed`, `.redirect(.login)`.
extension Lowering {
  mutating func answer(_ term: Operands, expected: ValueType?, scope: Scope) -> ([Statement], Expression)? {
    guard let answers = machine.answers, expected.map({ $0.path == answers.type || !$0.isTracked }) ?? false else {
      return nil
    }
    let call = term.single?.as(FunctionCallExprSyntax.self)
    guard let member = (call?.calledExpression ?? term.single)?.as(MemberAccessExprSyntax.self),
      member.base.map({ $0.trimmedDescription.prefix { $0 != "<" }.hasSuffix(answers.type.lastName) }) ?? true,
      let meaning = answers.meanings[member.declName.baseName.identifierText]
    else { return nil }
    let name = member.declName.baseName.identifierText
    let arguments = call.map { Array($0.arguments) } ?? []
    guard meaning == .redirects, arguments.count == 1, let only = arguments.first else {
      return (arguments.flatMap { effects(in: Operands($0.expression), scope: scope) }, .enumCase(name, nested: nil))
    }
    let (before, state) = leaf(
      Operands(only.expression),
      expected: ValueType(path: machine.stateType),
      scope: scope
    )
    return (before, .enumCase(name, nested: state))
  }

  /// That names alone tell what the answers mean.
  mutating func assumeAnswers() {
    guard let answers = machine.answers else { return }
    let said = answers.meanings.sorted { $0.key < $1.key }.map { name, meaning in
      switch meaning {
      case .allows: "'\(name)' allows a move"
      case .refuses: "'\(name)' refuses one"
      case .redirects: "'\(name)' leads to the state that it holds"
      }
    }
    assume("'\(answers.type.plainPath)' is read by the names of its cases: \(said.joined(separator: ", "))")
  }
}
