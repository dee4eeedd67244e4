public import Observation

// By hand: the macro would build a key path at each access, which costs a hundred times the transition.
extension StateMachine: Observable {}

extension StateMachine {
  /// Notes that somebody reads what depends on the state.
  @inlinable
  func track() {
    if let observation = attachments?.observation { observation.look() } else { startObservation() }
  }

  @usableFromInline @inline(never)
  func startObservation() {
    let observation = StateObservation()
    attach().observation = observation
    observation.look()
  }

  /// Tells observers of a change that is in place; costs nothing where nobody looked since the last one.
  @inlinable
  func tellObservers() {
    if let observation = attachments?.observation, observation.wasLookedAt { observation.tell() }
  }
}
