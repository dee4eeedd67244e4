import Switchback

/// A drawing's moves, one a line: from, event, to.
func moves(of graph: StateGraph) -> Set<String> {
  Set(graph.transitions.filter { $0.kind == .move }.map { "\($0.from) \($0.event) \($0.to ?? "?")" })
}
