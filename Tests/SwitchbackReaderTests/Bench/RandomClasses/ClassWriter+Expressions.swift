extension ClassWriter {
  mutating func choice() -> String { states[choose(states.count)] }

  /// A state that can be compared by its name alone.
  mutating func plain() -> String {
    states.filter { $0 != numbered }.randomElement(using: &random) ?? states[0]
  }

  mutating func value(in place: Place) -> String {
    let state = choice()
    return state == numbered
      ? ".\(state)(\((place.numbers + ["0", "5"]).randomElement(using: &random) ?? "0"))" : ".\(state)"
  }

  /// What an `if` or a `guard` asks.
  mutating func conditions(in place: inout Place) -> String {
    guard let numbered, isOnce(in: 4) else { return condition(in: place) }
    let number = fresh("count")
    place.payloads.append(number)
    let more = isOnce(in: 2) ? "\(place.owner)service.accepts(\(number))" : condition(in: place)
    return "case .\(numbered)(let \(number)) = \(place.owner)state, \(more)"
  }

  mutating func condition(in place: Place) -> String {
    let (first, second) = (question(in: place), question(in: place))
    return isOnce(in: 5) ? "\(first) \(pick("&&", "||")) \(second)" : first
  }

  private mutating func question(in place: Place) -> String {
    let not = pick("", "!")
    switch choose(11) {
    case 0: return "\(not)\(place.owner)service.isFine()"
    case 1, 2, 6:
      if let flag = flags.randomElement(using: &random) { return not + place.owner + flag }
    case 3:
      if let flag = place.flags.randomElement(using: &random) { return not + flag }
    case 4:
      if let number = place.numbers.randomElement(using: &random) { return "\(number) > 3" }
    case 5:
      // What a state's number was is not followed.
      if let number = place.payloads.randomElement(using: &random) { return "\(place.owner)service.accepts(\(number))" }
    case 7:
      if let state = place.states.randomElement(using: &random) { return "\(state) \(pick("==", "!=")) .\(plain())" }
    case 8:
      if let number = place.attempts.randomElement(using: &random) {
        return "\(number) \(pick("== 3", "< 3", "== 1", "+ 1 > 3"))"
      }
    default: break
    }
    return "\(place.owner)state \(pick("==", "!=")) .\(plain())"
  }

  /// A statement that ends the turn or the function.
  mutating func leaving(_ place: Place) -> String {
    if place.isInLoop, isOnce(in: 2) { return pick("continue", "break") }
    if place.mayThrow, isOnce(in: 3) { return "throw Failure()" }
    return place.answers ? "return \(isOnce(in: 2))" : "return"
  }
}
