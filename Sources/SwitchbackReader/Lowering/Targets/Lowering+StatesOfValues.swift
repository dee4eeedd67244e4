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

  /// The only member of that name in the module, of a value that is known to be of its type, and is asked for nothing else.
  private func memberGivingState(_ expression: ExprSyntax, scope: Scope) -> (InlinedCall, base: ExprSyntax)? {
    let called = expression.as(FunctionCallExprSyntax.self)
    guard called.map({ $0.arguments.isEmpty && $0.trailingClosure == nil }) ?? true,
      let member = (called?.calledExpression ?? expression).as(MemberAccessExprSyntax.self), let base = member.base
    else { return nil }
    let name = member.declName.baseName.identifierText
    let types = machine.declarations.types.values.filter {
      $0.properties[name] != nil || !$0.functions(named: name).isEmpty
    }
    guard types.count == 1, let type = types.first, isPlainValue(base, of: type, scope: scope) else { return nil }
    let found = members(named: name, givingStateIn: type)
    guard found.count == 1, let callee = found[0].callee(isCalled: called != nil), let body = callee.body,
      machine.declarations.surveys.survey(body).conditions.isEmpty
    else { return nil }
    var call = InlinedCall(callee: callee, receiver: .other, owner: type.path)
    call.giver = base
    call.helper = base.trimmedDescription
    call.syntax = expression
    return (call, base)
  }

  /// Whether a value is of a type, and nothing else can be known of it: an event whose enum is declared elsewhere, or what
  /// an event is given and asks for once, `central.state`.
  private func isPlainValue(_ base: ExprSyntax, of type: Declarations.TypeDeclaration, scope: Scope) -> Bool {
    let names = base.trimmedDescription.split(separator: ".").map(String.init)
    guard names.count < 3, let root = names.first, names.allSatisfy({ $0.names == [$0] }) else { return false }
    let around = sequence(first: Syntax(base), next: \.parent).lazy.compactMap { $0.as(FunctionDeclSyntax.self) }
    guard let function = around.first(where: { _ in true }) else { return false }
    if let slot = place(Operands(base), scope: scope) {
      guard variables[slot.id].isForeignEvent else { return false }
      guard case .value(let given)? = Syntax(base).localBinding(of: root) else {
        return isOf(type, names, in: function)
      }
      return isOf(type, given.trimmedDescription.split(separator: ".").map(String.init), in: function)
    }
    let uses = ReferenceFinder.references(to: root, in: function)
    let own = machine.declarations.types[machine.owner]?.functions ?? []
    let isCalled = own.compactMap(\.body).contains { body in
      machine.declarations.surveys.survey(body).calls.contains { $0.name == function.name.identifierText }
    }
    return uses.count == 1 && !isCalled && machine.entries.contains { $0.function == function }
      && isOf(type, names, in: function)
  }

  /// Whether a parameter, or a member of one of another module, is of a type: nothing there can be of one that is not known there.
  private func isOf(_ type: Declarations.TypeDeclaration, _ names: [String], in function: FunctionDeclSyntax) -> Bool {
    let parameters = function.signature.parameterClause.parameters
    guard let written = parameters.first(where: { $0.innerName == names.first })?.type, written.isPlainTypeName,
      function.genericParameterClause == nil
    else { return false }
    let named = machine.declarations.type(named: written.trimmedDescription, from: machine.owner)
    if names.count == 1 { return named?.path == type.path }
    return type.declaration == nil && named?.declaration == nil && named?.properties[names[1]] == nil
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

extension InlinedCall.Callee {
  fileprivate var body: CodeBlockItemListSyntax? {
    switch self {
    case .function(let function): function.body?.statements
    case .getter(let items, _): items
    default: nil
    }
  }
}

extension TypeSyntax {
  /// Whether it is the name of a type without arguments.
  fileprivate var isPlainTypeName: Bool {
    if let nested = self.as(MemberTypeSyntax.self) { return nested.genericArgumentClause == nil }
    return self.as(IdentifierTypeSyntax.self).map { $0.genericArgumentClause == nil } ?? false
  }
}
