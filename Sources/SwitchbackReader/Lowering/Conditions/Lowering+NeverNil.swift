import SwiftSyntax

/// What is never nil by what the source says of it.
extension Lowering {
  /// Whether a value is written, the name of what cannot be nil by its declaration or its use, or made by what cannot give nil.
  func isPresent(_ expression: ExprSyntax, scope: Scope) -> Bool {
    if let attempt = expression.as(TryExprSyntax.self) {
      return attempt.questionOrExclamationMark?.text != "?" && isPresent(attempt.expression, scope: scope)
    }
    if let waiting = expression.as(AwaitExprSyntax.self) { return isPresent(waiting.expression, scope: scope) }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return isMade(by: call, scope: scope) || isGiven(by: call, scope: scope)
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else {
      return expression.isWritten || isStored(expression, scope: scope)
    }
    return isPresent(name, at: Syntax(expression), scope: scope)
  }

  /// `entry.key`, where a struct or a class of the module stores it as what cannot be nil.
  private func isStored(_ expression: ExprSyntax, scope: Scope) -> Bool {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      let base = member.base, base.is(DeclReferenceExprSyntax.self), !base.isSelf,
      case .named(let path)? = WrittenTypes(in: base, of: scope.owner, machine.declarations).type(of: base),
      let type = machine.declarations.types[path], type.declaration?.is(EnumDeclSyntax.self) == false,
      let stored = type.properties[member.declName.baseName.identifierText], !stored.isComputed,
      let written = stored.typeAnnotation?.type, written.is(IdentifierTypeSyntax.self)
    else { return false }
    let name = written.plainName
    return StoredProperty.plainValues.contains(name)
      || machine.declarations.type(named: name, from: path)?.declaration != nil
  }

  private func isPresent(_ name: String, at place: Syntax, scope: Scope) -> Bool {
    switch scope[name] {
    case .untracked?: break
    case .slot(let slot)? where variables[slot.id].type?.isTracked != true: break
    default: return false
    }
    if place.isPresent(name) { return true }
    guard let constant = place.constant(named: name) else { return false }
    if let type = constant.typeAnnotation?.type { return !type.mayBeNil }
    if let value = constant.initializer?.value, isPresent(value, scope: scope.revealing(name)) { return true }
    // What the module adds to optionals can be asked of them as well.
    return machine.declarations.types["Optional"] == nil && constant.isUsedAsPresent
  }

  /// `Report(rpm: 0)`, by an initialiser that the module declares, or by that of the members.
  private func isMade(by call: FunctionCallExprSyntax, scope: Scope) -> Bool {
    let written = call.calledExpression.trimmedDescription
    guard call.trailingClosure == nil, written.lastName.first?.isUppercase == true,
      let type = machine.declarations.seen(from: call).type(named: written, from: scope.owner),
      let declaration = type.declaration, !declaration.is(EnumDeclSyntax.self)
    else { return false }
    let arguments = Array(call.arguments)
    let fitting = type.initializers.filter { $0.signature.parameterClause.parameters.takes(arguments) }
    guard fitting.isEmpty else { return fitting.allSatisfy { $0.optionalMark == nil } }
    if let made = declaration.as(ClassDeclSyntax.self), made.inheritanceClause == nil, type.initializers.isEmpty {
      return arguments.isEmpty
    }
    return declaration.is(StructDeclSyntax.self)
      && arguments.allSatisfy { $0.label.map { type.properties[$0.identifierText] != nil } ?? false }
  }

  /// `report(rpm)`, by a function of the same type whose result is written and is no optional.
  private func isGiven(by call: FunctionCallExprSyntax, scope: Scope) -> Bool {
    guard let name = call.calledName, call.trailingClosure == nil, call.calledExpression.nameBehindSelf == name,
      scope[name] == nil
    else { return false }
    let found = machine.declarations.types[scope.owner]?.functions(named: name) ?? []
    let fitting = found.filter { $0.signature.parameterClause.parameters.takes(Array(call.arguments)) }
    return !fitting.isEmpty
      && fitting.allSatisfy { function in
        guard let type = function.signature.returnClause?.type else { return false }
        let generic = function.genericParameterClause?.parameters.map(\.name.text) ?? []
        return !type.mayBeNil && !generic.contains(type.trimmedDescription)
      }
  }
}

extension PatternBindingSyntax {
  /// Whether a member is asked of it, a constant of a function, that no optional has.
  var isUsedAsPresent: Bool {
    let around = sequence(first: Syntax(self), next: \.parent)
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      let body = around.lazy.compactMap({ $0.as(FunctionDeclSyntax.self)?.body }).first
    else { return false }
    return body.tokens(named: name).contains { token in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        let member = reference.parent?.as(MemberAccessExprSyntax.self), member.base?.id == ExprSyntax(reference).id,
        Syntax(reference).constant(named: name) == self
      else { return false }
      return !Self.membersOfOptionals.contains(member.declName.baseName.identifierText)
    }
  }

  private static let membersOfOptionals: Set = [
    "map", "flatMap", "unsafelyUnwrapped", "take", "hashValue", "hash", "debugDescription", "customMirror", "self",
    "publisher", "encode", "isEmpty", "description",
  ]
}
