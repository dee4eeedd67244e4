public import Observation

// By hand: the macro's key path is built anew at each access in a generic class, which costs a hundred times the transition.
extension StateMachine: Observable {}

/// The registrar and the key path under which all that depends on the state is observed.
@usableFromInline
struct Observation<Rule: TransitionRule> {
  @usableFromInline let registrar = ObservationRegistrar()
  @usableFromInline let keyPath: KeyPath<StateMachine<Rule>, Rule.State> = \.state

  @usableFromInline
  init() {}
}

extension StateMachine {
  /// Notes that somebody reads what depends on the state.
  @inlinable
  func track() {
    guard let attachments, let observation = attachments.observation else { return startObservation() }
    attachments.wasLookedAt = true
    observation.registrar.access(self, keyPath: observation.keyPath)
  }

  @usableFromInline @inline(never)
  func startObservation() {
    attach().observation = Observation()
    track()
  }

  /// Tells observers of a change that is in place; costs nothing where nobody looked since the last one.
  @inlinable
  func tellObservers(_ attachments: Attachments<Rule>) {
    guard attachments.wasLookedAt, let observation = attachments.observation else { return }
    attachments.wasLookedAt = false
    // Both after the change: who is called by the first already reads the new state.
    observation.registrar.willSet(self, keyPath: observation.keyPath)
    observation.registrar.didSet(self, keyPath: observation.keyPath)
  }
}
