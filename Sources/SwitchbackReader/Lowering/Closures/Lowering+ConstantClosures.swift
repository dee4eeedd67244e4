import SwiftSyntax

/// Closures that are constants of a function are followed where their names stand, like functions inside of it.
extension Lowering {
  /// A constant that is a closure which changes something, or may run one that does.
  func constant(named name: String, _ value: ExprSyntax, scope: Scope) -> GivenClosure? {
    guard let closure = value.as(ClosureExprSyntax.self), closure.constantName == name else { return nil }
    let scope = self.scope(of: closure, in: scope)
    guard closure.takesFunction || !changes(by: closure, scope: scope).isEmpty else { return nil }
    return GivenClosure(closure: closure, scope: scope)
  }

  /// Such a constant that is named and not called.
  mutating func constant(_ given: GivenClosure, named reference: DeclReferenceExprSyntax) -> [Statement] {
    let slots = changes(by: given.closure, scope: given.scope)
    if let value = FunctionValue(reference), let timing = timing(of: value, owner: given.scope.owner) {
      if timing == .later { noteTiming(of: value) }
      return closure(given.closure, timing, changing: slots, scope: given.scope)
    }
    let site = Site(text: reference.baseName.identifierText, offset: reference.offset)
    return slots.map { .lose($0, Unknown(site: site, why: "when '\(site.text)' is called is not followed")) }
  }

  /// When it runs; nil where that is not known. In a value that changes itself no closure can outlive the call.
  private func timing(of value: FunctionValue, owner: String) -> ClosureTiming? {
    if value.timing.isAtOnce { return value.timing }
    guard machine.isShared || machine.isOutlivedByClosures,
      value.runsLater(in: machine.declarations.types[owner], machine.declarations)
    else { return nil }
    return .later
  }
}
