/// What the states and the machine have of their own.
extension BodyWriter {
  /// The enum of the states, with what it says and does of itself.
  mutating func stateEnum() -> [String] {
    let cases = (0..<8).map { _ in [".a", ".b", ".c"][choose(3)] }
    let (one, other) = (isOnce(in: 2), isOnce(in: 2))
    guard hasStateMembers else { return ["enum State { case a, b, c }"] }
    return [
      "enum State {", "  case a, b, c",
      "  var isActive: Bool { switch self { case \(cases[0]): \(one) default: \(other) } }",
      "  var next: State { switch self { case \(cases[1]): \(cases[2]) default: \(cases[3]) } }",
      "  mutating func advance() { if self != \(cases[4]) { self = \(cases[5]) } else { self = next } }",
      "  static func first(_ isOn: Bool) -> State { isOn ? \(cases[6]) : \(cases[7]) }", "}",
    ]
  }

  mutating func member(depth: Int) -> String {
    isOnce(in: 2) ? "\(known()).next" : "State.first(\(condition(depth: depth - 1)))"
  }

  /// Properties that are computed of the state, where they are asked for or set.
  static func computed(namedIn lines: [String]) -> [String] {
    let text = lines.joined(separator: "\n")
    return [
      ("isBusy", "var isBusy: Bool { state != .a }"),
      (
        "current",
        "var current: State { get { state } set { if newValue != .b { state = newValue } else { state = .c } } }"
      ),
    ].filter { text.contains($0.0) }.map(\.1)
  }
}
