import SwiftSyntax

extension Lowering {
  /// The initialisers that decide where the machine starts, each with the standard values of its parameters.
  mutating func initializers() -> [Int] {
    if machine.storage == .itself { return beginningsOfItself() }
    guard machine.storage.propertyName != nil || machine.steps != nil else { return [] }
    let declared = machine.declarations.types[machine.owner]?.initializers ?? []
    let beginnings = declared.filter { $0.body != nil && !isForOwnUse($0) }.flatMap { self.beginnings(by: $0) }
    guard leavesOwnInitializer(beside: declared) else { return beginnings }
    let others = beginnings + beginningsByCallers()
    return others.isEmpty || machine.initial == nil ? others : [beginning(at: machine.offset)] + others
  }

  /// With the standard values of the parameters, and once more without those for the state: a caller may give another.
  private mutating func beginnings(by declaration: InitializerDeclSyntax) -> [Int] {
    let id = initializer(declaration)
    let call = InlinedCall(callee: .initializer(declaration), receiver: .machine, owner: machine.owner)
    let scope = Scope(receiver: .machine, owner: machine.owner)
    // What a caller gives instead of a standard value is not known, unless it is the state itself.
    let arguments = self.arguments(of: call, function: id, scope: scope).1
      .filter { variables[$0.parameter.id].type?.path == machine.stateType }
    let site = Site(text: "init", offset: declaration.offset)
    return (arguments.isEmpty ? [[]] : [arguments, []]).map { arguments in
      beginning(at: declaration.offset, [.call(Call(function: id, arguments: arguments, site: site))])
    }
  }

  /// Whether only functions that make the instance anew, and other initialisers, call one that is given the state.
  private func isForOwnUse(_ declaration: InitializerDeclSyntax) -> Bool {
    guard DeclSyntax(declaration).hidesFromOtherFiles, let type = machine.declarations.types[machine.owner],
      declaration.signature.parameterClause.parameters.contains(where: { parameter in
        ValueType(parameter.type, in: machine.declarations, from: machine.owner)?.path == machine.stateType
      })
    else { return false }
    let calls = ["Self(", "init(", "\(machine.owner.lastName)("]
    let makers =
      type.functions.filter(\.isStatic).map { Syntax($0) } + type.variables.filter(\.isStatic).map { Syntax($0) }
    return !makers.contains { maker in calls.contains(where: maker.trimmedDescription.contains) }
  }

  mutating func beginning(at offset: Int, _ statements: [Statement] = []) -> Int {
    functions.append(Function(name: "init", offset: offset))
    signatures.append(Signature(key: Signature.Key(offset: offset, isEntry: true, isOnValue: false)))
    functions[functions.count - 1].body.statements = statements
    return functions.count - 1
  }

  /// Whether the type can be made without the initialisers that are written, so that the property keeps its value: those of
  /// a struct stand in extensions, those of a class are for convenience.
  private func leavesOwnInitializer(beside written: [InitializerDeclSyntax]) -> Bool {
    guard let type = machine.declarations.types[machine.owner]?.declaration else { return false }
    if type.is(StructDeclSyntax.self) { return written.allSatisfy { $0.parent?.isInside(of: type) == false } }
    return type.is(ClassDeclSyntax.self) && machine.initial != nil
      && written.allSatisfy { $0.modifiers.contains { $0.name.text == "convenience" } }
  }

  /// The lowered form of an initialiser of the type that stores the state.
  ///
  /// - Parameter owner: the path of that type, or of the one that is in the box.
  mutating func initializer(_ declaration: InitializerDeclSyntax, owner: String? = nil) -> Int {
    let owner = owner ?? machine.owner
    let key = Signature.Key(offset: declaration.offset, isEntry: false, isOnValue: false)
    if let known = signatures.firstIndex(where: { $0.key == key }) { return known }
    functions.append(Function(name: "init", offset: declaration.offset, assigns: true, isInitializer: true))
    signatures.append(Signature(key: key))
    let id = functions.count - 1
    var scope = Scope(receiver: .machine, owner: owner)
    addParameters(declaration.signature.parameterClause.parameters, to: id, owner: owner, scope: &scope)
    if let items = declaration.body?.statements {
      let body = body(items, scope: scope)
      functions[id].body = items.text.contains("self.init(") ? body : body.unobserved()
    }
    return id
  }

  /// `self.init(…)`, or what a class above does, in an initialiser.
  func delegation(_ call: FunctionCallExprSyntax, scope: Scope) -> InlinedCall? {
    guard scope.receiver == .machine, let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.`init`),
      case let callee = member.trimmedDescription, ["self.init", "super.init"].contains(callee)
    else { return nil }
    let isAbove = callee == "super.init"
    let declared =
      isAbove
      ? machine.declarations.levels(above: call.offset, of: machine.owner).flatMap(\.initializers)
      : machine.declarations.types[machine.owner]?.initializers ?? []
    let arguments = Array(call.arguments)
    guard let found = declared.first(where: { $0.signature.parameterClause.parameters.takes(arguments) }) else {
      return nil
    }
    return InlinedCall(callee: .initializer(found), arguments: arguments, receiver: .machine, owner: machine.owner)
  }
}

extension Syntax {
  fileprivate func isInside(of declaration: DeclSyntax) -> Bool {
    sequence(first: self, next: \.parent).contains { $0.id == declaration.id }
  }
}
