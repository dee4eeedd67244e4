/// What closures keep of the states in which they are left behind.
extension Interpreter {
  /// Runs all events until it is known what the constants may be that closures keep; of what nobody meets nothing is known.
  mutating func fillKeepsakes() {
    guard !program.keepsakes.isEmpty else { return }
    let before = run
    var kept = run.kept
    repeat {
      kept = run.kept
      // What is remembered was run with less kept.
      memory = Memory()
      runEvents()
      if run.kept != kept { continue }
      for keepsake in program.keepsakes where run.kept[keepsake] == nil { run.kept[keepsake] = [nil] }
    } while run.kept != kept
    memory = Memory()
    run = before
    run.kept = kept
  }

  private mutating func runEvents() {
    for event in program.events.indices {
      for state in program.states.indices where canCome(event, in: state) {
        let outcomes = outcomes(of: event, in: state)
        guard steps >= mostSteps || outcomes.contains(where: isLost) else { continue }
        // Behind what is not followed anything may be kept.
        for keepsake in program.keepsakes { run.kept[keepsake, default: []].insert(nil) }
      }
    }
  }

  private func isLost(_ outcome: Outcome) -> Bool {
    switch outcome.end {
    case .isLost: true
    case .suspends: program.path(of: outcome.way.environment[Slot.state.id].value) == nil
    default: false
    }
  }

  /// One way for each of the values, with a condition that tells them apart.
  func recall(_ keepsake: Keepsake, to slot: Slot, from way: Way) -> [Outcome] {
    let kept = run.kept[keepsake] ?? []
    var outcomes = program.states.map(\.path).filter { kept.contains($0) }.map { path in
      var way = way.setting(slot, to: Fact(value: program.value(of: path)))
      let pattern = program.value(of: path) == .none ? CasePattern.nothing : .path(path, payload: nil)
      if kept.count > 1 { way.guards.append(Guard(text: pattern.text(over: keepsake.name))) }
      return goingOn(way)
    }
    if kept.contains(nil) { outcomes.append(goingOn(way.setting(slot, to: .nothing))) }
    return outcomes
  }
}
