extension Run {
  /// Without the events that a method is with each state as its argument, or without the one that it is as a whole.
  func choosingTargets(of program: Program) -> Run {
    var run = self
    let targeted = program.events.indices.filter { program.events[$0].whole != nil }
    for case (let whole?, let parts) in Dictionary(grouping: targeted, by: { program.events[$0].whole }) {
      let obeyed = obeyed(parts, of: program, orGoingOn: isUnknown(whole) && areDefinite(parts))
      let isEverywhere = obeyed.count == parts.count * (program.states.count - 1)
      if isEverywhere, program.events[whole].isSetter {
        // What takes any state from whoever may set it is no more than a stored property.
        run.replaced.formUnion(parts + [whole])
        continue
      }
      let others = obeyed.isEmpty ? parts : [whole]
      run.replaced.formUnion(others)
      run.exits.removeAll { $0.beginning.map { others.contains($0.event) } ?? false }
      // What goes to each state from every other one has not looked where it is.
      guard isEverywhere else { continue }
      for index in run.exits.indices where parts.contains(run.exits[index].event) {
        run.exits[index].isForAnyState = true
      }
    }
    guard !run.replaced.isEmpty else { return self }
    run.exits.removeAll { run.replaced.contains($0.event) }
    return run
  }

  /// Whether an event leads to a state of which only its parameter tells.
  private func isUnknown(_ event: Int) -> Bool {
    exits.contains { exit in
      guard exit.event == event, case .unknown = exit.target else { return false }
      return true
    }
  }

  /// Whether each of these events leads from each state to one, whatever else may be asked.
  private func areDefinite(_ events: [Int]) -> Bool {
    let own = exits.filter { events.contains($0.event) }
    return Dictionary(grouping: own) { [$0.event, $0.state] }.values.allSatisfy { exits in
      guard case .state(let target)? = exits.first?.target else { return false }
      return exits.allSatisfy { $0.target == .state(target) }
    }
  }

  /// The states that each of these events leads from and to, if that is its own state or none.
  ///
  /// - Parameter mayGoOn: whether some may lead elsewhere; where each of them is known that says more than the whole.
  private func obeyed(_ events: [Int], of program: Program, orGoingOn mayGoOn: Bool) -> Set<[[String]]> {
    let own = Set(events)
    var pairs: Set<[[String]]> = []
    for exit in exits where own.contains(exit.event) {
      let (from, wanted) = (program.states[exit.state].path, program.events[exit.event].path)
      switch exit.target {
      case .state(wanted) where from != wanted: pairs.insert([from, wanted])
      case .state(from), .reject, .trap: continue
      case .state where mayGoOn: continue
      case .state, .unknown, .oneOf: return []
      }
    }
    return pairs
  }
}
