import SwiftSyntax

/// One of several functions that a name means: `handler` of `let handler = handlers[state]`, `rule.next` of a rule that was
/// picked.
struct FunctionChoice {
  enum Callee {
    /// A closure, or the name of a method, in a property that says what to do.
    case action(ExprSyntax)
    case closure(GivenClosure)
  }

  /// The functions with the conditions under which they are meant.
  var cases: [(condition: Condition, callee: Callee)]
  var type: FunctionTypeSyntax
  /// The type inside of which that is written.
  var owner: String
}

extension Lowering {
  /// `let handler = handlers[state]`, of which the key is known from then on.
  mutating func functionChoice(_ value: ExprSyntax, scope: Scope) -> (before: [Statement], choice: FunctionChoice)? {
    guard let subscripted = value.as(SubscriptCallExprSyntax.self), subscripted.arguments.count == 1,
      let key = subscripted.arguments.first, key.label == nil,
      let table = actionTable(named: subscripted.calledExpression.nameBehindSelf, scope: scope),
      let written = machine.declarations.types[machine.owner]?.properties[table.name]?.typeAnnotation?.type,
      let function = written.as(DictionaryTypeSyntax.self)?.value.functionType,
      let type = place(Operands(key.expression), scope: scope).flatMap({ variables[$0.id].type }),
      type.path != nil, !type.isOptional
    else { return nil }
    let slot = slot(of: type)
    let before = lower(Operands(key.expression), to: .slot(slot), expected: type, scope: scope)
    var cases: [(Condition, FunctionChoice.Callee)] = []
    for row in table.rows {
      let written = leaf(Operands(ExprSyntax(row.key)), expected: type, scope: scope).1
      guard let pattern = CasePattern(of: written) else { return nil }
      let text = "\(key.expression.text) == \(row.key.text)"
      let isKey = Condition.matches(Operand(slot: slot, text: key.expression.text), pattern, text: text)
      cases.append((isKey, .action(row.action)))
    }
    return (before, FunctionChoice(cases: cases, type: function, owner: machine.owner))
  }

  /// The functions that a call may mean, and whether it may be none of them.
  func functionChoice(calledBy call: FunctionCallExprSyntax, scope: Scope) -> (FunctionChoice, isChained: Bool)? {
    let callee = call.calledExpression.unwrappedOptional?.single ?? call.calledExpression
    let isChained = call.calledExpression.is(OptionalChainingExprSyntax.self)
    guard call.trailingClosure == nil, let choice = functionChoice(named: callee, scope: scope),
      choice.type.parameters.count == call.arguments.count
    else { return nil }
    return (choice, isChained)
  }

  private func functionChoice(named callee: ExprSyntax, scope: Scope) -> FunctionChoice? {
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      guard case .functions(let choice)? = scope[name] else { return nil }
      return choice
    }
    guard let member = callee.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      case .record(let record)? = scope[base]
    else { return nil }
    return record.choices[member.declName.baseName.identifierText]
  }

  /// The type of what such a call gives.
  func typeOfChoice(_ expression: ExprSyntax, scope: Scope) -> ValueType? {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let (choice, isChained) = functionChoice(calledBy: call, scope: scope),
      var type = ValueType(choice.type.returnClause.type, in: machine.declarations, from: choice.owner)
    else { return nil }
    if isChained { type.isOptional = true }
    return type
  }

  /// - Parameter destination: where the result goes; nil where nobody asks for it.
  mutating func call(
    oneOf expression: ExprSyntax,
    to destination: Destination?,
    scope: Scope
  ) -> [Statement]? {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let (choice, isChained) = functionChoice(calledBy: call, scope: scope)
    else { return nil }
    let site = Operands(expression).site
    var statements: [Statement] =
      isChained ? destination.map { finish(.none, at: site, to: $0) } ?? [] : [.trap(offset: call.offset)]
    for item in choice.cases.reversed() {
      guard let inlined = inlined(item.callee, of: choice, by: call, scope: scope) else { return nil }
      let called = self.call(inlined, to: destination, at: site, scope: scope)
      statements = [.branch(item.condition, then: Block(statements: called), otherwise: Block(statements: statements))]
    }
    return statements
  }

  private func inlined(
    _ callee: FunctionChoice.Callee,
    of choice: FunctionChoice,
    by call: FunctionCallExprSyntax,
    scope: Scope
  ) -> InlinedCall? {
    let (told, given) = (choice.type.parameters.map(\.type), choice.type.returnClause.type)
    switch callee {
    case .closure(let closure):
      let arguments = Array(call.arguments)
      return InlinedCall(callee: .closure(closure), arguments: arguments, receiver: scope.receiver, owner: scope.owner)
    case .action(let action):
      guard var inlined = self.action(action, by: call, scope: scope) else { return nil }
      if case .closure(var closure) = inlined.callee {
        (closure.toldTypes, closure.givenType) = (told, given)
        inlined.callee = .closure(closure)
      }
      return inlined
    }
  }
}
