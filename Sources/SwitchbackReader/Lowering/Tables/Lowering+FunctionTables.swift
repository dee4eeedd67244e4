import SwiftSyntax

/// What a property has for each case is a function, and what that gives is wanted: `actions[event]?(state)`, of
/// `let actions: [Event: (State) -> State?]`.
extension Lowering {
  /// The type of what such a call gives.
  func typeOfTable(_ expression: ExprSyntax, scope: Scope) -> ValueType? {
    guard let call = expression.as(FunctionCallExprSyntax.self), let function = functionOfTable(call, scope: scope),
      var type = ValueType(function.returnClause.type, in: machine.declarations, from: machine.owner), type.isTracked
    else { return nil }
    if call.tableAsked?.isForced == false { type.isOptional = true }
    return type
  }

  private func functionOfTable(_ call: FunctionCallExprSyntax, scope: Scope) -> FunctionTypeSyntax? {
    guard let table = actionTable(askedBy: call, scope: scope),
      let written = machine.declarations.types[machine.owner]?.properties[table.name]?.typeAnnotation?.type,
      let function = written.as(DictionaryTypeSyntax.self)?.value.functionType,
      function.parameters.count == call.arguments.count
    else { return nil }
    return function
  }

  mutating func tableResult(_ expression: ExprSyntax, to destination: Destination, scope: Scope) -> [Statement]? {
    guard typeOfTable(expression, scope: scope) != nil, let call = expression.as(FunctionCallExprSyntax.self),
      let table = actionTable(askedBy: call, scope: scope), let function = functionOfTable(call, scope: scope),
      let asked = call.tableAsked, let slot = place(Operands(asked.key), scope: scope),
      let type = variables[slot.id].type, type.path != nil, !type.isOptional
    else { return nil }
    let site = Operands(expression).site
    var statements: [Statement] =
      asked.isForced ? [.trap(offset: call.offset)] : finish(.none, at: site, to: destination)
    for row in table.rows.reversed() {
      let key = leaf(Operands(ExprSyntax(row.key)), expected: type, scope: scope).1
      guard let pattern = CasePattern(of: key), var action = action(row.action, by: call, scope: scope) else {
        return nil
      }
      if case .closure(var given) = action.callee {
        (given.toldTypes, given.givenType) = (function.parameters.map(\.type), function.returnClause.type)
        action.callee = .closure(given)
      }
      let text = "\(asked.key.text) == \(row.key.text)"
      let isKey = Condition.matches(Operand(slot: slot, text: asked.key.text), pattern, text: text)
      let given = self.call(action, to: destination, at: site, scope: scope)
      statements = [.branch(isKey, then: Block(statements: given), otherwise: Block(statements: statements))]
    }
    return statements
  }
}
