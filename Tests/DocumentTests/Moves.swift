import Switchback

/// A drawing's moves, one a line: from, event, to.
func moves(of graph: StateGraph) -> Set<String> {
  Set(
    graph.transitions.compactMap { transition in
      transition.kind == .move ? "\(transition.from) \(transition.event) \(transition.to ?? "?")" : nil
    }
  )
}
