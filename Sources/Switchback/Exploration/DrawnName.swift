/// Finds out what a drawing calls a state or an event.
///
/// A drawing has the name of the case, or the whole value where two are the same case; a request for a state is `->target`.
struct DrawnName: Sendable {
  private let states: Set<String>
  private let events: Set<String>

  init(states: some Sequence<String>, events: some Sequence<String>) {
    self.states = Set(states)
    self.events = Set(events)
  }

  init(in graph: StateGraph) {
    self.init(states: graph.states.map(\.name), events: graph.transitions.map(\.event))
  }

  func of(kind: Any) -> String {
    Self.pick([Report.name(ofKind: kind), "\(kind)"], from: states)
  }

  func of<Rule: TransitionRule>(event: Rule.Event, of rule: Rule.Type) -> String {
    let requested = (event as? Rule.State).map { Rule.kind(of: $0) }
    let requests = requested.map { ["->\(Report.name(ofKind: $0))", "->\($0)"] } ?? []
    return Self.pick([Report.name(ofEvent: event), "\(event)"] + requests, from: events)
  }

  /// The first that is drawn; what is not drawn at all is called by its case.
  private static func pick(_ names: [String], from drawn: Set<String>) -> String {
    names.first(where: drawn.contains) ?? names[0]
  }
}
