extension Interpreter {
  /// The exits that an outcome is; none where a function without a result of its own ends without one.
  mutating func exits(of outcome: Outcome, state: Int, event: Int) -> [Run.Exit] {
    let taken = program.events[event]
    guard taken.isRequest || !taken.resultIsState, case .leaves(.condition(let text)?, let offset, _) = outcome.end
    else {
      return exit(of: outcome, state: state, event: event).map { [$0] } ?? []
    }
    // Where the condition does not hold, the answer is no.
    var (allowed, refused) = (outcome, outcome)
    allowed.way.guards.append(Guard(text: text))
    allowed.end = .leaves(.bool(true), offset: offset)
    refused.end = .leaves(.bool(false), offset: offset)
    if taken.isRequest { refused.way.isDefault = true }
    let exits = [allowed, refused].compactMap { exit(of: $0, state: state, event: event) }
    // What has moved has moved, whatever it says.
    if taken.isRequest || exits.last?.target.isReject == true { return exits }
    return exit(of: outcome, state: state, event: event).map { [$0] } ?? []
  }

  private mutating func exit(of outcome: Outcome, state: Int, event: Int) -> Run.Exit? {
    if case .isLost = outcome.end { run.givenUp.insert(event) }
    let beginning = outcome.way.start.map { _ in
      Run.Beginning(
        state: state,
        event: event,
        guards: outcome.way.guardsBefore,
        waits: outcome.way.waits,
        last: outcome.way.last ?? event
      )
    }
    let event = (index: outcome.way.start?.event ?? event, value: program.events[event])
    let state = outcome.way.start?.state ?? state
    guard let (target, offset) = target(of: outcome, from: program.states[state].path, event.value) else { return nil }
    let way = outcome.way
    let inactive = functionWithoutAction(in: outcome, event.value)
    if let inactive, way.assignment != nil { run.movesWithoutAction.insert(inactive) }
    return Run.Exit(
      state: state,
      event: event.index,
      target: target,
      guards: way.guards,
      isForAnyState: !way.hasLookedAtState,
      isDefault: way.isDefault,
      offset: offset,
      beginning: beginning,
      inactive: inactive,
      changed: way.changed
    )
  }

  /// The function that gives `nil` in place of an action.
  private func functionWithoutAction(in outcome: Outcome, _ event: Program.Event) -> Int? {
    guard !event.isRequest, !event.resultIsState, case .leaves(Value.none?, _, _) = outcome.end else { return nil }
    return event.function
  }

  /// The `nil` that a function gives where it moves refuses nothing where it stays.
  mutating func allowMissingActions() {
    guard !run.movesWithoutAction.isEmpty else { return }
    for index in run.exits.indices where run.exits[index].target.isReject {
      guard let function = run.exits[index].inactive, run.movesWithoutAction.contains(function) else { continue }
      run.exits[index].target = .state(program.states[run.exits[index].state].path)
    }
  }

  /// What follows an `await` comes up while other events run; where it changes nothing it is not worth a name.
  mutating func sortResumptions() {
    guard !program.resumptions.isEmpty else { return }
    let telling = Set(run.exits.filter { $0.isTelling(in: program) }.map(\.event))
    let waiting = program.events.indices.filter { event in
      !telling.contains(event) && program.events[event].isClosure && waits(program.events[event], for: telling)
    }
    run.replaced.formUnion(waiting)
    let exits = run.exits.filter { exit in
      exit.event < program.events.count ? !waiting.contains(exit.event) : telling.contains(exit.event)
    }
    // Sorting is not stable by itself.
    run.exits = exits.enumerated().sorted { one, other in
      (one.element.state, one.element.event, one.offset) < (other.element.state, other.element.event, other.offset)
    }.map(\.element)
  }

  /// Whether an event goes on behind an `await` with one of these.
  private func waits(_ event: Program.Event, for telling: Set<Int>) -> Bool {
    var blocks = [program.functions[event.function].body]
    while let block = blocks.popLast() {
      for statement in block.statements {
        switch statement {
        case .suspend(_, let resumption), .awaiting(_, let resumption):
          if telling.contains(program.events.count + resumption) { return true }
        default: break
        }
        blocks += statement.blocks
      }
    }
    return false
  }

  private func target(of outcome: Outcome, from state: [String], _ event: Program.Event) -> (Target, Int)? {
    let way = outcome.way
    switch outcome.end {
    case .traps(let offset): return (.trap, offset)
    case .isLost(let unknown): return (.unknown(unknown), unknown.site.offset)
    case .leaves(let value, let offset, _):
      if event.isRequest, case .bool(let isAllowed)? = value {
        return (isAllowed ? .state(event.path) : .reject, offset)
      }
      if event.isRequest, let path = value?.answered, let answer = program.answers[path[0]] {
        return (target(by: answer, path, asking: event, at: offset), offset)
      }
      if event.resultIsState { return value.flatMap { result($0, at: offset, from: state) } }
      // A method that gives nil gives no action.
      let isRefused = value == .bool(false) || value == Value.none && !event.path.isEmpty
      return left(by: way, from: state, rejects: isRefused, at: offset)
    case .fails(let offset):
      if event.resultIsState { return (.reject, offset) }
      return left(by: way, from: state, rejects: !event.dropsErrors, at: offset)
    case .goesOn, .jumps:
      return event.resultIsState
        ? nil : left(by: way, from: state, rejects: false, at: way.row ?? program.functions[event.function].offset)
    case .suspends(let offset): return left(by: way, from: state, rejects: false, at: offset)
    }
  }

  /// - Parameter path: the answer, and the state that it holds.
  private func target(by answer: Answer, _ path: [String], asking event: Program.Event, at offset: Int) -> Target {
    switch answer {
    case .allows: return .state(event.path)
    case .refuses: return .reject
    case .redirects:
      if path.count > 1 { return .state(Array(path.dropFirst())) }
      return .unknown(
        Unknown(site: Site(text: path[0], offset: offset), why: "which state '\(path[0])' holds is unknown")
      )
    }
  }

  /// The result of a function that gives the next state.
  private func result(_ value: Value, at offset: Int, from state: [String]) -> (Target, Int) {
    switch program.isBool ? value.asState : value {
    case .none: (.reject, offset)
    case .path(let path): (.state(path), offset)
    case .oneOf(let values, let expression): (.oneOf(values, expression: expression), offset)
    case .unknown(let unknown), .holding(_, let unknown): (.unknown(unknown), unknown.site.offset)
    case .bool, .condition, .list, .dictionary, .number, .something, .among, .error:
      (.unknown(Unknown(site: Site(text: "Bool", offset: offset), why: "the result is no state")), offset)
    }
  }

  /// What a function leaves in the state's slot.
  private func left(by way: Way, from state: [String], rejects: Bool, at offset: Int) -> (Target, Int) {
    let value = way.environment[Slot.state.id].value
    return switch program.isBool ? value.asState : program.path(of: value).map(Value.path) ?? value {
    // Another payload is no refusal, though the caller is told no.
    case .path(state):
      (
        rejects && !(way.assignment != nil && program.hasPayload(state)) ? .reject : .state(state),
        way.assignment ?? way.row ?? offset
      )
    case .path(let path): (.state(path), way.assignment ?? offset)
    case .oneOf(let values, let expression): (.oneOf(values, expression: expression), way.assignment ?? offset)
    case .unknown(let unknown), .holding(_, let unknown): (.unknown(unknown), unknown.site.offset)
    case .none, .bool, .condition, .list, .dictionary, .number, .something, .among, .error:
      (.unknown(Unknown(site: Site(text: "nil", offset: offset), why: "what is assigned is no state")), offset)
    }
  }
}

extension Value {
  /// The case that it is, and what that holds as far as it is known.
  fileprivate var answered: [String]? {
    switch self {
    case .path(let path): path
    case .holding(let name, _): [name]
    default: nil
    }
  }

  /// A `Bool` as one of the two states that it is; one that depends on a condition may be either.
  fileprivate var asState: Value {
    switch self {
    case .bool(let value): .path(["\(value)"])
    case .condition(let text):
      .oneOf(
        [Stated(name: "true", value: .path(["true"])), Stated(name: "false", value: .path(["false"]))],
        expression: text
      )
    default: self
    }
  }
}

extension Run.Exit {
  fileprivate func isTelling(in program: Program) -> Bool {
    switch target {
    case .state(let path): path != program.states[state].path
    case .trap, .unknown, .oneOf: true
    case .reject: false
    }
  }
}
