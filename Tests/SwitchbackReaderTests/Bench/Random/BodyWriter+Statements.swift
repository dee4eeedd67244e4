extension BodyWriter {
  /// A block with names of its own.
  mutating func block(depth: Int, _ most: Int = 4) -> [String] {
    let (names, optionals, bools, numbers) = (names, optionals, bools, numbers)
    defer { (self.names, self.optionals, self.bools, self.numbers) = (names, optionals, bools, numbers) }
    var lines: [String] = []
    for _ in 0..<Int.random(in: 1...most, using: &random) {
      lines += statement(depth: depth)
      if let last = lines.last, last.hasPrefix("return") || last.hasPrefix("throw") { break }
    }
    return lines
  }

  mutating func statement(depth: Int) -> [String] {
    switch depth > 0 ? choose(32) : choose(10) {
    case 26...31: return composed(depth: depth - 1)
    case 24, 25: return storing()
    case 0...3: return assignment()
    case 4: return declaration()
    case 5: return optional()
    case 6: return call()
    case 7: return isOnce(in: 3) ? leaving() : storing()
    case 8: return flag()
    case 9: return both()
    case 10...13: return branch(depth: depth - 1)
    case 14: return guarded(depth: depth - 1)
    case 15...18: return choice(depth: depth - 1)
    case 19: return deferred(depth: depth - 1)
    case 20: return caught(depth: depth - 1)
    case 21: return loop(depth: depth - 1)
    case 22: return unwrapping(depth: depth - 1)
    default: return labelled(depth: depth - 1)
    }
  }

  mutating func assignment() -> [String] {
    let targets = names.filter(\.isVariable).map(\.name)
    guard let target = targets.randomElement(using: &random) else { return ["note()"] }
    if isOnce(in: 12), targets.count > 1, let other = targets.first(where: { $0 != target }) {
      return ["(\(target), \(other)) = (\(value(depth: 1)), \(value(depth: 1)))"]
    }
    if isOnce(in: 8) {
      return ["\(target) = if \(condition(depth: 1)) { \(value(depth: 0)) } else { \(value(depth: 0)) }"]
    }
    if hasStateMembers, isOnce(in: 5) { return ["\(target).advance()"] }
    if hasComputed, hasStateMembers, target == "state", isOnce(in: 5) { return ["current = \(value(depth: 1))"] }
    // Swift does not let a property be assigned to itself.
    let value = value(depth: 2)
    return ["\(target) = \(value == target ? "State" + made("b") : value)"]
  }

  mutating func declaration() -> [String] {
    let isVariable = isOnce(in: 2)
    let value = value(depth: 2)
    let name = fresh("now")
    names.append((name, isVariable))
    return ["\(isVariable ? "var" : "let") \(name): State = \(value)"]
  }

  mutating func optional() -> [String] {
    if let name = optionals.randomElement(using: &random), isOnce(in: 2) {
      return ["\(name) = \(isOnce(in: 4) ? "nil" : value(depth: 1))"]
    }
    let value = isOnce(in: 2) ? "nil" : value(depth: 1)
    let name = fresh("maybe")
    optionals.append(name)
    return ["var \(name): State? = \(value)"]
  }

  mutating func unwrapping(depth: Int) -> [String] {
    guard let name = optionals.randomElement(using: &random) else { return branch(depth: depth) }
    let found = fresh("found")
    let names = names
    self.names.append((found, false))
    let then = block(depth: depth)
    self.names = names
    return ["if let \(found) = \(name) {"] + then.indented + ["} else {"] + block(depth: depth).indented + ["}"]
  }

  mutating func leaving() -> [String] {
    guard mayReturn else { return ["note()"] }
    switch result {
    // Without the semicolon the next line would be its value.
    case .nothing: return ["return;"]
    case .answer:
      return ["return \(isOnce(in: 2) && givesConditions ? condition(depth: 1) : isOnce(in: 2) ? "true" : "false")"]
    case .state: return ["return \(value(depth: 1))"]
    case .error: return isOnce(in: 2) ? ["throw Failure()"] : ["return;"]
    case .trouble: return isOnce(in: 2) ? ["throw Trouble.\(trouble)"] : ["return;"]
    }
  }

  mutating func branch(depth: Int) -> [String] {
    var lines = ["if \(conditions()) {"] + block(depth: depth).indented
    if isOnce(in: 4) { lines += ["} else if \(conditions()) {"] + block(depth: depth).indented }
    if isOnce(in: 2) { lines += ["} else {"] + block(depth: depth).indented }
    return lines + ["}"]
  }

  mutating func guarded(depth: Int) -> [String] {
    guard mayReturn else { return branch(depth: depth) }
    let condition = conditions()
    var otherwise = block(depth: 0, 2)
    if otherwise.last?.hasPrefix("return") != true, otherwise.last?.hasPrefix("throw") != true {
      otherwise +=
        [result == .error ? "throw Failure()" : result == .trouble ? "throw Trouble.\(trouble)" : "\(leave);"]
    }
    return ["guard \(condition) else {"] + otherwise.indented + ["}"]
  }

  mutating func choice(depth: Int) -> [String] {
    let (subject, patterns) = subject()
    var lines = ["switch \(subject) {"]
    let count = Int.random(in: 1...3, using: &random)
    for _ in 0..<count {
      let condition = isOnce(in: 5) ? " where \(condition(depth: 1))" : ""
      let row = (0..<(isOnce(in: 4) && condition.isEmpty ? 2 : 1)).map { _ in pattern(patterns) }
      lines += ["case \(row.joined(separator: ", "))\(condition):"] + arm(depth: depth).indented
    }
    return lines + ["default:"] + (isOnce(in: 2) ? ["break"] : block(depth: depth)).indented + ["}"]
  }

  mutating func arm(depth: Int) -> [String] {
    var lines = block(depth: depth)
    if isOnce(in: 8) { lines.insert("if \(condition(depth: 1)) { break }", at: 0) }
    let hasLeft = lines.last.map { $0.hasPrefix("return") || $0.hasPrefix("throw") } ?? false
    return isOnce(in: 7) && !hasLeft ? lines + ["fallthrough"] : lines
  }

  /// The kinds of pattern that each part of the subject takes.
  mutating func subject() -> (String, [Character]) {
    let state = names.randomElement(using: &random)?.name ?? place
    guard knowsEvent else { return (state, ["s"]) }
    if stored.contains(.flank), isOnce(in: 5) { return ("(\(state), \(prefix)flank)", ["s", "k"]) }
    switch choose(8) {
    case 6, 7:
      guard let asked = asked() else { return ("(\(state), event)", ["s", "e"]) }
      return isOnce(in: 2) ? ("(\(state), \(asked))", ["s", "b"]) : ("(\(asked), \(state))", ["b", "s"])
    case 0: return (state, ["s"])
    case 1: return ("event", ["e"])
    case 2: return ("(event, \(state))", ["e", "s"])
    case 3: return ("(\(state), \(names.randomElement(using: &random)?.name ?? place))", ["s", "s"])
    default: return ("(\(state), event)", ["s", "e"])
    }
  }

  mutating func pattern(_ kinds: [Character]) -> String {
    let parts = kinds.map { kind -> String in
      if isOnce(in: 5) { return "_" }
      switch kind {
      case "s": return asking()
      case "k": return [".left", ".right"][choose(2)]
      case "e": return [".x", ".y"][choose(2)]
      default: return ["true", "false"][choose(2)]
      }
    }
    return parts.count == 1 ? parts[0] : "(\(parts.joined(separator: ", ")))"
  }

  mutating func deferred(depth: Int) -> [String] {
    let (mayReturn, mayThrow) = (mayReturn, mayThrow)
    (self.mayReturn, self.mayThrow) = (false, false)
    defer { (self.mayReturn, self.mayThrow) = (mayReturn, mayThrow) }
    return ["defer {"] + block(depth: min(depth, 1)).indented + ["}", "note()"]
  }

  mutating func caught(depth: Int) -> [String] {
    if isOnce(in: 2), let lines = caughtTrouble(depth: depth) { return lines }
    let mayThrow = mayThrow
    self.mayThrow = true
    let body = block(depth: depth, 2) + ["try check()"] + block(depth: depth, 2)
    self.mayThrow = mayThrow
    return ["do {"] + body.indented + ["} catch {"] + block(depth: depth, 2).indented + ["}"]
  }

  mutating func loop(depth: Int) -> [String] {
    if isOnce(in: 4), let asked = asked() {
      let turns = fresh("turns")
      return ["var \(turns) = 0", "while \(turns) < 2, \(asked) {", "  \(turns) += 1"] + block(depth: depth, 2).indented
        + ["}"]
    }
    var body = block(depth: depth, 2)
    if isOnce(in: 3) { body.insert("if \(condition(depth: 1)) { \(isOnce(in: 2) ? "break" : "continue") }", at: 0) }
    return ["for _ in 0..<\(isOnce(in: 2) ? "2" : "count") {"] + body.indented + ["}"]
  }

  mutating func labelled(depth: Int) -> [String] {
    let label = fresh("part")
    let body = block(depth: depth, 2) + ["if \(condition(depth: 1)) { break \(label) }"] + block(depth: depth, 2)
    return ["\(label): do {"] + body.indented + ["}"]
  }

  mutating func call() -> [String] {
    if mayThrow, isOnce(in: 3) { return ["try check()"] }
    guard let helper = helpers.randomElement(using: &random) else { return ["note()"] }
    switch helper.kind {
    case .changes: return ["\(helper.name)()"]
    case .changesTo: return ["\(helper.name)(\(value(depth: 1)), \(event))"]
    case .inPlace:
      // Two accesses to self would overlap; a local may be handed on.
      let locals = names.filter { $0.isVariable && $0.name != "state" }.map(\.name)
      return [locals.randomElement(using: &random).map { "\(helper.name)(&\($0))" } ?? "note()"]
    case .asks: return ["if \(helper.name)(\(event)) {"] + assignment().indented + ["}"]
    case .fails: return failing(helper)
    case .gives: return ["_ = \(helper.name)(\(event))"]
    case .follows:
      guard let target = names.filter(\.isVariable).randomElement(using: &random) else { return ["note()"] }
      return ["\(target.name) = \(helper.name)(\(value(depth: 0)))"]
    }
  }
}
