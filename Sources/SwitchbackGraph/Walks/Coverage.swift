extension StateGraph {
  /// What paths through a machine are to cover.
  ///
  /// ```swift
  /// let paths = Registration.graph.paths(covering: .states)
  /// ```
  public enum Coverage: String, Sendable, Hashable, CaseIterable {
    /// Every move and stay, under each of its guards.
    case transitions
    /// Every state.
    case states
  }
}
