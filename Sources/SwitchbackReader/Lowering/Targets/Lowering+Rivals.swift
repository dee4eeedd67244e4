import SwiftSyntax

/// Calls of which the types of the arguments would tell which of several functions they mean: any that fits may be the one.
extension Lowering {
  /// The functions that a call of the type's own may mean; none where there is but one, or where these cannot be followed.
  func rivals(for call: FunctionCallExprSyntax, scope: Scope) -> [FunctionDeclSyntax] {
    guard scope.receiver == .machine, machine.steps == nil, call.trailingClosure == nil, let name = call.calledName,
      let type = machine.declarations.types[scope.owner]
    else { return [] }
    let named = type.functions(named: name)
    guard named.count > 1, isOnInstance(call, name, scope: scope) else { return [] }
    let arguments = Array(call.arguments)
    let fitting = named.filter { $0.signature.parameterClause.parameters.takes(arguments) }
    let visible = machine.declarations.visible(fitting, from: call.offset)
    let possible = visible.taking(arguments, in: machine.declarations, of: scope.owner)
    // One that calls itself would be each of them again.
    let around = sequence(first: Syntax(call), next: \.parent).lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first
    guard possible.count > 1, !possible.contains(where: { $0 == around }),
      possible.allSatisfy({ isPlain($0, of: type) }), possible.contains(where: changesState),
      arguments.allSatisfy({ !$0.expression.is(InOutExprSyntax.self) && !$0.expression.is(ClosureExprSyntax.self) })
    else { return [] }
    return possible
  }

  private func isOnInstance(_ call: FunctionCallExprSyntax, _ name: String, scope: Scope) -> Bool {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      return call.calledExpression.is(DeclReferenceExprSyntax.self) && scope[name] == nil
    }
    return member.base.map { $0.isSelf || isAlias($0.trimmedDescription, scope: scope) } ?? false
  }

  /// Whether it runs where it is called, to its end, and is the one that is declared.
  private func isPlain(_ function: FunctionDeclSyntax, of type: Declarations.TypeDeclaration) -> Bool {
    function.body != nil && !function.isStatic && !machine.isConditional(function)
      && function.genericParameterClause == nil && !function.runsElsewhere
      && function.signature.effectSpecifiers == nil && !machine.declarations.mayBeOverridden(function, of: type)
  }

  /// The same of functions of another type, which call one another for the parts of an event: each part is of a type of its own.
  mutating func rivalsOfOtherType(for expression: ExprSyntax, scope: Scope) -> [FunctionDeclSyntax] {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil, scope.receiver == .other,
      ![machine.owner, machine.stateType].contains(scope.owner), let name = call.calledName,
      call.calledExpression.nameBehindSelf == name, scope[name] == nil,
      let named = machine.declarations.types[scope.owner]?.functions(named: name), named.count > 1
    else { return [] }
    let arguments = Array(call.arguments)
    let fitting = named.filter { $0.signature.parameterClause.parameters.takes(arguments) }.taking(
      arguments,
      in: machine.declarations,
      of: scope.owner
    )
    let around = sequence(first: Syntax(call), next: \.parent).lazy.compactMap { $0.as(FunctionDeclSyntax.self) }
    let caller = around.first { _ in true }
    let possible = fitting.filter { $0 != caller }
    guard possible.count > 1,
      possible.allSatisfy({ isAlike($0, possible[0]) && tellsState($0, owner: scope.owner) })
    else { return [] }
    if possible.count < fitting.count, let caller {
      assume("'\(call.text)' calls another function than '\(caller.signatureText)' itself")
    }
    return possible
  }

  private func isAlike(_ one: FunctionDeclSyntax, _ other: FunctionDeclSyntax) -> Bool {
    one.body != nil && !machine.isConditional(one) && one.genericParameterClause == nil && !one.runsElsewhere
      && !one.isMutating && one.signature.effectSpecifiers == nil
      && one.signature.returnClause?.type.trimmedDescription == other.signature.returnClause?.type.trimmedDescription
  }

  /// A row for each of them, by what tells them apart.
  mutating func call(
    oneOf rivals: [FunctionDeclSyntax],
    by call: FunctionCallExprSyntax,
    to destination: Destination? = nil,
    scope: Scope
  ) -> [Statement] {
    let site = Operands(ExprSyntax(call)).site
    var statements: [Statement] = []
    for (index, function) in rivals.enumerated().reversed() {
      let called = InlinedCall(
        callee: .function(function),
        arguments: Array(call.arguments),
        receiver: scope.receiver,
        owner: scope.owner
      )
      let lowered = self.call(called, to: destination, at: site, scope: scope)
      guard index < rivals.count - 1 else {
        statements = lowered
        continue
      }
      let text = function.signatureText(among: rivals)
      let others = Block(statements: statements)
      statements = [.branch(.text(text), then: Block(statements: lowered), otherwise: others)]
    }
    return statements
  }
}
