import SwiftSyntax

/// An argument for an `@autoclosure` parameter that its function does nothing with but call.
struct DelayedArgument {
  var value: ExprSyntax
  /// That of the caller.
  var scope: Scope
  /// The type that the parameter gives.
  var type: TypeSyntax
}

/// Arguments for `@autoclosure` parameters, which run when the function asks for them, or never.
extension Lowering {
  /// Those that are evaluated where the function asks for them, by the names of its parameters.
  func delayedArguments(
    of call: InlinedCall,
    _ function: FunctionDeclSyntax,
    scope: Scope
  ) -> [String: DelayedArgument] {
    let parameters = function.signature.parameterClause.parameters
    guard parameters.contains(where: \.type.isAutoclosure), let body = function.body else { return [:] }
    var found: [String: DelayedArgument] = [:]
    for (parameter, value) in parameters.pairs(with: call.arguments) {
      guard parameter.type.isAutoclosure, !body.keeps(parameter.innerName), let type = parameter.type.functionType
      else { continue }
      found[parameter.innerName] = DelayedArgument(value: value, scope: scope, type: type.returnClause.type)
    }
    return found
  }

  /// The function that such an argument is.
  mutating func function(of given: DelayedArgument) -> Int {
    var inside = given.scope
    inside.result = ValueType(given.type, in: machine.declarations, from: inside.owner)
    let isAsked = inside.result?.isTracked == true
    functions.append(Function(name: "an argument", offset: given.value.offset, assigns: true, isAsked: isAsked))
    signatures.append(Signature(key: Signature.Key(offset: given.value.offset, isEntry: false, isOnValue: false)))
    let id = functions.count - 1
    functions[id].body = nested(at: given.value.offset) { lowering in
      let start = lowering.variables.count
      let expected = inside.result
      let statements = lowering.lower(Operands(given.value), to: .result, expected: expected, scope: inside)
      return Block(statements: statements, locals: lowering.locals(from: start))
    }
    return id
  }

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
