import SwiftSyntax

/// Methods of the instance that are named and run before the function at hand ends.
extension Lowering {
  /// A constant that is one, and is called where it stands: `let finish = self.close; finish()`.
  func boundMethod(_ binding: PatternBindingSyntax, scope: Scope) -> FunctionDeclSyntax? {
    guard scope.receiver == .machine, let name = binding.methodCalled, scope[name] == nil else { return nil }
    return method(namedAsValue: name, owner: scope.owner)
  }

  /// One that is run for each element: `rows.forEach(close)`.
  mutating func repeated(_ value: FunctionValue, scope: Scope) -> [Statement]? {
    guard value.timing == .repeatedly, let call = value.call, scope.receiver == .machine,
      let function = method(namedAsValue: value.name, owner: scope.owner),
      function.signature.parameterClause.parameters.allSatisfy({ parameter in
        ValueType(parameter.type, in: machine.declarations, from: scope.owner)?.isTracked != true
      })
    else { return nil }
    let inlined = InlinedCall(callee: .function(function), receiver: .machine, owner: scope.owner)
    let site = Site(text: value.name, offset: value.reference.offset)
    let leave = Jump(kind: .leave, label: nil)
    let turn = Statement.branch(
      .text(call.calledExpression.text),
      then: Block(statements: self.call(inlined, to: nil, at: site, scope: scope)),
      otherwise: Block(statements: [.jump(leave)])
    )
    let loop = Statement.loop(Block(statements: [turn]), id: nextRow(), offset: site.offset)
    return [.landing(leave, catchesUnlabelled: true, Block(statements: [loop]))]
  }

  /// The only method of a name, if what calls it by another one can mean nothing else: that has neither labels nor standard values.
  private func method(namedAsValue name: String, owner: String) -> FunctionDeclSyntax? {
    guard let type = machine.declarations.types[owner], type.properties[name] == nil,
      case let found = type.functions(named: name), found.count == 1, let function = found.first,
      function.isStatic == machine.isStatic, !function.runsElsewhere, bears(function, owner: owner),
      !machine.declarations.mayBeOverridden(function, of: type),
      function.signature.parameterClause.parameters.allSatisfy({
        $0.label == nil && $0.defaultValue == nil && !$0.isVariadic
      })
    else { return nil }
    return function
  }
}
