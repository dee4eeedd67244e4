import SwiftSyntax

extension Lowering {
  mutating func assign(_ assignment: Assignment, scope: Scope) -> [Statement] {
    if assignment.target.is(DiscardAssignmentExprSyntax.self) { return discarded(assignment.value, scope: scope) }
    if let slot = place(Operands(assignment.target), scope: scope) {
      let value = lower(assignment.value, to: .slot(slot), expected: variables[slot.id].type, scope: scope)
      guard assignment.isTried, !value.contains(where: \.isCall) else { return value }
      return [.mayFail(assignment.value.text, offset: assignment.target.offset)] + value
    }
    if let targets = assignment.target.as(TupleExprSyntax.self) {
      return assign(targets, assignment.value, scope: scope)
    }
    return discarded(assignment.value, scope: scope) + effects(in: Operands(assignment.target), scope: scope)
  }

  /// `(state, count) = (.idle, 0)`.
  private mutating func assign(_ targets: TupleExprSyntax, _ value: Operands, scope: Scope) -> [Statement] {
    let places = targets.elements.map { place(Operands($0.expression), scope: scope) }
    guard let values = value.single?.as(TupleExprSyntax.self), values.elements.count == places.count else {
      let unknown = Unknown(site: value.site, why: "target is computed by '\(value.text)'")
      return discarded(value, scope: scope) + places.compactMap(\.self).map { .lose($0, unknown) }
    }
    // All values are there before any is assigned.
    var (before, after): ([Statement], [Statement]) = ([], [])
    for (place, element) in zip(places, values.elements) {
      let term = Operands(element.expression)
      guard let place else {
        before += discarded(term, scope: scope)
        continue
      }
      let slot = slot(of: variables[place.id].type)
      before += lower(term, to: .slot(slot), expected: variables[place.id].type, scope: scope)
      after.append(.assign(place, .slot(slot), term.site))
    }
    return before + after
  }
}

extension Statement {
  fileprivate var isCall: Bool {
    if case .call = self { true } else { false }
  }
}
