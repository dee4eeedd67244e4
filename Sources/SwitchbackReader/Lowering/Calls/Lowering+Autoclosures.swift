import SwiftSyntax

/// Arguments for `@autoclosure` parameters, which run when the function asks for them, or never.
extension Lowering {
  /// Whether a call gives an argument to such a parameter of a function of the module.
  func isDelayed(_ argument: LabeledExprSyntax, scope: Scope) -> Bool {
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), let name = call.calledName,
      call.calledExpression.nameBehindSelf == name
    else { return false }
    let own = machine.declarations.types[scope.owner]?.functions(named: name) ?? []
    let functions = own.isEmpty ? machine.declarations.functions(named: name, seenFrom: call.offset) : own
    return functions.contains { function in
      function.signature.parameterClause.parameters.pairs(with: Array(call.arguments)).contains { parameter, given in
        parameter.type.isAutoclosure && given.id == argument.expression.id
      }
    }
  }

  /// What changes the state in such an argument.
  func delayed(_ argument: ExprSyntax, scope: Scope) -> [Statement] {
    let text = Operands(argument).site.text
    return delayed(argument, why: "whether '\(text)' runs, which the call is given, is not followed", scope: scope)
  }

  func delayed(_ value: ExprSyntax, why: String, scope: Scope) -> [Statement] {
    let site = Operands(value).site
    return changes(in: value, scope: scope).map { .lose($0, Unknown(site: site, why: why)) }
  }
}

extension TypeSyntax {
  var isAutoclosure: Bool {
    self.as(AttributedTypeSyntax.self)?.attributes.description.contains("@autoclosure") == true
  }
}
