/// Statements that bind what states carry.
extension BodyWriter {
  /// One of these; nil where states carry nothing.
  mutating func binding(depth: Int) -> [String]? {
    guard let name = payloads.keys.sorted().randomElement(using: &random), let payload = payloads[name] else {
      return nil
    }
    switch choose(3) {
    case 0: return bindingBranch(name, payload, depth: depth)
    case 1: return mayReturn ? bindingGuard(name, payload) : bindingBranch(name, payload, depth: depth)
    default: return bindingChoice(name, payload, depth: depth)
    }
  }

  /// `if case .b(let n4) = state, n4 > 1 { … }`
  private mutating func bindingBranch(_ name: String, _ payload: Payload, depth: Int) -> [String] {
    let (numbers, bools, subject) = (numbers, bools, known())
    let pattern = bind(name, payload)
    let asked = isOnce(in: 2) ? askedNumber().map { ", \($0)" } ?? "" : ""
    let then = block(depth: depth, 2)
    (self.numbers, self.bools) = (numbers, bools)
    return ["if case \(pattern) = \(subject)\(asked) {"] + then.indented + ["} else {"]
      + block(depth: depth, 2).indented + ["}"]
  }

  private mutating func bindingGuard(_ name: String, _ payload: Payload) -> [String] {
    let (subject, leave) = (known(), leave)
    let pattern = bind(name, payload)
    return ["guard case \(pattern) = \(subject) else { \(leave) }"]
  }

  private mutating func bindingChoice(_ name: String, _ payload: Payload, depth: Int) -> [String] {
    var lines = ["switch \(known()) {"]
    for _ in 0..<(1 + choose(2)) {
      let (numbers, bools) = (numbers, bools)
      let pattern = bind(name, payload)
      let asked = isOnce(in: 2) ? askedNumber().map { " where \($0)" } ?? "" : ""
      lines += ["case \(pattern)\(asked):"] + block(depth: depth, 2).indented
      (self.numbers, self.bools) = (numbers, bools)
    }
    lines += ["case \(asking()):"] + block(depth: depth, 2).indented
    lines += sharing(depth: depth)
    return lines + ["default:"] + block(depth: depth, 2).indented + ["}"]
  }

  /// `case .b(let n4), .c(attempt: let n4, _):`
  private mutating func sharing(depth: Int) -> [String] {
    guard case (.number?, .attempt?) = (payloads["b"], payloads["c"]) else { return [] }
    let (before, name) = (numbers, fresh("n"))
    numbers.append(name)
    let asked = isOnce(in: 2) ? askedNumber().map { " where \($0)" } ?? "" : ""
    let body = block(depth: depth, 2)
    numbers = before
    return ["case .b(let \(name)), .c(attempt: let \(name), _)\(asked):"] + body.indented
  }

  private mutating func bind(_ name: String, _ payload: Payload) -> String {
    switch payload {
    case .number, .perhapsNumber:
      let bound = fresh("n")
      numbers.append(bound)
      return payload == .number ? ".\(name)(let \(bound))" : "let .\(name)(\(bound)?)"
    case .attempt:
      let (bound, isLast) = (fresh("n"), fresh("ok"))
      numbers.append(bound)
      if isOnce(in: 2) { return "let .\(name)(\(bound), _)" }
      bools.append((isLast, false))
      return ".\(name)(attempt: let \(bound), let \(isLast))"
    case .attemptAtSide:
      let bound = fresh("n")
      numbers.append(bound)
      return ".\(name)(attempt: let \(bound), \([".left", "_"][choose(2)]))"
    case .side: return asking(name)
    }
  }

  /// Leaves the function.
  var leave: String {
    switch result {
    case .nothing, .error, .trouble: "return"
    case .answer: "return false"
    case .state: "return .a"
    }
  }
}
