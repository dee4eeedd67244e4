import SwitchbackGraph

/// A machine that was drawn, its lines still offsets, and what is to be checked of it.
struct Drawn {
  var graph: StateGraph
  var checks: [any Check] = .all
  /// The path of the enum of its events, where the file declares it and other machines may take the same.
  var eventType: String?
  /// The events that it need not handle.
  var eventsOfOthers: Set<String> = []

  /// What the checks say.
  var findings: [Finding] {
    let lines = Set(graph.events.filter { eventsOfOthers.contains($0.name) }.map(\.line))
    let rule = UnhandledEvent().rule
    return graph.check(checks).filter { $0.rule != rule || !lines.contains($0.line) }
  }
}

extension [Drawn] {
  /// Puts structs of machines where they stand in the file.
  mutating func add(_ structs: [MachineStruct], file: String, in declarations: Declarations) {
    for machine in structs {
      let graph = machine.graph(of: map(\.graph), file: file, in: declarations)
      // What else there is to say, the machines that are its regions say themselves.
      let drawn = Drawn(graph: graph, checks: [UnhandledEvent()], eventType: machine.events?.path)
      insert(drawn, at: firstIndex { $0.graph.line > machine.offset } ?? endIndex)
    }
  }
}

extension MachineDeclaration {
  /// The path of the enum of the events that it takes, where the file declares it; of enums that are machines themselves.
  var eventType: String? {
    guard storage == .itself else { return nil }
    return if case .declared(_, let path)? = entries.first?.events { path } else { nil }
  }
}
