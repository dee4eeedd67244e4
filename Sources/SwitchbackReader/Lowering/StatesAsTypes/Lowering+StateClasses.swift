import SwiftSyntax

/// Classes that are states: which of them may follow, and where a state asks for another.
extension Lowering {
  mutating func events(ofClasses states: StateTypes) -> [Program.Event] {
    setType(of: .event, to: Variable(type: ValueType(path: states.common)))
    let permission = choice(named: "a permission", among: states) { lowering, name in
      lowering.permission(of: name, among: states)
    }
    permissionFunction = permission
    let requested = states.names.filter { states.requested?.contains($0) ?? true }
    let requests = requested.map { name in
      Program.Event(
        name: Dialect.request(for: [name]),
        path: [name],
        function: permission,
        resultIsState: true,
        isRequest: true
      )
    }
    let asking = states.types.map { ($0, StateRequestFinder.events(in: $0, asking: states)) }
    var names: [String] = []
    for name in asking.flatMap({ $0.1.map(\.name) }) where !names.contains(name) { names.append(name) }
    return requests
      + names.map { name in
        let id = choice(named: name, among: states) { lowering, state in
          let found = asking.first { $0.0.path.lastName == state }?.1.filter { $0.name == name } ?? []
          if found.isEmpty { return (nil, nil) }
          let bodies = found.map { event -> [Statement] in
            let scope = Scope(receiver: .other, owner: states.types.first { $0.path.lastName == state }?.path ?? "")
            return lowering.block(event.statements, scope: scope, to: nil).statements
          }
          return (Block(statements: bodies.flatMap(\.self)), nil)
        }
        functions[id].assigns = true
        return Program.Event(name: name, path: [], function: id, resultIsState: false)
      } + heldEvents(of: states)
  }

  private mutating func permission(of name: String, among states: StateTypes) -> (Block?, Unknown?) {
    let type = states.types.first { $0.path.lastName == name }
    if states.allowingAll.contains(name) {
      return (Block(statements: [.leave(.bool(true), Site(text: "", offset: type?.nameOffset ?? machine.offset))]), nil)
    }
    guard let function = states.permissions[name], let body = function.body,
      let parameter = function.signature.parameterClause.parameters.first?.innerName
    else {
      let why = "which states may follow '\(name)' is declared elsewhere"
      let offset = type?.nameOffset ?? machine.offset
      unread(why, at: offset)
      return (Block(), Unknown(site: Site(text: name, offset: offset), why: why))
    }
    if let use = StateRequestFinder.otherUse(of: parameter, in: body) {
      let why = "what '\(use.text)' says of the next state is not followed"
      unread(why, at: use.offset)
      return (Block(), Unknown(site: Operands(use).site, why: why))
    }
    var scope = Scope(receiver: .other, owner: type?.path ?? "", result: .bool)
    scope.bind(parameter, to: .slot(.event))
    return (self.body(body.statements, scope: scope), nil)
  }

  /// `type is Running.Type`, `type == Running.self` and `[Running.self].contains { $0 == type }`.
  func metatype(_ term: Operands, scope: Scope) -> Asked? {
    guard let states = machine.stateTypes, permissionFunction != nil || !states.permissions.isEmpty,
      let question = MetatypeQuestion(term), let slot = place(Operands(question.subject), scope: scope)
    else { return nil }
    let operand = Operand(slot: slot, text: question.subject.text)
    let patterns = question.types.map { states.pattern(for: $0) }
    let pattern = patterns.count == 1 ? patterns[0] : CasePattern.either(patterns)
    let condition = Condition.matches(operand, pattern, text: term.text)
    return Asked(condition: question.isNegated ? .not(condition) : condition, scope: scope)
  }

  /// `machine?.enter(Running.self)`: what is allowed happens.
  mutating func request(_ expression: ExprSyntax, scope: Scope) -> [Statement]? {
    guard let states = machine.stateTypes, permissionFunction != nil,
      let request = states.request(expression, from: scope.owner)
    else { return nil }
    return entered(request, by: Operands(expression).site, answering: slot(of: .bool), scope: scope)
  }

  /// - Parameter allowed: where it is kept whether it was entered.
  mutating func entered(
    _ request: StateRequestFinder.Request,
    by site: Site,
    answering allowed: Slot,
    scope: Scope
  ) -> [Statement] {
    switch request {
    case .state(let name):
      let entered = Block(statements: [.assign(.state, .enumCase(name, nested: nil), site)])
      return permitted(name, by: site, answering: allowed)
        + [.branch(validity(of: name, in: allowed), then: entered, otherwise: Block())]
    case .either(let condition, let one, let other):
      let asked = self.condition(condition, scope: scope)
      let first = Block(statements: entered(one, by: site, answering: allowed, scope: scope))
      let second = Block(statements: entered(other, by: site, answering: allowed, scope: scope))
      return asked.before + [.branch(asked.condition, then: first, otherwise: second)]
    case .computed(let value):
      let why = "which state '\(value.text)' is, is not followed"
      return [
        .lose(.state, Unknown(site: Operands(value).site, why: why)), .assign(allowed, .unknown(why: why), site),
      ]
    }
  }

  /// Asks the state at hand whether another one may follow.
  func permitted(_ name: String, by site: Site, answering allowed: Slot) -> [Statement] {
    guard let permission = permissionFunction else { return [] }
    let argument = Call.Argument(parameter: .event, value: .enumCase(name, nested: nil))
    return [.call(Call(function: permission, arguments: [argument], result: allowed, site: site))]
  }

  func validity(of name: String, in allowed: Slot) -> Condition {
    .holds(allowed, text: "'\(name)' is a valid next state")
  }
}

extension StateTypes {
  /// A class, and those that inherit from it.
  func pattern(for type: String) -> CasePattern {
    let names = types.filter { $0.path.lastName == type.lastName || $0.inherits(type.lastName) }.map(\.path.lastName)
    let patterns = names.map { CasePattern.path([$0], payload: nil) }
    return patterns.count == 1 ? patterns[0] : .either(patterns)
  }
}
