import SwitchbackGraph

/// What happens in each state on each event: a cell for each pair.
struct StateTable {
  let states: [StateGraph.State]
  let events: [StateGraph.Event]
  private let rows: [Pair: [StateGraph.Transition]]

  init(of graph: StateGraph) {
    rows = Dictionary(grouping: graph.transitions) { Pair(state: $0.from, event: $0.event) }
    // A method or an extension may bring an event that the list does not have.
    events = graph.transitions.reduce(into: graph.events) { events, row in
      if !events.contains(where: { $0.name == row.event }) { events.append(.init(row.event)) }
    }
    states = graph.transitions.reduce(into: graph.states) { states, row in
      if !states.contains(where: { $0.name == row.from }) { states.append(.init(row.from)) }
    }
  }

  subscript(state: StateGraph.State, event: StateGraph.Event) -> Cell {
    let entries = rows[Pair(state: state.name, event: event.name), default: []]
    return entries.isEmpty ? (state.isFinal ? .ended : .unhandled) : .handled(entries)
  }

  /// What stands in a cell.
  enum Cell {
    /// The rows for it, first match first.
    case handled([StateGraph.Transition])
    case unhandled
    /// The state is final, so that no event comes there.
    case ended
  }

  /// The cells in which nothing handles the event.
  var unhandledCount: Int {
    states.reduce(0) { count, state in
      count
        + events.count { event in
          if case .unhandled = self[state, event] { true } else { false }
        }
    }
  }

  private struct Pair: Hashable {
    var state: String
    var event: String
  }
}

extension StateTable.Cell {
  /// Whether a condition has a say in what happens.
  var isGuarded: Bool {
    if case .handled(let rows) = self { rows.count > 1 || rows.contains { $0.guardText != nil } } else { false }
  }
}
