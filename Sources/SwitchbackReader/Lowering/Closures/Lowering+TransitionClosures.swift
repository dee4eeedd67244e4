import SwiftSyntax

extension Lowering {
  /// The events of a closure that is the transition function, or of several that run one after the other.
  mutating func events(of closure: TransitionClosures.Body) -> [Program.Event] {
    if case .declared(_, let path) = closure.events { setType(of: .event, to: Variable(type: ValueType(path: path))) }
    var ids = closure.parts.map { function(of: $0, in: closure) }
    if ids.count > 1 {
      let calls = ids.map { id in
        Statement.call(Call(function: id, arguments: [], site: Site(text: "…", offset: functions[id].offset)))
      }
      ids = [add(Function(name: "closures", offset: functions[ids[0]].offset, assigns: true), isEntry: true)]
      functions[ids[0]].body = Block(statements: calls)
    }
    let id = ids[0]
    return paths(of: closure.events).map { path in
      Program.Event(
        name: path.joined(separator: "."),
        path: path,
        function: id,
        resultIsState: !closure.assigns
      )
    }
  }

  private mutating func function(of part: TransitionClosures.Part, in closure: TransitionClosures.Body) -> Int {
    let assigns = closure.assigns
    let state = machine.region?.isBool == true ? .bool : machine.placeType
    var scope = Scope(receiver: .other, owner: machine.owner, result: assigns ? .other : state)
    if let place = closure.place, !assigns {
      var tuple = ValueType.other
      tuple.elements = (0..<place.count).map { $0 == place.position ? state : .other }
      scope.result = tuple
    }
    scope.bind(part.state, to: .slot(.state))
    scope.bind(part.event, to: .slot(.event))
    let function = Function(name: "a closure", offset: part.statements.offset, assigns: assigns)
    let id = add(function, isEntry: true)
    functions[id].body = body(part.statements, scope: scope)
    return id
  }

  mutating func add(_ function: Function, isEntry: Bool) -> Int {
    functions.append(function)
    signatures.append(
      Signature(key: Signature.Key(offset: function.offset, isEntry: isEntry, isOnValue: false))
    )
    return functions.count - 1
  }
}
