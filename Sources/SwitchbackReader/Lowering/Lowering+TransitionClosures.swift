import SwiftSyntax

extension Lowering {
  /// The events of a closure that is the transition function.
  mutating func events(of closure: TransitionClosures.Body) -> [Program.Event] {
    if case .declared(_, let path) = closure.events { setType(of: .event, to: Variable(type: ValueType(path: path))) }
    var scope = Scope(
      receiver: .other,
      owner: machine.owner,
      result: closure.assigns ? nil : ValueType(path: machine.stateType)
    )
    scope.bind(closure.state, to: .slot(.state))
    scope.bind(closure.event, to: .slot(.event))
    let offset = closure.statements.offset
    functions.append(Function(name: "a closure", offset: offset, assigns: closure.assigns))
    signatures.append(Signature(key: Signature.Key(offset: offset, isEntry: true, isOnValue: false)))
    let id = functions.count - 1
    functions[id].body = body(closure.statements, scope: scope)
    return paths(of: closure.events).map { path in
      Program.Event(
        name: path.joined(separator: "."),
        path: path,
        function: id,
        resultIsState: !closure.assigns
      )
    }
  }
}
