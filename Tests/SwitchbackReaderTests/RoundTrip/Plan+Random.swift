import SwitchbackTestSupport

extension Plan {
  /// Any machine that the style can say.
  init(for style: Style, using random: inout SeededGenerator) {
    let names = (
      states: ["idle", "loading", "ready", "open", "shut", "locked", "failed", "over"].shuffled(using: &random),
      events: ["push", "pull", "turn", "load", "fail", "wait"].shuffled(using: &random)
    )
    states = names.states.prefix(Int.random(in: 1...8, using: &random)).map {
      State(name: $0, hasPayload: random.isOnce(in: 3), isFinal: random.isOnce(in: 6) && style.layout != .ifChain)
    }
    events = names.events.prefix(Int.random(in: 1...6, using: &random)).map {
      Event(name: $0, hasPayload: random.isOnce(in: 3))
    }
    if let initial = states.indices.randomElement(using: &random) { states[initial].isInitial = true }
    let outcomes = outcomes(for: style)
    otherwise = outcomes.filter { if case .move = $0 { false } else { true } }.randomElement(using: &random) ?? .stay
    for state in states.indices where !states[state].isFinal && !random.isOnce(in: 6) {
      addRows(of: state, outcomes: outcomes, hasPayloads: !style.layout.isStatesFirst, using: &random)
    }
    addMove(using: &random)
    for event in events.indices where random.isOnce(in: 4) {
      addRule(on: event, outcomes: outcomes, using: &random)
    }
  }

  private func outcomes(for style: Style) -> [Outcome] {
    let moves = states.indices.map(Outcome.move)
    return moves + moves + [.stay, .trap] + (style.canReject ? [.reject, .reject] : [])
  }

  /// - Parameter hasPayloads: whether a row may ask for the state's payload; where the states come first, all rows would.
  private mutating func addRows(
    of state: Int,
    outcomes: [Outcome],
    hasPayloads: Bool,
    using random: inout SeededGenerator
  ) {
    func add(_ event: Int?, payload: String? = nil, if condition: String? = nil) {
      guard let outcome = outcomes.randomElement(using: &random) else { return }
      rows.append(Row(state: state, event: event, payload: payload, condition: condition, outcome: outcome))
    }
    for event in events.indices where Bool.random(using: &random) {
      if hasPayloads, states[state].hasPayload, random.isOnce(in: 3) { add(event, payload: "3") }
      if random.isOnce(in: 3) { add(event, if: "isReady") }
      if !random.isOnce(in: 4) || rows(of: state, on: event).isEmpty { add(event) }
    }
    if random.isOnce(in: 6) { add(nil, if: "isLate") }
    if random.isOnce(in: 8) {
      // A last row that only rejects is a default, which has no entries.
      rows.append(Row(state: state, outcome: outcomes.filter { $0 != .reject }.randomElement(using: &random) ?? .stay))
    }
  }

  /// What neither looks at state and event nor moves is no machine.
  private mutating func addMove(using random: inout SeededGenerator) {
    let moves = rows.contains { row in
      if case .move = row.outcome { row.event != nil } else { false }
    }
    guard !moves, let event = events.indices.randomElement(using: &random),
      let target = states.indices.randomElement(using: &random)
    else { return }
    let state = states.indices.first { !states[$0].isFinal } ?? 0
    states[state].isFinal = false
    rows.removeAll { $0.state == state }
    rows.append(Row(state: state, event: event, outcome: .move(target)))
  }

  private mutating func addRule(on event: Int, outcomes: [Outcome], using random: inout SeededGenerator) {
    let some = outcomes.filter { $0 != .reject }
    if random.isOnce(in: 3) {
      let outcome = outcomes.randomElement(using: &random) ?? .stay
      rules.append(Row(event: event, condition: "count > 3", outcome: outcome))
    }
    if !random.isOnce(in: 3) || rules(on: event).isEmpty {
      rules.append(Row(event: event, outcome: some.randomElement(using: &random) ?? .stay))
    }
  }
}
