extension Run {
  /// Without the events that a method is with each state as its argument, or without the one that it is as a whole.
  ///
  /// To be told where to go, and to go there from everywhere, tells nothing of a machine.
  func choosingTargets(of program: Program) -> Run {
    var run = self
    let targeted = program.events.indices.filter { program.events[$0].whole != nil }
    for case (let whole?, let parts) in Dictionary(grouping: targeted, by: { program.events[$0].whole }) {
      if restricts(parts, of: program) { run.replaced.insert(whole) } else { run.replaced.formUnion(parts) }
    }
    guard !run.replaced.isEmpty else { return self }
    run.exits.removeAll { run.replaced.contains($0.event) }
    return run
  }

  /// Whether each of these events leads to its own state or nowhere, and at least one not from every state.
  private func restricts(_ events: [Int], of program: Program) -> Bool {
    let own = Set(events)
    var pairs: Set<[[String]]> = []
    for exit in exits where own.contains(exit.event) {
      let (from, wanted) = (program.states[exit.state].path, program.events[exit.event].path)
      switch exit.target {
      case .state(wanted) where from != wanted: pairs.insert([from, wanted])
      case .state(from), .reject, .trap: continue
      case .state, .unknown, .oneOf: return false
      }
    }
    return !pairs.isEmpty && pairs.count < program.states.count * (program.states.count - 1)
  }
}
