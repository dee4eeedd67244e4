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
  /// What functions look at, or may change.
  var footprints: [Int: Footprint] = [:]
  /// What functions know, as their callers write it.
  var renamed: [Renaming: RenamedTexts] = [:]
  /// What is known in each state of what is stored beside it.
  var invariants = Invariants.none
  /// What is being found out of the task that a property holds.
  var taskProof: TaskProof?
  /// The states in which the closures of such tasks begin that were not cancelled, by the events that they are.
  var beginnings: [Int: Set<Int>] = [:]
  /// Those in which they may stand behind an `await`.
  var standing: [Int: Set<Int>] = [:]
  /// What is being found out of closures that are left behind.
  var pending: PendingClosures?
  /// What was found out of them.
  var foundPending: PendingClosures?

  /// The events that have more ways in some state than are followed.
  var crowded: Set<Int> = []
  /// Whether ways are joined that know the same of the state, however they came to it.
  var joinsWays = false
  /// How often there were too many all the same.
  var exhausted = 0
  /// Far more than any function needs that a person can read; where many had too many ways, the others are as well.
  var mostSteps: Int { (joinsWays ? 0 : crowded.count) + exhausted < 10 ? 2_000 : 500 }
  /// How deeply calls are followed.
  static let mostCalls = 12

  /// - Parameters:
  ///   - remembering: whether what was run once is not run again; it makes no difference but in time.
  ///   - joining: whether all ways are joined as those of events that have too many.
  static func run(_ program: Program, remembering: Bool = true, joining: Bool = false) -> Run {
    var interpreter = Interpreter(program: program, remembers: remembering)
    if joining { interpreter.crowded = Set(program.events.indices) }
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
    interpreter.run.putsBack = !interpreter.invariants.slotsOfStates.isEmpty
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
    if let beginning = beginnings[event], !beginning.contains(state) {
      environment[program.cancelled.id] = Fact(value: .bool(true))
    }
    for (slot, fact) in knownToBeLate(event, in: state) { environment[slot] = fact }
    // Where a callback can come is known without looking.
    let isKnown = program.events[event].callback != nil
    let way = Way(environment: environment, hasLookedAtState: isKnown)
    let outcomes = outcomes(of: function, by: event, in: state, from: way)
    guard !program.events[event].onlyBegins else { return }
    for outcome in outcomes.joiningLost {
      run.exits += exits(of: outcome, state: state, event: event)
    }
  }

  /// Once for each of the states that are kept beside this one, if it matters which that is.
  private mutating func outcomes(of function: Function, by event: Int, in state: Int, from way: Way) -> [Outcome] {
    let asked = footprint(of: program.events[event].function).reads
    let alternatives = invariants.alternatives(in: state) { asked.contains($0) }
    let all = alternatives.map { outcomes(of: function, by: event, from: way.knowing($0)) }
    guard let first = all.first, all.dropFirst().contains(where: { !$0.isDrawn(as: first) }) else {
      return all.first ?? []
    }
    return zip(alternatives, all).flatMap { facts, outcomes in
      let guards = guards(telling: facts, apartFrom: alternatives)
      return outcomes.map { $0.only(where: guards) }
    }
  }

  /// Those of which there are more than a person reads are joined where they come to the same.
  private mutating func outcomes(of function: Function, by event: Int, from way: Way) -> [Outcome] {
    if crowded.contains(event) { return joined(function, by: event, from: way) }
    let each = begin(function, by: event, from: way)
    if steps < mostSteps {
      guard each.areMoreThanRead else { return each }
      let joined = joined(function, by: event, from: way)
      return joined.lead(onlyWhere: each) ? joined : each
    }
    // Joined ways know nothing of what is beside the state, which may rule some of them out.
    guard program.companions.allSatisfy(\.holdsState) else {
      exhausted += 1
      return each
    }
    crowded.insert(event)
    return joined(function, by: event, from: way)
  }

  private mutating func joined(_ function: Function, by event: Int, from way: Way) -> [Outcome] {
    joinsWays = true
    defer { joinsWays = false }
    let outcomes = begin(function, by: event, from: way)
    if steps >= mostSteps { exhausted += 1 }
    return joiningEnds(outcomes)
  }

  private mutating func begin(_ function: Function, by event: Int, from way: Way) -> [Outcome] {
    steps = 0
    active = [program.events[event].function]
    entries = [Entry(function: active[0], state: way.environment[Slot.state.id].value, arguments: [], isLast: false)]
    return run(function.body, from: way)
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
}
