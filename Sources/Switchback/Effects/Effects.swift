/// The effects of a machine, and the run that they work in.
///
/// Unchecked: no access to it runs anybody else's code. Whom to ask is loaded first, then asked.
@usableFromInline
final class Effects<Rule: TransitionRule> {
  @exclusivity(unchecked) @usableFromInline private(set) var all: [Effect<Rule>] = []
  /// Nil while nothing runs, and once a run is about to end.
  @exclusivity(unchecked) @usableFromInline private(set) var run: Run<Rule>?
  let turns = Turns()
  private var hasToldOfForgottenRun = false

  func add(_ effect: Effect<Rule>, in state: Rule.State?) {
    all.append(effect)
    if case .changed(let work)? = effect.look?(state) { _ = effect.turn(to: work, in: nil) }
    if let run { effect.begin(in: run) }
  }

  /// Whether anybody needs to hear of a new state; a run without effects waits for the end.
  var areFollowing: Bool { !all.isEmpty || run != nil }

  /// Looks at all outputs; no state where the machine has ended. Whether there is new work to do.
  ///
  /// Inlined, so that looking at an output that stays the same costs little.
  @inlinable
  func follow(_ state: Rule.State?) -> Bool {
    var hasWork = false
    for effect in all {
      if case .changed(let work)? = effect.look?(state), effect.turn(to: work, in: run) { hasWork = true }
    }
    return hasWork
  }

  /// Whether nobody is there to do the work that there is, for the first time.
  func noteForgottenRun() -> Bool {
    if run != nil || turns.countWaiting > 0 || hasToldOfForgottenRun { return false }
    hasToldOfForgottenRun = true
    return true
  }

  /// Starts the work of all outputs as they are.
  func begin(_ run: Run<Rule>) {
    self.run = run
    for effect in all { effect.begin(in: run) }
  }

  /// Cancels all work, because the machine has ended.
  @usableFromInline
  func end(in state: Rule.State) {
    _ = follow(nil)
    run?.end(in: state)
    run = nil
  }

  /// Cancels all work, because its run was cancelled.
  func stop() {
    run = nil
    for effect in all { effect.stop() }
  }

  /// The effect for which a start counts.
  func effect(ofStart number: Int) -> Effect<Rule>? {
    all.first { $0.current == number }
  }

  /// Lets go of those that have ended.
  func sweep() {
    all.removeAll(where: \.hasEnded)
  }

  deinit {
    for effect in all { effect.end() }
  }
}
