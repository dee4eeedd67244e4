extension BodyWriter {
  mutating func value(depth: Int) -> String {
    let cases = [".a", ".b", ".c"]
    guard depth > 0 else { return isOnce(in: 2) ? "State" + cases[choose(3)] : known() }
    switch choose(10) {
    case 0: return "(\(condition(depth: 1)) ? \(value(depth: depth - 1)) : \(value(depth: depth - 1)))"
    case 1: return optionals.randomElement(using: &random).map { "(\($0) ?? \(value(depth: 0)))" } ?? known()
    case 2, 3: return known()
    default: return "State" + cases[choose(3)]
    }
  }

  var event: String { knowsEvent ? "event" : ".x" }

  mutating func known() -> String { names.randomElement(using: &random)?.name ?? place }

  /// The conditions of an `if` or a `guard`.
  mutating func conditions() -> String {
    let count = isOnce(in: 3) ? 2 : 1
    return (0..<count).map { _ in
      isOnce(in: 4) ? "case \(pattern(["s"]).replacing("_", with: ".a")) = \(known())" : condition(depth: 2)
    }.joined(separator: ", ")
  }

  mutating func condition(depth: Int) -> String {
    if depth > 0, isOnce(in: 3) {
      switch choose(3) {
      case 0: return "!(\(condition(depth: depth - 1)))"
      case 1: return "(\(condition(depth: depth - 1)) && \(condition(depth: depth - 1)))"
      default: return "(\(condition(depth: depth - 1)) || \(condition(depth: depth - 1)))"
      }
    }
    switch choose(11) {
    case 0: return "isReady"
    case 1: return "isLate"
    case 2: return "count > 3"
    case 3 where knowsEvent, 4 where knowsEvent: return "event == .\(["x", "y"][choose(2)])"
    case 5: return "\(known()) == \(known())"
    case 6: return "[State.a, .\(["b", "c"][choose(2)])].contains(\(known()))"
    case 7: return optionals.randomElement(using: &random).map { "\($0) \(["==", "!="][choose(2)]) nil" } ?? "isReady"
    default: return "\(known()) \(["==", "!="][choose(2)]) .\(["a", "b", "c"][choose(3)])"
    }
  }
}
