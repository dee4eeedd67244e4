import SwiftSyntax

/// What is never nil by what the source says of it.
extension Lowering {
  /// Whether a value is the name of what was declared where it cannot be nil, or what cannot give nil makes it.
  func isPresent(_ expression: ExprSyntax, scope: Scope) -> Bool {
    if let attempt = expression.as(TryExprSyntax.self) {
      return attempt.questionOrExclamationMark?.text != "?" && isPresent(attempt.expression, scope: scope)
    }
    if let waiting = expression.as(AwaitExprSyntax.self) { return isPresent(waiting.expression, scope: scope) }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return isMade(by: call, scope: scope) || isGiven(by: call, scope: scope)
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      case .untracked? = scope[name]
    else { return false }
    if Syntax(expression).isPresent(name) { return true }
    guard let constant = Syntax(expression).constant(named: name) else { return false }
    if let type = constant.typeAnnotation?.type { return !type.mayBeNil }
    return constant.initializer.map { $0.value.isWritten || isPresent($0.value, scope: scope.revealing(name)) } ?? false
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
