/// What is stored beside the state.
extension Interpreter {
  /// Without what is known of it: others may have changed it.
  func forgetting(_ way: Way) -> Way {
    var way = way
    for slot in program.flags { way.environment[slot] = .nothing }
    return way
  }

  /// What a condition says of it where it holds, and where it does not; only of what is not known yet.
  func told(by condition: Condition, holding holds: Bool, on way: Way) -> [Int: Fact] {
    switch condition {
    case .holds(let slot, _):
      guard program.flags.contains(slot.id), way.environment[slot.id] == .nothing else { return [:] }
      return [slot.id: Fact(value: .bool(holds), origin: .beside)]
    case .not(let inner): return told(by: inner, holding: !holds, on: way)
    case .all(let parts) where holds, .any(let parts) where !holds:
      return parts.reduce(into: [:]) { facts, part in
        facts.merge(told(by: part, holding: holds, on: way)) { first, _ in first }
      }
    default: return [:]
    }
  }
}

extension Way {
  func knowing(_ facts: [Int: Fact]) -> Way {
    var way = self
    for (slot, fact) in facts { way.environment[slot] = fact }
    return way
  }
}

extension Fact {
  /// A condition that held when it was put there need not hold when it is asked for.
  var beside: Fact {
    if case .bool = value { Fact(value: value, origin: .beside) } else { .nothing }
  }
}
