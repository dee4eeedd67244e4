/// A closure comes no sooner than it was left behind, which decides in which states it can come.
extension Interpreter {
  mutating func findPendingClosures() {
    guard !program.closures.isEmpty else { return }
    let before = run
    pending = PendingClosures(of: program.closures)
    while let followed = pending?.closures, !followed.isEmpty, followsTurns(), let pending {
      guard followed.allSatisfy(isFollowed) else {
        // What others were known by must not rest on those that may come at any time.
        self.pending = PendingClosures(of: followed.filter(isFollowed))
        run = before
        continue
      }
      foundPending = pending
      break
    }
    pending = nil
    (run, memory) = (before, Memory())
  }

  /// Runs all events in all states, closures where they may be pending, until that is known.
  private mutating func followsTurns() -> Bool {
    repeat {
      pending?.beginRound()
      memory = Memory()
      pending?.findStates()
      let closures = beginningsOfClosures()
      for state in program.states.indices {
        for event in program.events.indices where canCome(event, in: state) {
          pending?.event = event
          for facts in closures[event].map({ $0[state] ?? [] }) ?? [[:]]
          where pending?.begins(.init(event: event, state: state, facts: facts)) == true {
            let known = facts.merging(turn(from: state)) { own, _ in own }
            for outcome in outcomes(of: event, in: state, knowing: known) { endTurn(outcome) }
            pending?.spend(steps)
            if pending?.isBroken != false { return false }
          }
        }
      }
    } while pending?.hasChanged == true
    return program.stateSites.allSatisfy { site in run.assignments.contains(where: site.contains) }
  }

  /// What may be so where a closure begins, by the events that they are and by the states in which they may be so far.
  private func beginningsOfClosures() -> [Int: [Int: [[Int: Fact]]]] {
    guard let pending else { return [:] }
    var all: [Int: [Int: [[Int: Fact]]]] = [:]
    for closure in pending.closures {
      var facts: [Int: [[Int: Fact]]] = [:]
      let late = closure.token?.ends == true ? [] : pending.states(of: closure)
      for state in late ?? [] { facts[state] = [closure.comingLate(true)] }
      for state in pending.states(of: closure, inTime: true) ?? [] where closure.token != nil {
        facts[state, default: []].append(closure.comingLate(false))
      }
      all[closure.event] = facts
    }
    return all
  }

  private func isFollowed(_ closure: Program.OwnClosure) -> Bool {
    pending?.states(of: closure)?.isEmpty == false && closure.calls.allSatisfy { !$0.isDisjoint(with: run.called) }
  }

  /// What is known where an event begins in a state in which its closure comes too late.
  func knownToBeLate(_ event: Int, in state: Int) -> [Int: Fact] {
    guard let closure = closure(of: event), isInTime(event, in: state) == false else { return [:] }
    return closure.comingLate(true)
  }

  /// Nil where nothing is known of it, or it does not ask.
  private func isInTime(_ event: Int, in state: Int) -> Bool? {
    guard let closure = closure(of: event), closure.token != nil else { return nil }
    return foundPending?.states(of: closure, inTime: true)?.contains(state)
  }

  /// Whether an event is a closure that cannot be pending in a state.
  func isTooEarly(_ event: Int, in state: Int) -> Bool {
    closure(of: event).flatMap { foundPending?.states(of: $0)?.contains(state) } == false
  }

  /// What is known where a closure goes on behind an `await`; nil where it does not wait in that state.
  func knownToWait(behind resumption: Int, in state: Int) -> [Int: Fact]? {
    let closure = program.closures.first { program.events[$0.event].function == active.first }
    guard let closure, let foundPending else { return [:] }
    guard foundPending.states(of: closure, behind: resumption)?.contains(state) != false else { return nil }
    let isLate = foundPending.states(of: closure, behind: resumption, inTime: true)?.contains(state) == false
    return isLate ? closure.comingLate(true) : [:]
  }

  private func closure(of event: Int?) -> Program.OwnClosure? { program.closures.first { $0.event == event } }

  // MARK: What a turn does

  /// What is known where a turn begins.
  private func turn(from state: Int, behind resumption: Int? = nil) -> [Int: Fact] {
    var facts = [Program.turn.id: Fact(value: .number(state))]
    facts[Program.resumed.id] = resumption.map { Fact(value: .number($0)) } ?? .nothing
    for closure in program.closures {
      for slot in [closure.left, closure.kept, closure.token?.stepped, closure.token?.overwritten].compactMap(\.self) {
        facts[slot.id] = .nothing
      }
    }
    return facts
  }

  func leaving(_ closure: Int, behind way: Way) -> Way {
    let all = pending?.closures.filter { $0.offset == closure || $0.around.contains(closure) } ?? []
    return all.reduce(way) { way, own in
      let isFirst = way.environment[own.left.id] == .nothing
      let left = way.setting(own.left, to: Fact(value: .number(isFirst ? 1 : 2)))
      return own.token.map { left.setting(own.kept, to: way.environment[$0.stepped.id]) } ?? left
    }
  }

  func changing(token: Slot, _ change: TaskChange, at offset: Int, on way: Way) -> Way {
    let asked = program.closures.lazy.compactMap(\.token).first { $0.stepped == token }
    guard let asked else { return way }
    guard case .isCancelled = change else { return overwriting(asked, by: change, on: way) }
    let stepped = way.setting(token, to: Fact(value: .number(offset)))
    return pending == nil ? stepped.setting(asked.superseded, to: Fact(value: .bool(true))) : stepped
  }

  /// Something else takes the place of a timer, which ends none.
  private func overwriting(_ token: Program.Token, by change: TaskChange, on way: Way) -> Way {
    guard let overwritten = token.overwritten else { return way }
    let last = way.environment[token.stepped.id]
    var way = last == .nothing ? way.setting(overwritten, to: Fact(value: .bool(true))) : way
    for own in program.closures where own.token?.stepped == token.stepped {
      if case .begins(let closure) = change, own.offset == closure || own.around.contains(closure) {
        way = way.setting(own.kept, to: last)
      } else if way.environment[own.left.id] != .nothing, way.environment[own.kept.id] == last {
        way = way.setting(own.left, to: Fact(value: .number(2)))
      }
    }
    return way
  }

  // MARK: Coming too late

  func isOfToken(_ slot: Slot) -> Bool { program.closures.contains { $0.token?.superseded == slot } }

  func late(_ slot: Slot, _ isLate: Bool) -> [Int: Fact] { [slot.id: Fact(value: .bool(isLate))] }

  /// Others may have made another token since; what comes too late does so for good.
  func forgettingTokens(_ way: Way) -> Way {
    guard pending == nil else { return way }
    return program.closures.compactMap(\.token).reduce(way) { way, token in
      let isInTime = way.environment[token.superseded.id].value == .bool(false)
      return isInTime ? way.setting(token.superseded, to: .nothing) : way
    }
  }

  // MARK: The turns of others

  private mutating func endTurn(_ outcome: Outcome) {
    switch outcome.end {
    case .goesOn, .leaves, .fails, .jumps: restTurn(outcome.way, isLast: true)
    case .isLost: pending?.giveUp()
    // Where it waits was seen already.
    case .traps, .suspends: break
    }
  }

  /// Others may have their turn here.
  ///
  /// - Parameters:
  ///   - resumption: where it goes on.
  ///   - isLast: whether nothing goes on behind it.
  mutating func restTurn(_ way: Way, until resumption: Int? = nil, isLast: Bool = false) {
    guard let event = pending?.event else { return }
    let states = states(on: way)
    guard !states.isEmpty, case .number(let first) = way.environment[Program.turn.id].value else {
      pending?.giveUp()
      return
    }
    let own = closure(of: event)?.token
    let isLate = own.map { way.environment[$0.superseded.id].value == .bool(true) } ?? false
    let left = program.closures.filter { way.environment[$0.left.id] != .nothing }
    let inTime = left.filter { closure in
      guard let token = closure.token else { return true }
      let made = way.environment[token.stepped.id]
      if closure.isHandedOn, isLate, own?.superseded == token.superseded, made == .nothing { return false }
      return made == way.environment[closure.kept.id]
    }
    let superseded = program.closures.filter { closure in
      closure.token.map { way.environment[$0.stepped.id] != .nothing } ?? false
    }
    let overwritten = program.closures.filter { closure in
      (closure.token?.overwritten).map { way.environment[$0.id] != .nothing } ?? false
    }
    let begins: Int? = if case .number(let number) = way.environment[Program.resumed.id].value { number } else { nil }
    for state in states {
      pending?.note(
        PendingClosures.Turn(
          event: event,
          from: first,
          to: state,
          left: Set(left.map(\.event)),
          leftInTime: Set(inTime.map(\.event)),
          leftAgain: Set(left.filter { way.environment[$0.left.id].value == .number(2) }.map(\.event)),
          superseded: Set(superseded.map(\.event)),
          overwritten: Set(overwritten.map(\.event)),
          isLate: isLate,
          begins: begins,
          ends: isLast ? .over : .waits(behind: resumption ?? begins)
        )
      )
    }
  }

  /// What goes on behind an `await`: in any state, as others may have moved it, and perhaps too late.
  mutating func resumedTurns(_ way: Way, behind awaited: Int) -> [Way] {
    let own = closure(of: pending?.event)
    let isInTime = own?.token.map { way.environment[$0.superseded.id].value == .bool(false) } ?? false
    let endings = isInTime ? [false, true].compactMap { own?.comingLate($0) } : [[:]]
    let ways = program.states.indices.flatMap { state in
      endings.map { resumed(way, in: state, knowing: turn(from: state, behind: awaited).merging($0) { $1 }) }
    }
    let resumptions = ways.map(resumption)
    return zip(ways, resumptions).filter { pending?.sees($0.1) ?? false }.map(\.0)
  }

  // MARK: Drawing

  /// What is drawn of closures, without the states in which they cannot be pending.
  ///
  /// What asks for the state says itself what it does in each. What never does is a rule for any.
  mutating func leaveOutEarlyClosures() {
    let followed = Set(foundPending?.closures.map(\.event) ?? [])
    let exits = Dictionary(grouping: run.exits.filter { followed.contains($0.begun.event) }, by: \.piece)
    let blind = Set(exits.filter { !asksForState($0.key, $0.value) }.keys)
    run.exits = run.exits.filter { !blind.contains($0.piece) || !isTooEarly($0.begun.event, in: $0.begun.state) }
  }

  /// Whether a closure asks before it waits, or leads elsewhere behind that in some states than in others.
  private func asksForState(_ piece: Piece, _ exits: [Run.Exit]) -> Bool {
    if exits.contains(where: { $0.beginning == nil && !$0.isForAnyState }) { return true }
    let told = exits.filter { $0.beginning != nil && isInTime(piece.closure, in: $0.begun.state) ?? true }
    let ends = Dictionary(grouping: told, by: \.state).mapValues { Set($0.map(\.target)) }
    let moves = ends.reduce(into: Set<Target>()) { all, ends in
      all.formUnion(ends.value.subtracting([target(ends.key)]))
    }
    // Whoever is there already stays.
    return ends.contains { state, ends in moves.contains { $0 != target(state) && !ends.contains($0) } }
  }

  private func target(_ state: Int) -> Target { .state(program.states[state].path) }

  /// What a closure does without waiting, by the events that both are.
  fileprivate struct Piece: Hashable {
    var closure: Int
    var event: Int
  }
}

extension Program.OwnClosure {
  /// What is known of it where it begins.
  fileprivate func comingLate(_ isLate: Bool) -> [Int: Fact] {
    token.map { [$0.superseded.id: Fact(value: .bool(isLate))] } ?? [:]
  }
}

extension Run.Exit {
  /// The state and the event with which it began, be it before an `await`.
  fileprivate var begun: (state: Int, event: Int) { beginning.map { ($0.state, $0.event) } ?? (state, event) }

  fileprivate var piece: Interpreter.Piece { Interpreter.Piece(closure: begun.event, event: event) }
}
