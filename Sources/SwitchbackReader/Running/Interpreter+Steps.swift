extension Interpreter {
  /// Performs every step, so that it is known in which states a callback comes; a callback may leave others behind.
  mutating func performSteps() {
    let assignments = run.assignments
    for view in program.views {
      for state in program.states.indices { perform(view, with: environment(in: state)) }
    }
    // What a view sets while it is shown is no event.
    run.assignments = assignments
    if let step = program.step { perform(step) }
    followCallbacks()
    if program.step == nil { followLostCallbacks() }
    fillKeepsakes()
  }

  private mutating func perform(_ step: Program.Step) {
    for state in program.states.indices {
      var environment = self.environment(in: state)
      environment[step.parameter.id] = environment[Slot.state.id]
      perform(step.function, with: environment)
    }
    for event in program.events where event.callback == nil {
      for state in program.states.indices { perform(event.function, with: environment(in: state)) }
    }
  }

  private mutating func followCallbacks() {
    var done: [Callback: Set<[String]>] = [:]
    while done != run.scheduled {
      let new = run.scheduled
      for (callback, states) in new.sorted(by: { $0.key < $1.key }) {
        guard let function = program.callbacks[callback] else { continue }
        for state in program.states.indices
        where states.contains(program.states[state].path)
          && done[callback]?.contains(program.states[state].path) != true
        {
          perform(function, with: environment(in: state))
        }
      }
      done = new
    }
  }

  /// What is left behind where nobody knows the state leaves others behind there.
  private mutating func followLostCallbacks() {
    var done: Set<Callback> = []
    let unseen = Set(program.callbacks.keys).subtracting(run.scheduled.keys)
    while let next = run.unplaced.union(unseen).subtracting(done).min() {
      done.insert(next)
      guard let function = program.callbacks[next] else { continue }
      var environment = Environment()
      environment[Slot.state.id] = Fact(value: .unknown(.local), origin: .state)
      perform(function, with: environment)
    }
  }

  /// Whether an event can come in a state: a callback where it was left behind, anything else everywhere.
  func canCome(_ event: Int, in state: Int) -> Bool {
    guard let callback = program.events[event].callback else { return true }
    return run.scheduled[callback]?.contains(program.states[state].path) ?? false
  }

  private func environment(in state: Int) -> Environment {
    var environment = Environment()
    environment[Slot.state.id] = Fact(value: program.value(of: program.states[state].path), origin: .state)
    for (slot, fact) in invariants.facts(in: state) { environment[slot] = fact }
    return environment
  }

  /// How an event ends in a state.
  ///
  /// - Parameter facts: what else is known there.
  mutating func outcomes(of event: Int, in state: Int, knowing facts: [Int: Fact] = [:]) -> [Outcome] {
    var environment = environment(in: state)
    for (slot, fact) in facts { environment[slot] = fact }
    environment[Slot.event.id] = Fact(value: program.events[event].value, origin: .event)
    return perform(program.events[event].function, with: environment)
  }

  @discardableResult
  private mutating func perform(_ function: Int, with environment: Environment) -> [Outcome] {
    let outcomes = begin(function, with: environment)
    guard steps >= mostSteps, !provesTurns else { return outcomes }
    joinsWays = true
    defer { joinsWays = false }
    return begin(function, with: environment)
  }

  private mutating func begin(_ function: Int, with environment: Environment) -> [Outcome] {
    steps = 0
    active = [function]
    entries = []
    return run(program.functions[function].body, from: Way(environment: environment))
  }
}
