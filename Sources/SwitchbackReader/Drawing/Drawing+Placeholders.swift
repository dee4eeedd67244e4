extension Drawing {
  /// States that stand only while a function runs: always overwritten before it ends, and with no way out of them.
  static func placeholders(of program: Program, run: Run, initial: [[String]]) -> Set<String> {
    // Where all events are cases, a state that nothing leads to may as well be a mistake.
    guard program.step != nil || program.events.contains(where: \.path.isEmpty) else { return [] }
    let starts = initial.isEmpty ? Array(program.states.prefix(1).map(\.path)) : initial
    var resting = Set(starts)
    var trapping: Set<[String]> = []
    for exit in run.exits {
      let from = program.states[exit.state].path
      switch exit.target {
      case .state(let path) where path != from:
        resting.insert(path)
        // What holds in every state says nothing of this one.
        if !exit.isForAnyState { resting.insert(from) }
      case .oneOf, .unknown: if !exit.isForAnyState { resting.insert(from) }
      case .trap where !exit.isForAnyState: trapping.insert(from)
      case .state, .reject, .trap: break
      }
    }
    var placeholders = run.entered.subtracting(resting)
    // A step that goes on to the next by itself is never the last one.
    if program.step == nil { placeholders.formIntersection(trapping) }
    return Set(placeholders.map { $0.joined(separator: ".") })
  }

  static func assumptions(leavingOut placeholders: Set<String>) -> [String] {
    guard !placeholders.isEmpty else { return [] }
    let names = placeholders.sorted().map { "'\($0)'" }.joined(separator: " and ")
    return [
      placeholders.count == 1
        ? "\(names) is overwritten before the function ends that sets it, and is not drawn"
        : "\(names) are overwritten before the functions end that set them, and are not drawn"
    ]
  }

  /// The states that others can see only between two locks of one function, which is drawn as if nobody came in between.
  static func statesBetweenLocks(of machine: MachineDeclaration, program: Program, run: Run) -> [MachineDeclaration
    .BetweenLocks]
  {
    // What no function puts there for a while is no such state, and most machines have none.
    guard !run.entered.isEmpty else { return [] }
    let targets = run.exits.compactMap { exit -> [String]? in
      guard case .state(let path) = exit.target, path != program.states[exit.state].path else { return nil }
      return path
    }
    let passed = run.entered.subtracting(targets)
    return passed.isEmpty ? [] : machine.statesBetweenLocks.filter { passed.contains([$0.state]) }
  }
}

extension Run {
  /// Whether a property that may be nil ever is, as far as one can tell.
  func comesToNil(of program: Program, initial: [[String]]) -> Bool {
    if initial.isEmpty || initial.contains(Program.nilState) { return true }
    return exits.contains { exit in
      switch exit.target {
      case .state(Program.nilState): program.states[exit.state].path != Program.nilState
      case .unknown, .oneOf: true
      case .state, .reject, .trap: false
      }
    }
  }

  func without(_ placeholders: Set<String>, of program: Program) -> Run {
    guard !placeholders.isEmpty else { return self }
    var run = self
    run.exits.removeAll { placeholders.contains(program.states[$0.state].name) }
    return run
  }
}
