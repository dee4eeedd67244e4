extension TransitionTable: Decodable
where
  State: RawRepresentable & CaseIterable, State.RawValue == String,
  Event: RawRepresentable & CaseIterable, Event.RawValue == String
{
  /// Reads a table, or throws with all that is wrong with it.
  ///
  /// ```json
  /// {
  ///   "initial": "login",
  ///   "final": ["finished"],
  ///   "transitions": [
  ///     {"from": "login", "event": "next", "to": "createProfile"},
  ///     {"from": "createProfile", "event": "next", "to": "finished"}
  ///   ]
  /// }
  /// ```
  ///
  /// Each name is the raw value of a state or an event. A state that the table does not name takes no part.
  public init(from decoder: any Decoder) throws(TransitionTableError) {
    var draft = TableDraft(from: decoder)
    let states = TableNames<State>()
    let initial = states.value(of: draft.initial, for: "initial", .unknownState, &draft.problems)
    let final = draft.final.compactMap { states.value(of: $0, for: "final", .unknownState, &draft.problems) }
    let rows = Self.rows(of: &draft)
    guard let initial, draft.problems.allSatisfy({ $0.reason == .duplicate }) else {
      // What cannot be reached is not known as long as some of the transitions are not.
      throw TransitionTableError(problems: draft.problems)
    }
    self.init(initial: initial, final: final, rows)
    let problems = draft.problems + deadlocks { $0.rawValue }
    guard problems.isEmpty else { throw TransitionTableError(problems: problems) }
  }

  private static func rows(of draft: inout TableDraft) -> Rows {
    let (states, events) = (TableNames<State>(), TableNames<Event>())
    var numbers: [State: [Event: Int]] = [:]
    var rows: Rows = [:]
    for row in draft.rows {
      let number = row.number
      let from = states.value(of: row.from, for: "from", .unknownState, transition: number, &draft.problems)
      let event = events.value(of: row.event, for: "event", .unknownEvent, transition: number, &draft.problems)
      let target = states.value(of: row.to, for: "to", .unknownState, transition: number, &draft.problems)
      guard let from, let event, let target else { continue }
      if let first = numbers[from]?[event] {
        let text = "'\(event.rawValue)' in '\(from.rawValue)' is transition \(first) already; remove one of the two"
        draft.problems.append(.init(.duplicate, transition: number, text))
      } else {
        numbers[from, default: [:]][event] = number
        rows.append([event: target], to: from)
      }
    }
    return rows
  }
}
