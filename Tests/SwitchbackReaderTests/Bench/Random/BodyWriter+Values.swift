/// Values that are chosen, taken apart and put together, and functions inside of functions.
extension BodyWriter {
  /// A statement of these.
  mutating func composed(depth: Int) -> [String] {
    if !payloads.isEmpty, isOnce(in: 3), let lines = binding(depth: depth) { return lines }
    switch choose(12) {
    case 0: return localFunction(depth: depth)
    case 1: return closure()
    case 2: return swapped()
    case 3: return pair()
    case 4: return filled(depth: depth)
    case 5: return chosen()
    case 6: return turns(depth: depth)
    case 7: return overStates(depth: depth)
    case 8: return guardedLet()
    case 9: return presence(depth: depth)
    case 10: return bound(depth: depth)
    default: return conditional(depth: depth)
    }
  }

  private mutating func localFunction(depth: Int) -> [String] {
    // What such a one sets inside of an observer runs this again.
    guard !isInObserver else { return declaration() }
    let (name, parameter) = (fresh("inner"), fresh("next"))
    let before = (result, mayThrow, mayReturn, names)
    (result, mayThrow, mayReturn) = (.nothing, false, true)
    names.append((parameter, false))
    let body = block(depth: min(depth, 1), 2)
    (result, mayThrow, mayReturn, names) = before
    let call = "\(name)(\(value(depth: 1)))"
    let calls = isOnce(in: 3) ? ["if \(condition(depth: 0)) { \(call) }", "\(name)(\(made("b")))"] : [call]
    return ["func \(name)(_ \(parameter): State) {"] + body.indented + ["}"] + calls
  }

  /// A closure that is called at once.
  private mutating func closure() -> [String] {
    let name = fresh("now")
    let (asked, first, second) = (condition(depth: 1), value(depth: 1), value(depth: 1))
    names.append((name, false))
    return ["let \(name): State = {", "  if \(asked) { return \(first) }", "  return \(second)", "}()"]
  }

  private mutating func swapped() -> [String] {
    let variables = names.filter(\.isVariable).map(\.name)
    guard let one = variables.filter({ $0 != place }).randomElement(using: &random),
      let other = variables.filter({ $0 != one }).randomElement(using: &random)
    else { return declaration() }
    return ["swap(&\(one), &\(other))"]
  }

  private mutating func pair() -> [String] {
    let (first, second, isVariable) = (value(depth: 1), value(depth: 1), isOnce(in: 2))
    let (one, two) = (fresh("one"), fresh("two"))
    names += [(one, isVariable), (two, isVariable)]
    return ["\(isVariable ? "var" : "let") (\(one), \(two)) = (\(first), \(second))"]
  }

  /// A constant that all arms give a value.
  private mutating func filled(depth: Int) -> [String] {
    let (asked, first, other, second) = (condition(depth: 1), value(depth: 1), condition(depth: 0), value(depth: 1))
    let third = value(depth: 1)
    let name = fresh("next")
    let lines = [
      "let \(name): State", "if \(asked) {", "  \(name) = \(first)", "} else if \(other) {", "  \(name) = \(second)",
      "} else {", "  \(name) = \(third)", "}",
    ]
    names.append((name, false))
    return lines
  }

  /// A `switch` that is a value.
  private mutating func chosen() -> [String] {
    let (state, asked) = (known(), condition(depth: 0))
    let values = (0..<4).map { _ in value(depth: 1) }
    let arms = [
      "case \(pattern(["s"])) where \(asked): \(values[0])",
      "case .b: if \(asked) { \(values[1]) } else { \(values[2]) }",
      "default: \(values[3])",
    ]
    guard let target = names.filter(\.isVariable).randomElement(using: &random), isOnce(in: 2) else {
      let name = fresh("now")
      names.append((name, false))
      return ["let \(name): State = switch \(state) {"] + arms + ["}"]
    }
    return ["\(target.name) = switch \(state) {"] + arms + ["}"]
  }

  private mutating func turns(depth: Int) -> [String] {
    let count = fresh("turns")
    let body = block(depth: depth, 2)
    return ["var \(count) = 0", "repeat {", "  \(count) += 1"] + body.indented
      + ["} while \(count) < 2 && \(condition(depth: 1))"]
  }

  private mutating func overStates(depth: Int) -> [String] {
    let (before, name) = (names, fresh("each"))
    let list = ["State.a", made("b"), made("c")].prefix(2 + choose(2))
    names.append((name, false))
    let body = block(depth: depth, 2)
    names = before
    let condition = isOnce(in: 3) ? " where \(name) != \(known())" : ""
    return ["for \(name) in [\(list.joined(separator: ", "))]\(condition) {"] + body.indented + ["}"]
  }

  private mutating func guardedLet() -> [String] {
    guard mayReturn else { return declaration() }
    let (asked, value) = (condition(depth: 1), value(depth: 1))
    let name = fresh("now")
    names.append((name, false))
    return ["guard let \(name) = \(asked) ? \(value) : nil else { \(leave) }"]
  }

  /// `switch maybe { case .a?: … case nil: … }`
  private mutating func presence(depth: Int) -> [String] {
    guard let maybe = optionals.randomElement(using: &random) else { return optional() }
    let pattern = asking()
    let before = (names, fresh("found"))
    var lines = ["switch \(maybe) {", "case \(pattern)?:"] + block(depth: depth, 2).indented
    names.append((before.1, false))
    lines += ["case let \(before.1)?:"] + block(depth: depth, 2).indented
    names = before.0
    return lines + ["case nil:"] + block(depth: depth, 2).indented + ["}"]
  }

  /// `case let now where now == .a`
  private mutating func bound(depth: Int) -> [String] {
    let (before, state, name) = (names, known(), fresh("now"))
    let pattern = made()
    names.append((name, false))
    let body = block(depth: depth, 2)
    names = before
    return ["switch \(state) {", "case let \(name) where \(name) == \(pattern):"] + body.indented + ["default:"]
      + block(depth: depth, 2).indented + ["}"]
  }

  /// `if let next = isReady ? state : nil`
  private mutating func conditional(depth: Int) -> [String] {
    let (before, asked, value, name) = (names, condition(depth: 1), value(depth: 1), fresh("now"))
    names.append((name, false))
    let body = block(depth: depth, 2)
    names = before
    return ["if let \(name) = \(asked) ? \(value) : nil {"] + body.indented + ["} else {"]
      + block(depth: depth, 2).indented + ["}"]
  }
}
