/// What an event did to a state.
public enum Change: Sendable, Hashable, CaseIterable {
  /// Another kind of state.
  case moved
  /// The same kind, with another payload.
  case updated
  /// The same state as before: handled, and nothing is different.
  case stayed
  /// The event is not handled in this state: nothing happened.
  case unhandled
}
