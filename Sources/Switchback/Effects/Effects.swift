/// The effects of a machine, and the run that they work in.
final class Effects<Rule: TransitionRule> {
  private(set) var all: [Effect<Rule>] = []
  /// Nil while nothing runs, and once a run is about to end.
  private(set) var run: Run<Rule>?
  let turns = Turns()
  private var hasToldOfForgottenRun = false

  func add(_ effect: Effect<Rule>, in state: Rule.State?) {
    all.append(effect)
    _ = effect.follow(state, in: nil)
    if let run { effect.begin(in: run) }
  }

  /// Whether anybody needs to hear of a new state; a run without effects waits for the end.
  var areFollowing: Bool { !all.isEmpty || run != nil }

  /// Looks at all outputs; no state where the machine has ended. Whether there is work to do and nobody to do it, for the first time.
  func follow(_ state: Rule.State?) -> Bool {
    var hasWork = false
    for effect in all where effect.follow(state, in: run) { hasWork = true }
    guard hasWork, run == nil, turns.countWaiting == 0, !hasToldOfForgottenRun else { return false }
    hasToldOfForgottenRun = true
    return true
  }

  /// Starts the work of all outputs as they are.
  func begin(_ run: Run<Rule>) {
    self.run = run
    for effect in all { effect.begin(in: run) }
  }

  /// Cancels all work, because the machine has ended.
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
