import SwiftSyntax

/// Parameters that are functions, and what a body does with them.
extension FunctionDeclSyntax {
  /// Whether it calls the closure that it is given last before it returns, and does nothing else with it, whatever its type allows.
  var onlyCallsLastParameter: Bool {
    guard let parameter = signature.parameterClause.parameters.last, parameter.type.isKeptFunction else { return false }
    return body?.onlyCalls(parameter.innerName) ?? false
  }
}

extension FunctionDeclSyntax {
  /// Whether it calls the closure that it is given last before it returns, whatever else it does with it.
  var callsLastParameter: Bool {
    guard let parameter = signature.parameterClause.parameters.last, let body else { return false }
    return body.calls(parameter.innerName)
  }
}

extension CodeBlockSyntax {
  /// Whether a parameter is called there, and nothing else is done with it.
  fileprivate func onlyCalls(_ parameter: String) -> Bool {
    !keeps(parameter) && !mentions(of: parameter).isEmpty
  }

  /// Whether something else is done with a parameter than to call it before the function returns.
  func keeps(_ parameter: String) -> Bool { mentions(of: parameter).contains { !isCallAtOnce($0) } }

  /// Whether a parameter is called before the function returns.
  fileprivate func calls(_ parameter: String) -> Bool { mentions(of: parameter).contains(where: isCallAtOnce) }

  private func mentions(of parameter: String) -> [TokenSyntax] {
    tokens(viewMode: .sourceAccurate).filter { token in
      token.identifierText == parameter && token.parent?.is(DeclReferenceExprSyntax.self) == true
    }
  }

  private func isCallAtOnce(_ token: TokenSyntax) -> Bool {
    let around = sequence(first: Syntax(token), next: \.parent).prefix { $0.id != Syntax(self).id }
    let called = token.parent?.parent?.as(OptionalChainingExprSyntax.self).map { Syntax($0) } ?? token.parent
    let isCalled = called?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == called?.id
    return (isCalled || isHandedOnAtOnce(token))
      && !around.contains { $0.is(FunctionDeclSyntax.self) || $0.as(ClosureExprSyntax.self)?.timing.isAtOnce == false }
  }

  /// Whether it is given to what runs it before it returns: `withAnimation(.spring, change)`.
  private func isHandedOnAtOnce(_ token: TokenSyntax) -> Bool {
    guard let argument = token.parent?.parent?.as(LabeledExprSyntax.self) else { return false }
    let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.timing(ofArgument: argument.label?.text).isAtOnce ?? false
  }
}
