/// What the states and the machine have of their own.
extension BodyWriter {
  /// The enum of the states, with what it says and does of itself.
  mutating func stateEnum() -> [String] {
    let head = payloads.isEmpty ? "enum State" : "enum State: Equatable"
    guard hasStateMembers else { return ["\(head) { \(caseList) }"] }
    let (one, other) = (isOnce(in: 2), isOnce(in: 2))
    return [
      "\(head) {", "  \(caseList)",
      "  var isActive: Bool { switch self { case \(asking()): \(one) default: \(other) } }",
      "  var next: State { switch self { case \(asking()): \(made()) default: \(made()) } }",
      "  mutating func advance() { if self != \(made()) { self = \(made()) } else { self = next } }",
      "  static func first(_ isOn: Bool) -> State { isOn ? \(made()) : \(made()) }", "}",
    ]
  }

  mutating func member(depth: Int) -> String {
    isOnce(in: 2) ? "\(known()).next" : "State.first(\(condition(depth: depth - 1)))"
  }

  /// Properties that are computed of the state, where they are asked for or set.
  mutating func computed(namedIn lines: [String]) -> [String] {
    let text = lines.joined(separator: "\n")
    let (b, c, hidden) = (made("b"), made("c"), isShared ? "private " : "")
    return [
      ("isBusy", "var isBusy: Bool { state != .a }"),
      (
        "current",
        "\(hidden)var current: State { get { state } "
          + "set { if newValue != \(b) { state = newValue } else { state = \(c) } } }"
      ),
    ].filter { text.contains($0.0) }.map(\.1)
  }
}
