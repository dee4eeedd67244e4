/// One step of a machine: where it came from, where it went, and why.
///
/// ```swift
/// machine.onTransition { transition in
///   print(transition.from, "to", transition.to)
/// }
/// ```
public struct Transition<State, Event> {
  /// The state before.
  public let from: State
  /// The state after; the machine is already in it, but for those who are told before a move.
  public let to: State
  /// What brought it about.
  public let cause: Cause
  /// What it did to the state; never `unhandled`.
  public let change: Change

  /// The event that brought it about; nil for a reset.
  @inlinable public var event: Event? {
    if case .event(let event) = cause { event } else { nil }
  }

  /// Makes a transition, as tests of a hook need it.
  @inlinable
  public init(from: State, to: State, cause: Cause, change: Change) {
    self.from = from
    self.to = to
    self.cause = cause
    self.change = change
  }

  /// What brings a transition about.
  public enum Cause {
    /// An event that was sent.
    case event(Event)
    /// A state set from outside by ``StateMachine/reset(to:)``.
    case reset
  }
}

extension Transition: Sendable where State: Sendable, Event: Sendable {}
extension Transition: Equatable where State: Equatable, Event: Equatable {}
extension Transition.Cause: Sendable where Event: Sendable {}
extension Transition.Cause: Equatable where Event: Equatable {}
