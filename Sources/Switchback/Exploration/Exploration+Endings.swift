extension Exploration {
  /// Whether every state that is not final can be left: a deadlock is the shortest way to one that cannot.
  ///
  /// ```swift
  /// let door = Exploration(from: Door.open, over: [.push])
  /// print(door.hasNoDeadEnd())  // Door: no event leads out of 'closed'; to see it: after(.push)
  /// ```
  public func hasNoDeadEnd() -> Verdict<Rule> {
    for state in 0..<exploredCount where !states[state].isFinal {
      if steps(from: state).allSatisfy({ $0.target == state }) {
        return verdict(.fails, "no event leads out of '\(name(of: state))'", at: state)
      }
    }
    return isComplete ? Verdict(.holds, "all states can be left (\(states.count))") : undecided("no dead end")
  }

  /// Whether a state that is so can be reached from every state: there is no trap on the way.
  ///
  /// ```swift
  /// let door = Exploration(from: Door.open, over: [.push, .pull])
  /// print(door.canAlwaysReach { $0 == .open }.holds)  // true
  /// ```
  public func canAlwaysReach(_ isSo: (Rule) -> Bool) -> Verdict<Rule> {
    let goals = states.indices.filter { isSo(states[$0]) }
    // What was not explored may lead there, and is no proof against it.
    let leads = Origins(targets: steps.map(\.target), firstSteps: firstSteps, count: states.count)
      .leading(to: goals + Array(exploredCount..<states.count))
    if let state = leads.firstIndex(of: false) {
      return verdict(.fails, "no way leads there from '\(name(of: state))'", at: state)
    }
    return isComplete
      ? Verdict(.holds, "a way leads there from all states (\(states.count))") : undecided("no trap")
  }
}
