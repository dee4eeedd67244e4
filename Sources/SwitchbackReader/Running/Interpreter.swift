/// Runs a body once for each state and each event, with both known, and collects every exit.
///
/// The exits of one state and event are a decision list: each holds where those before it do not.
struct Interpreter {
  private let program: Program
  private var run = Run()
  private var state = 0
  private var event = 0

  static func run(_ program: Program) -> Run {
    var interpreter = Interpreter(program: program)
    for state in program.states.indices {
      let body = program.body.narrowed(to: program.states[state].path)
      for event in program.events.indices {
        interpreter.state = state
        interpreter.event = event
        _ = interpreter.run(body, on: Way())
      }
    }
    return interpreter.run
  }

  private init(program: Program) {
    self.program = program
  }

  /// How control came to a statement.
  private struct Way {
    var guards: [Guard] = []
    var hasLookedAtState = false
    var isDefault = false
  }

  /// Whether control can go on behind the block.
  private mutating func run(_ block: Block, on way: Way) -> Bool {
    for statement in block.statements {
      let goesOn =
        switch statement {
        case .choose(let choice): run(choice, on: way)
        case .branch(let condition, let then, let otherwise): run(condition, then, otherwise, on: way)
        case .leave(let value, let offset): leave(value, at: offset, on: way)
        }
      guard goesOn else { return false }
    }
    return true
  }

  private mutating func leave(_ value: Value, at offset: Int, on way: Way) -> Bool {
    run.exits.append(
      Run.Exit(
        state: state,
        event: event,
        value: value,
        guards: way.guards,
        isForAnyState: !way.hasLookedAtState,
        isDefault: way.isDefault,
        offset: offset
      )
    )
    return false
  }

  private mutating func run(_ condition: Condition, _ then: Block, _ otherwise: Block, on way: Way) -> Bool {
    var way = way
    if condition.looksAtState { way.hasLookedAtState = true }
    switch condition.match(state: statePath, event: eventPath) {
    case .always: return run(then, on: way)
    case .no: return run(otherwise, on: way)
    case .sometimes(let text):
      var inside = way
      inside.guards.append(Guard(text: text))
      let thenGoesOn = run(then, on: inside)
      var outside = way
      if thenGoesOn { outside.guards.append(Guard(text: Match.negation(of: text))) }
      let otherwiseGoesOn = run(otherwise, on: outside)
      return thenGoesOn || otherwiseGoesOn
    }
  }

  private mutating func run(_ choice: Choice, on way: Way) -> Bool {
    var way = way
    var goesOn = false
    for (index, row) in choice.rows.enumerated() {
      let match = match(row, of: choice.subjects)
      guard match != .no else { continue }
      run.reached.insert(row.id)
      var inside = way
      inside.hasLookedAtState = way.hasLookedAtState || looksAtState(row, of: choice.subjects)
      inside.isDefault = way.isDefault || (row.isDefault && choice.looksAtMachine)
      if let text = match.text { inside.guards.append(Guard(text: text, pattern: row.text)) }
      let armGoesOn = run(choice.arms[row.arm], on: inside)
      goesOn = goesOn || armGoesOn
      if match == .always {
        block(choice.rows[(index + 1)...], of: choice.subjects, by: row)
        return goesOn
      }
      if armGoesOn, let text = match.text { way.guards.append(Guard(text: Match.negation(of: text))) }
    }
    return goesOn
  }

  /// The rows behind one that always matches never have their turn for this state and event.
  private mutating func block(_ rows: ArraySlice<Row>, of subjects: [Subject], by winner: Row) {
    for row in rows where !row.isDefault && run.blocked[row.id] == nil && match(row, of: subjects) != .no {
      run.blocked[row.id] = winner.id
    }
  }

  private func match(_ row: Row, of subjects: [Subject]) -> Match {
    var matches: [Match] = []
    for (subject, pattern) in zip(subjects, row.patterns) {
      let match = subject == .state ? pattern.match(statePath) : match(pattern, of: subject)
      if match == .no { return .no }
      matches.append(match)
    }
    if let condition = row.condition { matches.append(condition.match(state: statePath, event: eventPath)) }
    return .all(matches)
  }

  private func match(_ pattern: CasePattern, of subject: Subject) -> Match {
    switch (subject, pattern) {
    case (.other, .anything): .always
    case (.other(let text), .path(let names, let payload)):
      .sometimes("case .\(names.joined(separator: "."))\(payload.map { "(\($0))" } ?? "") = \(text)")
    case (.other(let text), .unknown(let value)): .sometimes("case \(value) = \(text)")
    case (.other, .either(let patterns)): .any(patterns.map { match($0, of: subject) })
    case (.state, _), (.event, _): pattern.match(eventPath)
    }
  }

  private func looksAtState(_ row: Row, of subjects: [Subject]) -> Bool {
    row.condition?.looksAtState == true
      || zip(subjects, row.patterns).contains { $0 == .state && $1 != .anything }
  }

  private var statePath: [String] { program.states[state].path }
  private var eventPath: [String] { [program.events[event]] }
}
