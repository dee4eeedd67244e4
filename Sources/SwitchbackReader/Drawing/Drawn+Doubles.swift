import SwitchbackGraph

extension [Drawn] {
  /// Leaves out what only says which states may follow, where the methods that ask it say the same and more, and what a
  /// class does by itself that the type around it moves.
  mutating func dropDoubles() {
    let inside = Set(compactMap { $0.place?.isInside == true ? $0.place?.path : nil })
    removeAll { drawn in drawn.place.map { !$0.isInside && inside.contains($0.path) } ?? false }
    let methods = filter { $0.graph.dialect == Dialect.eventMethods.rawValue }
    removeAll { drawn in
      drawn.graph.dialect == Dialect.allowedMoves.rawValue && methods.contains { $0.graph.says(all: drawn.graph) }
    }
  }
}

extension StateGraph {
  /// Whether every row of a machine of the same type is one of this one.
  fileprivate func says(all other: StateGraph) -> Bool {
    guard other.name == name || other.name.hasPrefix("\(name)."), other.states.map(\.name) == states.map(\.name) else {
      return false
    }
    let own = Set(moves)
    return !other.moves.isEmpty && other.moves.allSatisfy(own.contains)
  }

  private var moves: [[String?]] {
    transitions.filter { $0.kind == .move }.map { [$0.from, $0.event, $0.to, $0.guardText] }
  }
}
