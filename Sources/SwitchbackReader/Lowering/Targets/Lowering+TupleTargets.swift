import SwiftSyntax

/// `(state, count) = (.idle, 0)`: all values are there before any is assigned.
extension Lowering {
  mutating func assign(_ targets: TupleExprSyntax, _ value: Operands, scope: Scope) -> [Statement] {
    let places = targets.elements.map { place(Operands($0.expression), scope: scope) }
    let finding = targets.leafTargets.flatMap { found($0, scope: scope) }
    if value.single?.is(TupleExprSyntax.self) != true, let filled = assigned(places, value, scope: scope) {
      let unknown = Unknown(site: value.site, why: "target is computed by '\(value.text)'")
      let others = zip(targets.elements, places).filter { $1 == nil }
      return finding + filled + others.flatMap { losing($0.0.expression, unknown, scope: scope) }
    }
    guard let values = value.single?.as(TupleExprSyntax.self), values.elements.count == places.count else {
      let why = "target is computed by '\(value.text)'"
      return finding + discarded(value, scope: scope)
        + targets.elements.flatMap { losing($0.expression, Unknown(site: value.site, why: why), scope: scope) }
    }
    var (before, after): ([Statement], [Statement]) = (finding, [])
    for (target, element) in zip(targets.elements, values.elements) {
      let parts = assign(target.expression, Operands(element.expression), scope: scope)
      before += parts.before
      after += parts.after
    }
    return before + after
  }

  /// What is done to find the place of something else than the state.
  private mutating func found(_ target: ExprSyntax, scope: Scope) -> [Statement] {
    let isOther =
      !target.is(DiscardAssignmentExprSyntax.self) && place(Operands(target), scope: scope) == nil
      && setterOfState(target, scope: scope) == nil
    return isOther ? effects(ofTarget: target, scope: scope) : []
  }

  /// What brings a value, and what puts it in its place.
  private mutating func assign(
    _ target: ExprSyntax,
    _ value: Operands,
    scope: Scope
  ) -> (before: [Statement], after: [Statement]) {
    if target.is(DiscardAssignmentExprSyntax.self) { return (discarded(value, scope: scope), []) }
    if let place = place(Operands(target), scope: scope) {
      let slot = slot(of: variables[place.id].type)
      let before = lower(value, to: .slot(slot), expected: variables[place.id].type, scope: scope)
      let after = finish(.slot(slot), at: value.site, to: .slot(place))
      return (before, forgetting(assigned: target, scope: scope) + after)
    }
    if let setter = setterOfState(target, scope: scope) {
      let slot = slot(of: setter.type)
      let before = lower(value, to: .slot(slot), expected: setter.type, scope: scope)
      return (before, [call(setter, with: slot, at: value.site)])
    }
    let assignment = Assignment(target, value)
    if let filled = boxAssignment(assignment, scope: scope) ?? holderAssignment(assignment, scope: scope)
      ?? loss(bySetter: assignment, scope: scope)
    {
      return ([], filled)
    }
    if let inner = target.as(TupleExprSyntax.self) { return ([], assign(inner, value, scope: scope)) }
    return (discarded(value, scope: scope), placing(assignment, scope: scope))
  }

  /// What is put there is not known.
  private mutating func losing(_ target: ExprSyntax, _ unknown: Unknown, scope: Scope) -> [Statement] {
    if target.is(DiscardAssignmentExprSyntax.self) { return [] }
    if let place = place(Operands(target), scope: scope) {
      return forgetting(assigned: target, scope: scope) + [.lose(place, unknown)]
    }
    if let setter = setterOfState(target, scope: scope) {
      let slot = slot(of: setter.type)
      return [.assign(slot, .unknown(why: unknown.why), unknown.site), call(setter, with: slot, at: unknown.site)]
    }
    // Nothing is told by a value that has no name.
    return placing(Assignment(target, Operands([ExprSyntax]())), scope: scope)
  }
}

extension TupleExprSyntax {
  /// The places in it, and in the tuples in it.
  fileprivate var leafTargets: [ExprSyntax] {
    elements.flatMap { $0.expression.as(TupleExprSyntax.self)?.leafTargets ?? [$0.expression] }
  }
}
