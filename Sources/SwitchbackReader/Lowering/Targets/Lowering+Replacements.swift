import SwiftSyntax

/// A value that is replaced as a whole: `self = .init(state: .idle)`, and `self = .idle` where that makes such a value.
extension Lowering {
  /// `self = .init(state: .idle)`.
  ///
  /// - Parameter depth: how many static members it may take, for one may give itself.
  mutating func replacement(_ value: Operands, scope: Scope, depth: Int = 8) -> [Statement]? {
    guard scope.owner == machine.owner, machine.box == nil, depth > 0 else { return nil }
    if let inner = value.unwrapped { return replacement(inner, scope: scope, depth: depth) }
    if let ternary = Operands.ternary(value) { return replacement(ternary, scope: scope, depth: depth) }
    if let made = factory(value, scope: scope) { return replacement(by: made, scope: scope, depth: depth - 1) }
    guard let call = value.single?.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
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

  private mutating func replacement(
    _ ternary: (condition: Operands, first: ExprSyntax, second: Operands),
    scope: Scope,
    depth: Int
  ) -> [Statement]? {
    let asked = condition(ternary.condition, scope: scope)
    guard let first = replacement(Operands(ternary.first), scope: scope, depth: depth),
      let second = replacement(ternary.second, scope: scope, depth: depth)
    else { return nil }
    return asked.before + [
      .branch(asked.condition, then: Block(statements: first), otherwise: Block(statements: second))
    ]
  }

  // MARK: Static functions that make a value

  /// A static function or property of the type, by the one expression that it gives.
  private struct Factory {
    var result: Operands
    var parameters: FunctionParameterListSyntax?
    var arguments: [LabeledExprSyntax] = []
  }

  /// `.closed`, `Self.active(streams)`.
  private func factory(_ value: Operands, scope: Scope) -> Factory? {
    let call = value.single?.as(FunctionCallExprSyntax.self)
    guard call?.trailingClosure == nil, let type = machine.declarations.types[machine.owner],
      let name = (call?.calledExpression ?? value.single)?.staticName(of: type, isInside: scope.receiver == .other)
    else { return nil }
    guard let call else {
      if let constant = type.constant(named: name) { return Factory(result: Operands(constant)) }
      let variable = type.variables.filter(\.isStatic).flatMap(\.bindings).first {
        $0.pattern.trimmedDescription == name
      }
      return variable?.getter?.onlyResult.map { Factory(result: Operands($0)) }
    }
    let arguments = Array(call.arguments)
    let found = type.functions(named: name).filter {
      $0.isStatic && $0.signature.parameterClause.parameters.takes(arguments)
    }
    guard found.count == 1, let function = found.first, let result = function.body?.statements.onlyResult else {
      return nil
    }
    return Factory(
      result: Operands(result),
      parameters: function.signature.parameterClause.parameters,
      arguments: arguments
    )
  }

  private mutating func replacement(by made: Factory, scope: Scope, depth: Int) -> [Statement]? {
    var inside = Scope(receiver: .other, owner: machine.owner)
    var before: [Statement] = []
    var given = made.arguments[...]
    for parameter in made.parameters ?? [] {
      let type = ValueType(parameter.type, in: machine.declarations, from: machine.owner)
      let slot = slot(of: type)
      let own = parameter.arguments(among: given)
      given = given.dropFirst(own.count)
      if parameter.isVariadic {
        inside.bind(parameter.innerName, to: .untracked)
        continue
      }
      let argument = own.first?.expression
      if let value = argument ?? parameter.defaultValue?.value {
        let around = argument == nil ? Scope(receiver: .other, owner: machine.owner) : scope
        before += lower(Operands(value), to: .slot(slot), expected: type, scope: around)
      }
      inside.bind(parameter.innerName, to: type?.isTracked == true ? .slot(slot) : .untracked)
    }
    return replacement(made.result, scope: inside, depth: depth).map { before + $0 }
  }
}

extension ExprSyntax {
  /// `closed` of `.closed` and `Self.closed`, and of `closed` in what is static itself.
  fileprivate func staticName(of type: Declarations.TypeDeclaration, isInside: Bool) -> String? {
    if isInside, let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.identifierText }
    guard let member = self.as(MemberAccessExprSyntax.self), member.base.map({ type.isInitializer($0) }) ?? true
    else { return nil }
    return member.declName.baseName.identifierText
  }
}
