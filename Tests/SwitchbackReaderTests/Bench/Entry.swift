import SwitchbackGraph

/// One entry of a cell: where the machine goes from a state on an event, under a guard.
struct Entry: Hashable, Sendable {
  var from: String
  var event: String
  var guardText: String?
  /// What may be drawn; several where more than one answer is honest.
  var outcomes: [Outcome]
  var isForAnyState: Bool

  enum Outcome: Hashable, Sendable {
    case move(String)
    case stay
    case reject
    case trap
    /// The expression; nil for any.
    case computed(String?)
  }

  var formula: Formula { Formula(guardText) }
}

extension Entry {
  init(_ transition: StateGraph.Transition) {
    let outcome: Outcome =
      switch transition.kind {
      case .move: .move(transition.to ?? "nowhere")
      case .stay: .stay
      case .reject: .reject
      case .trap: .trap
      case .computed: .computed(transition.why)
      }
    self.init(
      from: transition.from,
      event: transition.event,
      guardText: transition.guardText,
      outcomes: [outcome],
      isForAnyState: transition.via == "any"
    )
  }

  /// `a x [guard] → b any`; `|` between outcomes that are equally honest.
  init?(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count == 3 else { return nil }
    var rest = words[2]
    var text: String?
    if rest.first == "[" {
      guard let end = rest.endOfBrackets else { return nil }
      text = String(rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[end...].dropFirst(2)
    }
    let isForAnyState = rest.hasSuffix(" any")
    if isForAnyState { rest = rest.dropLast(4) }
    let outcomes = rest.split(separator: " | ").map { Outcome(String($0)) }
    guard !outcomes.isEmpty, !outcomes.contains(nil) else { return nil }
    self.init(
      from: String(words[0]),
      event: String(words[1]),
      guardText: text,
      outcomes: outcomes.compactMap(\.self),
      isForAnyState: isForAnyState
    )
  }

  /// Whether an entry that was read is as honest as this one wants it.
  func allows(_ other: Entry) -> Bool {
    other.outcomes.allSatisfy { outcome in outcomes.contains { $0.allows(outcome) } }
  }
}

extension Entry.Outcome {
  init?(_ text: String) {
    switch text {
    case "stays": self = .stay
    case "rejects": self = .reject
    case "traps": self = .trap
    case "?": self = .computed(nil)
    default:
      if text.hasPrefix("→ ") {
        self = .move(String(text.dropFirst(2)))
      } else if text.hasPrefix("? ") {
        self = .computed(String(text.dropFirst(2)))
      } else {
        return nil
      }
    }
  }

  func allows(_ other: Entry.Outcome) -> Bool {
    if case (.computed(nil), .computed) = (self, other) { return true }
    return self == other
  }

  var text: String {
    switch self {
    case .move(let state): "→ \(state)"
    case .stay: "stays"
    case .reject: "rejects"
    case .trap: "traps"
    case .computed(let expression): "? \(expression ?? "")"
    }
  }
}

extension Entry: CustomStringConvertible {
  var description: String {
    let condition = guardText.map { " [\($0)]" } ?? ""
    let texts = outcomes.map(\.text).joined(separator: " | ")
    return "\(from) \(event)\(condition) \(texts)\(isForAnyState ? " any" : "")"
  }
}

extension Substring {
  /// The bracket that closes the first one.
  fileprivate var endOfBrackets: Index? {
    var depth = 0
    for index in indices {
      if self[index] == "[" { depth += 1 }
      if self[index] == "]" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
