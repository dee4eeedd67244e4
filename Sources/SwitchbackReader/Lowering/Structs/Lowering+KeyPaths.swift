import SwiftSyntax

/// `self[keyPath: path]`, by which anything of the instance may be set, and of the struct in which the state lies.
extension Lowering {
  /// `self[keyPath: path] = value`.
  func loss(byKeyPath target: ExprSyntax, scope: Scope) -> [Statement] {
    guard isReachedByKeyPath(target, scope: scope) else { return [] }
    let why = "what '\(target.text)' changes is not followed"
    return [.lose(.state, Unknown(site: Operands(target).site, why: why))]
  }

  /// Whether a place is one of the instance, whatever it goes by.
  func isReachedByKeyPath(_ place: ExprSyntax, scope: Scope) -> Bool {
    guard scope.receiver == .machine, let path = KeyPathPlace(place) else { return false }
    if path.base.isSelf || isAlias(path.base.trimmedDescription, scope: scope) { return true }
    let content = isHolder(path.base, scope: scope) ? machine.holder?.content : machine.box?.content
    guard isHolder(path.base, scope: scope) || isContent(path.base, scope: scope) else { return false }
    return content.flatMap { machine.declarations.types[$0] }.map { !path.isBeside($0) } ?? true
  }

  /// The state by a key path that is written: `self[keyPath: \.state]`.
  func placeByKeyPath(_ place: ExprSyntax, scope: Scope) -> Slot? {
    guard scope.receiver == .machine, let path = KeyPathPlace(place), path.isOneName, let name = path.firstName else {
      return nil
    }
    let isOwn = path.base.isSelf || isAlias(path.base.trimmedDescription, scope: scope)
    if isOwn { return machine.isState(name, in: scope.owner) ? .state : nil }
    return machine.holder?.member == name && isHolder(path.base, scope: scope)
      || machine.box?.member == name && isContent(path.base, scope: scope) ? .state : nil
  }
}

extension KeyPathPlace {
  /// Whether it is a stored property of the struct that holds the state, and not that.
  fileprivate func isBeside(_ type: Declarations.TypeDeclaration) -> Bool {
    guard isOneName, let binding = firstName.flatMap({ type.properties[$0] }) else { return false }
    return binding.accessorBlock == nil
  }
}
