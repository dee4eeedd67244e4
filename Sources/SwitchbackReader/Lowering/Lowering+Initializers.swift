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
    if let items = declaration.body?.statements { functions[id].body = body(items, scope: scope) }
    return id
  }

  /// `self = .init(state: .idle)`.
  mutating func replacement(_ value: Operands, scope: Scope) -> [Statement]? {
    guard scope.owner == machine.owner, machine.box == nil, let call = value.single?.as(FunctionCallExprSyntax.self),
      call.trailingClosure == nil,
      isInitializer(call.calledExpression)
    else { return nil }
    let declared = machine.declarations.types[machine.owner]?.initializers ?? []
    let arguments = Array(call.arguments)
    guard !declared.isEmpty else { return memberwise(arguments, at: value.site, scope: scope) }
    let found = declared.filter { $0.signature.parameterClause.parameters.takes(arguments) }
    guard found.count == 1, let only = found.first else { return nil }
    let id = initializer(only)
    let made = InlinedCall(
      callee: .initializer(only),
      arguments: arguments,
      receiver: .machine,
      owner: machine.owner
    )
    let (before, given) = self.arguments(of: made, function: id, scope: scope)
    return before + standardState(at: value.site)
      + [.call(Call(function: id, arguments: given, site: value.site))]
  }

  private func isInitializer(_ callee: ExprSyntax) -> Bool {
    let text = callee.trimmedDescription.prefix { $0 != "<" }
    let path = machine.owner.plainPath
    let name = path.split(separator: ".").last.map(String.init) ?? path
    return [".init", "Self", "Self.init", name, "\(name).init", path].contains(String(text))
  }

  /// The initialiser that Swift makes: what is not given has its standard value.
  private mutating func memberwise(_ arguments: [LabeledExprSyntax], at site: Site, scope: Scope) -> [Statement] {
    var before: [Statement] = []
    var state: Slot?
    for argument in arguments {
      let term = Operands(argument.expression)
      if argument.label?.identifierText == machine.storage.propertyName {
        let slot = slot(of: machine.placeType)
        before += lower(term, to: .slot(slot), expected: machine.placeType, scope: scope)
        state = slot
      } else {
        before += discarded(term, scope: scope)
      }
    }
    return before + (state.map { finish(.slot($0), at: site, to: .slot(.state)) } ?? standardState(at: site))
  }

  /// What the property's declaration says, if it does.
  private mutating func standardState(at site: Site) -> [Statement] {
    let type = machine.placeType
    return (machine.initial?.first).map { value in
      let (before, expression) = leaf(
        Operands(value),
        expected: type,
        scope: Scope(receiver: .other, owner: machine.owner)
      )
      return before + finish(expression, at: site, to: .slot(.state))
    } ?? []
  }

  /// `self.init(…)` in an initialiser.
  func delegation(_ call: FunctionCallExprSyntax, scope: Scope) -> InlinedCall? {
    guard call.calledExpression.trimmedDescription == "self.init", scope.receiver == .machine else { return nil }
    let declared = machine.declarations.types[machine.owner]?.initializers ?? []
    let arguments = Array(call.arguments)
    guard let found = declared.first(where: { $0.signature.parameterClause.parameters.takes(arguments) }) else {
      return nil
    }
    return InlinedCall(callee: .initializer(found), arguments: arguments, receiver: .machine, owner: machine.owner)
  }
}
