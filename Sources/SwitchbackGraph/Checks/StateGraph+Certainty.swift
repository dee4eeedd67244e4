extension StateGraph {
  /// Whether there may be rows that the graph does not show, so that nothing may be said about rows that are missing.
  ///
  /// An unread line that holds a computed transition hides only that one's target.
  package var mayHideRows: Bool {
    switch read {
    case .refused: return true
    case .partial where unread.isEmpty: return true
    case .partial, .complete: return !unread.allSatisfy { isComputed(line: $0.line, file: $0.file) }
    }
  }

  /// Whether the target of a transition in this line is not known.
  package func isComputed(line: Int, file: String? = nil) -> Bool {
    transitions.contains { $0.kind == .computed && $0.line == line && $0.file == file }
  }

  /// The states with a transition that may lead to any state; one that a nested machine decides stays among its states.
  package var statesLeadingAnywhere: Set<String> {
    Set(transitions.filter { $0.kind == .computed && $0.via != "nested" }.map(\.from))
  }

  /// The states with a transition whose target is not known: it may be any state.
  package var statesWithUnknownTarget: Set<String> {
    Set(transitions.filter { $0.kind == .computed }.map(\.from))
  }
}
