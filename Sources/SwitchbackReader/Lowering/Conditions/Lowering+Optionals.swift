import SwiftSyntax

/// A state that may be nil: `state?.finish()`, `state!`, `state? = .idle`.
extension Lowering {
  /// Whether a slot holds the state of a machine of which one state is nil.
  func mayBeNil(_ slot: Slot) -> Bool {
    machine.hasOptionalState && variables[slot.id].type?.path == machine.stateType
      && variables[slot.id].type?.isOptional == true
  }

  /// Whether the program stops where there is no value of which a member is named: `state!.isOpen`, or `state.isOpen` of a
  /// `State!`.
  func isForced(_ base: ExprSyntax) -> Bool {
    base.is(ForceUnwrapExprSyntax.self)
      || machine.storedProperty?.isUnwrappedByName == true && !base.is(OptionalChainingExprSyntax.self)
  }

  /// What is done where there is a value; elsewhere the program stops, or the result is nil.
  func whereItIs(
    _ slot: Slot,
    text: String,
    _ statements: [Statement],
    isForced: Bool,
    to destination: Destination?,
    at site: Site
  ) -> [Statement] {
    let exists = Condition.exists(slot, text: "\(text) is there")
    if isForced { return [.require(exists, isSure: true, offset: site.offset)] + statements }
    let nothing = destination.map { finish(.none, at: site, to: $0) } ?? []
    return [.branch(exists, then: Block(statements: statements), otherwise: Block(statements: nothing))]
  }

  /// What `state!` asks for.
  func requirement(of term: Operands, _ slot: Slot) -> [Statement] {
    guard let forced = term.single?.as(ForceUnwrapExprSyntax.self), mayBeNil(slot) else { return [] }
    let exists = Condition.exists(slot, text: "\(forced.expression.text) != nil")
    return [.require(exists, isSure: true, offset: forced.offset)]
  }
}

extension MachineDeclaration {
  /// What is taken for granted where nothing that is read sets the state to nil, and others may.
  var assumptionsOfNil: [String] {
    guard hasOptionalState, !hasPrivateState, let name = storage.propertyName else { return [] }
    return ["nobody sets '\(name)' to nil"]
  }
}
