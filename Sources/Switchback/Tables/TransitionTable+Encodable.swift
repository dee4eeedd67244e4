extension TransitionTable: Encodable
where State: RawRepresentable, State.RawValue == String, Event: RawRepresentable, Event.RawValue == String {
  /// Writes the table as it is read: one transition for each event of each state, in the order of the rows.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: TableKey.self)
    try object.encode(initial.rawValue, forKey: .initial)
    try object.encode(final.map(\.rawValue), forKey: .final)
    var list = object.nestedUnkeyedContainer(forKey: .transitions)
    for (state, row) in plan.rows {
      for entry in row.entries {
        var transition = list.nestedContainer(keyedBy: TableKey.self)
        try transition.encode(state.rawValue, forKey: .from)
        try transition.encode(entry.event.rawValue, forKey: .event)
        try transition.encode(entry.target.rawValue, forKey: .to)
      }
    }
  }
}

/// The words of a table's JSON, the same as in the graph's.
enum TableKey: String, CodingKey {
  case initial, final, transitions, from, event, to
}
