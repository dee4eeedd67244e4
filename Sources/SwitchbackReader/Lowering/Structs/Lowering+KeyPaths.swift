import SwiftSyntax

/// `self[keyPath: path]`, by which anything of the instance may be set.
extension Lowering {
  /// `self[keyPath: path] = value`.
  func loss(byKeyPath target: ExprSyntax, scope: Scope) -> [Statement] {
    guard isReachedByKeyPath(target, scope: scope) else { return [] }
    let why = "what '\(target.text)' changes is not followed"
    return [.lose(.state, Unknown(site: Operands(target).site, why: why))]
  }

  /// Whether a place is one of the instance, whatever it goes by.
  func isReachedByKeyPath(_ place: ExprSyntax, scope: Scope) -> Bool {
    guard scope.receiver == .machine, let base = KeyPathPlace(place)?.base else { return false }
    return base.isSelf || isAlias(base.trimmedDescription, scope: scope)
  }
}
