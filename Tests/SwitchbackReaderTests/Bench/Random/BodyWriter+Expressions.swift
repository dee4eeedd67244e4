extension BodyWriter {
  mutating func value(depth: Int) -> String {
    guard depth > 0 else { return isOnce(in: 2) ? "State" + made() : known() }
    if hasStateMembers, isOnce(in: 8) { return member(depth: depth) }
    switch choose(12) {
    case 10, 11: return called(depth: depth) ?? known()
    case 0: return "(\(condition(depth: 1)) ? \(value(depth: depth - 1)) : \(value(depth: depth - 1)))"
    case 1:
      // What a stored optional holds is not followed.
      let locals = optionals.filter { !$0.hasSuffix("stateBefore") }
      return locals.randomElement(using: &random).map { "(\($0) ?? \(value(depth: 0)))" } ?? known()
    case 2, 3: return known()
    default: return "State" + made()
    }
  }

  var event: String { knowsEvent ? "event" : ".x" }

  mutating func known() -> String { names.randomElement(using: &random)?.name ?? place }

  /// The conditions of an `if` or a `guard`.
  mutating func conditions() -> String {
    let count = isOnce(in: 3) ? 2 : 1
    return (0..<count).map { _ in
      isOnce(in: 4) ? matching() : condition(depth: 2)
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
    if hasStateMembers, isOnce(in: 8) { return isOnce(in: 3) && hasComputed ? "isBusy" : "\(known()).isActive" }
    if !numbers.isEmpty, isOnce(in: 3) { return askedNumber() ?? "isLate" }
    if !stored.isEmpty, isOnce(in: 5) { return askedStored() ?? "isLate" }
    switch choose(15) {
    case 11, 12: return asked() ?? "isLate"
    case 13: return bools.randomElement(using: &random)?.name ?? "isReady"
    case 14: return "\(called(depth: 1) ?? known()) \(["==", "!="][choose(2)]) \(value(depth: 0))"
    case 0: return "isReady"
    case 1: return "isLate"
    case 2: return "count > 3"
    case 3 where knowsEvent, 4 where knowsEvent: return "event == .\(["x", "y"][choose(2)])"
    case 5: return "\(known()) == \(known())"
    case 6: return "[State.a, \(made(["b", "c"][choose(2)]))].contains(\(known()))"
    case 7: return optionals.randomElement(using: &random).map { "\($0) \(["==", "!="][choose(2)]) nil" } ?? "isReady"
    default: return "\(known()) \(["==", "!="][choose(2)]) \(made())"
    }
  }
}
