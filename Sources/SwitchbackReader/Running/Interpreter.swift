import SwitchbackGraph

/// Runs the functions of a machine once for each state and each event, with both known, and collects every exit.
///
/// The exits of one state and event are a decision list: each holds where those before it do not. So are the outcomes of
/// every statement, and what follows a statement takes the place of the outcomes that go on.
struct Interpreter {
  let program: Program
  let remembers: Bool
  let slotTraits: [Int: SlotTraits]
  let commonSlots: Set<Int>
  /// The names in what is asked again, by the slots of the answers.
  let questionNames: [Int: Set<String>]
  /// What is known of them where they may have another answer.
  let askedAgain: [Int: Fact]
  /// The same of those about locals that only their function sets.
  let variablesAskedAgain: [Int: Fact]
  var run = Run()
  /// The functions that are being called.
  var active: [Int] = []
  /// Where those began, of which some call themselves.
  var entries: [Entry] = []
  /// How much was done for the state and event at hand.
  var steps = 0
  var memory = Memory()
  /// What functions know, as their callers write it.
  var renamed: [Renaming: RenamedTexts] = [:]
  /// What is known in each state of what is stored beside it.
  var invariants = Invariants.none
  /// What is being found out of the task that a property holds.
  var taskProof: TaskProof?
  /// The states in which the closures of such tasks begin that were not cancelled, by the events that they are.
  var beginnings: [Int: Set<Int>] = [:]
  /// What is being found out of closures that are left behind.
  var pending: PendingClosures?
  /// What was found out of them.
  var foundPending: PendingClosures?

  /// How many events had too many ways in a state.
  var exhausted = 0
  /// Far more than any function needs that a person can read; where many had too many ways, the others are as well.
  var mostSteps: Int { exhausted < 10 ? 2_000 : 500 }
  private static let mostWays = 24
  private static let mostNamedFailures = 4
  /// How deeply calls are followed.
  static let mostCalls = 12

  /// - Parameter remembering: whether what was run once is not run again; it makes no difference but in time.
  static func run(_ program: Program, remembering: Bool = true) -> Run {
    var interpreter = Interpreter(program: program, remembers: remembering)
    for function in program.initializers { interpreter.initialize(by: function) }
    interpreter.performSteps()
    interpreter.findPendingClosures()
    interpreter.findInvariants()
    interpreter.findBeginnings()
    let before = interpreter.run
    interpreter.runEvents()
    if interpreter.leavesOut(of: program.stateSites) {
      (interpreter.run, interpreter.invariants, interpreter.memory) = (before, .none, Memory())
      interpreter.beginnings = [:]
      interpreter.runEvents()
    }
    interpreter.leaveOutEarlyClosures()
    interpreter.allowMissingActions()
    interpreter.sortResumptions()
    return interpreter.run
  }

  private mutating func runEvents() {
    for state in program.states.indices {
      let functions = program.functions.map { narrowed($0, to: program.states[state].path) }
      for event in program.events.indices where canCome(event, in: state) {
        let entered = run.entered
        run(functions[program.events[event].function], state: state, event: event)
        // Whether a method is asked for a state says nothing of that state.
        if program.events[event].whole != nil { run.entered = entered }
      }
    }
  }

  private init(program: Program, remembers: Bool) {
    self.program = program
    self.remembers = remembers
    slotTraits = program.slotTraits
    commonSlots = program.commonSlots
    questionNames = program.questionNames
    let askedAgain = program.questions.mapValues {
      Fact(value: .condition(Question.again($0)), origin: [.beside, .asked])
    }
    self.askedAgain = askedAgain
    variablesAskedAgain = askedAgain.filter { program.answersAboutVariables.contains($0.key) }
  }

  private mutating func initialize(by function: Int) {
    var environment = Environment()
    if let path = program.initial.first {
      environment[Slot.state.id] = Fact(value: program.hasNil ? program.value(of: path) : .path(path), origin: .state)
    }
    let made = run(program.functions[function].body, from: Way(environment: environment)).filter(\.end.makesInstance)
    let starts = made.map { program.path(of: $0.way.environment[Slot.state.id].value) }
    if starts.contains(nil) { run.mayStartElsewhere = true }
    for path in starts.compactMap(\.self) where !run.initial.contains(path) { run.initial.append(path) }
  }

  private mutating func run(_ function: Function, state: Int, event: Int) {
    var environment = Environment()
    environment[Slot.state.id] = Fact(value: program.value(of: program.states[state].path), origin: .state)
    environment[Slot.event.id] = Fact(value: program.events[event].value, origin: .event)
    for (slot, fact) in invariants.facts(in: state) { environment[slot] = fact }
    if let beginning = beginnings[event], !beginning.contains(state) {
      environment[program.cancelled.id] = Fact(value: .bool(true))
    }
    for (slot, fact) in knownToBeLate(event, in: state) { environment[slot] = fact }
    steps = 0
    active = [program.events[event].function]
    entries = [Entry(function: active[0], state: environment[Slot.state.id].value, arguments: [], isLast: false)]
    // Where a callback can come is known without looking.
    let isKnown = program.events[event].callback != nil
    let way = Way(environment: environment, hasLookedAtState: isKnown)
    for outcome in run(function.body, from: way).joiningLost {
      run.exits += exits(of: outcome, state: state, event: event)
    }
    if steps >= mostSteps { exhausted += 1 }
  }

  /// A function that leaves the state alone, without the rows that can never match this one: running it costs what is left.
  private func narrowed(_ function: Function, to state: [String]) -> Function {
    guard !function.assigns else { return function }
    var function = function
    for (index, statement) in function.body.statements.enumerated() {
      guard case .choose(var choice) = statement else { continue }
      guard let column = choice.subjects.firstIndex(where: { $0.slot == .state }) else { continue }
      choice.rows.removeAll { $0.patterns[column].match(program.value(of: state)) == .no }
      function.body.statements[index] = .choose(choice)
    }
    return function
  }

  mutating func run(_ block: Block, from way: Way) -> [Outcome] {
    var (ended, outcomes) = run(block.statements[...], from: way)
    if !block.locals.isEmpty {
      for index in ended.indices { forgetLocals(of: block, &ended[index].way.environment) }
      for index in outcomes.indices { forgetLocals(of: block, &outcomes[index].way.environment) }
      outcomes = merged(outcomes)
    }
    return ended.isEmpty ? outcomes : ended + outcomes
  }

  /// The outcomes that have ended before the first that goes on, and all from there on.
  private mutating func run(
    _ statements: ArraySlice<Statement>,
    from way: Way
  ) -> (ended: [Outcome], others: [Outcome]) {
    // Most have ended, and what follows does not look at them again.
    var ended: [Outcome] = []
    var outcomes = [Outcome(way: way, end: .goesOn)]
    for index in statements.indices {
      if case .deferred(let block) = statements[index] {
        outcomes = continued(outcomes) { interpreter, way in
          let (ended, others) = interpreter.run(statements[(index + 1)...], from: way)
          return interpreter.after(block, run: ended + others)
        }
        break
      }
      outcomes = merged(continued(outcomes) { $0.step(statements[index], from: $1) })
      guard let first = outcomes.firstIndex(where: { $0.goesOn }) else { break }
      guard first > 0 else { continue }
      ended += outcomes[..<first]
      outcomes.removeSubrange(..<first)
    }
    return (ended, outcomes)
  }

  /// Outcomes with those that go on replaced by what comes next.
  mutating func continued(_ outcomes: [Outcome], _ next: (inout Self, Way) -> [Outcome]) -> [Outcome] {
    if outcomes.count == 1 { return outcomes[0].goesOn ? next(&self, outcomes[0].way) : outcomes }
    var all: [Outcome] = []
    for outcome in outcomes {
      if outcome.goesOn { all += next(&self, outcome.way) } else { all.append(outcome) }
    }
    return all
  }

  private mutating func step(_ statement: Statement, from way: Way) -> [Outcome] {
    if case .forget = statement { return run(statement, from: way) }
    if memory.isInVain { return [] }
    steps += 1
    guard steps < stepsAtMost else {
      let place = memory.lastPlace(on: way) ?? active.last.map { program.functions[$0].offset }
      let site = Site(text: "…", offset: place ?? 0)
      return [Outcome(way: way, end: .isLost(Unknown(site: site, why: ReadingLimit.ways.rawValue)))]
    }
    return run(statement, from: way)
  }

  /// What `defer` does, when what follows it ends.
  private mutating func after(_ block: Block, run outcomes: [Outcome]) -> [Outcome] {
    outcomes.flatMap { outcome in
      if case .suspends = outcome.end { return [outcome] }
      return run(block, from: outcome.way).map { deferred in
        guard deferred.goesOn else { return deferred }
        guard case .fails = outcome.end else { return Outcome(way: deferred.way, end: outcome.end) }
        // What is thrown is still that, whatever was caught meanwhile.
        let way = errorSlots.reduce(deferred.way) { $0.setting($1, to: outcome.way.environment[$1.id]) }
        return Outcome(way: way, end: outcome.end)
      }
    }
  }

  // MARK: Joining

  /// Neighbours that go on and know the same become one, and too many ways become few.
  private mutating func merged(_ outcomes: [Outcome]) -> [Outcome] {
    // Most of many outcomes have ended.
    guard outcomes.count > 1, outcomes.count(where: { $0.goesOn }) > 1 else { return outcomes }
    var all: [Outcome] = []
    for outcome in outcomes {
      if outcome.goesOn { all.bringTogether(outcome.way) }
      if let last = all.last, last.goesOn, outcome.goesOn, last.way.knowsTheSame(as: outcome.way) {
        all[all.count - 1].way = last.way.joined(outcome.way, again: variablesAskedAgain, &memory)
      } else {
        all.append(outcome)
      }
    }
    guard all.count > Self.mostWays, all.count(where: { $0.goesOn }) > Self.mostWays else { return all }
    let different = withoutRepetitions(all)
    return different.count { $0.goesOn } > Self.mostWays ? collapsed(different) : different
  }

  /// Neighbours that throw and know the same are caught as one; what of more than a few throws is not named.
  mutating func joiningFailures(_ outcomes: [Outcome]) -> [Outcome] {
    var groups: [[Outcome]] = []
    for outcome in outcomes {
      if let last = groups.last?.last, outcome.isFailure, last.isFailure, last.way.knowledge == outcome.way.knowledge {
        groups[groups.count - 1].append(outcome)
      } else {
        groups.append([outcome])
      }
    }
    return groups.compactMap { group in
      guard var joined = group.first, group.count > 1 else { return group.first }
      for other in group.dropFirst() { joined.way = joined.way.joined(other.way, again: variablesAskedAgain, &memory) }
      if group.count > Self.mostNamedFailures { joined.way.guards = .common(of: group.map(\.way.guards)) }
      return joined
    }
  }

  /// Of the ways that know the same under the same conditions the first one counts: later turns of a loop bring them again.
  private func withoutRepetitions(_ outcomes: [Outcome]) -> [Outcome] {
    var seen: Set<Way> = []
    return outcomes.filter { outcome in
      guard outcome.goesOn else { return true }
      return outcome.way.guards.contains(.some) || seen.insert(outcome.way.withoutTraces).inserted
    }
  }

  /// Of the ways that know the same only the first and the last stay.
  ///
  /// The first stands for those between the two as well, so that it has only the conditions that all of these share: what
  /// ends between them does so only where none of them is taken.
  private func collapsed(_ outcomes: [Outcome]) -> [Outcome] {
    var outcomes = outcomes
    let ways = outcomes.indices.filter { outcomes[$0].goesOn }
    var dropped: Set<Int> = []
    for group in Dictionary(grouping: ways, by: { outcomes[$0].way.knowledge }).values where group.count > 2 {
      dropped.formUnion(group.dropFirst().dropLast())
      guard !outcomes[group[0]].way.guards.isEmpty else { continue }
      outcomes[group[0]].way.guards = .common(of: group.dropLast().map { outcomes[$0].way.guards })
    }
    return outcomes.indices.filter { !dropped.contains($0) }.map { outcomes[$0] }
  }
}

extension Way {
  /// Both ways, of which the other one comes right behind this one.
  fileprivate func joined(_ other: Way, again: [Int: Fact], _ memory: inout Memory) -> Way {
    var way = other
    way.environment = environment.shared(with: other.environment, again: again)
    way.hasLookedAtState = hasLookedAtState || other.hasLookedAtState
    way.isDefault = isDefault && other.isDefault
    way.changed.formUnion(changed)
    guard !guards.isEmpty, !other.guards.isEmpty else {
      way.guards = []
      return way
    }
    let shared = zip(guards, other.guards).prefix { $0 == $1 }.map(\.0)
    let (mine, others) = (guards.dropFirst(shared.count), other.guards.dropFirst(shared.count))
    guard !mine.isEmpty, !others.isEmpty else {
      way.guards = shared
      return way
    }
    if mine.first == .before || others.first == .before { memory.looksBack = true }
    // What is not named is not the same on both.
    if mine.contains(.some) || others.contains(.some) {
      way.guards = .common(of: [guards, other.guards])
      return way
    }
    let texts = [mine, others].compactMap { Match.all($0.map { .sometimes($0.text) }).text }
    // Each of many decisions would say over again what those before it said.
    guard texts.reduce(0, { $0 + $1.utf8.count }) <= Guard.longest else {
      way.guards = shared + [.some]
      return way
    }
    way.guards = shared + [Guard(text: texts.heldInTurn)]
    return way
  }
}
