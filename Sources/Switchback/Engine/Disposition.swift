/// What became of an event that was sent.
public enum Disposition: Sendable, Hashable, CaseIterable {
  /// The machine moved to another kind of state.
  case moved
  /// The state is of the same kind, with another payload.
  case updated
  /// The event was handled and left the state as it was.
  case stayed
  /// The state does not handle the event: nothing happened.
  case unhandled
  /// The machine was busy with another event: this one waits its turn.
  case queued
  /// The machine is in a final state and takes no events.
  case ended

  /// What became of an event that did this.
  @inlinable
  public init(_ change: Change) {
    switch change {
    case .moved: self = .moved
    case .updated: self = .updated
    case .stayed: self = .stayed
    case .unhandled: self = .unhandled
    }
  }
}
