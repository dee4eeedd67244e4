import SwiftSyntax

/// Methods that are told the next state: `mutating func move(to next: State)`. With each state as its argument such a
/// method is an event of its own, as long as it does not do what it is told in every state.
extension Lowering {
  /// - Parameter events: those that the methods are as a whole, in the order of the program.
  mutating func targetedEvents(besides events: [Program.Event]) -> [Program.Event] {
    guard machine.storage.propertyName != nil || machine.storage == .itself, !machine.hasForeignStates,
      [.eventMethods, .stateEventSwitch].contains(machine.dialect), !machine.states.cases.isEmpty
    else { return [] }
    let methods = machine.entries.compactMap { entry in entry.target(in: machine).map { (entry, $0) } }
    // Where events are given to another method, these are no plain requests.
    let isAlone = methods.count == 1 && machine.hasMethodsOnly
    var found: [Program.Event] = []
    let type = variables[Slot.event.id]
    defer { setType(of: .event, to: type) }
    for (entry, target) in methods {
      let offset = entry.function.offset
      guard let whole = events.firstIndex(where: { functions[$0.function].offset == offset }) else { continue }
      setType(of: .event, to: Variable(type: ValueType(path: machine.stateType)))
      let function = self.entry(entry, target: target)
      let asked = statesAsked(of: entry.function, by: target)
      let told = requests(function: function).filter { $0.path != Program.nilState }
      found += told.filter { asked?.contains($0.path) ?? true }.map { request in
        let name = isAlone ? request.name : "\(events[whole].name)(\(request.name))"
        return Program.Event(name: name, path: request.path, function: function, resultIsState: false, whole: whole)
      }
    }
    return found
  }
}

extension MachineDeclaration.Entry {
  /// The parameter that is a state, if only one is.
  fileprivate func target(in machine: MachineDeclaration) -> String? {
    guard isEvent, !machine.isConditional(function), function.body != nil else { return nil }
    let states = function.signature.parameterClause.parameters.filter { parameter in
      let type = ValueType(parameter.type, in: machine.declarations, from: machine.owner)
      return type?.path == machine.stateType && type?.isOptional == false && !parameter.isInout && !parameter.isVariadic
    }
    return states.count == 1 ? states.first?.innerName : nil
  }
}
