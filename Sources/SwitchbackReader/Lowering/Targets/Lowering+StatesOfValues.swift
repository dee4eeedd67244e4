import SwiftSyntax

/// The state that a member of another type makes of its value: `central.state.connectionState`. What the value is nobody
/// knows, but what its type gives is in the source.
extension Lowering {
  mutating func stateGiven(
    by expression: ExprSyntax,
    at site: Site,
    expected: ValueType?,
    scope: Scope
  ) -> ([Statement], Expression)? {
    guard let expected, expected.path == machine.stateType, machine.steps == nil, machine.stateTypes == nil,
      let (found, base) = memberGivingState(expression, scope: scope)
    else { return nil }
    var call = found
    call.receiver = .value(place(Operands(base), scope: scope) ?? slot(of: valueType(ofOwner: call.owner)))
    let result = slot(of: expected)
    return (self.call(call, to: .slot(result), at: site, scope: scope), .slot(result))
  }

  /// Where a state is wanted, only a member that the module itself declares can be meant.
  private func memberGivingState(_ expression: ExprSyntax, scope: Scope) -> (InlinedCall, base: ExprSyntax)? {
    let called = expression.as(FunctionCallExprSyntax.self)
    guard called.map({ $0.arguments.isEmpty && $0.trailingClosure == nil }) ?? true,
      let member = (called?.calledExpression ?? expression).as(MemberAccessExprSyntax.self), let base = member.base,
      !base.isSelf, !isAlias(base.trimmedDescription, scope: scope), !base.trimmedDescription.contains("?")
    else { return nil }
    let name = member.declName.baseName.identifierText
    let known = [machine.owner, machine.stateType, machine.holder?.content, machine.box?.content]
    let found = machine.declarations.types.values.flatMap { type in
      members(named: name, givingStateIn: type).map { (path: type.path, member: $0) }
    }
    guard found.count == 1, let (path, only) = found.first, !known.contains(path),
      let callee = only.callee(isCalled: called != nil), let body = callee.body,
      machine.declarations.surveys.survey(body).conditions.isEmpty
    else { return nil }
    var call = InlinedCall(callee: callee, receiver: .other, owner: path)
    call.giver = base
    call.helper = base.trimmedDescription
    call.syntax = expression
    return (call, base)
  }

  private func members(named name: String, givingStateIn type: Declarations.TypeDeclaration) -> [DeclSyntax] {
    let properties = ([type.properties[name]].compactMap(\.self) + (type.namesakes[name] ?? [])).filter {
      givesState($0.typeAnnotation?.type, in: type.path)
    }
    let functions = type.functions(named: name).filter { givesState($0.signature.returnClause?.type, in: type.path) }
    return properties.compactMap { $0.parent?.parent?.as(DeclSyntax.self) } + functions.map { DeclSyntax($0) }
  }

  private func givesState(_ type: TypeSyntax?, in owner: String) -> Bool {
    ValueType(type, in: machine.declarations, from: owner)?.path == machine.stateType
  }
}

extension DeclSyntax {
  /// What runs where a member of a value is asked for, if that neither waits nor throws nor sets anything.
  fileprivate func callee(isCalled: Bool) -> InlinedCall.Callee? {
    if let function = self.as(FunctionDeclSyntax.self) {
      let isPlain = !function.isStatic && !function.isMutating && function.signature.effectSpecifiers == nil
      return isCalled && isPlain && function.signature.parameterClause.parameters.isEmpty ? .function(function) : nil
    }
    guard !isCalled, let variable = self.as(VariableDeclSyntax.self), !variable.isStatic,
      let binding = variable.bindings.first, let items = binding.getter, !binding.hasEffects
    else { return nil }
    return .getter(items, type: binding.typeAnnotation?.type)
  }
}

extension PatternBindingSyntax {
  fileprivate var hasEffects: Bool {
    guard case .accessors(let accessors)? = accessorBlock?.accessors else { return false }
    return accessors.contains { $0.effectSpecifiers != nil }
  }
}

extension InlinedCall.Callee {
  fileprivate var body: CodeBlockItemListSyntax? {
    switch self {
    case .function(let function): function.body?.statements
    case .getter(let items, _): items
    default: nil
    }
  }
}
