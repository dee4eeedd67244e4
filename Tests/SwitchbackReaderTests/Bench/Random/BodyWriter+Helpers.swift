extension BodyWriter {
  /// A function that those written after it may call.
  mutating func addHelper() {
    let kind = Helper.Kind.allCases.randomElement(using: &random) ?? .changes
    let name = fresh("help")
    (mayThrow, mayReturn) = (false, true)
    see(setting: kind != .inPlace && kind != .follows ? stored : [])
    result = kind == .asks ? .answer : kind == .gives ? .state : kind == .fails ? .trouble : .nothing
    names = [("state", true)]
    let changing = isShared ? "" : "mutating "
    let head: String
    switch kind {
    case .changes: head = "\(changing)func \(name)()"
    case .changesTo:
      head = "\(changing)func \(name)(_ next: State, _ event: Event)"
      names.append(("next", false))
    case .inPlace:
      head = "func \(name)(_ next: inout State)"
      names = [("next", true)]
    case .asks: head = "\(changing)func \(name)(_ event: Event) -> Bool"
    case .fails: head = "\(changing)func \(name)(_ event: Event) throws(Trouble)"
    case .gives: head = "\(changing)func \(name)(_ event: Event) -> State"
    case .follows:
      head = "func \(name)(_ old: State) -> State"
      names = [("old", false)]
    }
    let (known, computes) = (helpers, hasComputed)
    hasComputed = kind != .inPlace && kind != .follows
    if kind == .inPlace || kind == .follows { helpers = helpers.filter { $0.kind == .follows } }
    knowsEvent = [.changesTo, .asks, .gives, .fails].contains(kind)
    let body = kind == .follows ? following() : block(depth: 1) + ending
    (helpers, knowsEvent, hasComputed) = (known, true, computes)
    members.append((name, ["private \(head) {"] + body.indented + ["}"]))
    helpers.append(Helper(kind: kind, name: name))
  }

  mutating func following() -> [String] {
    let first = value(depth: 1)
    return [
      "switch old {", "case \(pattern(["s"])):", "  return \(first)", "default:", "  return \(value(depth: 1))", "}",
    ]
  }
}
