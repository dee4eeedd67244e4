import SwitchbackGraph

/// What a person can do in a state.
struct Menu {
  /// The events that have rows there, in order of declaration.
  let events: [String]
  private let rows: [String: [StateGraph.Transition]]
  private let labels: [String: String]

  init(of graph: StateGraph, in state: String) {
    let isFinal = graph.states.contains { $0.name == state && $0.isFinal }
    let here = isFinal ? [] : graph.transitions.filter { $0.from == state }
    let declared = graph.events.map(\.name)
    let others = here.map(\.event).filter { !declared.contains($0) }
    rows = Dictionary(grouping: here, by: \.event)
    events = (declared + others.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }).filter { [rows] in
      rows[$0] != nil
    }
    labels = graph.eventLabels
  }

  /// The rows of an event, first match first.
  func rows(of event: String) -> [StateGraph.Transition] {
    rows[event, default: []]
  }

  /// A numbered line for each event, and one more for each further guard.
  var lines: [String] {
    let digits = "\(events.count)".count
    let entries = zip(1..., events).flatMap { number, event in
      rows(of: event).enumerated().map { index, row in
        let number = index == 0 ? "\(number)" : ""
        let name = labels[event] ?? event
        let start = index == 0 ? name : String(repeating: " ", count: name.columns)
        let condition = row.condition.isEmpty && index > 0 ? "otherwise" : row.condition
        let label = condition.isEmpty ? start : "\(start) \(condition)"
        return (
          start: "  \(String(repeating: " ", count: digits - number.count))\(number)  \(label)", outcome: row.outcome
        )
      }
    }
    let width = entries.map(\.start.columns).filter { $0 <= 50 }.max() ?? 0
    return entries.map { "\($0.start.padded(to: width))  \($0.outcome)" }
  }
}
