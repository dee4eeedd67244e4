import SwiftSyntax

/// Closures that functions of an enum run on it before they return.
extension Lowering {
  /// `state.modify { $0 = .busy }`, where the function is that of the enum itself.
  func inlined(_ call: FunctionCallExprSyntax, onValueWith closure: ClosureExprSyntax, scope: Scope) -> InlinedCall? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      call.additionalTrailingClosures.isEmpty, let slot = place(Operands(base), scope: scope),
      let path = variables[slot.id].type?.path, ownerAsWhole(of: base, asked: "", scope: scope) == nil
    else { return nil }
    let isTrailing = call.trailingClosure != nil
    let arguments = Array(isTrailing ? call.arguments[...] : call.arguments.dropLast())
    let found = machine.declarations.types[path]?.functions(named: member.declName.baseName.identifierText) ?? []
    let taking = found.filter { function in
      let parameters = function.signature.parameterClause.parameters
      return parameters.dropLast().takes(arguments)
        && (isTrailing || parameters.last?.label == call.arguments.last?.label?.identifierText)
    }
    guard taking.count == 1, let function = taking.first, function.body != nil, !function.isStatic,
      let last = function.signature.parameterClause.parameters.last, last.type.runsAtOnce,
      bears(function, owner: path)
    else { return nil }
    let given = GivenClosure(closure: closure, scope: scope, endsWithCall: last.type.endsWithCall)
    var inlined = InlinedCall(callee: .function(function), receiver: .value(slot), owner: path, closure: given)
    inlined.arguments = arguments
    inlined.isForced = base.is(ForceUnwrapExprSyntax.self)
    return inlined
  }
}
