/// Where a task begins that was not cancelled: in the states in which it was made, if whatever else sets the state cancels it.
extension Interpreter {
  mutating func findBeginnings() {
    let before = run
    // What is known of one task tells something of those that it makes.
    for task in program.tasks + (program.tasks.count > 1 ? program.tasks : []) {
      run = before
      taskProof = TaskProof(of: task)
      let isProved = closesProof(of: task)
      if isProved, let taskProof {
        for event in program.events.indices {
          guard let closure = closure(of: event, in: task) else { continue }
          beginnings[event] = taskProof.begins[closure] ?? []
          standing[event] = taskProof.held[closure] ?? []
        }
      }
      taskProof = nil
    }
    guard !program.tasks.isEmpty else { return }
    run = before
    memory = Memory()
  }

  private func closure(of event: Int, in task: Program.OwnTask) -> Int? {
    let offset = program.functions[program.events[event].function].offset
    return task.closures.contains(offset) ? offset : nil
  }

  /// Runs all events in all states, as if there were such a task and as if there were none.
  private mutating func closesProof(of task: Program.OwnTask) -> Bool {
    repeat {
      taskProof?.beginRound()
      for state in program.states.indices {
        for event in program.events.indices where canCome(event, in: state) {
          for facts in beginnings(of: event, in: state, task) {
            for outcome in outcomes(of: event, in: state, knowing: facts) { endTask(outcome) }
            if taskProof?.isBroken != false || steps >= TaskProof.mostSteps { return false }
          }
        }
      }
    } while taskProof?.hasChanged == true
    let sites = program.stateSites + task.writes
    return sites.allSatisfy { site in run.assignments.contains(where: site.contains) }
      && task.calls.allSatisfy { !$0.isDisjoint(with: run.called) }
  }

  /// What may be so of the task where an event begins.
  private func beginnings(of event: Int, in state: Int, _ task: Program.OwnTask) -> [[Int: Fact]] {
    let standing = taskProof?.closures(in: state) ?? []
    guard let closure = closure(of: event, in: task) else {
      let isCancelled = beginnings[event].map { $0.contains(state) ? nil : true } ?? nil
      return ([nil] + standing).map { facts(ofTask: $0, in: state, isCancelled: isCancelled) }
    }
    // One that was cancelled begins all the same, be there another one or not.
    var all = ([nil] + standing).map { facts(ofTask: $0, in: state, isCancelled: true) }
    if taskProof?.begins[closure]?.contains(state) == true {
      all.append(facts(ofTask: closure, in: state, isCancelled: false))
    }
    return all
  }

  /// - Parameters:
  ///   - closure: what the property holds that may still run and was not cancelled.
  ///   - isCancelled: whether the one that runs was cancelled; if it was not, it is that one.
  private func facts(ofTask closure: Int?, in state: Int, isCancelled: Bool? = nil) -> [Int: Fact] {
    guard let task = taskProof?.task else { return [:] }
    var facts = [task.live.id: Fact(value: .bool(closure != nil))]
    facts[task.held.id] = closure == nil ? .nothing : Fact(value: program.value(of: program.states[state].path))
    facts[task.standing.id] = closure.map { Fact(value: .number($0)) } ?? .nothing
    if let isCancelled { facts[program.cancelled.id] = Fact(value: .bool(isCancelled)) }
    return facts
  }

  // MARK: What is done to it

  func isAbsentTask(_ slot: Int) -> Bool { taskProof?.task.absent.contains(slot) ?? false }

  func isTaskLive(on way: Way) -> Bool {
    taskProof.map { way.environment[$0.task.live.id].value == .bool(true) } ?? false
  }

  /// Whether what runs is the task that the property holds.
  private func isTaskItself(_ way: Way, _ task: Program.OwnTask) -> Bool {
    way.environment[program.cancelled.id].value == .bool(false) && !hasBegun(way, task)
  }

  /// Whether another one was made since others had their turn.
  private func hasBegun(_ way: Way, _ task: Program.OwnTask) -> Bool {
    if case .number = way.environment[task.held.id].value { true } else { false }
  }

  mutating func changing(_ live: Slot, _ change: TaskChange, at offset: Int, on way: Way) -> Way {
    if pending != nil { return changing(token: live, change, at: offset, on: way) }
    guard let task = taskProof?.task, task.live == live else { return way }
    run.assignments.insert(offset)
    let isLive = isTaskLive(on: way)
    switch change {
    case .isCancelled:
      guard isLive else { return way }
      let cancelled = isTaskItself(way, task) ? way.setting(program.cancelled, to: Fact(value: .bool(true))) : way
      return cancelled.setting(live, to: Fact(value: .bool(false)))
    case .isTakenAway: return isLive ? leaving(way, task) : way
    case .begins(let closure):
      return (isLive ? leaving(way, task) : way).setting(live, to: Fact(value: .bool(true)))
        .setting(task.held, to: Fact(value: .number(closure)))
        .setting(task.standing, to: Fact(value: .number(closure)))
    }
  }

  /// The property holds it no more, though it was not cancelled: it has to do so itself, and to end without waiting.
  private mutating func leaving(_ way: Way, _ task: Program.OwnTask) -> Way {
    if !isTaskItself(way, task) { taskProof?.giveUp() }
    return way.setting(task.live, to: Fact(value: .none))
  }

  // MARK: The turns of others

  private mutating func endTask(_ outcome: Outcome) {
    switch outcome.end {
    case .goesOn, .leaves, .fails, .jumps: restTask(outcome.way, isEnd: true)
    case .isLost: taskProof?.giveUp()
    // Where it waits was seen already.
    case .traps, .suspends: break
    }
  }

  /// Others may have their turn here.
  mutating func restTask(_ way: Way, isEnd: Bool) {
    guard let task = taskProof?.task else { return }
    let value = way.environment[Slot.state.id].value
    let state = program.path(of: value).flatMap { path in program.states.firstIndex { $0.path == path } }
    let held = way.environment[task.held.id].value
    let standing: Int? = if case .number(let offset) = way.environment[task.standing.id].value { offset } else { nil }
    let runsUncancelled = way.environment[program.cancelled.id].value == .bool(false)
    switch (way.environment[task.live.id].value, state) {
    // One that was not cancelled goes on beside another.
    case (.bool(false), _) where isEnd || !runsUncancelled: break
    case (.none, _) where isEnd: break
    case (.bool(true), let state?):
      guard let standing else {
        taskProof?.giveUp()
        return
      }
      if case .number = held, isEnd || !runsUncancelled {
        taskProof?.begin(standing, in: state)
      } else if isTaskItself(way, task) {
        if !isEnd { taskProof?.hold(standing, in: state) }
      } else if held != value {
        taskProof?.goOn(standing, in: state)
      }
    default: taskProof?.giveUp()
    }
  }

  /// What goes on behind an `await`: a task where it left the state, anything else in any.
  mutating func resumed(_ way: Way, in state: Int, amid proof: TaskProof) -> [Way] {
    let wasCancelled = way.environment[program.cancelled.id].value
    let runsTask = wasCancelled == .bool(true) || wasCancelled == .bool(false)
    var ways: [Way] = []
    let own = program.events.firstIndex { $0.function == active.first }
    if isTaskLive(on: way), isTaskItself(way, proof.task),
      let closure = own.flatMap({ closure(of: $0, in: proof.task) })
    {
      for state in (proof.outlived[closure] ?? []).union([state]).sorted() {
        ways.append(resumed(way, in: state, knowing: facts(ofTask: closure, in: state, isCancelled: false)))
      }
    }
    let uncancelled = own.flatMap { self.standing[$0] }
    for other in program.states.indices {
      let isCancelled = runsTask || uncancelled?.contains(other) == false
      for standing in [nil] + proof.closures(in: other) {
        let facts = facts(ofTask: standing, in: other, isCancelled: isCancelled ? true : nil)
        ways.append(resumed(way, in: other, knowing: facts))
      }
    }
    let resumptions = ways.map(resumption)
    return zip(ways, resumptions).filter { taskProof?.sees($0.1) ?? false }.map(\.0)
  }

  func resumption(of way: Way) -> Resumption {
    Resumption(start: way.start, environment: way.environment, stack: [active] + [entries.map(\.offset)])
  }

  /// Whether it is being found out what turns do, in whichever states these go on.
  var provesTurns: Bool { taskProof != nil || pending != nil }

  /// How many steps the state and event at hand may take.
  var stepsAtMost: Int {
    if taskProof != nil { return TaskProof.mostSteps }
    return pending?.stepsLeft ?? mostSteps
  }

  func resumed(_ way: Way, in state: Int, knowing facts: [Int: Fact]) -> Way {
    var way = way
    way.environment[Slot.state.id] = Fact(value: program.value(of: program.states[state].path), origin: .state)
    way.start?.state = state
    return way.knowing(invariants.facts(in: state)).knowing(facts)
  }
}
