public import Observation

// By hand: the macro would build a key path at each access, which costs a hundred times the transition.
extension StateMachine: Observable {}

extension StateMachine {
  /// Notes that somebody reads what depends on the state.
  @inlinable
  func track() {
    if let observation { observation._withUnsafeGuaranteedRef { $0.look() } } else { startObservation() }
  }

  @usableFromInline
  @inline(never)
  func startObservation() {
    let made = StateObservation()
    observation = Unmanaged.passRetained(made)
    isAttended = true
    made.look()
  }

  /// Tells observers of a change that is in place; costs nothing where nobody looked since the last one.
  @inlinable
  func tellObservers() {
    observation?._withUnsafeGuaranteedRef { if $0.wasLookedAt { $0.tell() } }
  }
}
