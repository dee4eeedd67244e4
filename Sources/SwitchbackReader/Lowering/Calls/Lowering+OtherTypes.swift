import SwiftSyntax

/// Functions of other types that are told the state, or give it: `state = Reducer.reduce(state, event)`, `rules.next(state)`.
extension Lowering {
  /// - Parameter base: what the function is called on.
  func functionOfOtherType(_ call: FunctionCallExprSyntax, on base: ExprSyntax, scope: Scope) -> InlinedCall? {
    guard machine.steps == nil, machine.stateTypes == nil,
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText,
      let (path, isStatic) = otherType(of: base, scope: scope), let type = machine.declarations.types[path]
    else { return nil }
    let functions = type.functions(named: name)
    guard !functions.isEmpty,
      functions.allSatisfy({
        $0.isStatic == isStatic && !$0.isMutating && !waits($0, of: type) && tellsState($0, owner: path)
          && !hidesOwn($0, of: type) && !isAskedBeside($0, of: type, by: base.nameBehindSelf)
      })
    else { return nil }
    if isCalledAgain(call), functions.contains(where: { asks($0, of: type) }) { return nil }
    var found = method(named: name, Array(call.arguments), on: .other, owner: path, at: call.offset)
    found?.helper = base.nameBehindSelf
    return found
  }

  /// The type of the module, neither that of the state nor that around it, which a name means or whose value it holds.
  private func otherType(of base: ExprSyntax, scope: Scope) -> (path: String, isStatic: Bool)? {
    let text = base.trimmedDescription
    let known = [machine.owner, machine.stateType, scope.owner, machine.holder?.content, machine.box?.content]
    let isOther = { (path: String) in !known.contains(path) }
    if text.first?.isUppercase == true, base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self),
      let named = machine.declarations.seen(from: base).type(named: text, from: scope.owner)
    {
      let nearer = Syntax(base).localBinding(of: text, in: machine.declarations.surveys.facts.bindings)
      guard nearer == nil, !Syntax(base).isInFunction(declaring: text) else { return nil }
      return isOther(named.path) && named.declaration != nil ? (named.path, true) : nil
    }
    let types = WrittenTypes(in: base, of: scope.owner, machine.declarations)
    guard !text.contains("?"), case .named(let path)? = types.type(of: base.withoutMarks), isOther(path),
      let declared = machine.declarations.types[path], declared.declaration?.is(ProtocolDeclSyntax.self) == false
    else { return nil }
    return (path, false)
  }

  /// Whether others have their turn before it is done.
  private func waits(_ function: FunctionDeclSyntax, of type: Declarations.TypeDeclaration) -> Bool {
    function.runsElsewhere || function.signature.effectSpecifiers?.asyncSpecifier != nil
      || type.declaration?.is(ActorDeclSyntax.self) == true
  }

  /// Whether it is given a value of the state's type, or is lent the struct around it, or gives such a value.
  func tellsState(_ function: FunctionDeclSyntax, owner: String) -> Bool {
    let parameters = function.signature.parameterClause.parameters
    let types = parameters.map(\.type) + [function.signature.returnClause?.type].compactMap(\.self)
    return types.contains { ValueType($0, in: machine.declarations, from: owner)?.path == machine.stateType }
      || isLentStruct(function, owner: owner)
  }

  /// Whether a function is lent a struct of the type around the state.
  func isLentStruct(_ function: FunctionDeclSyntax, owner: String) -> Bool {
    guard machine.object == nil, let content = machine.box?.content ?? machine.holder?.content else { return false }
    return function.signature.parameterClause.parameters.contains { parameter in
      parameter.isInout && machine.declarations.type(named: parameter.type.plainName, from: owner)?.path == content
    }
  }

  /// Whether a name that it declares hides a property of its own type: one text would mean two things.
  private func hidesOwn(_ function: FunctionDeclSyntax, of type: Declarations.TypeDeclaration) -> Bool {
    let parameters = function.signature.parameterClause.parameters.map(\.innerName)
    let bodies = machine.declarations.surveys.reachable(from: function.name.identifierText, in: type, or: function)
    let declared = bodies.reduce(into: Set(parameters)) { $0.formUnion($1.bound) }
    return type.properties.keys.contains(where: declared.contains)
  }

  /// Whether the machine itself looks at what a function of its helper looks at: one question would be taken for two.
  private func isAskedBeside(
    _ function: FunctionDeclSyntax,
    of type: Declarations.TypeDeclaration,
    by helper: String
  ) -> Bool {
    guard let own = machine.declarations.types[machine.owner] else { return false }
    let bodies = machine.declarations.surveys.reachable(from: function.name.identifierText, in: type, or: function)
    let names = type.properties.keys.filter { name in bodies.contains { $0.mentions(name) } }.map { "\(helper).\($0)" }
    return !names.isEmpty
      && own.functions.contains { function in
        function.body.map { body in
          let survey = machine.declarations.surveys.survey(body)
          return names.contains(where: survey.mentions)
        } ?? false
      }
  }

  /// Whether the function around a call calls the same once more.
  private func isCalledAgain(_ call: FunctionCallExprSyntax) -> Bool {
    let function = sequence(first: Syntax(call), next: \.parent).lazy.compactMap { $0.as(FunctionDeclSyntax.self) }
    guard let body = function.first(where: { _ in true })?.body else { return false }
    let callee = call.calledExpression.trimmedDescription
    return EveryCallFinder.calls(in: body).count { $0.calledExpression.trimmedDescription == callee } > 1
  }

  /// Whether a function asks for something else than what it switches over.
  private func asks(_ function: FunctionDeclSyntax, of type: Declarations.TypeDeclaration) -> Bool {
    machine.declarations.surveys.reachable(from: function.name.identifierText, in: type, or: function)
      .contains { !$0.conditions.isEmpty }
  }

  /// How the caller writes what a function of another type knows as its own: `rules.limit` for `limit`.
  func renaming(of helper: String, in call: InlinedCall, besides bound: Set<String>) -> [String: Renaming.Argument] {
    guard let type = machine.declarations.types[call.owner] else { return [:] }
    let names = Set(type.properties.keys).union(type.functions.map(\.name.identifierText)).subtracting(bound)
    let own = names.map { ($0.asWritten, Renaming.Argument(text: "\(helper).\($0)", form: .single)) }
    return Dictionary(own) { first, _ in first }.merging(["self": Renaming.Argument(text: helper, form: .single)]) {
      $1
    }
  }
}

extension Syntax {
  /// Whether a function around declares a type of this name, which is nearer than any other.
  fileprivate func isInFunction(declaring name: String) -> Bool {
    sequence(first: self, next: \.parent).lazy.compactMap { $0.as(CodeBlockItemListSyntax.self) }.contains { items in
      items.parent?.is(SourceFileSyntax.self) == false
        && items.contains { item in
          let declaration = item.item.as(DeclSyntax.self)
          return declaration?.asProtocol((any DeclGroupSyntax).self) != nil
            && declaration?.asProtocol((any NamedDeclSyntax).self)?.name.identifierText == name
        }
    }
  }
}
