import Switchback

/// A transition table as a rule: states by number, and for each its few rows, which are faster to walk than to hash.
struct Table<State: Hashable & Sendable, Event: Hashable>: TransitionRule {
  private struct Row {
    var event: Event
    var target: Int
  }

  private var current: Int
  private let states: [State]
  private let rows: [Row]
  private let firstRows: [Int]

  init(initial: State, _ table: [State: [Event: State]]) {
    states = Array(table.keys)
    var numbers: [State: Int] = [:]
    for (number, state) in states.enumerated() { numbers[state] = number }
    var rows: [Row] = []
    var firstRows = [0]
    for state in states {
      for (event, target) in table[state, default: [:]] {
        if let target = numbers[target] { rows.append(Row(event: event, target: target)) }
      }
      firstRows.append(rows.count)
    }
    current = numbers[initial, default: 0]
    self.rows = rows
    self.firstRows = firstRows
  }

  var state: State {
    get { states[current] }
    set { current = states.firstIndex(of: newValue) ?? current }
  }

  var isFinal: Bool { false }

  static func kind(of state: State) -> State { state }

  mutating func apply(_ event: Event) -> Outcome {
    for row in rows[firstRows[current]..<firstRows[current + 1]] where row.event == event {
      current = row.target
      return .changed
    }
    return .unhandled
  }
}
