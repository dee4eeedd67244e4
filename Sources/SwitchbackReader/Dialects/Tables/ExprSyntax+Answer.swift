import SwiftSyntax

extension ExprSyntax {
  /// Whether the condition or the value around this one holds where it does, or does not; nil where more than this decides.
  var answer: Bool? {
    var answer = true
    var inner = Syntax(self)
    while let around = inner.parent {
      if around.is(ConditionElementSyntax.self) || around.is(CodeBlockItemSyntax.self)
        || around.is(ReturnStmtSyntax.self)
        || around.is(InitializerClauseSyntax.self) || around.is(LabeledExprListSyntax.self)
      {
        return answer
      }
      if around.as(PrefixOperatorExprSyntax.self)?.operator.text == "!" { answer.toggle() }
      if let elements = around.as(ExprListSyntax.self) {
        guard let compared = Self.answer(of: inner, among: Array(elements)) else { return nil }
        if !compared { answer.toggle() }
      }
      inner = around
    }
    return nil
  }

  /// `contains(x) == true`, `contains(x) ?? false`, `contains(x) && isReady`.
  private static func answer(of element: Syntax, among elements: [ExprSyntax]) -> Bool? {
    let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard Set(operators).isSubset(of: ["==", "!=", "??", "&&"]), elements.count == 2 * operators.count + 1,
      let index = elements.firstIndex(where: { $0.id == element.as(ExprSyntax.self)?.id })
    else { return nil }
    var answer = true
    for position in stride(from: index + 1, to: elements.count - 1, by: 2) {
      let isTrue = elements[position + 1].trimmedDescription == "true"
      let isFalse = elements[position + 1].trimmedDescription == "false"
      switch operators[position / 2] {
      case "&&": return answer
      case "??" where !isTrue: break
      case "==" where isTrue || isFalse: if isFalse { answer.toggle() }
      case "!=" where isTrue || isFalse: if isTrue { answer.toggle() }
      default: return nil
      }
    }
    return answer
  }

  /// Whether an assignment happens only where this holds.
  func decides(about assignment: ExprSyntax, in body: CodeBlockSyntax) -> Bool {
    guard let answer, let around = conditional else { return false }
    func holds(_ block: some SyntaxProtocol) -> Bool { block.range.contains(assignment.position) }
    if let check = around.as(GuardStmtSyntax.self) { return answer && !holds(check) }
    if let choice = around.as(IfExprSyntax.self) {
      if answer { return holds(choice.body) }
      return choice.elseBody.map(holds) ?? false || choice.body.canLeave && !holds(choice.body)
    }
    if let call = around.as(FunctionCallExprSyntax.self) {
      return answer && ["precondition", "assert"].contains(call.calledName ?? "")
    }
    let name = around.as(PatternBindingSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    guard answer, let name else { return false }
    return body.tokens(named: name).contains { token in
      token.parent?.as(DeclReferenceExprSyntax.self).map { ExprSyntax($0).decides(about: assignment, in: body) }
        ?? false
    }
  }

  /// What asks for it: a `guard`, an `if`, a call, or a local that keeps the answer.
  private var conditional: Syntax? {
    sequence(first: Syntax(self), next: \.parent).dropFirst().prefix { !$0.is(CodeBlockItemListSyntax.self) }.first {
      around in
      around.is(GuardStmtSyntax.self) || around.is(IfExprSyntax.self) || around.is(PatternBindingSyntax.self)
        || around.as(FunctionCallExprSyntax.self)?.arguments.range.contains(position) == true
    }
  }
}
