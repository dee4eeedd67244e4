import Observation

/// What a machine needs once somebody reads its state from outside: a registrar, and whether anybody looked since the last change.
///
/// The registrar is told of this object, not of the machine: the key path of a generic class is built anew at each access, and
/// all that depends on the state changes with it, so one key path stands for everything.
@usableFromInline
final class StateObservation: Observable {
  private let registrar = ObservationRegistrar()
  private let keyPath: KeyPath<StateObservation, Bool> = \.wasLookedAt
  // Unchecked: loaded and stored in one go.
  @exclusivity(unchecked) @usableFromInline private(set) var wasLookedAt = false

  @usableFromInline
  init() {}

  /// Notes that somebody reads what depends on the state.
  @usableFromInline
  func look() {
    wasLookedAt = true
    registrar.access(self, keyPath: keyPath)
  }

  /// Tells of a change that is in place.
  @usableFromInline
  func tell() {
    wasLookedAt = false
    // Both after the change: who is called by the first already reads the new state.
    registrar.willSet(self, keyPath: keyPath)
    registrar.didSet(self, keyPath: keyPath)
  }
}
