import SwitchbackGraph

extension Game {
  /// Sends an event to each part; false where that changes nothing.
  mutating func take(_ event: String, _ menu: Menu) throws(Departure) -> Bool {
    var step = Journey.Step(event: event, rows: [:])
    var refusals: [String] = []
    for entry in menu.entries(of: event) {
      let place = entry.region.map { "\($0): " } ?? ""
      let row = try row(of: entry, asking: place)
      switch row?.kind {
      case .move, .stay: step.rows[entry.index] = row
      case .computed: step.rows[entry.index] = try row.map { row throws(Departure) in try completed(row, in: entry) }
      case .reject: refusals.append("\(place)'\(event)' is rejected on purpose")
      case nil: refusals.append("\(place)no guard holds, so '\(event)' is not handled")
      case .trap:
        console.complain("\(place)'\(event)' would stop the program here; you are still in '\(journey.place)'")
        return false
      }
    }
    guard !step.rows.isEmpty else {
      console.complain(refusals.joined(separator: "; ") + "; you are still in '\(journey.place)'")
      return false
    }
    journey.take(step)
    say(step)
    return true
  }

  private func say(_ step: Journey.Step) {
    for (index, part) in journey.parts.enumerated() {
      guard let row = step.rows[index] else { continue }
      let state = "'\(part.path(journey.states[index]))'"
      console.say(row.kind == .stay ? "↺ stays in \(state)" : "→ \(state)")
    }
  }

  /// The first row whose guard holds; nil when none does.
  private func row(of entry: Menu.Entry, asking place: String) throws(Departure) -> StateGraph.Transition? {
    for row in entry.rows {
      guard let guardText = row.guardText else { return row }
      if try confirm("\(place)does '\(guardText.onOneLine)' hold? (y/n)") { return row }
    }
    return nil
  }

  /// The row with the target that the person states.
  private func completed(
    _ row: StateGraph.Transition,
    in entry: Menu.Entry
  ) throws(Departure) -> StateGraph.Transition {
    let place = entry.region.map { "\($0): " } ?? ""
    var row = row
    row.to = try choose(
      "\(place)the source does not say where '\((row.why ?? "").onOneLine)' leads; where does it?",
      among: journey.parts[entry.index].graph.states.map(\.name)
    )
    return row
  }
}
