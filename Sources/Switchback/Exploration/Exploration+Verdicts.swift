extension Exploration {
  /// Whether something holds in every state: an invariant.
  ///
  /// ```swift
  /// let door = Exploration(from: Door.open, over: [.push, .pull])
  /// print(door.always { $0 == .open })  // Door: does not hold in 'closed'; to see it: after(.push)
  /// ```
  public func always(_ isSo: (Rule) -> Bool) -> Verdict<Rule> {
    if let state = states.firstIndex(where: { !isSo($0) }) {
      return verdict(.fails, "does not hold in '\(name(of: state))'", at: state)
    }
    return isComplete ? Verdict(.holds, "holds in all states (\(states.count))") : undecided("holds")
  }

  /// Whether no state is so.
  ///
  /// ```swift
  /// let door = Exploration(from: Door.open, over: [.push])
  /// print(door.never { $0 == .closed })  // Door: 'closed' is reached; to see it: after(.push)
  /// ```
  public func never(_ isSo: (Rule) -> Bool) -> Verdict<Rule> {
    if let state = states.firstIndex(where: isSo) {
      return verdict(.fails, "'\(name(of: state))' is reached", at: state)
    }
    return isComplete ? Verdict(.holds, "no state is so (\(states.count))") : undecided("is not so")
  }

  /// Whether a state that is so can be reached; the verdict's trace is the shortest way.
  ///
  /// ```swift
  /// let door = Exploration(from: Door.open, over: [.push])
  /// print(door.reaches { $0 == .closed }.holds)  // true
  /// ```
  public func reaches(_ isSo: (Rule) -> Bool) -> Verdict<Rule> {
    if let state = states.firstIndex(where: isSo) {
      return verdict(.holds, "'\(name(of: state))' is reached", at: state)
    }
    return isComplete ? Verdict(.fails, "no state is so (\(states.count))") : undecided("is not so")
  }
}

extension Exploration {
  /// A verdict that a state shows.
  func verdict(_ answer: Verdict<Rule>.Answer, _ text: String, at state: Int) -> Verdict<Rule> {
    verdict(answer, text, trace(to: state))
  }

  func verdict(_ answer: Verdict<Rule>.Answer, _ text: String, _ trace: Trace<Rule>) -> Verdict<Rule> {
    Verdict(answer, text + (trace.events.isEmpty ? "; it is the start" : "; to see it: \(trace)"), trace)
  }

  func undecided(_ text: String) -> Verdict<Rule> {
    let more = "and there are more; raise 'upTo' or 'depth', or try fewer events"
    return Verdict(.undecided, "\(text) in the first \(states.count) states, \(more)")
  }

  /// A state for a person.
  func name(of state: Int) -> String { SourceText(ofState: states[state].state).text }
}
