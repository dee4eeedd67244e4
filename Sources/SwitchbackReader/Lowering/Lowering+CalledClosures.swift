import SwiftSyntax

/// Closures that are called where they stand, for their values.
extension Lowering {
  /// A closure that is called where it stands, for its value, or between locking and unlocking: `{ … }()`,
  /// `lock.withLock { … }`.
  func calledClosure(_ expression: ExprSyntax, expected: ValueType?, scope: Scope) -> InlinedCall? {
    guard expected?.isTracked == true, let call = expression.as(FunctionCallExprSyntax.self),
      let closure = call.closureCalled ?? call.closureInLock, closure.takesNothing
    else { return nil }
    let given = GivenClosure(closure: closure, scope: scope)
    return InlinedCall(callee: .closure(given), receiver: scope.receiver, owner: scope.owner)
  }

  /// The type of what such a closure gives that has to do with the state, where that is written or told by all that it gives.
  func calledClosureType(_ expression: ExprSyntax, scope: Scope) -> ValueType? {
    guard let call = expression.as(FunctionCallExprSyntax.self), scope.receiver == .machine,
      let closure = call.closureCalled ?? call.closureInLock, closure.takesNothing,
      let state = machine.stateName(in: scope.owner),
      machine.declarations.surveys.fresh(closure.statements, includingClosures: true).mentions(state)
    else { return nil }
    if let written = closure.signature?.returnClause?.type {
      return ValueType(written, in: machine.declarations, from: scope.owner)
    }
    guard let results = closure.allResults else { return nil }
    if closure.answers { return .bool }
    let types = results.map { type(of: Operands($0), scope: scope) }
    guard let type = types.first ?? nil, type.isTracked, types.allSatisfy({ $0?.path == type.path }) else { return nil }
    return type
  }
}

extension ClosureExprSyntax {
  fileprivate var takesNothing: Bool { signature?.capture == nil && parameterNames.isEmpty }

  /// Whether all that it gives are conditions.
  var answers: Bool {
    guard let results = allResults else { return false }
    return results.allSatisfy { Operands($0).isCondition && Assignment($0) == nil }
  }

  /// All that it gives; nil where that is nothing.
  fileprivate var allResults: [ExprSyntax]? {
    if statements.count == 1, let only = statements.first?.expression { return [only] }
    let finder = ReturnFinder(viewMode: .sourceAccurate)
    finder.walk(statements)
    let results = finder.found.compactMap(\.self)
    return results.isEmpty || results.count < finder.found.count ? nil : results
  }
}

/// Finds what a body gives, functions and closures in it left aside.
private final class ReturnFinder: SyntaxVisitor {
  private(set) var found: [ExprSyntax?] = []

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    found.append(node.expression)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension FunctionCallExprSyntax {
  fileprivate var closureCalled: ClosureExprSyntax? {
    arguments.isEmpty && trailingClosure == nil ? calledExpression.as(ClosureExprSyntax.self) : nil
  }

  /// What is given nothing and runs once before the call returns, which then gives its value.
  fileprivate var closureInLock: ClosureExprSyntax? {
    guard let closure = onlyClosure, closure.timing == .once,
      !closure.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "$0" })
    else { return nil }
    return closure
  }
}

extension ExprSyntax {
  /// What a lock gives back that is all that is read inside of it: `state` of `lock.withLock { state }`.
  var insideLock: ExprSyntax {
    guard let closure = self.as(FunctionCallExprSyntax.self)?.closureInLock, closure.takesNothing,
      let results = closure.allResults, results.count == 1
    else { return self }
    return results[0]
  }
}
