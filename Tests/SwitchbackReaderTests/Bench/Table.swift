import SwitchbackGraph

/// Cases of one family, written as text.
///
/// ```
/// ## the name of the case @shape and flags
/// the lines of the body
/// +
/// members beside it
/// --
/// a x [guard] → b
/// rest stays
/// ```
///
/// In the name of an event a dot stands for a space: `open(load·2)`. Behind `--` may also stand `initial a`, `final c`, `states a b`, `events x y`, `unread 1️⃣ words of the reason` (`*` for any line),
/// `machine Name`, `none`, `refused`, `others` (there are more machines), `open` (more may be unread); and for running it
/// `types State Event`, `samples a b(1)`, `sent x y(1)`, `methods` (each event is one), `property mode` (the state), `region mode`
/// (of states `mode.a`, only those are run) and `run statements`. Flags are those of `Case.Comparison`, `invalid` (it does not compile by itself)
/// and `unrun`.
struct Table: Sendable {
  var family: String
  var cases: [Case] = []

  init(_ family: String, _ text: String) {
    self.family = family
    for part in ("\n" + text).split(separator: "\n## ", omittingEmptySubsequences: true) {
      cases.append(Self.read(part, family: family))
    }
  }

  private static func read(_ text: Substring, family: String) -> Case {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let (head, rest) = (lines[0].split(separator: " @", maxSplits: 1), lines.dropFirst())
    guard let divider = rest.firstIndex(of: "--") else { fatalError("'\(lines[0])' of \(family) has no '--'") }
    var flags = head.count > 1 ? head[1].split(separator: " ").map(String.init) : []
    let shape = flags.first.flatMap(Shape.init) ?? .send
    if Shape(rawValue: flags.first ?? "") != nil { flags.removeFirst() }

    let source = rest[..<divider]
    let plus = source.firstIndex(of: "+") ?? divider
    let members = source[plus...].dropFirst().joined(separator: "\n")
    let marked = shape.source(body: source[..<plus].joined(separator: "\n"), members: members)
    var item = Case(
      family: family,
      name: String(head[0]),
      shape: shape,
      marked: MarkedSource(marked),
      expected: Expectation(states: shape.states, events: shape.events, initial: Array(shape.states.prefix(1)))
    )
    for flag in flags { item.add(flag: flag) }
    for line in rest[(divider + 1)...] where !line.isEmpty { item.add(expectation: String(line)) }
    return item
  }
}

extension Case {
  fileprivate mutating func add(flag: String) {
    switch flag {
    case "invalid": (isValid, isRun) = (false, false)
    case "unrun": isRun = false
    default:
      guard let comparison = Comparison(rawValue: flag) else { fatalError("no flag '\(flag)' for \(testDescription)") }
      self.comparison = comparison
    }
  }

  fileprivate mutating func add(expectation line: String) {
    let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    let names = rest.split(separator: " ").map(String.init)
    switch words[0] {
    case "initial": expected.initial = names
    case "final": expected.final = names
    case "states": expected.states = names
    case "events": expected.events = names.map { $0.replacing("·", with: " ") }
    case "machine": expected.machine = rest
    case "none": expected.machine = nil
    case "refused": expected.read = .refused
    case "others": expected.hasOthers = true
    case "open": expected.isOpen = true
    case "run": sample.run = rest
    case "methods": sample.callsMethods = true
    case "property": sample.property = rest
    case "region": (sample.property, sample.isRegion) = (rest, true)
    case "sent": sample.events = names
    case "types": (sample.stateType, sample.eventType) = (names[0], names[1])
    case "samples": sample.states = names
    case "rest":
      guard let outcomes = Entry.Outcome.alternatives(rest) else { fatalError("'\(line)' of \(testDescription)?") }
      expected.add(alternatives: outcomes)
      expected.cells.rest = outcomes
    case "unread":
      expected.unread.append((Character(names[0]), names.dropFirst().joined(separator: " ")))
      if expected.read == .complete { expected.read = .partial }
    default:
      guard let entry = Entry(line) else { fatalError("'\(line)' of \(testDescription) is no entry") }
      expected.cells.add(entry)
      expected.add(alternatives: entry.outcomes)
    }
  }
}

extension Expectation {
  /// Where an unknown target is as honest as a known one, it may be unread.
  fileprivate mutating func add(alternatives: [Entry.Outcome]) {
    let isComputed = alternatives.contains { if case .computed = $0 { true } else { false } }
    if alternatives.count > 1, isComputed { isOpen = true }
  }
}
