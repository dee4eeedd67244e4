/// What is stored beside the state, and what was asked before.
extension Interpreter {
  private func traits(of slot: Int) -> SlotTraits { slotTraits[slot] ?? [] }

  /// Without what is known of it: others may have changed it.
  func forgetting(_ way: Way) -> Way {
    var way = way
    way.environment = way.environment.replacingBeside { slot, fact in
      traits(of: slot).has(any: .lasting) ? fact : .nothing
    }
    return way
  }

  /// The same where the conditions on the way still count: what is asked again is another condition.
  ///
  /// - Parameters:
  ///   - names: what alone may have changed.
  ///   - changer: what may have changed it.
  func unsettling(_ way: Way, mentioning names: Set<String>?, by changer: Changer) -> Way {
    var way = way
    var changed = way.changed
    way.environment = way.environment.replacingBeside { slot, fact in
      let traits = traits(of: slot)
      if traits.contains(.constant) || isOutOfReach(slot, traits, of: changer) { return fact }
      if names == nil, traits.contains(.aboutVariables) { return fact }
      if let names, let asked = questionNames[slot] {
        let isMeant = !names.isDisjoint(with: asked)
        if !isMeant, !traits.contains(.loose) { return fact }
        if isMeant, fact.origin.contains(.asked) {
          changed.insert(slot)
          return fact.isAskedAgain ? fact : askedAgain[slot] ?? .nothing
        }
      }
      return askedAgain(slot, fact)
    }
    way.changed = changed
    return way
  }

  private func isOutOfReach(_ slot: Int, _ traits: SlotTraits, of changer: Changer) -> Bool {
    switch changer {
    case .anything: false
    case .call: traits.contains(.flagOfWaiting)
    case .foreignCall: traits.has(any: .outOfReach) || invariants.slots.contains(slot)
    }
  }

  /// What is known of a flag that something may have changed: what was asked before is asked again.
  func lostFlag(_ slot: Slot, on way: Way) -> Fact {
    way.environment[slot.id].origin.contains(.asked) ? askedAgain[slot.id] ?? .nothing : .nothing
  }

  /// What a turn of a loop begins with: what is not followed may have changed in the one before.
  func beginningTurn(_ way: Way) -> Way {
    var way = way
    way.environment = way.environment.replacingBeside { slot, fact in
      let stays = traits(of: slot).has(any: .keptInTurns)
      return stays || invariants.slots.contains(slot) ? fact : askedAgain(slot, fact)
    }
    return way
  }

  /// Behind a block nothing is known of its locals, and what was asked there for the first time is asked again, if it can
  /// change.
  func forgetLocals(of block: Block, _ environment: inout Environment) {
    let answers = (block.answers + block.anew).map { ($0, environment[$0]) }.filter { $1.origin.contains(.asked) }
    environment.forget(block.locals)
    for (slot, fact) in answers {
      let isSame = traits(of: slot).contains(.constant) && !block.anew.contains(slot)
      environment[slot] = isSame ? fact : askedAgain(slot, fact)
    }
  }

  private func askedAgain(_ slot: Int, _ fact: Fact) -> Fact {
    if fact.isAskedAgain { return fact }
    guard fact.origin.contains(.asked), !traits(of: slot).contains(.alongCalls) else { return .nothing }
    return askedAgain[slot] ?? .nothing
  }

  /// Whether a slot holds a stored `Bool`, or the answer to a question that something may change.
  func isBeside(_ slot: Int) -> Bool {
    let traits = traits(of: slot)
    return traits.contains(.flag) || program.questions[slot] != nil && !traits.contains(.constant)
  }

  /// What is put beside the state: a condition that held then need not hold when it is asked for.
  func beside(_ fact: Fact, in slot: Slot, on way: Way) -> Fact {
    let before = way.environment[slot.id]
    if isTurned(slot, to: fact, from: before) { return Fact(value: fact.value, origin: .beside) }
    if fact.value.isCaseOrNil { return Fact(value: fact.value, origin: [.beside, .set]) }
    guard case .bool = fact.value else { return askedAgain(slot.id, before) }
    return Fact(value: fact.value, origin: before.origin.intersection(.asked).union([.beside, .set]))
  }

  /// Whether a flag of which nothing was known is the opposite now: what is asked behind `isOn.toggle()` is the question before it, negated.
  private func isTurned(_ slot: Slot, to fact: Fact, from before: Fact) -> Bool {
    guard before == .nothing, case .condition(let text) = fact.value, program.flags.contains(slot.id),
      let name = program.questions[slot.id]
    else { return false }
    return [name, "self.\(name)"].contains { Match.negation(of: $0) == text }
  }

  /// The answer about constants of the function at hand that a condition in a slot is, or is not.
  func namedAnswer(in slot: Slot, on way: Way) -> (slot: Slot, isSo: Bool)? {
    guard case .condition(let text) = way.environment[slot.id].value, let function = active.last,
      let named = program.namedAnswers[program.functions[function].offset]
    else { return nil }
    if let answer = named[text] { return (Slot(id: answer), true) }
    return named[Match.negation(of: text)].map { (Slot(id: $0), false) }
  }

  private func told(of slot: Slot, holding holds: Bool, on way: Way) -> [Int: Fact] {
    guard program.questions[slot.id] != nil else { return [:] }
    if case .bool = way.environment[slot.id].value { return [:] }
    let told = [slot.id: Fact(value: .bool(holds), origin: [.beside, .asked])]
    return told.merging(implied(by: slot, holding: holds, on: way)) { first, _ in first }
  }

  /// What a condition says of it where it holds, and where it does not; only of what is not known yet.
  func told(by condition: Condition, holding holds: Bool, on way: Way) -> [Int: Fact] {
    switch condition {
    case .answered(program.cancelled, let inner) where !program.tasks.isEmpty:
      return told(by: inner, holding: holds, on: way)
    case .answered(let slot, let inner):
      if isOfToken(slot) { return told(by: inner, holding: holds, on: way).merging(late(slot, holds)) { $1 } }
      return told(of: slot, holding: holds, on: way).merging(told(by: inner, holding: holds, on: way)) { own, _ in own }
    case .holds(let slot, _):
      var kept = program.keptConditions[slot.id].map { told(by: $0, holding: holds, on: way) } ?? [:]
      if let named = namedAnswer(in: slot, on: way) {
        kept.merge(told(of: named.slot, holding: holds == named.isSo, on: way)) { own, _ in own }
      }
      return told(of: slot, holding: holds, on: way).merging(kept) { own, _ in own }
    case .excluded(let slot, let inner):
      let facts = told(by: inner, holding: holds, on: way)
      guard holds, case .unknown = way.environment[slot.id].value else { return facts }
      return facts.merging([slot.id: Fact(value: .bool(false), origin: [.beside, .asked])]) { first, _ in first }
    case .matches(let operand, let pattern, _): return narrowed(operand, by: pattern, holding: holds, on: way)
    case .cast(_, _, let otherwise), .told(_, let otherwise): return told(by: otherwise, holding: holds, on: way)
    case .not(let inner): return told(by: inner, holding: !holds, on: way)
    case .all(let parts) where holds, .any(let parts) where !holds:
      return parts.reduce(into: [:]) { facts, part in
        facts.merge(told(by: part, holding: holds, on: way)) { first, _ in first }
      }
    // What one of several says holds where all the others are known to say otherwise.
    case .any(let parts), .all(let parts):
      guard !program.questions.isEmpty else { return [:] }
      let open = parts.filter { match($0, on: way).0 != (holds ? .no : .always) }
      return open.count == 1 ? told(by: open[0], holding: holds, on: way) : [:]
    default: return [:]
    }
  }
}

extension Interpreter {
  /// What else holds, or does not, where a question does, or does not, as far as it is not known.
  private func implied(by slot: Slot, holding holds: Bool, on way: Way) -> [Int: Fact] {
    guard let implied = program.implied[slot.id] else { return [:] }
    let others = (holds ? implied.whereTrue : implied.whereFalse).filter { other, _ in
      if case .bool = way.environment[other].value { false } else { true }
    }
    return others.mapValues { Fact(value: .bool($0), origin: [.beside, .asked]) }
  }
}

extension Way {
  func knowing(_ facts: [Int: Fact]) -> Way {
    var way = self
    for (slot, fact) in facts { way.environment[slot] = fact }
    return way
  }
}

extension Fact {
  /// Whether it is the answer to a question, and nothing that was set since.
  var isAnswer: Bool { origin.contains(.asked) && !origin.contains(.set) }

  /// Whether it is the answer to a question that was asked before something happened.
  var isAskedAgain: Bool {
    if case .condition = value { origin.contains(.asked) } else { false }
  }
}

extension Value {
  /// Whether it is all that is to be known of a property that holds a case, or nothing.
  var isCaseOrNil: Bool {
    switch self {
    case .path, .none: true
    default: false
    }
  }

  /// The same of one that may hold a `Bool` as well.
  var isTold: Bool { if case .bool = self { true } else { isCaseOrNil } }
}
