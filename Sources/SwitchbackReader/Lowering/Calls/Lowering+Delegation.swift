import SwiftSyntax

/// `running.next(on: event).map(Self.running)`: what a nested machine gives, as a state of the machine around it.
struct Delegation {
  /// What gives the nested state, or nil.
  var inner: ExprSyntax
  var innerType: ValueType
  /// The case that is put around it.
  var name: String
  var path: String
}

extension Lowering {
  /// The delegation that an expression is, where the reader follows what is mapped.
  ///
  /// - Parameter expected: the type that a leading dot is short for.
  func delegation(_ expression: ExprSyntax, expected: ValueType?, scope: Scope) -> Delegation? {
    guard let call = expression.as(FunctionCallExprSyntax.self), let wrapper = call.wrapper,
      let inner = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      let type = type(of: Operands(inner), scope: scope), type.isOptional, let path = type.path,
      let shape = shape(before: wrapper.base, expected: expected ?? ValueType(path: machine.stateType), scope: scope),
      shape.case(wrapper.declName.baseName.identifierText)?.nested?.path == path
    else { return nil }
    let name = wrapper.declName.baseName.identifierText
    return Delegation(inner: inner, innerType: type, name: name, path: shape.path)
  }

  /// The type to which an event is handed on that another file declares.
  func machineElsewhere(_ expression: ExprSyntax, expected: ValueType?, scope: Scope) -> String? {
    guard let call = expression.as(FunctionCallExprSyntax.self), let wrapper = call.wrapper, let mapped = call.mapped,
      mapped.eventHandedOn != nil, let base = mapped.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      let slot = place(Operands(base), scope: scope),
      let shape = shape(before: wrapper.base, expected: expected ?? ValueType(path: machine.stateType), scope: scope),
      let nested = shape.case(wrapper.declName.baseName.identifierText)?.nested, nested.isOpen,
      nested.path == variables[slot.id].type?.path
    else { return nil }
    return nested.path
  }

  /// Nil where the nested machine gives nil, and by a `default` where it does so by one.
  mutating func lower(_ delegation: Delegation, to destination: Destination, at site: Site, scope: Scope) -> [Statement]
  {
    let slot = slot(of: delegation.innerType)
    let inner = Operands(delegation.inner)
    let before = lower(inner, to: .slot(slot), expected: delegation.innerType, scope: scope)
    let around = finish(.enumCase(delegation.name, nested: .slot(slot)), at: site, to: destination)
    let nothing = finish(.slot(slot), at: site, to: destination)
    let exists = Condition.exists(slot, text: "\(inner.text.asOperand) != nil")
    return before.map(\.handingOn)
      + [.branch(exists, then: Block(statements: around), otherwise: Block(statements: nothing))]
  }
}

extension FunctionCallExprSyntax {
  /// The case of `.map(Self.running)` and of `.map { .running($0) }`.
  var wrapper: MemberAccessExprSyntax? {
    guard calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "map" else { return nil }
    if let closure = trailingClosure, arguments.isEmpty, additionalTrailingClosures.isEmpty { return closure.wrapper }
    guard arguments.count == 1, trailingClosure == nil, let argument = arguments.first?.expression else { return nil }
    return argument.as(ClosureExprSyntax.self)?.wrapper ?? argument.as(MemberAccessExprSyntax.self)
  }
}

extension ClosureExprSyntax {
  fileprivate var wrapper: MemberAccessExprSyntax? {
    guard statements.count == 1, let call = statements.first?.expression?.as(FunctionCallExprSyntax.self),
      call.arguments.count == 1, call.arguments.first?.expression.trimmedDescription == parameterName
    else { return nil }
    return call.calledExpression.as(MemberAccessExprSyntax.self)
  }

  private var parameterName: String? {
    guard let clause = signature?.parameterClause else { return "$0" }
    guard case .simpleInput(let names) = clause, names.count == 1 else { return nil }
    return names.first?.name.text
  }
}

extension Statement {
  fileprivate var handingOn: Statement {
    guard case .call(var call) = self else { return self }
    call.isDelegation = true
    return .call(call)
  }
}
