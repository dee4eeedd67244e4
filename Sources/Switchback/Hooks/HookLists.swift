/// All hooks of a machine to its steps, in the order in which they were made.
///
/// Unchecked: no access to a list runs anybody else's code. Whom to call is loaded first, then called.
@usableFromInline
final class HookLists<Rule: TransitionRule> {
  @usableFromInline typealias Step = Transition<Rule.State, Rule.Event>

  @exclusivity(unchecked) @usableFromInline var willExits: [OfKind] = []
  @exclusivity(unchecked) @usableFromInline var willEnters: [OfKind] = []
  @exclusivity(unchecked) @usableFromInline var exits: [OfKind] = []
  @exclusivity(unchecked) @usableFromInline var steps: [Listener<Step>] = []
  @exclusivity(unchecked) @usableFromInline var entries: [OfKind] = []
  @exclusivity(unchecked) @usableFromInline var departures: [OfRegion] = []
  @exclusivity(unchecked) @usableFromInline var arrivals: [OfRegion] = []

  /// A listener to the steps out of or into one kind of state.
  @usableFromInline
  struct OfKind {
    @usableFromInline let kind: Rule.Kind
    @usableFromInline let listener: Listener<Step>

    init(_ kind: Rule.Kind, _ listener: Listener<Step>) {
      self.kind = kind
      self.listener = listener
    }
  }

  /// A listener to the moves of a region, which finds out for itself whether a move is one into or out of its kind.
  @usableFromInline
  struct OfRegion {
    /// How many kinds are around that kind.
    @usableFromInline let depth: Int
    @usableFromInline let listener: Listener<Step>

    init(_ depth: Int, _ listener: Listener<Step>) {
      self.depth = depth
      self.listener = listener
    }
  }

  @inlinable var areAboutKinds: Bool { !entries.isEmpty || !exits.isEmpty }

  /// Whether somebody wants to hear of a move before it happens.
  var areForewarned: Bool { !willExits.isEmpty || !willEnters.isEmpty }

  @inlinable var areAboutRegions: Bool { !departures.isEmpty || !arrivals.isEmpty }

  var areEmpty: Bool { steps.isEmpty && !areAboutKinds && !areAboutRegions && !areForewarned }

  /// The one that hears of each step, if nobody else hears of anything.
  var only: Listener<Step>? { steps.count == 1 && !areAboutKinds && !areAboutRegions ? steps[0] : nil }

  /// Lets go of those that have ended; only while none is being called.
  func sweep() {
    willExits.removeAll { $0.listener.hasEnded }
    willEnters.removeAll { $0.listener.hasEnded }
    exits.removeAll { $0.listener.hasEnded }
    steps.removeAll { $0.hasEnded }
    entries.removeAll { $0.listener.hasEnded }
    departures.removeAll { $0.listener.hasEnded }
    arrivals.removeAll { $0.listener.hasEnded }
  }

  func endAll() {
    for listener in steps + (willExits + willEnters + exits + entries).map(\.listener) { listener.end() }
    for listener in (departures + arrivals).map(\.listener) { listener.end() }
  }
}
