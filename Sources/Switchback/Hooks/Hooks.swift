/// Those who hear of a machine's steps.
@usableFromInline
struct Hooks<Rule: TransitionRule>: ~Copyable {
  @usableFromInline typealias Step = Transition<Rule.State, Rule.Event>

  /// The one that hears, where there is but one: here, because each object on the way to it costs as much as a call.
  @usableFromInline private(set) var only: Only?
  /// All that hear; nil where nobody does.
  @usableFromInline private(set) var lists: HookLists<Rule>?

  /// Calls one listener, and says whether it goes on; not copyable for the same reason as ``Uncounted``.
  @usableFromInline
  struct Only: ~Copyable {
    @usableFromInline let listener: (Step) -> Bool

    @inlinable
    borrowing func callAsFunction(_ step: Step) -> Bool { listener(step) }
  }

  @usableFromInline
  init() {}

  @inlinable var areNone: Bool { lists == nil }

  /// Adds to the lists; who is added hears after the next ``refresh()``.
  mutating func add(_ change: (HookLists<Rule>) -> Void) {
    let lists = lists ?? HookLists()
    self.lists = lists
    change(lists)
  }

  /// Lets go of those that have ended, and sees whether there is but one; only while none is being called.
  mutating func refresh() {
    guard let lists else { return }
    lists.sweep()
    only = lists.only.map { listener in Only { step in listener.call(step) } }
    if lists.areEmpty { self.lists = nil }
  }
}
