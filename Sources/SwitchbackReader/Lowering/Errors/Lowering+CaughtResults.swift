import SwiftSyntax

/// `Result { try load() }`: what is thrown there does not leave, but is what the result holds.
extension Lowering {
  /// What a closure does that gives a result, and where it is kept whether that is a success.
  mutating func caughtResult(_ value: Operands, scope: Scope) -> (statements: [Statement], kept: Slot)? {
    guard let call = value.single?.as(FunctionCallExprSyntax.self), let closure = call.closureOfResult,
      machine.declarations.types["Result"]?.declaration == nil, closure.signature?.capture == nil
    else { return nil }
    let inside = self.scope(of: closure, in: scope)
    // Of what is not followed the result tells as much as it says itself.
    guard !changes(by: closure, scope: inside).isEmpty || callsFollowed(closure, scope: inside) else { return nil }
    let kept = slot(of: .other)
    let body = self.body(of: closure, scope: inside)
    func holding(_ name: String) -> Statement { .assign(kept, .constant(.path([name])), value.site) }
    let caught = Block(statements: [holding("failure")])
    return ([.attempt(Block(statements: [body, holding("success")]), catching: caught)], kept)
  }

  /// A closure in the place of the call that it is given to, which may be the one of a result.
  mutating func once(_ closure: ClosureExprSyntax, scope: Scope) -> [Statement] {
    let body = self.body(of: closure, scope: scope)
    guard closure.call?.closureOfResult?.id == closure.id else { return [body] }
    return [.attempt(Block(statements: [body]), catching: Block())]
  }

  private func callsFollowed(_ closure: ClosureExprSyntax, scope: Scope) -> Bool {
    closure.statements.tokens(viewMode: .sourceAccurate).contains { token in
      let callee = token.parent?.parent
      let call = callee?.as(FunctionCallExprSyntax.self) ?? callee?.parent?.as(FunctionCallExprSyntax.self)
      return call.map { inlined(ExprSyntax($0), scope: scope) != nil } ?? false
    }
  }
}

extension FunctionCallExprSyntax {
  /// The closure of `Result { … }`, `Result<Int, any Error> { … }` and `Result(catching: { … })`.
  fileprivate var closureOfResult: ClosureExprSyntax? {
    guard calledName == "Result", additionalTrailingClosures.isEmpty else { return nil }
    if let trailing = trailingClosure { return arguments.isEmpty ? trailing : nil }
    guard arguments.count == 1, arguments.first?.label?.text == "catching" else { return nil }
    return arguments.first?.expression.as(ClosureExprSyntax.self)
  }
}
