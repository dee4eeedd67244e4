/// What the machine stores beside the state.
extension BodyWriter {
  enum Stored: String, CaseIterable {
    case isHeld, triesMade, stateBefore, flank, level
    /// What only the machine itself sets.
    case wasSeen, turnsSeen, seenLast

    static let hidden = [wasSeen, turnsSeen, seenLast]
    static let seen = allCases.filter { !hidden.contains($0) }

    var declaration: String {
      switch self {
      case .isHeld: "var isHeld = false"
      case .triesMade: "var triesMade = 0"
      case .stateBefore: "var stateBefore: State?"
      case .flank: "var flank = Side.left"
      case .level: "var level = 0.0"
      case .wasSeen: "private var wasSeen = false"
      case .turnsSeen: "private var turnsSeen = 0"
      case .seenLast: "private var seenLast: State?"
      }
    }
  }

  /// The arguments that set all to what the oracle tries.
  mutating func trial() -> String {
    let arguments = stored.compactMap { property -> String? in
      switch property {
      case .wasSeen, .turnsSeen, .seenLast: nil
      case .isHeld: "isHeld: wasHeld"
      case .triesMade: "triesMade: hadTries ? 5 : 0"
      case .stateBefore: "stateBefore: hadState ? \(made("b")) : nil"
      case .flank: "flank: wasRight ? .right : .left"
      case .level: "level: isUnknown ? .nan : isFull ? 20 : 0"
      }
    }
    return (["state: state"] + arguments).joined(separator: ", ")
  }

  /// What stands before the names of properties.
  var prefix: String { String(place.dropLast("state".count)) }

  /// At most two, since the oracle tries all that they may be.
  mutating func chosenStored(_ frame: Frame) -> [Stored] {
    if frame == .hidden { return Array(Stored.hidden.shuffled(using: &random).prefix(1 + choose(3))) }
    let count = choose(3)
    return Array(Stored.seen.shuffled(using: &random).prefix(count))
  }

  /// Makes what is stored known where it can be seen, and set.
  mutating func see(setting settable: [Stored]) {
    bools = stored.filter { [.isHeld, .wasSeen].contains($0) }.map { (prefix + $0.rawValue, settable.contains($0)) }
    optionals = settable.filter { [.stateBefore, .seenLast].contains($0) }.map { prefix + $0.rawValue }
    self.settable = settable
  }

  /// The properties with what observes them, in the order in which they are stored.
  var properties: [String] {
    ([("state", isShared ? "private(set) var state = State.a" : "var state = State.a")]
      + stored.map { ($0.rawValue, $0.declaration) }).flatMap { name, declaration in
        observers[name].map { ["\(declaration) {"] + $0.indented + ["}"] } ?? [declaration]
      }
  }

  mutating func askedStored() -> String? {
    guard let property = stored.randomElement(using: &random) else { return nil }
    let name = prefix + property.rawValue
    switch property {
    case .isHeld, .wasSeen: return name
    case .triesMade, .turnsSeen: return "\(name) > 2"
    case .stateBefore, .seenLast: return "\(name) \(["==", "!="][choose(2)]) nil"
    case .flank: return "\(name) \(["==", "!="][choose(2)]) .\(["left", "right"][choose(2)])"
    case .level: return "\(name) \(["<", "<=", ">", ">="][choose(4)]) 10"
    }
  }

  mutating func storing() -> [String] {
    guard let property = settable.randomElement(using: &random) else { return ["note()"] }
    let name = prefix + property.rawValue
    switch property {
    case .isHeld, .wasSeen: return [isOnce(in: 4) ? "\(name).toggle()" : "\(name) = \(isOnce(in: 2))"]
    case .triesMade, .turnsSeen: return [isOnce(in: 3) ? "\(name) = 0" : "\(name) += 1"]
    case .stateBefore, .seenLast: return ["\(name) = \(isOnce(in: 4) ? "nil" : known())"]
    case .flank: return ["\(name) = .\(["left", "right"][choose(2)])"]
    case .level: return ["\(name) \(["= 20", "= 0", "= .nan", "+= 30"][choose(4)])"]
    }
  }
}
