import SwiftSyntax

/// Stored properties whose observers change the state and that hold a case: which one it is is known once it was written.
extension Lowering {
  mutating func makeVariableSlots() {
    guard machine.storage.propertyName != nil, let type = machine.declarations.types[machine.owner] else { return }
    for name in observed.sorted() where !machine.isState(name, in: machine.owner) && isFollowedByObservers(name) {
      guard let binding = type.properties[name], let held = caseType(of: binding), let path = held.path,
        let cases = machine.declarations.types[path]?.enumeration?.plainCases,
        Set(cases.map { [$0.name.identifierText] }) == plainCases(of: held)
      else { continue }
      toldVariables[name] = slot(of: held)
    }
  }

  func caseType(of binding: PatternBindingSyntax) -> ValueType? {
    if let type = binding.typeAnnotation?.type {
      let held = ValueType(type, in: machine.declarations, from: machine.owner)
      return held?.isOptional == false && held?.collection == nil ? held : nil
    }
    guard let base = binding.initializer?.value.as(MemberAccessExprSyntax.self)?.base else { return nil }
    let found = machine.declarations.enumeration(named: base.trimmedDescription, from: machine.owner)
    return found.map { ValueType(path: $0.path) }
  }

  /// The property that is asked for: `mode` or `self.mode`.
  func toldVariable(_ expression: ExprSyntax?, scope: Scope) -> Slot? {
    guard !toldVariables.isEmpty, let expression, scope.receiver == .machine, scope.owner == machine.owner else {
      return nil
    }
    let name = ownName(of: expression, scope: scope)
    return scope[name] == nil || expression.is(MemberAccessExprSyntax.self) ? toldVariables[name] : nil
  }

  /// `mode = .fast`
  mutating func tellingCase(_ assignment: Assignment, scope: Scope) -> [Statement] {
    guard let slot = toldVariable(assignment.target, scope: scope) else { return [] }
    var value = Expression.unknown(why: "")
    if assignment.value.single?.is(MemberAccessExprSyntax.self) == true,
      case (_, .enumCase(let name, nil)) = leaf(assignment.value, expected: variables[slot.id].type, scope: scope)
    {
      value = .enumCase(name, nested: nil)
    } else if let source = place(assignment.value, scope: scope),
      variables[source.id].type?.path == variables[slot.id].type?.path
    {
      value = .slot(source)
    }
    return [.assign(slot, value, assignment.value.site)]
  }
}
