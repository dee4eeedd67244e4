/// What a rule answers to an event; whether a change was a move the machine sees by the kind of state.
public enum Outcome: Sendable, Hashable, CaseIterable {
  /// The state is another one, or may be.
  case changed
  /// The event is handled, and the state is what it was.
  case unchanged
  /// The event is not handled in this state: nothing happened.
  case unhandled
}
