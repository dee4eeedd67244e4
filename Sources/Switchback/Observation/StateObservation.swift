import Observation

/// What a machine needs once somebody reads its state from outside: a registrar, and whether anybody looked since the last change.
///
/// The registrar is told of this object, not of the machine: the key path of a generic class is built anew at each access, and
/// all that depends on the state changes with it, so one key path stands for everything.
@usableFromInline
final class StateObservation: Observable {
  private let registrar = ObservationRegistrar()
  // Of its own, by the argument that it captures: whoever tracks holds on to it, so while nobody else does, nobody tracks.
  private var keyPath: KeyPath<StateObservation, Bool>
  // Unchecked: loaded and stored in one go.
  @exclusivity(unchecked) @usableFromInline private(set) var wasLookedAt = false

  @usableFromInline
  init() {
    let number = 0
    keyPath = \.[state: number]
  }

  private subscript(state number: Int) -> Bool { wasLookedAt }

  /// Notes that somebody reads what depends on the state.
  @usableFromInline
  func look() {
    wasLookedAt = true
    registrar.access(self, keyPath: keyPath)
  }

  /// Tells of a change that is in place, if anybody waits for it: to ask the registrar costs ten times as much.
  @usableFromInline
  func tell() {
    wasLookedAt = false
    guard isTracked else { return }
    // Both after the change: who is called by the first already reads the new state.
    registrar.willSet(self, keyPath: keyPath)
    registrar.didSet(self, keyPath: keyPath)
  }

  /// Whether somebody tracks the state.
  var isTracked: Bool { !Self.trackersHoldKeyPaths || holdsSharedKeyPath }

  private var holdsSharedKeyPath: Bool { !isKnownUniquelyReferenced(&keyPath) }

  /// Whether the platform's Observation keeps the key path of what is tracked; if one does not, the registrar is always asked.
  private static let trackersHoldKeyPaths: Bool = {
    let probe = StateObservation()
    withObservationTracking {
      probe.look()
    } onChange: {
    }
    return probe.holdsSharedKeyPath
  }()
}
