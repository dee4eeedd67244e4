import SwitchbackGraph

/// What is in one state at a time: the whole machine, or one of its regions.
struct Part {
  /// The region; nil for the whole.
  let region: String?
  let graph: StateGraph

  /// The parts of a machine, in the order in which an event goes to them.
  static func all(of graph: StateGraph) -> [Part] {
    guard graph.isParallel else { return [Part(region: nil, graph: graph)] }
    return graph.innerRegions.compactMap { name in graph.region(name).map { Part(region: name, graph: $0) } }
  }

  /// A state as the whole machine names it.
  func path(_ state: String) -> String { region.map { "\($0).\(state)" } ?? state }

  func isFinal(_ state: String) -> Bool { graph.states.contains { $0.name == state && $0.isFinal } }

  /// What happens there on each event; a region that has ended is still asked, a machine is not.
  func rows(in state: String) -> [StateGraph.Transition] {
    guard isFinal(state) else { return graph.transitions.filter { $0.from == state } }
    return region == nil ? [] : graph.eventNames.flatMap { graph.rows(from: state, on: $0) }
  }

  /// `selectAvatar(from)` for the state of this name.
  func label(_ state: String) -> String {
    StateGraph.label(state, payload: graph.states.first { $0.name == state }?.payload ?? [])
  }
}

extension StateGraph {
  /// The events that are declared, and those of which there are only rows.
  var eventNames: [String] {
    transitions.map(\.event).reduce(into: events.map(\.name)) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }
}
