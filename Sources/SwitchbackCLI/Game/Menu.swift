import SwitchbackGraph

/// What a person can do where they are.
struct Menu {
  /// The events that have rows there, in order of declaration.
  let events: [String]
  private let entries: [String: [Entry]]
  private let labels: [String: String]
  private let regionWidth: Int

  /// What happens in one part on an event, first match first.
  struct Entry {
    var index: Int
    var region: String?
    var rows: [StateGraph.Transition]
  }

  init(of graph: StateGraph, in journey: Journey) {
    var entries: [String: [Entry]] = [:]
    for (index, (part, state)) in zip(journey.parts, journey.states).enumerated() where !journey.hasEnded {
      for (event, rows) in Dictionary(grouping: part.rows(in: state), by: \.event) {
        entries[event, default: []].append(Entry(index: index, region: part.region, rows: rows))
      }
    }
    self.entries = entries
    events = graph.eventNames.filter { entries[$0] != nil }
    labels = graph.eventLabels
    regionWidth = journey.parts.compactMap { $0.region?.columns }.max() ?? 0
  }

  /// What happens on an event, in the parts in which it has rows, in their order.
  func entries(of event: String) -> [Entry] {
    entries[event, default: []]
  }

  /// A numbered line for each event, and one more for each further guard, and for each further region.
  var lines: [String] {
    let digits = "\(events.count)".count
    let entries = zip(1..., events).flatMap { number, event in
      rows(of: event).enumerated().map { index, item in
        let number = index == 0 ? "\(number)" : ""
        let name = labels[event] ?? event
        let start = index == 0 ? name : String(repeating: " ", count: name.columns)
        let label = item.condition.isEmpty ? start : "\(start) \(item.condition)"
        return (
          start: "  \(String(repeating: " ", count: digits - number.count))\(number)  \(label)", outcome: item.outcome
        )
      }
    }
    let width = entries.map(\.start.columns).filter { $0 <= 50 }.max() ?? 0
    return entries.map { "\($0.start.padded(to: width))  \($0.outcome)" }
  }

  private func rows(of event: String) -> [(condition: String, outcome: String)] {
    entries(of: event).flatMap { entry in
      entry.rows.enumerated().map { index, row in
        // Once is enough to say which region this is.
        let region = entry.region.map { (index == 0 ? $0 : "").padded(to: regionWidth) + " " } ?? ""
        let condition = row.condition.isEmpty && index > 0 ? "otherwise" : row.condition
        return (condition, region + row.outcome)
      }
    }
  }
}
