import SwiftSyntax

/// Closures that constants of a type or of a file are, and that go by their names like functions:
/// `private let reducer: (State, Event) -> State = { state, event in … }`.
extension Lowering {
  /// - Parameter isStatic: whether it is one of the type itself.
  func storedClosure(
    named name: String,
    _ arguments: [LabeledExprSyntax],
    isStatic: Bool,
    scope: Scope
  ) -> InlinedCall? {
    guard let binding = machine.declarations.types[scope.owner]?.properties[name],
      let closure = StoredClosure(binding, owner: scope.owner, in: machine.declarations), closure.isStatic == isStatic
    else { return nil }
    return call(of: closure, arguments, owner: scope.owner, scope: scope)
  }

  private func call(
    of stored: StoredClosure,
    _ arguments: [LabeledExprSyntax],
    owner: String,
    scope: Scope
  ) -> InlinedCall? {
    let types = stored.type.parameters.map(\.type)
    let isAboutState = (types + [stored.type.returnClause.type]).contains {
      ValueType($0, in: machine.declarations, from: owner)?.path == machine.stateType
    }
    guard isAboutState, types.count == arguments.count else { return nil }
    let given = GivenClosure(
      closure: stored.closure,
      scope: Scope(receiver: .other, owner: owner),
      toldTypes: types,
      givenType: stored.type.returnClause.type
    )
    return InlinedCall(callee: .closure(given), arguments: arguments, receiver: scope.receiver, owner: owner)
  }
}
