import Switchback

/// Compares a machine's running code with its graph, cell by cell.
///
/// Give it every state and every event, payloads so chosen that each guard holds once and fails once. A guard that is a
/// payload pattern (`from: .email`) is understood; for others state in `guards` when they hold, by their text.
package struct Agreement<Machine: MachineState & GraphProviding> where Machine.Event: MachineEvent {
  package typealias Condition = (Machine, Machine.Event) -> Bool

  package let states: [Machine]
  package let events: [Machine.Event]
  package var guards: [String: Condition]
  /// The graph to compare with; another than the machine's own to see the comparison fail.
  package var graph: StateGraph

  package init(
    states: [Machine],
    events: [Machine.Event],
    guards: [String: Condition] = [:],
    graph: StateGraph = Machine.graph
  ) {
    self.states = states
    self.events = events
    self.guards = guards
    self.graph = graph
  }

  /// One sentence for each difference; none when they agree.
  package func differences() -> [String] {
    var differences = missingSamples() + states.flatMap(difference(inFinality:))
    var taken: Set<Int> = []
    for state in states {
      for event in events {
        switch row(for: state, event) {
        case .failure(let unknown): differences.append(unknown.sentence)
        case .success(let index):
          if let index { taken.insert(index) }
          if let difference = difference(in: state, on: event, from: index.map { graph.transitions[$0] }) {
            differences.append(difference)
          }
        }
      }
    }
    for (index, row) in graph.transitions.enumerated() where !taken.contains(index) {
      differences.append("\(text(of: row)) is drawn, and no sample takes it")
    }
    return differences
  }

  /// The first row that takes the event in the state; nil when there is none.
  private func row(for state: Machine, _ event: Machine.Event) -> Result<Int?, UnknownGuard> {
    for (index, row) in graph.transitions.enumerated() where row.from == name(state) && row.event == name(event) {
      guard let text = row.guardText else { return .success(index) }
      guard let holds = holds(text, state, event) else { return .failure(UnknownGuard(text: text)) }
      if holds { return .success(index) }
    }
    return .success(nil)
  }

  private func holds(_ text: String, _ state: Machine, _ event: Machine.Event) -> Bool? {
    if let condition = guards[text] { return condition(state, event) }
    var all = true
    for part in text.split(separator: " && ").map(String.init) {
      guard
        let holds = guards[part]?(state, event)
          ?? Payload(of: state).matches(part) ?? Payload(of: event).matches(part)
      else { return nil }
      all = all && holds
    }
    return all
  }

  private struct UnknownGuard: Error {
    let text: String
    var sentence: String { "the guard '\(text)' is not understood; state in 'guards' when it holds" }
  }
}
