extension StateGraph {
  /// The states where the machine can start, in order of declaration.
  public var initialStates: [String] {
    states.filter(\.isInitial).map(\.name)
  }

  /// The states that can be reached from the initial ones, themselves included, in order of declaration.
  ///
  /// Moves are followed whatever their guards; a computed transition is not, because where it leads is not known.
  public func reachableStates() -> [String] {
    reachableStates(from: initialStates)
  }

  /// The states that can be reached from one, itself included, in order of declaration.
  public func reachableStates(from state: String) -> [String] {
    reachableStates(from: [state])
  }

  private func reachableStates(from starts: [String]) -> [String] {
    var targets = Dictionary(grouping: moves, by: \.from).mapValues { $0.compactMap(\.to) }
    for row in transitions where row.via == "nested" { targets[row.from, default: []] += siblings(of: row.from) }
    let found = closure(of: starts, over: targets)
    return states.map(\.name).filter(found.contains)
  }

  /// The states of the nested machine of which this is one.
  private func siblings(of state: String) -> [String] {
    let names = states.map(\.name)
    let around = names.filter { state == $0 || state.hasPrefix("\($0).") }.min { $0.count < $1.count }
    return around.map { around in names.filter { $0 == around || $0.hasPrefix("\(around).") } } ?? []
  }

  /// The transitions to another state that is known.
  package var moves: [Transition] {
    transitions.filter { $0.kind == .move && $0.to != nil && $0.to != $0.from }
  }
}

/// Everything that can be reached over `steps`, the starts included.
package func closure(of starts: [String], over steps: [String: [String]]) -> Set<String> {
  var found = Set(starts)
  var open = starts
  while let next = open.popLast() {
    for step in steps[next, default: []] where found.insert(step).inserted { open.append(step) }
  }
  return found
}
