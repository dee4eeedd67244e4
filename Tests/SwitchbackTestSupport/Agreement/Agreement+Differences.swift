import Switchback

extension Agreement {
  func difference(in state: Machine, on event: Machine.Event, from row: StateGraph.Transition?) -> String? {
    // A trap cannot be tried, and a computed target is anybody's guess: only that there is one can be told.
    if row?.kind == .trap { return nil }
    // A machine has ended there, whatever a rule for every state would say.
    if row == nil, state.isFinal { return nil }
    let ran = state.next(on: event).map { name($0) }
    let drawn = row.flatMap { $0.kind == .reject ? nil : $0.to ?? ran ?? "something" }
    guard ran != drawn else { return nil }
    return "'\(name(event))' in '\(state)' leads to \(quoted(ran)), and is drawn to \(quoted(drawn))"
  }

  func difference(inFinality state: Machine) -> [String] {
    let isDrawnFinal = graph.states.contains { $0.name == name(state) && $0.isFinal }
    guard state.isFinal != isDrawnFinal else { return [] }
    return ["'\(state)' is \(state.isFinal ? "" : "not ")final, and is \(isDrawnFinal ? "" : "not ")drawn so"]
  }

  /// What is drawn and has no sample, and the other way round.
  func missingSamples() -> [String] {
    let stateNames = (drawn: graph.states.map(\.name), sampled: states.map { name($0) })
    let eventNames = (drawn: graph.events.map(\.name), sampled: events.map { name($0) })
    return [stateNames, eventNames].flatMap { names in
      Set(names.drawn).subtracting(names.sampled).sorted().map { "'\($0)' is drawn, and has no sample" }
        + Set(names.sampled).subtracting(names.drawn).sorted().map { "'\($0)' is not drawn" }
    }
  }

  func text(of row: StateGraph.Transition) -> String {
    let condition = row.guardText.map { " [\($0)]" } ?? ""
    return "'\(row.event)'\(condition) from '\(row.from)' to \(quoted(row.to))"
  }

  /// Kinds describe themselves as the graph names them: a case, or the path of a nested one.
  func name(_ state: Machine) -> String { "\(state.kind)" }

  func name(_ event: Machine.Event) -> String { "\(event.kind)" }

  private func quoted(_ name: String?) -> String {
    name.map { "'\($0)'" } ?? "nothing"
  }
}
