/// Calls that change what stands beside them in an expression.
extension BodyWriter {
  /// One that says yes or no.
  mutating func asked() -> String? {
    helpers.filter { $0.kind == .asks }.randomElement(using: &random).map { "\($0.name)(\(event))" }
  }

  /// One that gives a state.
  mutating func called(depth: Int) -> String? {
    guard let helper = helpers.filter({ $0.kind == .gives || $0.kind == .follows }).randomElement(using: &random) else {
      return nil
    }
    return "\(helper.name)(\(helper.kind == .gives ? event : value(depth: depth - 1)))"
  }

  /// `case (.a, true) = (state, help1(event))`
  mutating func matching() -> String {
    let (subject, kinds) = isOnce(in: 2) ? (known(), ["s"]) : subject()
    let pattern = pattern(kinds)
    // What matches always is no question.
    let isAny = pattern.allSatisfy { "(_, )".contains($0) }
    let first = kinds[0] == "s" ? ".a" : kinds[0] == "e" ? ".x" : "true"
    return "case \(isAny ? pattern.replacing("_", with: first, maxReplacements: 1) : pattern) = \(subject)"
  }

  /// `let ok1 = help1(event)`
  mutating func flag() -> [String] {
    if isOnce(in: 2), let known = bools.filter(\.isVariable).randomElement(using: &random) {
      let value = condition(depth: 1)
      return ["\(known.name) = \(value == known.name ? "isReady" : value)"]
    }
    let value = condition(depth: 1)
    let name = fresh("ok")
    bools.append((name, isOnce(in: 2)))
    return ["\(bools.last?.isVariable == true ? "var" : "let") \(name) = \(value)"]
  }

  /// Two names at once, of which the second may change what the first has taken.
  mutating func both() -> [String] {
    let (first, second) = (value(depth: 1), condition(depth: 0))
    let (was, flag) = (fresh("was"), fresh("ok"))
    names.append((was, false))
    bools.append((flag, false))
    return isOnce(in: 2)
      ? ["let \(was): State = \(first), \(flag) = \(second)"]
      : ["let (\(was), \(flag)): (State, Bool) = (\(first), \(second))"]
  }
}
