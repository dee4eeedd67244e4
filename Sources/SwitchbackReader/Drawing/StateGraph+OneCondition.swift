import SwitchbackGraph

extension StateGraph {
  /// Takes back what one condition allows for every pair of states: it is a list in words of its own, which was not read.
  mutating func leaveOpenWhatOneConditionAllows() {
    let moves = transitions.filter { $0.kind == .move }
    let free = Set(moves.filter { $0.guardText == nil }.map(Pair.init))
    for (condition, rows) in Dictionary(grouping: moves, by: \.guardText).sorted(by: {
      $0.value[0].line < $1.value[0].line
    }) {
      guard let condition, states.count > 2, let line = rows.map(\.line).min() else { continue }
      let pairs = free.union(rows.map(Pair.init))
      let all = states.flatMap { from in states.filter { $0 != from }.map { Pair(from: from.name, to: $0.name) } }
      guard all.allSatisfy(pairs.contains) else { continue }
      let cells = transitions.filter { $0.guardText == condition }
      transitions.removeAll { row in
        row.guardText == condition
          || row.kind == .reject && cells.contains { $0.from == row.from && $0.event == row.event }
      }
      unread.append(
        Unread(line: line, why: "which state may follow is decided by '\(condition)', which is not followed")
      )
    }
    if !unread.isEmpty, read == .complete { read = .partial }
    unread.sort { $0.line < $1.line }
    let named = Set(transitions.map(\.event))
    events.removeAll { !named.contains($0.name) }
  }

  private struct Pair: Hashable {
    var from: String
    var to: String

    init(from: String, to: String) {
      (self.from, self.to) = (from, to)
    }

    init(_ row: Transition) {
      self.init(from: row.from, to: row.to ?? "?")
    }
  }
}
