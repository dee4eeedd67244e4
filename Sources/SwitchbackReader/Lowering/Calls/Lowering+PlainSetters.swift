import SwiftSyntax

/// A function that only gives properties beside the state what is written there: `func raise() { isUp = true }`.
extension Lowering {
  /// What it does, in the place of the call; nil for any other one.
  mutating func plainlySet(by call: FunctionCallExprSyntax, scope: Scope) -> [Statement]? {
    guard asksAgain, scope.receiver == .machine, scope.owner == machine.owner, call.arguments.isEmpty,
      call.trailingClosure == nil, case let name = call.calledExpression.nameBehindSelf,
      scope[name] == nil || call.calledExpression.is(MemberAccessExprSyntax.self),
      case let found = machine.declarations.types[machine.owner]?.functions(named: name) ?? [], found.count == 1,
      let function = found.first, let body = function.body, function.setsAtOnce,
      !machine.declarations.index.overridden.contains(name),
      !machine.isShared || !Syntax(call).standsBesideForeignMembers
    else { return nil }
    let inside = Scope(receiver: .machine, owner: machine.owner)
    let assignments = body.statements.map { item in item.expression.flatMap { Assignment($0) } }
    guard !assignments.isEmpty, assignments.allSatisfy({ $0.map { isPlain($0, scope: inside) } ?? false }) else {
      return nil
    }
    return assignments.compactMap(\.self).flatMap { assign($0, scope: inside) }
  }

  private func isPlain(_ assignment: Assignment, scope: Scope) -> Bool {
    guard !assignment.isTried, let place = toldProperty(assignment.target, scope: scope),
      place.property.accessorBlock == nil, let value = assignment.value.single
    else { return false }
    return WrittenValue(value) != nil || value.is(NilLiteralExprSyntax.self) || value.is(BooleanLiteralExprSyntax.self)
      || value.as(MemberAccessExprSyntax.self)?.base == nil && value.is(MemberAccessExprSyntax.self)
      || value.writtenEmptiness == true
  }
}

extension FunctionDeclSyntax {
  /// Whether nobody else has a turn in it, and it is given nothing.
  fileprivate var setsAtOnce: Bool {
    signature.effectSpecifiers == nil && signature.parameterClause.parameters.isEmpty
      && genericParameterClause == nil && !isStatic
  }
}
