import SwiftSyntax

/// A property beside the state that is given a case which something else holds or gives: `mode = new`, `mode = pick()`,
/// `mode = isLate ? .slow : .fast`.
extension Lowering {
  /// What is done before it is given that, and what is known of it behind that.
  mutating func heldCase(_ assignment: Assignment, scope: Scope) -> (before: [Statement], after: [Statement])? {
    guard !repeatedQuestions.isEmpty, toldVariable(assignment.target, scope: scope) == nil,
      let place = toldProperty(assignment.target, scope: scope), let type = caseType(of: place.property),
      holds(assignment.value, type, for: place.name, scope: scope)
    else { return nil }
    let members = members(of: place.property)
    let mayComeBack = machine.isShared && Syntax(assignment.target).standsBesideForeignMembers
    guard !members.isEmpty, !mayComeBack else { return nil }
    let slot = slot(of: type)
    let after = telling(place, at: assignment.value.site, scope: scope) { told in
      guard case .member(_, let name) = told, members.contains(name) else { return nil }
      let operand = Operand(slot: slot, text: assignment.value.text)
      return .condition(.matches(operand, .path([name], payload: nil), text: "\(assignment.value.text) == .\(name)"))
    }
    guard !after.isEmpty else { return nil }
    return (lower(assignment.value, to: .slot(slot), expected: type, scope: scope), after)
  }

  private func holds(_ value: Operands, _ type: ValueType, for name: String, scope: Scope) -> Bool {
    guard let single = value.single else { return value.isChoice(besides: name) }
    if let slot = place(value, scope: scope) { return variables[slot.id].type?.path == type.path }
    return inlined(single, scope: scope).map { resultType(of: $0, scope: scope)?.path == type.path } ?? false
  }
}

extension Operands {
  /// Whether it is one of two values, and a place does not decide itself which it is given: `mode = isLate ? .slow : .fast`.
  func isChoice(besides name: String) -> Bool { Operands.ternary(self) != nil && !text.names.contains(name) }
}
