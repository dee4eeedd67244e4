import SwiftSyntax

/// States that are types, and put the next into what holds them.
extension Lowering {
  mutating func arm(
    putBy member: StateTypes.Member,
    for name: String,
    in states: StateTypes
  ) -> (Block?, Unknown?) {
    guard let function = member.functions[name], let body = function.body,
      let type = states.types.first(where: { $0.path.lastName == name })
    else { return (nil, nil) }
    if let put = states.context?.puts(states, in: body).first(where: { $0.isLater }) {
      let why = "when the next state is put there is not followed"
      unread(why, at: put.syntax.offset)
      let unknown = Unknown(site: Site(text: member.name, offset: put.syntax.offset), why: why)
      return (Block(statements: [.lose(.state, unknown)]), nil)
    }
    var scope = Scope(receiver: .value(.state), owner: type.path)
    scope = scope.shadowed(by: function.signature.parameterClause.parameters.map(\.innerName))
    if let event = member.event[name] { scope.bind(event, to: .slot(.event)) }
    return (block(body.statements, scope: scope, to: nil), nil)
  }

  /// `light.state = Green()`
  mutating func put(_ assignment: Assignment, scope: Scope) -> [Statement]? {
    machine.stateTypes?.context?.value(putBy: assignment).map { put($0, scope: scope) }
  }

  /// `light.transition(to: Green())`
  mutating func put(by call: FunctionCallExprSyntax, scope: Scope) -> [Statement]? {
    guard let context = machine.stateTypes?.context else { return nil }
    if let value = context.value(putBy: call) { return put(value, scope: scope) }
    let isFollowed = inlined(ExprSyntax(call), scope: scope) != nil
    guard !isFollowed, context.isOfState(call) || context.mayPut(call), stateMade(by: ExprSyntax(call)) == nil else {
      return nil
    }
    let why = "what '\(call.calledExpression.text)' does to the state is not followed"
    return [.lose(.state, Unknown(site: Operands(ExprSyntax(call)).site, why: why))]
  }

  private mutating func put(_ value: Operands, scope: Scope) -> [Statement] {
    lower(value, to: .slot(.state), expected: machine.placeType, scope: scope)
  }
}

extension StateContext.Put {
  /// Whether it stands in a closure that does not run at once.
  fileprivate var isLater: Bool {
    sequence(first: syntax, next: \.parent).prefix { !$0.is(FunctionDeclSyntax.self) }
      .contains { $0.as(ClosureExprSyntax.self).map { !$0.timing.isAtOnce } ?? false }
  }
}
