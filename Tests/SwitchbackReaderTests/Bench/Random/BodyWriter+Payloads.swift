/// States that carry something.
extension BodyWriter {
  enum Payload: CaseIterable {
    case number, perhapsNumber, attempt, side, attemptAtSide

    var declaration: String {
      switch self {
      case .number: "(Int)"
      case .perhapsNumber: "(Int?)"
      case .attempt: "(attempt: Int, Bool)"
      case .side: "(Side)"
      case .attemptAtSide: "(attempt: Int, Side)"
      }
    }

    /// What the oracle tries.
    var samples: [String] {
      switch self {
      case .number: ["(0)", "(1)", "(2)", "(6)"]
      case .perhapsNumber: ["(nil)", "(0)", "(1)", "(2)", "(5)"]
      case .attempt: [0, 1, 2, 5].flatMap { ["(attempt: \($0), true)", "(attempt: \($0), false)"] }
      case .side: ["(.left)", "(.right)"]
      case .attemptAtSide: [0, 1, 2].flatMap { ["(attempt: \($0), .left)", "(attempt: \($0), .right)"] }
      }
    }
  }

  static let cases = ["a", "b", "c"]

  mutating func choosePayloads() {
    guard isOnce(in: 3) else { return }
    payloads = ["b": Payload.allCases[choose(5)]]
    if isOnce(in: 2) { payloads["c"] = Payload.allCases[choose(5)] }
  }

  /// `case a, b(Int), c`
  var caseList: String { "case " + Self.cases.map { $0 + (payloads[$0]?.declaration ?? "") }.joined(separator: ", ") }

  var samples: [String]? {
    guard !payloads.isEmpty else { return nil }
    return Self.cases.flatMap { name in (payloads[name]?.samples ?? [""]).map { name + $0 } }
  }

  var needsSides: Bool {
    stored.contains(.flank) || !payloads.values.filter { [.side, .attemptAtSide].contains($0) }.isEmpty
  }

  /// A state as a value: `.b(n4 + 1)`
  mutating func made() -> String { made(Self.cases[choose(3)]) }

  mutating func made(_ name: String) -> String {
    switch payloads[name] {
    case nil: ".\(name)"
    case .number: ".\(name)(\(number()))"
    case .perhapsNumber: ".\(name)(\(isOnce(in: 3) ? "nil" : number()))"
    case .attempt: ".\(name)(attempt: \(number()), \(["true", "false", "isReady"][choose(3)]))"
    case .side: ".\(name)(.\(["left", "right"][choose(2)]))"
    case .attemptAtSide: ".\(name)(attempt: \(number()), .\(["left", "right"][choose(2)]))"
    }
  }

  /// What asks for a state and binds nothing: `.c(attempt: 1, _)`
  mutating func asking() -> String { asking(Self.cases[choose(3)]) }

  mutating func asking(_ name: String) -> String {
    guard let payload = payloads[name], !isOnce(in: 2) else { return ".\(name)" }
    switch payload {
    case .number: return ".\(name)(\(["_", "1", "2", "2..."][choose(4)]))"
    case .perhapsNumber: return ".\(name)(\(["_", "nil", "_?", "1?", "1"][choose(5)]))"
    case .attempt: return ".\(name)(\(["attempt: 1, _", "attempt: _, true", "attempt: 2, false", "_, _"][choose(4)]))"
    case .side: return ".\(name)(\([".left", ".right", "_"][choose(3)]))"
    case .attemptAtSide: return ".\(name)(attempt: \(["_", "1"][choose(2)]), \([".left", ".right", "_"][choose(3)]))"
    }
  }

  mutating func number() -> String {
    guard let known = numbers.randomElement(using: &random), !isOnce(in: 3) else { return ["0", "1", "2"][choose(3)] }
    return isOnce(in: 2) ? known : "\(known) \(["+", "-"][choose(2)]) 1"
  }

  /// What asks a payload that is bound.
  mutating func askedNumber() -> String? {
    numbers.randomElement(using: &random).map { "\($0) \(["> 1", "< 2", "== 1", "!= 2", ">= 1"][choose(5)])" }
  }
}
