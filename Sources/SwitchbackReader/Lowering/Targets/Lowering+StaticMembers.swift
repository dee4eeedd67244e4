import SwiftSyntax

/// `.failed(with: error)` and `.start`, where these are no cases but static members of the enum that give one.
extension Lowering {
  /// - Parameter expected: the type that the leading dot is short for.
  func madeByStatic(_ term: Operands, expected: ValueType?) -> InlinedCall? {
    let call = term.single?.as(FunctionCallExprSyntax.self)
    guard let path = expected?.path, let shape = shape(at: path), call?.trailingClosure == nil,
      let member = (call?.calledExpression ?? term.single)?.as(MemberAccessExprSyntax.self), member.base == nil
    else { return nil }
    let name = member.declName.baseName.identifierText
    guard !shape.hasCase(name), let type = machine.declarations.types[path] else { return nil }
    guard let call else {
      let bindings = type.variables.filter(\.isStatic).flatMap(\.bindings)
      let found = bindings.first { $0.pattern.trimmedDescription == name && gives($0.typeAnnotation?.type, path) }
      guard let found, let getter = found.getter else { return nil }
      return InlinedCall(callee: .getter(getter, type: found.typeAnnotation?.type), receiver: .other, owner: path)
    }
    if let made = ownInitializer(call, expected: expected, scope: Scope(receiver: .other, owner: path)) { return made }
    let arguments = Array(call.arguments)
    let found = type.functions(named: name).filter { function in
      function.isStatic && function.body != nil && function.signature.parameterClause.parameters.takes(arguments)
        && gives(function.signature.returnClause?.type, path)
    }
    guard found.count == 1, let function = found.first else { return nil }
    return InlinedCall(callee: .function(function), arguments: arguments, receiver: .other, owner: path)
  }

  /// What a static property of the states' enum gives where that is one expression: `State.start`; anything else is itself.
  func givenByStatic(_ term: Operands) -> Operands {
    guard let member = term.single?.as(MemberAccessExprSyntax.self),
      let type = machine.declarations.types[machine.stateType],
      member.base.map({ $0.trimmedDescription.lastName == machine.stateType.lastName }) ?? true,
      case let asked = member.declName.baseName.identifierText, !machine.states.hasCase(asked),
      let found = type.variables.filter(\.isStatic).flatMap(\.bindings).first(where: { $0.pattern.text == asked }),
      let items = found.getter, items.count == 1, let given = items.first?.expression
    else { return term }
    return Operands(given)
  }

  /// Whether a call may be one of a static function that has the name of a case.
  func mayBeStatic(_ call: FunctionCallExprSyntax, named name: String, of shape: EnumShape?) -> Bool {
    guard let path = shape?.path, let type = machine.declarations.types[path] else { return false }
    let arguments = Array(call.arguments)
    return type.functions(named: name).contains { function in
      function.isStatic && function.signature.parameterClause.parameters.takes(arguments)
    }
  }

  private func gives(_ type: TypeSyntax?, _ path: String) -> Bool {
    ValueType(type, in: machine.declarations, from: path)?.path == path
  }
}
