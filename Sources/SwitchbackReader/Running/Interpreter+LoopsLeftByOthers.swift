extension Interpreter {
  /// The end of a loop over the state that nothing in it ends, where something else than what is followed can move the state:
  /// behind it that is another one.
  mutating func leftByOthers(
    _ block: Block,
    at offset: Int,
    from way: Way,
    besides followed: [Outcome]
  ) -> [Outcome] {
    guard program.isShared, way.start == nil, !followed.contains(where: \.leavesLoop), ends(block, from: way) else {
      return []
    }
    // Whoever moves it while a loop waits does so in front of what it goes on with.
    guard !followed.contains(where: \.suspends) else {
      run.waitsForOthers = true
      return []
    }
    run.isLeftByOthers = true
    let why = "the loop ends where something else moves the state, which is not followed"
    let unknown = Unknown(site: Site(text: "a loop that asks for the state", offset: offset), why: why)
    let left = way.setting(.state, to: Fact(value: .unknown(unknown), origin: .state))
    return [Outcome(way: left.looking(.state), end: .jumps(Jump(kind: .leave, label: nil)))]
  }

  /// Whether a loop ends in some other state, whatever else there is.
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
    if case .jumps(let jump) = end { jump.kind == .leave } else { goesOn || isLost }
  }

  fileprivate var suspends: Bool {
    if case .suspends = end { true } else { false }
  }
}
