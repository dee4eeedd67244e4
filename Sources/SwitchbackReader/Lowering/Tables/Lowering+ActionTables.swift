import SwiftSyntax

/// What a property says for each state is done where the property is asked for the state: `actions[state]?(self)`.
extension Lowering {
  func actionTable(askedBy call: FunctionCallExprSyntax, scope: Scope) -> ActionTable? {
    call.tableAsked.flatMap { actionTable(named: $0.name, scope: scope) }
  }

  func actionTable(named name: String, scope: Scope) -> ActionTable? {
    guard scope.receiver == .machine, scope.owner == machine.owner, machine.storage.propertyName != nil,
      scope[name] == nil
    else { return nil }
    return machine.declarations.types[machine.owner]?.actionTables.first { $0.name == name }
  }

  mutating func act(by table: ActionTable, _ call: FunctionCallExprSyntax, scope: Scope) -> [Statement] {
    let site = Operands(ExprSyntax(call)).site
    let lost = Statement.lose(.state, Unknown(site: site, why: "what '\(table.name)' says is not followed"))
    guard let asked = call.tableAsked, let slot = place(Operands(asked.key), scope: scope),
      let type = variables[slot.id].type, type.path != nil, !type.isOptional
    else { return [lost] }
    var statements: [Statement] = asked.isForced ? [.trap(offset: call.offset)] : []
    for row in table.rows.reversed() {
      let key = leaf(Operands(ExprSyntax(row.key)), expected: type, scope: scope).1
      guard let pattern = CasePattern(of: key), let action = action(row.action, by: call, scope: scope) else {
        return [lost]
      }
      let text = "\(asked.key.text) == \(row.key.text)"
      let isKey = Condition.matches(Operand(slot: slot, text: asked.key.text), pattern, text: text)
      let done = self.call(action, to: nil, at: site, scope: scope)
      statements = [.branch(isKey, then: Block(statements: done), otherwise: Block(statements: statements))]
    }
    return statements
  }

  func action(_ action: ExprSyntax, by call: FunctionCallExprSyntax, scope: Scope) -> InlinedCall? {
    let arguments = Array(call.arguments)
    guard let closure = action.as(ClosureExprSyntax.self) else {
      let name = action.nameBehindSelf
      return method(named: name, arguments, on: .machine, owner: machine.owner, at: action.offset)
    }
    let inside = self.scope(of: closure, in: Scope(receiver: .machine, owner: machine.owner))
    let given = GivenClosure(closure: closure, scope: inside, standsElsewhere: true)
    return InlinedCall(callee: .closure(given), arguments: arguments, receiver: .machine, owner: machine.owner)
  }
}
