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

  /// Where an enum starts that changes itself: at what its own initialisers make of it, as far as it does not say which it is.
  mutating func beginningsOfItself() -> [Int] {
    guard !machine.states.cases.contains(where: \.isInitial) else { return [] }
    return machine.ownInitializers.filter { !$0.callsAnother }.map { declaration in
      let site = Site(text: "init", offset: declaration.offset)
      guard declaration.isFollowedAsFunction else {
        let unknown = Unknown(site: site, why: "what 'init' sets is not followed")
        return beginning(at: declaration.offset, [.lose(.state, unknown)])
      }
      let id = valueInitializer(declaration, owner: machine.owner)
      var type = ValueType(path: machine.owner)
      type.isOptional = declaration.optionalMark != nil
      let made = slot(of: type)
      let setting = Block(statements: [.assign(.state, .slot(made), site)])
      let nothing = Block(statements: [.fail(offset: declaration.offset)])
      return beginning(
        at: declaration.offset,
        [
          .call(Call(function: id, arguments: [], result: made, site: site)),
          .branch(.exists(made, text: "init"), then: setting, otherwise: nothing),
        ]
      )
    }
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

extension MachineDeclaration {
  /// Those of the enum that is the machine.
  var ownInitializers: [InitializerDeclSyntax] {
    storage == .itself ? (declarations.types[owner]?.initializers ?? []).filter { $0.body != nil } : []
  }
}

extension InitializerDeclSyntax {
  /// Whether it leaves it to another one what is made.
  fileprivate var callsAnother: Bool {
    body?.tokens(viewMode: .sourceAccurate).contains { token in
      token.tokenKind == .keyword(.`init`)
        && token.parent?.parent?.as(MemberAccessExprSyntax.self)?.base?.isSelf == true
    } ?? false
  }

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
