import SwitchbackGraph

/// The rows of the cells in which a guard decides; states in which an event has the same rows share a note.
struct GuardNotes {
  private(set) var lines: [String] = []

  private let states: [String]
  private var notes: [Note] = []

  private struct Note {
    var event: String
    var rows: [String]
    var states: [String]
  }

  init(of table: StateTable) {
    states = table.states.map(\.name)
    for state in table.states {
      for event in table.events {
        guard case .handled(let rows) = table[state, event], table[state, event].isGuarded else { continue }
        add(rows.map { "\($0.condition.isEmpty ? "otherwise" : $0.condition) \($0.outcome)" }, event.name, state.name)
      }
    }
    lines = notes.flatMap { note in ["  \(words(for: note.states)), \(note.event)"] + note.rows.map { "    \($0)" } }
  }

  private mutating func add(_ rows: [String], _ event: String, _ state: String) {
    if let index = notes.firstIndex(where: { $0.event == event && $0.rows == rows }) {
      notes[index].states.append(state)
    } else {
      notes.append(Note(event: event, rows: rows, states: [state]))
    }
  }

  /// `a or b`, `any state`, `any state but c`.
  private func words(for some: [String]) -> String {
    let others = states.filter { !some.contains($0) }
    if some.count < 3 || others.count >= some.count { return some.joined(separator: " or ") }
    return others.isEmpty ? "any state" : "any state but \(others.joined(separator: " or "))"
  }
}
