/// One row of a state: what happens on an event.
struct TextRow {
  /// The state; nil for any.
  let from: String?
  let event: String
  /// The event and its guard.
  let label: String
  /// Where it leads, behind its sign.
  let outcome: String

  init(_ arrow: Arrow, event: String) {
    let transition = arrow.transition
    from = arrow.from
    self.event = event
    label = transition.condition.isEmpty ? event : "\(event) \(transition.condition)"
    outcome = transition.outcome + arrow.exceptionText
  }

  /// The label, and the outcome in the given column: beside it, or below a label that is too long.
  func lines(column: Int) -> [String] {
    let labels = label.hung(behind: "    ", indent: 6)
    guard let last = labels.last, last.count < column - 1 else {
      return labels + outcome.hung(behind: String(repeating: " ", count: column), indent: column + 2)
    }
    let start = last + String(repeating: " ", count: column - last.count)
    return labels.dropLast() + outcome.hung(behind: start, indent: column + 2)
  }
}

extension [TextRow] {
  /// Those of an event together, and what is so otherwise behind what is so under a condition.
  var byEvent: [TextRow] {
    let places = Dictionary(enumerated().map { ($1.event, $0) }) { first, _ in first }
    return enumerated().sorted { one, other in
      let (mine, others) = (one.element, other.element)
      if mine.event != others.event { return places[mine.event, default: 0] < places[others.event, default: 0] }
      let isPlain = (mine.label == mine.event, others.label == others.event)
      return isPlain.0 == isPlain.1 ? one.offset < other.offset : isPlain.1
    }.map(\.element)
  }
}
