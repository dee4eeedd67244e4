import SwitchbackTestSupport

extension Plan {
  /// The machine as a case: its source in a style, and the graph it was printed from.
  func `case`(named name: String, in style: Style, using random: inout SeededGenerator) -> Case {
    var expected = Expectation(
      states: states.map(\.name),
      events: events.map(\.name),
      initial: states.filter(\.isInitial).map(\.name)
    )
    expected.final = states.filter(\.isFinal).map(\.name)
    for state in states.indices {
      for event in events.indices {
        for row in list(state: state, event: event) {
          if let entry = entry(for: row, state: state, event: event, in: style) { expected.cells.add(entry) }
        }
      }
    }
    var item = Case(
      family: "round trip",
      name: name,
      shape: .file,
      marked: MarkedSource(Printer.source(of: self, in: style, using: &random)),
      expected: expected,
      comparison: comparison(in: style)
    )
    item.sample = sample(in: style)
    return item
  }

  /// Two ways to one result may be drawn as one, and a default that rejects may come out of a helper as any rejection.
  private func comparison(in style: Style) -> Case.Comparison {
    guard isDistinct, !(otherwise == .reject && style.layout.hasHelpers) else { return .meaning }
    return style.layout == .ifChain ? .entries : .rules
  }

  private func entry(for row: Row, state: Int, event: Int, in style: Style) -> Entry? {
    let isDefault = row.state == nil && row.event == nil
    if isDefault, row.outcome == .reject, style.layout != .ifChain { return nil }
    let isForAnyState = row.state == nil && !(style.layout.isStatesFirst && !rows(of: state).isEmpty)
    if isForAnyState, states[state].isFinal { return nil }
    let outcome: Entry.Outcome =
      switch row.outcome {
      case .move(let target): target == state ? .stay : .move(states[target].name)
      case .stay: .stay
      case .reject: .reject
      case .trap: .trap
      }
    return Entry(
      from: states[state].name,
      event: events[event].name,
      guardText: row.guardText,
      outcomes: [outcome],
      isForAnyState: isForAnyState
    )
  }

  private func sample(in style: Style) -> Sample {
    var sample = Sample()
    sample.stateType = style.form.isEnum ? "Self" : "State"
    // A graph says nothing of what a machine does when it has ended.
    sample.states = states.filter { !$0.isFinal }.flatMap {
      $0.hasPayload ? ["\($0.name)(0)", "\($0.name)(3)"] : [$0.name]
    }
    sample.events = events.map { $0.name + ($0.hasPayload ? "(1)" : "") }
    sample.run = style.form.run
    sample.isWithoutTraps = true
    return sample
  }
}

extension Style.Form {
  /// Statements that run the machine from `state` on `event`.
  fileprivate var run: String {
    switch self {
    case .nextOrNil: "return state.next(on: event).map { moved(state, $0) } ?? \"rejects\""
    case .next: "return moved(state, state.next(on: event))"
    case .handle: "var machine = state; machine.handle(event); return moved(state, machine)"
    case .handleBool: "var machine = state; let said = machine.handle(event); return moved(state, machine, said)"
    case .send:
      "var machine = Machine(); machine.state = state; machine.send(event); return moved(state, machine.state)"
    case .sendBool:
      """
      var machine = Machine(); machine.state = state; let said = machine.send(event)
      return moved(state, machine.state, said)
      """
    case .sendThrows:
      """
      var machine = Machine(); machine.state = state
      do { try machine.send(event) } catch { return moved(state, machine.state, false) }
      return moved(state, machine.state)
      """
    case .sendClass:
      "let machine = Machine(); machine.phase = state; machine.send(event); return moved(state, machine.phase)"
    case .reduce: "var after = state; reduce(&after, event); return moved(state, after)"
    case .follow: "return moved(state, next(state, event))"
    case .followOrNil: "return next(state, event).map { moved(state, $0) } ?? \"rejects\""
    }
  }
}
