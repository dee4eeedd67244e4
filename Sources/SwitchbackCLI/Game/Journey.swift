import SwitchbackGraph

/// Where a person is in a machine, and the way that they came.
struct Journey {
  let parts: [Part]
  let starts: [String]
  private(set) var steps: [Step] = []

  /// One event, and what it did: a row for each part that it changed, by the part's place.
  struct Step {
    var event: String
    var rows: [Int: StateGraph.Transition]
  }

  /// The state of each part.
  var states: [String] {
    steps.reduce(into: starts) { states, step in
      for (index, row) in step.rows { states[index] = row.to ?? row.from }
    }
  }

  /// The state of the whole: `playback.paused, volume.on`.
  var place: String {
    zip(parts, states).map { $0.path($1) }.joined(separator: ", ")
  }

  /// Whether all that there is has ended.
  var hasEnded: Bool {
    zip(parts, states).allSatisfy { $0.isFinal($1) }
  }

  mutating func take(_ step: Step) {
    steps.append(step)
  }

  /// Goes a step back; nil at the start.
  mutating func undo() -> Step? {
    steps.popLast()
  }
}
