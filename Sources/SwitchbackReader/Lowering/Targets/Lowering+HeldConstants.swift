import SwiftSyntax

/// A state that a constant of the instance, the type or the file holds: `newState = initialState`.
extension Lowering {
  mutating func heldConstant(
    _ expression: ExprSyntax,
    to destination: Destination,
    expected: ValueType?,
    scope: Scope
  ) -> [Statement]? {
    guard let expected, expected.path != nil, expected.path == variables[Slot.state.id].type?.path,
      expected.collection == nil, place(Operands(expression), scope: scope) == nil,
      let constant = constant(expression, scope: scope), constant.value.parent?.is(InitializerClauseSyntax.self) == true
    else { return nil }
    let slot = slot(of: expected)
    let inside = scope.inside(constant)
    let before = nested(at: expression.offset) {
      Block(statements: $0.lower(Operands(constant.value), to: .slot(slot), expected: expected, scope: inside))
    }
    return before.statements + finish(.slot(slot), at: Operands(expression).site, to: destination)
  }
}
