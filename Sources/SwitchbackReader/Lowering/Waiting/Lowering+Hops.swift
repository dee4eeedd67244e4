import SwiftSyntax

/// `Task.detached { await self.finish() }`, where `finish` does not wait: what is waited for is its actor's turn.
extension Lowering {
  /// Whether a call of a function that does not wait itself comes from a closure that no actor runs.
  func hops(_ call: ExprSyntax, to function: FunctionDeclSyntax) -> Bool {
    guard function.signature.effectSpecifiers?.asyncSpecifier == nil, !function.runsElsewhere else { return false }
    let closure = sequence(first: Syntax(call), next: \.parent).lazy.compactMap { $0.as(ClosureExprSyntax.self) }
      .first { !$0.timing.isAtOnce }
    return closure?.isDetached ?? false
  }
}

extension ClosureExprSyntax {
  /// `Task.detached { … }`, but not `Task.detached { @MainActor in … }`.
  fileprivate var isDetached: Bool {
    call?.calledExpression.withoutArguments == "Task.detached" && signature?.attributes.isEmpty ?? true
  }
}
