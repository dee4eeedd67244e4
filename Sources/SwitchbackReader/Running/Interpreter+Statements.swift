import SwitchbackGraph

extension Interpreter {
  mutating func run(_ statement: Statement, from way: Way) -> [Outcome] {
    switch statement {
    case .choose(let choice): return run(choice, from: way)
    case .branch(let condition, let then, let otherwise): return run(condition, then, otherwise, from: way)
    case .assign(let slot, let expression, let site):
      return decided(expression, keptIn: slot, on: way).map {
        goingOn(assigning($0 ?? expression, to: slot, at: site, on: $1))
      }
    case .call(let call): return run(call, from: way)
    case .leave(let expression, let site):
      return decided(expression, keptIn: nil, on: way).map { leave(with: $0, at: site, from: $1) }
    case .fail(let offset): return [Outcome(way: way, end: .fails(offset: offset))]
    case .mayFail(let failure, let offset): return mayFail(failure, at: offset, from: way)
    case .trap(let offset): return [Outcome(way: way, end: .traps(offset: offset))]
    case .require(let condition, let isSure, let offset):
      return require(condition, isSure: isSure, at: offset, from: way)
    case .jump(let jump): return [Outcome(way: way, end: .jumps(jump))]
    case .landing(let jump, let catchesUnlabelled, let block):
      return run(block, from: way).map { $0.landed(jump, catchesUnlabelled: catchesUnlabelled) }
    case .loop(let block, let id, let offset):
      var turns = Turns()
      let followed = loop(block, id: id, at: offset, from: way, turns: &turns)
      let left = leftByOthers(block, at: offset, from: way, besides: followed, turns)
      guard followed.isEmpty, left.isEmpty, way.start == nil else { return followed + left }
      return neverLeft(turns, at: offset, from: way)
    case .attempt(let block, let catching): return attempt(block, catching: catching, from: way)
    case .lose(let slot, let unknown):
      run.assignments.insert(unknown.site.offset)
      let fact = program.flags.contains(slot.id) ? lostFlag(slot, on: way) : Fact(value: .unknown(unknown))
      return [goingOn(way.setting(slot, to: fact))]
    case .forget(let names, let changer):
      let unsettled = unsettling(way, mentioning: names, by: changer)
      guard names == nil, changer != .foreignCall else { return [goingOn(unsettled)] }
      rest(way)
      return settled(unsettled, after: way).map(goingOn)
    case .suspend(let site, let resumption): return suspend(at: site, resumption, from: way)
    case .awaiting(let block, let resumption): return awaiting(block, resumption, from: way)
    case .schedule(let offset, let told):
      let callback = Callback(offset: offset, told: told.flatMap { state(in: $0, on: way) } ?? [])
      if let path = program.path(of: way.environment[Slot.state.id].value) {
        run.scheduled[callback, default: []].insert(path)
      } else {
        run.unplaced.insert(callback)
      }
      return [goingOn(leaving(offset, behind: way))]
    case .keep(let keepsake, let slot):
      run.kept[keepsake, default: []].insert(program.path(of: way.environment[slot.id].value))
      return [goingOn(way)]
    case .recall(let keepsake, let slot): return recall(keepsake, to: slot, from: way)
    case .task(let change, let live, let offset): return [goingOn(changing(live, change, at: offset, on: way))]
    case .giveUp(let unknown): return [Outcome(way: way, end: .isLost(unknown))]
    case .deferred: return [goingOn(way)]
    }
  }

  private func state(in slot: Slot, on way: Way) -> [String]? {
    if case .path(let path) = way.environment[slot.id].value { path } else { nil }
  }

  private func leave(with expression: Expression?, at site: Site, from way: Way) -> Outcome {
    let fact = expression.map { evaluate($0, at: site, on: way) }
    var way = way
    if program.isAsked, let fact, let expression {
      way = way.looking(fact.origin)
      // No that is written is on purpose; what a condition leaves over is not.
      if case .bool = expression {} else if fact.value == .bool(false) { way.isDefault = true }
    }
    // An answer that depends on the state is a look at it.
    let isAsked = active.count > 1 && active.last.map { program.functions[$0].isAsked } ?? false
    if active.count > 1, let fact, isAsked || fact.value.isAnswer { way = way.looking(fact.origin) }
    if fact?.origin.contains(.default) == true { way.isDefault = true }
    let isState = fact?.origin.contains(.state) ?? false
    return Outcome(way: way, end: .leaves(fact?.value, offset: fact?.row ?? site.offset, isState: isState))
  }

  func goingOn(_ way: Way) -> Outcome { Outcome(way: way, end: .goesOn) }

  mutating func assigning(_ expression: Expression, to slot: Slot, at site: Site, on way: Way) -> Way {
    var fact = evaluate(expression, at: site, on: way)
    // Nobody asks another local where its value comes from, so that ways that differ only in that are one.
    if slot != .state, case .unknown(let unknown) = fact.value,
      unknown.why.isEmpty || !program.places.contains(slot.id)
    {
      fact.value = .unknown(.local)
    }
    if isBeside(slot.id) {
      fact = beside(fact, in: slot, on: way)
    } else if expression.isCondition || fact.value.isCaseOrNil {
      // A copy of what is beside the state is none of it, and stays what it is when that changes.
      fact.origin.subtract([.beside, .asked, .set])
    }
    run.assignments.insert(site.offset)
    guard slot == .state else { return way.setting(slot, to: fact) }
    // Another target that depends on the state is a look at it.
    let looking = fact.value == way.environment[slot.id].value ? way : way.looking(fact.origin)
    fact.origin.insert(.state)
    if fact.value != way.environment[slot.id].value, let path = program.path(of: fact.value) {
      run.entered.insert(path)
    }
    var way = looking.setting(slot, to: fact)
    way.assignment = site.offset
    return way
  }

  /// The event at hand ends here, though its function does not.
  ///
  /// - Parameter resumption: where it goes on; nil where it does not.
  mutating func resting(_ way: Way, at offset: Int, until resumption: Int? = nil) -> Outcome {
    rest(way)
    restTask(way, isEnd: false)
    restTurn(way, until: resumption)
    return Outcome(way: way, end: .suspends(offset: offset))
  }

  /// The event at hand ends here, and another one begins in the state that it leaves.
  private mutating func suspend(at site: Site, _ resumption: Int, from way: Way) -> [Outcome] {
    let suspended = resting(way, at: site.offset, until: resumption)
    guard let path = program.path(of: way.environment[Slot.state.id].value),
      let state = program.states.firstIndex(where: { $0.path == path })
    else {
      if invariants.isOpen { invariants.giveUp() }
      taskProof?.giveUp()
      pending?.giveUp()
      return [suspended]
    }
    let start = Way.Start(state: state, event: program.events.count + resumption)
    // A turn that comes back here tells no more than the one before.
    let before = way.start == start ? way.guardsBefore : way.guardsBefore + way.guards
    let resumed = Way(
      environment: forgettingTokens(forgetting(way)).environment,
      guardsBefore: before,
      hasLookedAtState: true,
      start: start,
      waits: way.waits + 1,
      last: way.start?.event
    )
    return [suspended] + self.resumed(resumed, behind: resumption, in: state).map(goingOn)
  }

  /// What goes on, or fails, where a function has waited and done nothing else, belongs to the one that called it.
  private mutating func awaiting(_ block: Block, _ resumption: Int, from way: Way) -> [Outcome] {
    let outcomes = run(block, from: way)
    let begun = outcomes.filter { $0.way.start != way.start }
    let moving = Set(begun.filter { !leavesAsBegun($0.way) }.compactMap(\.way.start))
    return outcomes.flatMap { outcome in
      guard let start = outcome.way.start, start != way.start, outcome.end.returns, leavesAsBegun(outcome.way) else {
        return [outcome]
      }
      var handedOn = outcome
      handedOn.way.start?.event = program.events.count + resumption
      guard moving.contains(start) else { return [handedOn] }
      // What the function does otherwise is so only where this is not.
      let waited = program.resumptions[start.event - program.events.count].offset
      let offset = if case .fails(let offset) = outcome.end { offset } else { waited }
      return [Outcome(way: outcome.way, end: .suspends(offset: offset)), handedOn]
    }
  }

  /// Whether the state is what it was when it began anew.
  private func leavesAsBegun(_ way: Way) -> Bool {
    way.start.map { way.environment[Slot.state.id].value == program.value(of: program.states[$0.state].path) } ?? true
  }

  private func mayFail(_ failure: Failure, at offset: Int, from way: Way) -> [Outcome] {
    var failing = forgettingErrors(way)
    if let types = failure.thrown, let slot = program.thrownTypes {
      failing.environment[slot.id] = Fact(value: .error(types))
    }
    let pattern = failure.text == failure.written ? nil : "\(failure.written.asOperand) throws"
    failing.guards.append(Guard(text: "\(failure.text.asOperand) throws", pattern: pattern))
    return [Outcome(way: failing, end: .fails(offset: offset)), goingOn(way)]
  }

  private mutating func require(_ condition: Condition, isSure: Bool, at offset: Int, from way: Way) -> [Outcome] {
    let (match, origin) = match(condition, on: way)
    let trapped = Outcome(way: way.looking(origin), end: .traps(offset: offset))
    switch match {
    case .always: return [goingOn(way)]
    case .no:
      if !isSure { run.failedAssertions.insert(offset) }
      return [trapped]
    case .sometimes(let text):
      guard isSure else { return [goingOn(way)] }
      var inside = way
      inside.guards.append(Guard(text: text))
      return [goingOn(inside.knowing(told(by: condition, holding: true, on: way))), trapped]
    }
  }

  mutating func run(_ condition: Condition, _ then: Block, _ otherwise: Block, from way: Way) -> [Outcome] {
    let (match, origin) = match(condition, on: way)
    let looking = way.looking(origin)
    // Without 'else' it is like a row of a switch: what it does not take leaves a rule for all states behind it.
    let isRow = origin.contains(.event) || otherwise.statements.isEmpty && !condition.isNegative
    let passing = isRow ? way : looking
    let outcomes: [Outcome]
    switch match {
    case .always: outcomes = run(then, from: looking)
    case .no: outcomes = run(otherwise, from: passing)
    case .sometimes(let text):
      var inside = looking
      inside.guards.append(Guard(text: text))
      let facts = [true, false].map { told(by: condition, holding: $0, on: way) }
      let (held, others) = (run(then, from: inside.knowing(facts[0])), run(otherwise, from: passing.knowing(facts[1])))
      outcomes = held + others
      // What brings nothing new is left out; what is left holds only under its condition all the same.
      if held.isEmpty || others.isEmpty { return outcomes }
    }
    return rejoined(outcomes, from: way)
  }

  /// Behind a decision after which all ways know the same, it is as if nothing had been asked.
  func rejoined(_ outcomes: [Outcome], from way: Way) -> [Outcome] {
    var outcomes = outcomes
    for index in outcomes.indices where outcomes[index].goesOn { outcomes[index].way.isDefault = way.isDefault }
    guard let first = outcomes.first, first.goesOn, first.way.start == way.start,
      outcomes.count == 1 || outcomes.allSatisfy({ $0.goesOn && $0.way.knowsTheSame(as: first.way) })
    else { return outcomes }
    var joined = first.way
    joined.environment = outcomes.reduce(first.way.environment) {
      $0.shared(with: $1.way.environment, again: variablesAskedAgain)
    }
    joined.environment.restoreConditions(of: way.environment) { slot in
      outcomes.allSatisfy { $0.way.environment[slot].isAnswer }
    }
    joined.guards = way.guards
    joined.changed = outcomes.reduce(way.changed) { $0.union($1.way.changed) }
    joined.hasLookedAtState = outcomes.contains { $0.way.hasLookedAtState }
    return [goingOn(joined)]
  }

  /// The body again and again; a way that is back where it was before has nothing new to bring.
  ///
  /// - Parameters:
  ///   - before: what was known at the beginning of the turns that led here.
  ///   - turns: those that were followed, be it on another way.
  private mutating func loop(
    _ block: Block,
    id: Int,
    at offset: Int,
    from way: Way,
    after before: Set<Way.Knowledge> = [],
    turns: inout Turns
  ) -> [Outcome] {
    let way = beginningTurn(way)
    // What begins anew behind an 'await' comes by many ways that differ only in what was before.
    let isToldApart = way.start == nil || way.guards.contains(.some)
    guard isToldApart || turns.seen.insert(way.withoutTraces).inserted else { return [] }
    let before = before.union([way.knowledge.withoutQuestions])
    turns.states.insert(way.environment[Slot.state.id].value)
    guard before.count < 32 else {
      let unknown = Unknown(site: Site(text: "…", offset: offset), why: ReadingLimit.turns.rawValue)
      return [Outcome(way: way, end: .isLost(unknown))]
    }
    var turn = remembered(.turn(ofLoop: id), block, from: way)
    // What begins anew behind an 'await' has no conditions of the turns before, so that it is there already.
    if !turns.followed.insert(way.knowledge).inserted { turn.removeAll { $0.way.waits > way.waits && !$0.isLost } }
    let isCovered = turn.map { $0.goesOn && brings($0.way, nothingBut: before) }
    for (outcome, isCovered) in zip(turn, isCovered) where isCovered { turns.repeated.append(outcome.way) }
    return continued(turn.leavingOut(isCovered, from: way, isEndless: block.isEndless)) { interpreter, next in
      interpreter.loop(block, id: id, at: offset, from: next, after: before, turns: &turns)
    }
  }

  /// Whether a turn that begins so is one of those before.
  private func brings(_ next: Way, nothingBut before: Set<Way.Knowledge>) -> Bool {
    let known = beginningTurn(next).knowledge
    return before.contains(known.withoutQuestions) || before.contains(known.withoutAnswers)
  }

  private mutating func attempt(_ block: Block, catching: Block, from way: Way) -> [Outcome] {
    var all: [Outcome] = []
    for outcome in joiningFailures(run(block, from: way)) {
      guard case .fails = outcome.end else {
        all.append(outcome)
        continue
      }
      all += run(catching, from: outcome.way).map { caught in
        if case .fails = caught.end { return caught }
        return Outcome(way: forgettingErrors(caught.way), end: caught.end)
      }
    }
    return all
  }

  /// Where something else is thrown than what is known, and where that was caught.
  private func forgettingErrors(_ way: Way) -> Way {
    errorSlots.reduce(way) { $0.setting($1, to: .nothing) }
  }

  /// Where it is kept what is thrown.
  var errorSlots: [Slot] { [program.errors, program.thrownTypes].compactMap(\.self) }
}

extension Way {
  /// What is known, and where the event at hand began.
  struct Knowledge: Hashable {
    var environment: Environment
    var start: Start?

    /// Without what is asked again, which a turn of a loop has all answers to.
    var withoutQuestions: Knowledge {
      Knowledge(environment: environment.replacingBeside { $1.isAskedAgain ? .nothing : $1 }, start: start)
    }

    /// Without any answer: a turn that began with none had both.
    var withoutAnswers: Knowledge {
      Knowledge(environment: environment.replacingBeside { $1.isAnswer ? .nothing : $1 }, start: start)
    }
  }

  var knowledge: Knowledge { Knowledge(environment: environment, start: start) }

  /// What is known, and under which conditions, however it came to that.
  var withoutTraces: Way { Way(environment: environment, guards: guards, start: start) }

  func knowsTheSame(as other: Way) -> Bool { start == other.start && environment.agrees(with: other.environment) }

  func setting(_ slot: Slot, to fact: Fact) -> Way {
    var way = self
    way.environment[slot.id] = fact
    return way
  }

  func looking(_ origin: Origin) -> Way {
    guard origin.contains(.state) else { return self }
    var way = self
    way.hasLookedAtState = true
    return way
  }
}

extension Expression {
  fileprivate var isCondition: Bool { if case .condition = self { true } else { false } }
}

extension Outcome {
  var isLost: Bool {
    if case .isLost = end { true } else { false }
  }

  /// Goes on behind the block if it jumped there.
  func landed(_ jump: Jump, catchesUnlabelled: Bool) -> Outcome {
    guard case .jumps(let mine) = end, mine.kind == jump.kind else { return self }
    let isMeant = mine.label == nil ? catchesUnlabelled : mine.label == jump.label
    return isMeant ? Outcome(way: way, end: .goesOn) : self
  }
}
