import SwiftSyntax

/// What a function of the same type answers where it comes to no `await`: `guard let url else { return nil }`. Whoever asks for
/// the answer then gets no other.
extension Lowering {
  /// What is run where it waits and where it does not, so that it is known later which of the two it was.
  mutating func noting(_ waiting: [Statement], otherwise: [Statement], at expression: ExprSyntax) -> (Block, Block) {
    guard refusesUnwaited(expression) else { return (Block(statements: waiting), Block(statements: otherwise)) }
    let flag = slot(of: .bool)
    waited[expression.offset] = flag
    let site = Operands(expression).site
    return (
      Block(statements: waiting + [.assign(flag, .bool(true), site)]),
      Block(statements: [.assign(flag, .bool(false), site)] + otherwise)
    )
  }

  /// The condition that an answer is there, or is true, which it cannot be where nobody had to wait for it.
  func whereWaited(_ condition: Condition, for term: Operands, scope: Scope) -> Condition {
    guard let flag = flag(ofAnswer: term, scope: scope) else { return condition }
    return .all([.holds(flag, text: ""), condition])
  }

  /// What tells whether somebody waited for an answer, or for the one that a constant holds.
  func flag(ofAnswer term: Operands, scope: Scope) -> Slot? {
    guard let single = term.single else { return nil }
    if let name = single.as(DeclReferenceExprSyntax.self) { return scope.waiting(for: name.baseName.identifierText) }
    return waited[single.behindTryAndAwait.offset]
  }

  /// Whether all that it gives without having waited is `nil` or `false`.
  private func refusesUnwaited(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self), let name = call.calledName,
      let functions = machine.declarations.types[machine.owner]?.functions(named: name), functions.count == 1,
      let result = functions[0].signature.returnClause?.type, let body = functions[0].body
    else { return false }
    let early = WithoutWaiting(body.statements, where: WithoutWaiting.Known(waits: { alwaysWaits(for: $0) }))
    guard !early.mayPass, !early.given.isEmpty else { return false }
    return early.given.isSubset(of: [result.behindQuestionMark == nil ? "false" : "nil"])
  }
}

extension ExprSyntax {
  /// What stands behind `try` and `await`.
  fileprivate var behindTryAndAwait: ExprSyntax {
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.behindTryAndAwait }
    return self.as(AwaitExprSyntax.self)?.expression.behindTryAndAwait ?? self
  }
}
