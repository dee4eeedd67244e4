import SwiftSyntax

/// The instance itself, where it is handed to something: `body(&self)` of a struct, `body(self)` of a class.
extension Lowering {
  /// Whether an argument is the instance that stores the state, and no copy of it.
  func isInstance(lent argument: ExprSyntax, scope: Scope) -> Bool {
    guard scope.receiver == .machine, scope.owner == machine.owner else { return false }
    let lent = argument.as(InOutExprSyntax.self)?.expression
    guard lent != nil || machine.isShared else { return false }
    let place = lent ?? argument
    return place.isSelf
      || place.as(DeclReferenceExprSyntax.self).map { isAlias($0.baseName.text, scope: scope) } ?? false
  }

  /// What a function does to the instance that it is lent; a closure that is followed knows it by a name.
  func lost(byLending site: Site, to call: InlinedCall) -> [Statement] {
    if case .closure(let given) = call.callee, given.scope.receiver == .machine { return [] }
    return [.lose(.state, Unknown(site: site, why: "what the call does to '\(site.text)' is not followed"))]
  }
}
