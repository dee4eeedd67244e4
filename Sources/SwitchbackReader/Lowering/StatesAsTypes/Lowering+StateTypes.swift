import SwiftSyntax

/// States that are types: a function of the program has a row for each of them, with the body that the type has for it.
extension Lowering {
  mutating func events(of states: StateTypes) -> [Program.Event] {
    for case .elsewhere(let type) in states.members.map(\.events) {
      setType(of: .event, to: Variable(isForeignEvent: true))
      unread(MachineDeclaration.whyEventsAreUnread(of: type), at: machine.offset)
    }
    // Where states put the next into what holds them, what a function gives is none.
    let isPut = states.context != nil
    return states.members.flatMap { member -> [Program.Event] in
      if case .declared(_, let path) = member.events {
        setType(of: .event, to: Variable(type: ValueType(path: path)))
      }
      let id = choice(named: member.name, among: states) { lowering, name in
        isPut ? lowering.arm(putBy: member, for: name, in: states) : lowering.arm(of: member, for: name, in: states)
      }
      if isPut { functions[id].assigns = true }
      let paths = self.paths(of: member.events)
      if case .function = member.events {
        return [Program.Event(name: member.name, path: [], function: id, resultIsState: !isPut)]
      }
      return paths.map { path in
        let name = path.joined(separator: ".")
        let isOnly = states.members.count == 1
        return Program.Event(
          name: isOnly ? name : "\(member.name)(.\(name))",
          path: path,
          function: id,
          resultIsState: !isPut
        )
      }
    }
  }

  /// A function that is a choice over the states.
  mutating func choice(
    named name: String,
    among states: StateTypes,
    arm: (inout Lowering, String) -> (Block?, Unknown?)
  ) -> Int {
    functions.append(Function(name: name, offset: machine.offset))
    signatures.append(
      Signature(key: Signature.Key(offset: -functions.count, isEntry: true, isOnValue: false))
    )
    let id = functions.count - 1
    var choice = Choice(subjects: [Operand(slot: .state, text: "state")], rows: [], arms: [])
    for (index, state) in states.names.enumerated() {
      let (block, lost) = arm(&self, state)
      choice.rows.append(
        Row(
          id: nextRow(),
          patterns: [.path([state], payload: nil)],
          arm: index,
          lost: lost,
          // A state without the function knows nothing of the event.
          isDefault: block == nil,
          text: state,
          offset: states.types[index].nameOffset
        )
      )
      let nothing = Statement.leave(.bool(false), Site(text: "", offset: states.types[index].nameOffset))
      choice.arms.append(block ?? Block(statements: [nothing]))
    }
    functions[id].body.statements = [.choose(choice)]
    return id
  }

  private mutating func arm(
    of member: StateTypes.Member,
    for name: String,
    in states: StateTypes
  ) -> (Block?, Unknown?) {
    guard let function = member.functions[name], let body = function.body,
      let type = states.types.first(where: { $0.path.lastName == name })
    else {
      let why = "'\(member.name)' of '\(name)' is declared elsewhere"
      let offset = states.types.first { $0.path.lastName == name }?.nameOffset ?? machine.offset
      unread(why, at: offset)
      return (Block(), Unknown(site: Site(text: member.name, offset: offset), why: why))
    }
    var result = ValueType(path: states.common)
    result.isOptional = member.isOptional
    var scope = Scope(receiver: .value(.state), owner: type.path, result: result)
    scope = scope.shadowed(by: function.signature.parameterClause.parameters.map(\.innerName))
    if let event = member.event[name] { scope.bind(event, to: .slot(.event)) }
    return (self.body(body.statements, scope: scope), nil)
  }

  /// A function that all states have in common, unless the type at hand has one of its own.
  func common(named name: String, _ arguments: [LabeledExprSyntax], scope: Scope, at offset: Int) -> InlinedCall? {
    guard let states = machine.stateTypes, states.types.contains(where: { $0.path == scope.owner }),
      machine.declarations.types[scope.owner]?.functions(named: name).isEmpty != false
    else { return nil }
    return method(named: name, arguments, on: scope.receiver, owner: states.common, at: offset)
  }

  /// `Running(speed: 1)`, where that is a state.
  func stateMade(by expression: ExprSyntax) -> (name: String, call: FunctionCallExprSyntax)? {
    guard let states = machine.stateTypes, let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    return states.made(by: call).map { ($0, call) }
  }
}
