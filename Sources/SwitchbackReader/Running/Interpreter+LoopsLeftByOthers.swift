extension Interpreter {
  /// The end of a loop over the state that nothing in it ends, where something else than what is followed can move the state:
  /// behind it that is another one.
  mutating func leftByOthers(
    _ block: Block,
    at offset: Int,
    from way: Way,
    besides followed: [Outcome],
    _ turns: Turns
  ) -> [Outcome] {
    guard program.isShared, way.start == nil, !followed.contains(where: \.leavesLoop),
      let exit = exit(of: block, at: offset, from: way, besides: followed, turns)
    else { return [] }
    // Whoever moves it while a loop waits does so in front of what it goes on with.
    guard !followed.contains(where: \.suspends) else {
      run.waitsForOthers = true
      return []
    }
    run.isLeftByOthers = true
    return [exit]
  }

  /// How a loop ends in some other state, by its condition or in its body, as it does not in the state at hand.
  private mutating func exit(
    of block: Block,
    at offset: Int,
    from way: Way,
    besides followed: [Outcome],
    _ turns: Turns
  ) -> Outcome? {
    let why = "the loop ends where something else moves the state, which is not followed"
    let unknown = Unknown(site: Site(text: "a loop that asks for the state", offset: offset), why: why)
    let left = way.setting(.state, to: Fact(value: .unknown(unknown), origin: .state)).looking(.state)
    if ends(block, from: way) { return Outcome(way: left, end: .jumps(Jump(kind: .leave, label: nil))) }
    guard !turns.repeated.isEmpty else { return nil }
    let exits = exits(of: block, from: way, besides: Set(followed.compactMap(\.offsetLeft)))
    guard let first = exits.first else { return nil }
    // What the last turn sets is what it ends with, whoever moved the state before.
    let isSet = exits.allSatisfy { $0.isSet && $0.value == first.value }
    let fact = Fact(value: first.value, origin: .state)
    return Outcome(way: isSet ? left.setting(.state, to: fact) : left, end: first.end)
  }

  /// The ends of a turn in the states in which it is the last, with the state that it leaves, and whether it sets that.
  private mutating func exits(
    of block: Block,
    from way: Way,
    besides known: Set<Int>
  ) -> [(end: End, value: Value, isSet: Bool)] {
    let (run, steps) = (run, steps)
    defer { (self.run, self.steps) = (run, steps) }
    return program.states.flatMap { state in
      let fact = Fact(value: program.value(of: state.path), origin: .state)
      return self.run(block, from: way.setting(.state, to: fact)).filter { outcome in
        outcome.offsetLeft.map { !known.contains($0) } ?? outcome.isJumpOut
      }.map { outcome in
        let value = outcome.way.environment[Slot.state.id].value
        return (outcome.end, value, outcome.way.assignment != way.assignment)
      }
    }
  }

  /// Whether the condition of a loop ends it in some other state, whatever else there is.
  private mutating func ends(_ block: Block, from way: Way) -> Bool {
    guard case .branch(let condition, let body, let otherwise)? = block.statements.last, otherwise.isLeaving else {
      return false
    }
    // Behind its body it is asked for what that leaves.
    let before = body.statements.isEmpty ? [] : Array(block.statements.dropLast())
    let (run, steps) = (run, steps)
    defer { (self.run, self.steps) = (run, steps) }
    return program.states.contains { state in
      let fact = Fact(value: program.value(of: state.path), origin: .state)
      return self.run(Block(statements: before), from: way.setting(.state, to: fact)).contains { asked in
        asked.goesOn && match(condition, on: asked.way).0 == .no
      }
    }
  }
}

extension Block {
  /// Whether it is the end of a loop.
  fileprivate var isLeaving: Bool {
    guard statements.count == 1, case .jump(Jump(kind: .leave, label: nil)) = statements[0] else { return false }
    return true
  }
}

extension Outcome {
  fileprivate var leavesLoop: Bool {
    isJumpOut || goesOn || isLost
  }

  fileprivate var isJumpOut: Bool {
    if case .jumps(let jump) = end { jump.kind == .leave } else { false }
  }

  /// Where it leaves the function around a loop.
  fileprivate var offsetLeft: Int? {
    switch end {
    case .leaves(_, let offset, _), .fails(let offset): offset
    case .goesOn, .jumps, .isLost, .suspends, .traps: nil
    }
  }

  fileprivate var suspends: Bool {
    if case .suspends = end { true } else { false }
  }
}
