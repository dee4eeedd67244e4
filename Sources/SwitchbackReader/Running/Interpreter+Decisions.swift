/// A condition whose answer is kept, by a name or as what a function gives, is decided where it is asked.
extension Interpreter {
  /// What is kept, on the way where the condition holds and on the one where it does not, if these tell about what is asked
  /// again: `let canStart = isOnline && state == .idle; if canStart { … } else if isOnline { … }`.
  ///
  /// - Parameter slot: where it is kept; nil for what a function gives.
  func decided(_ kept: Expression?, keptIn slot: Slot?, on way: Way) -> [(Expression?, Way)] {
    guard !program.questions.isEmpty, case .condition(let condition)? = kept,
      slot.map({ !isBeside($0.id) || isGiven(condition, $0) }) ?? true,
      case .sometimes(let text) = match(condition, on: way).0
    else { return [(kept, way)] }
    let facts = [true, false].map { told(by: condition, holding: $0, on: way) }
    guard facts.contains(where: { !$0.isEmpty }) else { return [(kept, way)] }
    var holding = way.knowing(facts[0])
    holding.guards.append(Guard(text: text))
    // The answers as conditions: what is written is on purpose.
    return [(.condition(.all([])), holding), (.condition(.any([])), way.knowing(facts[1]))]
  }

  /// Whether it is a stored `Bool` that is given what a parameter is: `self.isOn = isOn`.
  private func isGiven(_ condition: Condition, _ slot: Slot) -> Bool {
    if case .holds = condition { program.flags.contains(slot.id) } else { false }
  }
}
