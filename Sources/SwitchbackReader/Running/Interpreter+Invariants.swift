/// What is known in each state of what is stored beside it: what all events together keep.
extension Interpreter {
  /// Runs all events in all states that they lead to until no value beside the state is new.
  mutating func findInvariants() {
    let before = run
    var companions = program.companions
    while !companions.isEmpty {
      run = before
      let isFound = findsInvariants(of: companions)
      let unseen = companions.indices.filter { !isFollowed(companions[$0]) }
      if !isFound || unseen.isEmpty {
        if !isFound { invariants = .none }
        break
      }
      invariants = .none
      // What others were known by must not rest on it.
      for index in unseen.reversed() { companions.remove(at: index) }
    }
    run = before
    memory = Memory()
  }

  /// - Returns: whether all was followed, with what the source does in case that there is no state to come back to.
  private mutating func findsInvariants(of companions: [Program.Companion]) -> Bool {
    let before = run
    if closesInvariants(of: companions) { return true }
    guard !invariants.isBroken, companions.contains(where: { $0.first == .none }) else { return false }
    run = before
    return closesInvariants(of: companions, arePerhapsEmpty: true)
  }

  /// - Returns: whether all was followed.
  private mutating func closesInvariants(of companions: [Program.Companion], arePerhapsEmpty: Bool = false) -> Bool {
    invariants = Invariants(of: companions, startingIn: firstStates, isPerhapsEmpty: arePerhapsEmpty)
    let events = eventsButWholes
    repeat {
      invariants.beginRound()
      memory = Memory()
      for state in invariants.states {
        for event in events where canCome(event, in: state) && !isTooEarly(event, in: state) {
          for facts in invariants.alternatives(in: state) {
            let known = facts.merging(knownToBeLate(event, in: state)) { $1 }
            for outcome in outcomes(of: event, in: state, knowing: known) { end(outcome) }
            if invariants.isBroken || steps >= mostSteps { return false }
          }
        }
      }
    } while invariants.hasChanged
    invariants.close()
    return program.stateSites.allSatisfy { site in run.assignments.contains(where: site.contains) }
  }

  /// All events but methods that are told a state, which are run with each of the states as well.
  private var eventsButWholes: [Int] {
    let parts = Dictionary(grouping: program.events.compactMap(\.whole)) { $0 }
    return program.events.indices.filter { parts[$0].map { $0.count < program.states.count } ?? true }
  }

  private var firstStates: [Int] {
    let paths = run.initial.isEmpty ? program.initial : run.initial
    let first = program.states.indices.filter { paths.contains(program.states[$0].path) }
    return run.mayStartElsewhere || first.isEmpty ? Array(program.states.indices) : first
  }

  /// Whether all was met that sets a property.
  private func isFollowed(_ companion: Program.Companion) -> Bool {
    companion.writes.allSatisfy { write in run.assignments.contains(where: write.contains) }
      && companion.calls.allSatisfy { !$0.isDisjoint(with: run.called) }
  }

  private mutating func end(_ outcome: Outcome) {
    switch outcome.end {
    case .goesOn, .leaves, .fails, .jumps: rest(outcome.way)
    case .isLost: invariants.giveUp()
    // Where it waits was seen already.
    case .traps, .suspends: break
    }
  }

  /// Others may have their turn here.
  mutating func rest(_ way: Way) {
    guard invariants.isOpen else { return }
    let states = states(on: way)
    if states.isEmpty { invariants.giveUp() }
    for state in states { invariants.join(way.environment, in: state) }
  }

  /// Those in which the machine may be; none where that is not known.
  func states(on way: Way) -> [Int] {
    let value = way.environment[Slot.state.id].value
    var values: [Value?] = [value]
    if case .oneOf(let stated, _) = value { values = stated.map(\.value) }
    let states = values.map { value in
      value.flatMap(program.path).flatMap { path in program.states.firstIndex { $0.path == path } }
    }
    return states.contains(nil) ? [] : states.compactMap(\.self)
  }

  /// What is known where others had their turn and left the state as it was, and with it the one to come back to.
  mutating func settled(_ way: Way, after before: Way) -> [Way] {
    guard !invariants.slots.isEmpty, let state = states(on: way).first, states(on: way).count == 1 else { return [way] }
    var way = way
    let kept = invariants.slotsOfStates.filter { before.environment[$0].value.isCaseOrNil }
    for slot in kept { way.environment[slot] = before.environment[slot] }
    return ways(from: way, in: state, but: kept)
  }

  /// Once for each of the states that are kept beside this one, where that is asked for.
  mutating func ways(from way: Way, in state: Int, but known: Set<Int> = []) -> [Way] {
    let asked = active.first.map { footprint(of: $0).reads } ?? []
    let isOpen = invariants.isOpen
    let alternatives = invariants.alternatives(in: state) { (isOpen || asked.contains($0)) && !known.contains($0) }
    return alternatives.map { facts in
      var way = way.knowing(facts.filter { !known.contains($0.key) })
      if !isOpen, alternatives.count > 1 { way.guards += guards(telling: facts, apartFrom: alternatives) }
      return way
    }
  }

  /// Which states are kept, where that is not the same in others.
  func guards(telling facts: [Int: Fact], apartFrom others: [[Int: Fact]]) -> [Guard] {
    facts.sorted { $0.key < $1.key }.compactMap { slot, fact in
      guard let name = program.questions[slot], others.contains(where: { $0[slot] != fact }) else { return nil }
      switch fact.value {
      case .path(let path): return Guard(text: CasePattern.path(path, payload: nil).text(over: name))
      case .none: return Guard(text: CasePattern.nothing.text(over: name))
      default: return nil
      }
    }
  }

  /// What goes on behind an `await` in a state; it may have become another one, which is not drawn.
  mutating func resumed(_ way: Way, behind resumption: Int, in state: Int) -> [Way] {
    if let taskProof { return resumed(way, in: state, amid: taskProof) }
    if pending != nil { return resumedTurns(way, behind: resumption) }
    guard invariants.isOpen else { return ways(from: way, in: state) }
    return invariants.states.flatMap { state -> [Way] in
      guard let known = knownToWait(behind: resumption, in: state) else { return [] }
      var way = way
      way.environment[Slot.state.id] = Fact(value: program.value(of: program.states[state].path), origin: .state)
      way.start?.state = state
      return ways(from: way, in: state).map { $0.knowing(known) }
    }
  }
}

extension Interpreter {
  /// Whether what is known in the states has hidden a place where the state is set.
  func leavesOut(of sites: [Range<Int>]) -> Bool {
    (!invariants.states.isEmpty || !beginnings.isEmpty)
      && !sites.allSatisfy { site in run.assignments.contains(where: site.contains) }
  }
}
