import SwiftSyntax

/// An enum that makes itself of something else: `init(_ status: AVAuthorizationStatus) { switch status { … } }`.
extension Lowering {
  /// What `State(status)` and `.init(status)` run.
  ///
  /// - Parameter expected: the type that the leading dot is short for.
  func ownInitializer(
    _ call: FunctionCallExprSyntax,
    expected: ValueType? = nil,
    scope: Scope
  ) -> InlinedCall? {
    guard call.trailingClosure == nil, let path = enumMade(by: call, expected: expected, scope: scope),
      path == machine.stateType, let type = machine.declarations.types[path]
    else { return nil }
    let arguments = Array(call.arguments)
    let found = type.initializers.filter { $0.signature.parameterClause.parameters.takes(arguments) }
    guard found.count == 1, let initializer = found.first, initializer.isFollowedAsFunction else { return nil }
    return InlinedCall(callee: .valueInitializer(initializer), arguments: arguments, receiver: .other, owner: path)
  }

  private func enumMade(by call: FunctionCallExprSyntax, expected: ValueType?, scope: Scope) -> String? {
    var name = call.calledExpression.trimmedDescription
    if name == ".init" { return expected?.path }
    if name.hasSuffix(".init") { name.removeLast(5) }
    guard name.first?.isUppercase == true, scope[name] == nil else { return nil }
    if name == "Self" { return scope.owner }
    return machine.declarations.enumeration(named: name, from: scope.owner)?.path
  }

  /// The lowered form: `self` is a place of its own, which is what it gives.
  mutating func valueInitializer(_ declaration: InitializerDeclSyntax, owner: String) -> Int {
    let key = Signature.Key(offset: declaration.offset, isEntry: false, isOnValue: true)
    if let known = signatures.firstIndex(where: { $0.key == key }) { return known }
    functions.append(Function(name: "init", offset: declaration.offset))
    signatures.append(Signature(key: key))
    let id = functions.count - 1
    var made = ValueType(path: owner)
    let slot = slot(of: made)
    made.isOptional = declaration.optionalMark != nil
    var scope = Scope(receiver: .value(slot), owner: owner, result: made)
    addParameters(declaration.signature.parameterClause.parameters, to: id, owner: owner, scope: &scope)
    let site = Site(text: "self", offset: declaration.offset)
    let begun = Statement.assign(slot, .unknown(why: "what 'init' sets is not followed"), site)
    let inside = declaration.body.map { block($0.statements, scope: scope, to: nil).statements } ?? []
    functions[id].body = Block(statements: [begun] + inside + [.leave(.slot(slot), site)])
    return id
  }
}

extension InitializerDeclSyntax {
  /// Whether it sets `self` and no more: it neither waits nor calls another one, and ends only at its end or with `nil`.
  fileprivate var isFollowedAsFunction: Bool {
    guard let body, signature.effectSpecifiers?.asyncSpecifier == nil else { return false }
    let tokens = Array(body.tokens(viewMode: .sourceAccurate))
    return !tokens.contains { $0.tokenKind == .keyword(.`init`) }
      && tokens.allSatisfy { token in
        token.tokenKind != .keyword(.return) || token.parent?.as(ReturnStmtSyntax.self)?.expression != nil
      }
  }
}
