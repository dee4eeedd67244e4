/// What the machine stores beside the state.
extension BodyWriter {
  enum Stored: String, CaseIterable {
    case isHeld, triesMade, stateBefore, flank

    var declaration: String {
      switch self {
      case .isHeld: "var isHeld = false"
      case .triesMade: "var triesMade = 0"
      case .stateBefore: "var stateBefore: State?"
      case .flank: "var flank = Side.left"
      }
    }

    /// How it is set to what the oracle tries.
    var trial: String {
      switch self {
      case .isHeld: "isHeld = wasHeld"
      case .triesMade: "triesMade = hadTries ? 5 : 0"
      case .stateBefore: "stateBefore = hadState ? .b : nil"
      case .flank: "flank = wasRight ? .right : .left"
      }
    }
  }

  /// What stands before the names of properties.
  var prefix: String { String(place.dropLast("state".count)) }

  /// At most two, since the oracle tries all that they may be.
  mutating func chosenStored() -> [Stored] {
    let count = choose(3)
    return Array(Stored.allCases.shuffled(using: &random).prefix(count))
  }

  /// Makes what is stored known where it can be seen, and set.
  mutating func see(canSet: Bool) {
    bools = stored.contains(.isHeld) ? [(prefix + "isHeld", canSet)] : []
    optionals = stored.contains(.stateBefore) && canSet ? [prefix + "stateBefore"] : []
    setsStored = canSet
  }

  mutating func askedStored() -> String? {
    switch stored.randomElement(using: &random) {
    case .isHeld: prefix + "isHeld"
    case .triesMade: prefix + "triesMade > 2"
    case .stateBefore: prefix + "stateBefore \(["==", "!="][choose(2)]) nil"
    case .flank: prefix + "flank \(["==", "!="][choose(2)]) .\(["left", "right"][choose(2)])"
    case nil: nil
    }
  }

  mutating func storing() -> [String] {
    guard setsStored, let property = stored.randomElement(using: &random) else { return ["note()"] }
    let name = prefix + property.rawValue
    switch property {
    case .isHeld: return [isOnce(in: 4) ? "\(name).toggle()" : "\(name) = \(isOnce(in: 2))"]
    case .triesMade: return [isOnce(in: 3) ? "\(name) = 0" : "\(name) += 1"]
    case .stateBefore: return ["\(name) = \(isOnce(in: 4) ? "nil" : known())"]
    case .flank: return ["\(name) = .\(["left", "right"][choose(2)])"]
    }
  }
}
