import SwiftSyntax

/// Closures that cannot outlive a call, which is waited for: `try await file.save { state = .saving }`.
extension Lowering {
  /// Whether others may have had their turn when it runs.
  func runsWhileWaitedFor(_ closure: ClosureExprSyntax, scope: Scope) -> Bool {
    guard machine.isShared, let waiting = closure.call?.parent?.as(AwaitExprSyntax.self) else { return false }
    return waits(for: waiting, scope: scope)
  }

  /// The event at hand ends, and the closure is one of its own.
  mutating func turnOfOthers(before closure: ClosureExprSyntax) -> Statement {
    let expression = ExprSyntax(closure)
    let site = Operands(expression).site
    return .suspend(site, resumption: resumption(at: expression, of: nameGiven(to: closure)))
  }
}
