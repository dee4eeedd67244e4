import SwiftSyntax

extension Lowering {
  /// The initialisers that decide where the machine starts, each with the standard values of its parameters.
  mutating func initializers() -> [Int] {
    guard machine.storage.propertyName != nil || machine.steps != nil else { return [] }
    let declared = machine.declarations.types[machine.owner]?.initializers ?? []
    return declared.filter { $0.body != nil }.map { declaration in
      let id = initializer(declaration)
      let call = InlinedCall(callee: .initializer(declaration), receiver: .machine, owner: machine.owner)
      let scope = Scope(receiver: .machine, owner: machine.owner)
      // What a caller gives instead of a standard value is not known, unless it is the state itself.
      let arguments = self.arguments(of: call, function: id, scope: scope).1
        .filter { variables[$0.parameter.id].type?.path == machine.stateType }
      let site = Site(text: "init", offset: declaration.offset)
      functions.append(Function(name: "init", offset: declaration.offset))
      signatures.append(Signature(key: Signature.Key(offset: declaration.offset, isEntry: true, isOnValue: false)))
      functions[functions.count - 1].body.statements = [.call(Call(function: id, arguments: arguments, site: site))]
      return functions.count - 1
    }
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
      functions[id].body = items.text.contains("self.init(") ? body : body.unobserved
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
