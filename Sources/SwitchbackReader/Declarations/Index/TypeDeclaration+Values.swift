import SwiftSyntax

extension Declarations.TypeDeclaration {
  /// What a call of an initialiser, or of a static function that calls one, puts into a property; nil where it is none of the arguments.
  func value(of property: String, madeBy call: FunctionCallExprSyntax, depth: Int = 4) -> ExprSyntax? {
    let isMadeByMembers = initializers.isEmpty && isInitializer(call.calledExpression)
    guard call.trailingClosure == nil || isMadeByMembers, depth > 0 else { return nil }
    let arguments = Array(call.arguments)
    if isInitializer(call.calledExpression) {
      guard !initializers.isEmpty else {
        let given = arguments.first { $0.label?.identifierText == property }?.expression
        return given ?? (onlyFunction == property ? call.trailingClosure.map(ExprSyntax.init) : nil)
      }
      let found = initializers.filter { $0.signature.parameterClause.parameters.takes(arguments) }
      guard found.count == 1, let only = found.first, let name = only.parameter(assignedTo: property) else {
        return nil
      }
      return only.signature.parameterClause.parameters.argument(for: name, among: arguments)
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.base.map({ isInitializer($0) }) ?? true
    else { return nil }
    let found = functions(named: member.declName.baseName.identifierText).filter {
      $0.isStatic && $0.signature.parameterClause.parameters.takes(arguments)
    }
    guard found.count == 1, let function = found.first,
      let made = function.body?.statements.onlyResult?.as(FunctionCallExprSyntax.self),
      let value = self.value(of: property, madeBy: made, depth: depth - 1)?.as(DeclReferenceExprSyntax.self)
    else { return nil }
    return function.signature.parameterClause.parameters.argument(for: value.baseName.identifierText, among: arguments)
  }
}

extension Declarations.TypeDeclaration {
  /// The only stored property that is a function, for which a closure behind the call of a memberwise initialiser is meant.
  private var onlyFunction: String? {
    let stored = ownBindings.filter { $0.accessorBlock == nil }
    let functions = stored.filter { $0.typeAnnotation?.type.functionGiven != nil }
    return functions.count == 1 ? functions[0].pattern.trimmedDescription : nil
  }

  /// The state in a value of this type: the value itself, or what its initialiser puts into a property.
  func state(in value: ExprSyntax, member: String?) -> ExprSyntax? {
    guard let member else { return value }
    if let name = constantName(in: value), let value = constant(named: name), value.is(FunctionCallExprSyntax.self) {
      return state(in: value, member: member).flatMap { $0.isNamedCase ? $0 : nil }
    }
    guard let call = value.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      isInitializer(call.calledExpression)
    else { return nil }
    let standard = properties[member]?.initializer?.value
    guard !initializers.isEmpty else { return self.value(of: member, madeBy: call) ?? standard }
    let arguments = Array(call.arguments)
    let found = initializers.filter { $0.signature.parameterClause.parameters.takes(arguments) }
    guard found.count == 1, let only = found.first, let name = only.parameter(assignedTo: member) else { return nil }
    let parameters = only.signature.parameterClause.parameters
    return parameters.argument(for: name, among: arguments)
      ?? parameters.first { $0.innerName == name }?.defaultValue?.value
  }

  /// What follows the dot of `State.initial` and `.initial`.
  private func constantName(in value: ExprSyntax) -> String? {
    guard let access = value.as(MemberAccessExprSyntax.self) else { return nil }
    let base = access.base?.trimmedDescription ?? "Self"
    return ["Self", path, path.lastName].contains(base) ? access.declName.baseName.identifierText : nil
  }

  /// Whether a call of this makes a value of the type: `State`, `Self`, `.init`.
  func isInitializer(_ callee: ExprSyntax) -> Bool {
    let text = String(callee.trimmedDescription.prefix { $0 != "<" })
    let name = path.split(separator: ".").last.map(String.init) ?? path
    return [".init", "Self", "Self.init", name, "\(name).init", path, "\(path).init"].contains(text)
  }
}

extension ExprSyntax {
  /// Whether it means the same wherever it stands: `.open`, `State.open`.
  var isNamedCase: Bool { caseName != nil && self.is(MemberAccessExprSyntax.self) }
}

extension Declarations.TypeDeclaration {
  /// Whether only its file sets a property.
  func hides(settingOf property: String) -> Bool {
    let modifiers = variable(declaring: property)?.modifiers
    return modifiers?.contains { ["private", "fileprivate"].contains($0.name.text) } ?? false
  }

  /// Whether other modules can set a property.
  func offers(settingOf property: String) -> Bool {
    let modifiers = variable(declaring: property)?.modifiers
    return !hides(settingOf: property) && modifiers?.contains { ["public", "open"].contains($0.name.text) } ?? false
  }

  private func variable(declaring property: String) -> VariableDeclSyntax? {
    variables.first { $0.bindings.contains { $0.pattern.trimmedDescription == property } }
  }
}

extension InitializerDeclSyntax {
  /// The parameter that is put into a property, where that is done once and at the top.
  fileprivate func parameter(assignedTo property: String) -> String? {
    let statements = body?.statements ?? []
    let assignments = statements.compactMap { $0.expression.flatMap { Assignment($0) } }
      .filter { $0.target.nameBehindSelf == property }
    let assigned = statements.count { statement in
      !Survey(statement, includingClosures: true).assigned.isDisjoint(with: [property, "self"])
    }
    guard assignments.count == 1, assigned == 1,
      let value = assignments[0].value.single?.as(DeclReferenceExprSyntax.self)
    else {
      return nil
    }
    return value.baseName.identifierText
  }
}

extension FunctionParameterListSyntax {
  /// The argument for a parameter, by the name that the body has for it.
  fileprivate func argument(for name: String, among arguments: [LabeledExprSyntax]) -> ExprSyntax? {
    var given = arguments[...]
    for parameter in self {
      let own = parameter.arguments(among: given)
      if parameter.innerName == name, !own.isEmpty { return parameter.isVariadic ? nil : own.first?.expression }
      given = given.dropFirst(own.count)
    }
    return nil
  }
}

extension CodeBlockItemListSyntax {
  /// What the last statement gives, where no other can end the function, or name something that it uses.
  var onlyResult: ExprSyntax? {
    guard let last, !dropLast().contains(where: { $0.canLeave || $0.item.is(DeclSyntax.self) }) else { return nil }
    return last.item.as(ReturnStmtSyntax.self)?.expression ?? last.expression
  }
}
