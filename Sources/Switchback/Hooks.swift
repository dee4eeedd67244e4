/// Those who hear of a machine's steps. In the machine itself: a second object on the way would cost as much as a call.
@usableFromInline
struct Hooks<Rule: TransitionRule> {
  @usableFromInline typealias Step = Transition<Rule.State, Rule.Event>

  @usableFromInline var exits: [OfKind] = []
  @usableFromInline var steps: [Listener<Step>] = []
  @usableFromInline var entries: [OfKind] = []

  @usableFromInline
  init() {}

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

  @inlinable var areAboutKinds: Bool { !entries.isEmpty || !exits.isEmpty }

  @inlinable var isEmpty: Bool { steps.isEmpty && !areAboutKinds }

  /// Lets go of those that have ended; only while none is being called.
  mutating func sweep() {
    exits.removeAll { $0.listener.body == nil }
    steps.removeAll { $0.body == nil }
    entries.removeAll { $0.listener.body == nil }
  }

  func endAll() {
    for listener in steps + (exits + entries).map(\.listener) { listener.end() }
  }
}
