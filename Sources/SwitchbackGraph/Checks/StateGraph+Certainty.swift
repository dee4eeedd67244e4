extension StateGraph {
  /// Whether there may be rows that the graph does not show, so that nothing may be said about rows that are missing.
  ///
  /// An unread line that holds a computed transition hides only that one's target.
  package var mayHideRows: Bool {
    let computed = Set(transitions.filter { $0.kind == .computed }.map(\.line))
    switch read {
    case .refused: return true
    case .partial where unread.isEmpty: return true
    case .partial, .complete: return !unread.allSatisfy { computed.contains($0.line) }
    }
  }

  /// The states with a transition whose target is not known: it may be any state.
  package var statesWithUnknownTarget: Set<String> {
    Set(transitions.filter { $0.kind == .computed }.map(\.from))
  }
}
