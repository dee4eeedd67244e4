extension TransitionTable {
  /// The table's drawing, which prints and checks it: `table.graph.formatted(.mermaid)`, `table.graph.check()`.
  ///
  /// Of enums that are `CaseIterable` all cases are in it, in their order; of others what the table names, in the order of rows.
  public var graph: StateGraph {
    let states = distinct((all(State.self) + mentionedStates).map { TableWord(state: $0) })
    let events = distinct((all(Event.self) + mentionedEvents).map { TableWord(event: $0) })
    let finals = plan.final.map { TableWord(state: $0).name }
    let start = TableWord(state: initial).name
    return StateGraph(
      name: "\(State.self)",
      dialect: "transition-table",
      states: states.map { word in
        .init(word.name, payload: word.payload, isInitial: word.name == start, isFinal: finals.contains(word.name))
      },
      events: events.map { .init($0.name, payload: $0.payload) },
      transitions: plan.rows.flatMap { state, row in row.entries.map { transition($0, from: state) } }
    )
  }

  /// The ``graph``, so that reports name the events that are handled.
  public var drawing: StateGraph? { graph }

  /// Each state that the table names, in the order in which it does.
  var mentionedStates: [State] {
    distinct([initial] + plan.rows.map(\.state) + plan.rows.flatMap { $0.row.entries.map(\.target) } + plan.final)
  }

  private var mentionedEvents: [Event] {
    distinct(plan.rows.flatMap { $0.row.entries.map(\.event) })
  }

  private func transition(_ entry: Row.Entry, from state: State) -> StateGraph.Transition {
    let (from, event, to) = (TableWord(state: state), TableWord(event: entry.event), TableWord(state: entry.target))
    let conditions = [from.condition, event.condition].compactMap(\.self)
    return .init(
      from: from.name,
      on: event.name,
      to: to.name,
      guard: conditions.isEmpty ? nil : conditions.joined(separator: " && ")
    )
  }

  /// One word for each name: states that differ in their payload are drawn as one.
  private func distinct(_ words: [TableWord]) -> [TableWord] {
    var names: Set<String> = []
    return words.filter { names.insert($0.name).inserted }
  }

  private func distinct<Value: Hashable>(_ values: [Value]) -> [Value] {
    var known: Set<Value> = []
    return values.filter { known.insert($0).inserted }
  }
}

/// All values of a type that lists them; none of one that does not.
private func all<Value>(_ type: Value.Type) -> [Value] {
  (type as? any CaseIterable.Type).map { cases(of: $0).compactMap { $0 as? Value } } ?? []
}

private func cases(of type: (some CaseIterable).Type) -> [Any] {
  Array(type.allCases)
}
