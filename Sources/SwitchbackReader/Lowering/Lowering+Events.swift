import SwiftSyntax
import SwitchbackGraph

extension Lowering {
  /// The events that a function takes; where several functions do, each event tells which.
  func events(of entry: MachineDeclaration.Entry, function: Int) -> [Program.Event] {
    if machine.saysAllowedMoves { return requests(function: function) }
    if entry.isEvent { return [event(named: methodName(of: entry), path: [], of: entry, function: function)] }
    var seen: Set<[String]> = []
    let events = paths(of: entry.events).filter { seen.insert($0).inserted }.map { path in
      var event = event(named: eventName(path, of: entry), path: path, of: entry, function: function)
      event.isNil = entry.mayBeNil && path == Program.nilState
      event.method = isOnlyDispatcher(entry, with: path.joined(separator: ".")) ? nil : methodName(of: entry)
      return event
    }
    guard machine.hasRestOfEvents(entry) || mayHaveRest(entry) && !events.isEmpty else { return events }
    var rest = event(named: StateGraph.restOfEvents, path: [StateGraph.restOfEvents], of: entry, function: function)
    if !machine.hasRestOfEvents(entry) { rest.name = eventName(rest.path, of: entry) }
    rest.isRest = true
    return events + [rest]
  }

  /// Whether there may be events that no row names; the cases of a result everybody knows.
  private func mayHaveRest(_ entry: MachineDeclaration.Entry) -> Bool {
    if case .elsewhere(let type) = entry.events { type != MachineDeclaration.Entry.result } else { false }
  }

  mutating func events(of table: WrittenTable, function: Int) -> [Program.Event] {
    guard let events = table.events else { return requests(function: function) }
    let requests = requests(of: table)
    return paths(of: events).map { path in
      Program.Event(name: path.joined(separator: "."), path: path, function: function, resultIsState: true)
    } + requests
  }

  func paths(of events: MachineDeclaration.Events) -> [[String]] {
    switch events {
    case .declared(let shape, _): shape.leaves.map(\.path)
    case .elsewhere(let type): namedEvents.names(of: type).map { [$0] }
    case .function: []
    }
  }

  /// An event for each state that can be asked for.
  func requests(function: Int) -> [Program.Event] {
    let states = machine.hasForeignStates ? namedStates.map { [$0] } : machine.states.leaves.map(\.path)
    return states.map { path in
      Program.Event(
        name: Dialect.request(for: path),
        path: path,
        function: function,
        resultIsState: true,
        isRequest: true
      )
    }
  }

  private func event(
    named name: String,
    path: [String],
    of entry: MachineDeclaration.Entry,
    function: Int
  ) -> Program.Event {
    Program.Event(name: name, path: path, function: function, resultIsState: machine.resultIsState(of: entry))
  }

  /// The case alone where one function takes events, be it beside methods that are events if its enum is named for them; else
  /// with the function, and of one that is overloaded with the enum.
  private func eventName(_ path: [String], of entry: MachineDeclaration.Entry) -> String {
    let (name, function) = (path.joined(separator: "."), entry.function.name.identifierText)
    if entry.mayBeNil, path == Program.nilState { return "\(function)(nil)" }
    guard !isOnlyDispatcher(entry, with: name) else { return name }
    let type = isOverloaded(entry) ? eventTypeText(of: entry) : ""
    return "\(function)(\(type)\(name == StateGraph.restOfEvents && type.isEmpty ? "" : ".")\(name))"
  }

  private func isOnlyDispatcher(_ entry: MachineDeclaration.Entry, with name: String) -> Bool {
    guard machine.entries.count > 1 else { return true }
    guard case .declared(let shape, _) = entry.events, ReducerEvidence.isEvent(shape.name),
      machine.entries.count(where: { !$0.isEvent }) == 1
    else { return false }
    return countsOfEntries[name] == nil
  }

  /// The base name, with labels where there are others of that name, and with types where those have the same labels.
  private func methodName(of entry: MachineDeclaration.Entry) -> String {
    guard isOverloaded(entry) else { return entry.function.name.identifierText }
    let alike = machine.entries.map(\.function).filter { $0.signatureText == entry.function.signatureText }
    return entry.function.signatureText(among: alike)
  }

  private func isOverloaded(_ entry: MachineDeclaration.Entry) -> Bool {
    countsOfEntries[entry.function.name.identifierText, default: 0] > 1
  }
}

extension MachineDeclaration {
  /// Whether what happens on events that no row names is looked at.
  func hasRestOfEvents(_ entry: Entry) -> Bool {
    guard case .elsewhere = entry.events else { return false }
    return storage == .itself && entry.function.isNextOnEvent && entry.function.body != nil
  }
}
