extension Interpreter {
  /// The body of the function in the place of its call.
  mutating func run(_ call: Call, from way: Way) -> [Outcome] {
    // Of what the observer asks there is nothing to know.
    if call.isObserver, program.path(of: way.environment[Slot.state.id].value) == nil { return [goingOn(way)] }
    let function = program.functions[call.function]
    run.called.insert(call.site.offset)
    let isStep = call.function == program.step?.function
    memory.deepest = max(memory.deepest, active.count)
    let isAgain = !isStep && active.contains(call.function)
    guard !isAgain || followsAgain(call), active.count < Self.mostCalls else {
      taskProof?.giveUp()
      return [goingOn(lost(call, function, on: way))]
    }
    var entering = way
    for argument in call.arguments {
      var fact = evaluate(argument.value, at: call.site, on: way)
      if argument.parameter == .state {
        if case .path(let path) = fact.value { run.entered.insert(path) }
        fact.origin.insert(.state)
      } else if case .unknown = fact.value {
        fact.value = .unknown(.local)
      }
      entering.environment[argument.parameter.id] = fact
    }
    let answers = program.answersAboutParameters[function.offset] ?? []
    let handedOn = Set(call.arguments.map(\.parameter.id))
    for slot in answers where !handedOn.contains(slot) { entering.environment[slot] = .nothing }
    if !call.renaming.isEmpty { entering.environment.rename(call.renaming.markingOthers) }
    let entry = Entry(call, on: entering)
    if isAgain {
      // What comes of it depends on where the calls around it began.
      if !joinsWays { memory.looksBack = true }
      // It can bring no more than the call around it that began alike.
      if entries.contains(where: { $0.isAlike(entry) }) {
        return callsItselfLast(by: call) && !call.isObserver ? [] : [goingOn(lost(call, function, on: way))]
      }
    }
    let locals = isAgain || call.isObserver ? locals(around: call) : nil
    entries.append(entry)
    active.append(call.function)
    var outcomes = performed(call, from: entering)
    active.removeLast()
    entries.removeLast()
    for index in outcomes.indices {
      for slot in answers where !handedOn.contains(slot) { outcomes[index].way.environment[slot] = .nothing }
    }
    if !call.renaming.isEmpty {
      outcomes.rename(by: &renamed[call.renaming, default: RenamedTexts(by: call.renaming)], behind: entering)
    }
    let returned = outcomes.map { outcome in
      guard let locals else { return self.returned(outcome, from: function, by: call, isDefault: way.isDefault) }
      var outcome = outcome
      outcome.way.environment.restore({ locals.contains($0) && !call.parameters.contains($0) }, from: way.environment)
      outcome = self.returned(outcome, from: function, by: call, isDefault: way.isDefault)
      outcome.way.environment.restore({ isAgain && call.parameters.contains($0) }, from: way.environment)
      return outcome
    }
    return rejoined(returned, from: way)
  }

  private mutating func returned(
    _ outcome: Outcome,
    from function: Function,
    by call: Call,
    isDefault: Bool
  ) -> Outcome {
    var outcome = outcome
    if call.isOnHolder { run.assignments.insert(call.site.offset) }
    let origin: Origin = call.isDelegation && outcome.way.isDefault ? .default : []
    outcome.way.isDefault = isDefault
    for argument in call.arguments {
      var fact = outcome.way.environment[argument.parameter.id]
      outcome.way.environment[argument.parameter.id] = .nothing
      guard let back = argument.back else { continue }
      if program.questions[back.id] == nil { run.assignments.insert(call.site.offset) }
      if back == .state, fact.value == .unknown(.local) {
        let why = "what '\(function.name)' does to the state is not followed"
        fact.value = .unknown(Unknown(site: call.site, why: why))
      }
      if back == .state, fact != outcome.way.environment[back.id] { outcome.way.assignment = call.site.offset }
      outcome.way.environment[back.id] = fact
    }
    switch outcome.end {
    case .leaves(Value.none?, let offset, _) where function.isInitializer: outcome.end = .fails(offset: offset)
    case .leaves(let value, let offset, let isState):
      outcome.end = .goesOn
      if let result = call.result {
        var fact = Fact(value: value ?? .unknown(.local), origin: value == Value.none ? origin : [])
        if isState, function.isProperty { fact.origin.insert(.state) }
        if call.isDelegation { fact.row = offset }
        outcome.way.environment[result.id] = fact
      }
    case .goesOn where function.isNever: outcome.end = .traps(offset: call.site.offset)
    case .jumps: outcome.end = .goesOn
    default: break
    }
    return outcome
  }

  /// A call that is not followed: whatever the function can change is unknown.
  private func lost(_ call: Call, _ function: Function, on way: Way) -> Way {
    var way = forgetting(way)
    let unknown = Unknown(site: call.site, why: "'\(function.name)' calls itself, which is not followed")
    for back in call.arguments.compactMap(\.back) { way.environment[back.id] = Fact(value: .unknown(unknown)) }
    if function.assigns { way.environment[Slot.state.id] = Fact(value: .unknown(unknown), origin: .state) }
    if let result = call.result { way.environment[result.id] = Fact(value: .unknown(unknown)) }
    return way
  }
}

extension [Outcome] {
  /// What became known in a function, as its caller writes it.
  fileprivate mutating func rename(by texts: inout RenamedTexts, behind way: Way) {
    for index in indices {
      self[index].way.rename(by: &texts, behind: way)
      guard case .leaves(.condition(let text)?, let offset, let isState) = self[index].end else { continue }
      self[index].end = .leaves(.condition(texts[text]), offset: offset, isState: isState)
    }
  }
}

extension Way {
  /// What became known since another way; where it waited meanwhile, it has other conditions, and those are before.
  fileprivate mutating func rename(by texts: inout RenamedTexts, behind way: Way) {
    environment.rename { texts[$0] }
    if start == way.start {
      guards.rename(by: &texts, behind: way.guards)
    } else {
      guards.rename(by: &texts, behind: [])
      guardsBefore.rename(by: &texts, behind: way.guardsBefore + way.guards)
    }
  }
}

extension [Guard] {
  fileprivate mutating func rename(by texts: inout RenamedTexts, behind before: [Guard]) {
    guard starts(with: before) else { return }
    self = before + dropFirst(before.count).map { $0.renamed(by: &texts) }
  }
}

extension Guard {
  fileprivate func renamed(by texts: inout RenamedTexts) -> Guard {
    Guard(text: texts[text], pattern: pattern.map { texts[$0] })
  }
}
