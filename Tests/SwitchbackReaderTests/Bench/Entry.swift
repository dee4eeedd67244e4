import SwitchbackGraph

/// One entry of a cell: where the machine goes from a state on an event, under a guard.
struct Entry: Hashable, Sendable {
  var from: String
  var event: String
  let guardText: String?
  let formula: Formula
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
    /// No entry at all, as an alternative to an explicit rejection.
    case nothing
  }

  init(from: String, event: String, guardText: String? = nil, outcomes: [Outcome], isForAnyState: Bool = false) {
    (self.from, self.event, self.guardText, formula) = (from, event, guardText, Formula(guardText))
    (self.outcomes, self.isForAnyState) = (outcomes, isForAnyState)
  }
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
    guard let outcomes = Outcome.alternatives(String(rest)) else { return nil }
    self.init(
      from: String(words[0]),
      event: String(words[1]).replacing("·", with: " "),
      guardText: text,
      outcomes: outcomes,
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
    case "nothing": self = .nothing
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

  /// `→ b | stays`
  static func alternatives(_ text: String) -> [Entry.Outcome]? {
    let outcomes = text.split(separator: " | ").map { Entry.Outcome(String($0)) }
    return outcomes.isEmpty || outcomes.contains(nil) ? nil : outcomes.compactMap(\.self)
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
    case .nothing: "nothing"
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
