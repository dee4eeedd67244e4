extension Case {
  /// The source with the names of its top-level types changed, so that all cases fit into one program.
  ///
  /// The marks of states are macros, which the program does without.
  func source(renamed suffix: String) -> String {
    marked.text.suffixing(marked.text.topLevelNames, with: suffix)
      .replacing("@Initial ", with: "").replacing("@Final ", with: "")
  }

  /// The function that tries every state and event.
  ///
  /// It stands in an extension of the machine, so that it may set what is private.
  func trials(renamed suffix: String) -> String? {
    if shape == .methods || sample.callsMethods { return methodTrials(renamed: suffix) }
    guard isValid, isRun, let statements = sample.run ?? shape.run, let machine = machineType else { return nil }
    let states = sample.states ?? (shape.hasPayloads ? Shape.payloads.states : statesOfProperty)
    let events =
      sample.events
      ?? (shape.hasPayloads ? Shape.payloads.events : asksForStates ? states : expected.events.map(\.asCase))
    // Loops, and no more that is asynchronous than has to be: the compiler takes half as long.
    let effect = statements.contains("await") ? "async " : ""
    if let trials = sample.trials {
      let text = """
        extension \(machine) {
          static func trials() -> [Trial] {
            var trials: [Trial] = []
        \(trials)
            return trials
          }
        }
        """
      return text.suffixing(marked.text.topLevelNames, with: suffix)
    }
    let text = """
      extension \(machine) {
        static func trials() -> [Trial] {
          var trials: [Trial] = []
          let states: [\(sample.stateType ?? shape.stateType)] = [\(states.map { ".\($0)" }.joined(separator: ", "))]
          let events: [\(sample.eventType)] = [\(events.map { ".\($0)" }.joined(separator: ", "))]
          for state in states {
            for event in events {
              trials.append(Trial(state, event) { () \(effect)-> String in \(statements) })
            }
          }
          return trials
        }
      }
      """
    return text.suffixing(marked.text.topLevelNames, with: suffix)
  }

  /// The type of which the machine is, or is a property.
  var machineType: String? {
    guard let machine = expected.machine, let property = sample.property, machine.hasSuffix(".\(property)") else {
      return expected.machine
    }
    return String(machine.dropLast(property.count + 1))
  }

  /// What stands before the names of the states of a region.
  var prefix: String { sample.isRegion ? (sample.property ?? "") + "." : "" }

  private var statesOfProperty: [String] {
    expected.states.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
  }

  /// Whether an event is the request for a state: `->b`.
  var asksForStates: Bool { expected.events.first?.hasPrefix("->") ?? false }

  /// The same where each event is a method.
  private func methodTrials(renamed suffix: String) -> String? {
    guard isValid, isRun, let machine = machineType else { return nil }
    let states = sample.states ?? statesOfProperty
    let property = sample.property ?? "state"
    let trials = (sample.events ?? expected.events).map { name in
      """
            trials.append(Trial(state, "\(name)") {
              var machine = \(machine)(); machine.\(property) = state
              do { _ = try machine.\(name)() } catch { return moved(state, machine.\(property), false) }
              return moved(state, machine.\(property))
            })
      """
    }
    let text = """
      extension \(machine) {
        static func trials() -> [Trial] {
          var trials: [Trial] = []
          let states: [\(sample.stateType ?? shape.stateType)] = [\(states.map { ".\($0)" }.joined(separator: ", "))]
          for state in states {
      \(trials.joined(separator: "\n"))
          }
          return trials
        }
      }
      """
    return text.suffixing(marked.text.topLevelNames, with: suffix)
  }

  /// The cells that are not tried.
  var cellsLeftOut: [String] {
    guard sample.isWithoutTraps else { return [] }
    let cells = expected.cells.lists.filter { _, entries in entries.contains { $0.outcomes.contains(.trap) } }.keys
    return cells.map { "\($0.state) \($0.event)" }.sorted()
  }

  func renamed(_ name: String, with suffix: String) -> String {
    name.suffixing(marked.text.topLevelNames, with: suffix)
  }

  /// The conditions that the source asks, and the oracle can set.
  var flags: [Flag] {
    Flag.allCases.filter { flag in marked.text.words.contains { $0 == flag.word } }
  }
}

/// A condition that means something to every case, and that the oracle sets to true and false.
enum Flag: String, CaseIterable {
  case isReady, isLate, isMany, fails
  /// What stands beside the state in machines at random.
  case wasHeld, hadTries, hadState, wasRight
  /// Whether a number is large, and whether it is none.
  case isFull, isUnknown

  /// The word of the source that asks for it.
  fileprivate var word: String {
    switch self {
    case .isReady, .isLate: rawValue
    case .isMany: "count"
    case .fails: "check"
    case .wasHeld: "isHeld"
    case .hadTries: "triesMade"
    case .hadState: "stateBefore"
    case .wasRight: "flank"
    case .isFull, .isUnknown: "level"
    }
  }

  /// The guards that say that it holds, and those that say that it does not.
  var atoms: [(String, Bool)] {
    switch self {
    case .isReady, .isLate: [(rawValue, true)]
    case .isMany: [("count > 3", true)]
    case .fails: [(Self.failing, true)]
    case .wasHeld: places("isHeld", true)
    case .hadTries: places("triesMade > 2", true)
    case .hadState: places("stateBefore != nil", true) + places("stateBefore == nil", false)
    case .wasRight:
      places("flank == .right", true) + places("flank != .left", true) + places("flank == .left", false)
        + places("flank != .right", false)
    // Both together tell them.
    case .isFull, .isUnknown: []
    }
  }

  /// The guards that ask for a number, and whether they hold.
  static func atoms(isFull: Bool, isUnknown: Bool) -> [(String, Bool)] {
    ["<", "<=", ">", ">="].flatMap { sign in
      let holds = !isUnknown && isFull == sign.hasPrefix(">")
      return ["", "machine."].map { ("\($0)level \(sign) 10", holds) }
    }
  }

  static let failing = "check() throws"

  /// Whether a function sets it, so that a guard may tell of what it is by then.
  func isSet(in source: String) -> Bool {
    switch self {
    case .isReady, .isLate, .isMany, .fails: return false
    case .wasHeld, .hadTries, .hadState, .wasRight, .isFull, .isUnknown: break
    }
    let starts = ["", "machine."].flatMap { place in [" =", " +=", ".toggle"].map { "\(place)\(word)\($0)" } }
    return source.split(separator: "\n").contains { line in
      let line = line.drop { $0 == " " }
      return starts.contains { line.hasPrefix($0) }
    }
  }

  /// As methods, and functions of the whole, write it.
  private func places(_ text: String, _ holds: Bool) -> [(String, Bool)] {
    [(text, holds), ("machine." + text, holds)]
  }
}

extension Shape {
  /// Samples of the states and events with payloads.
  fileprivate static let payloads = (
    states: ["a", "b", "p(0)", "p(3)", "p(7)", "q(from: .mail, at: 0)", "q(from: .link, at: 3)"],
    events: ["x", "y(0)", "y(4)", "y(7)"]
  )

  fileprivate var stateType: String {
    switch self {
    case .next, .door, .become: "Self"
    default: "State"
    }
  }

  /// Statements that run the machine from `state` on `event` and return what happened.
  fileprivate var run: String? {
    switch self {
    case .file, .send, .store:
      "var machine = Self(); machine.state = state; machine.send(event); return moved(state, machine.state)"
    case .answer:
      "var machine = Self(); machine.state = state; let said = machine.send(event); return moved(state, machine.state, said)"
    case .attempt:
      """
      var machine = Self(); machine.state = state
      do { try machine.send(event) } catch { return moved(state, machine.state, false) }
      return moved(state, machine.state)
      """
    case .methods: nil
    case .next, .door: "return state.next(on: event).map { moved(state, $0) } ?? \"rejects\""
    case .become: "var machine = state; machine.handle(event); return moved(state, machine)"
    case .reduce: "var after = state; reduce(&after, event); return moved(state, after)"
    case .follow: "return moved(state, next(state, event))"
    }
  }
}

extension String {
  /// `running(.play)` for the path `running.play`.
  fileprivate var asCase: String {
    replacing(".", with: "(.") + String(repeating: ")", count: count { $0 == "." })
  }

  /// The names that the file declares at its top level.
  fileprivate var topLevelNames: Set<String> {
    let keywords: Set = ["enum", "struct", "class", "actor", "protocol", "typealias", "func"]
    var names: Set<String> = []
    for line in split(separator: "\n") where line.first?.isWhitespace == false {
      let words = line.words
      guard let index = words.firstIndex(where: { keywords.contains(String($0)) }), index + 1 < words.count,
        !words[..<index].contains("extension")
      else { continue }
      names.insert(String(words[index + 1]))
    }
    return names
  }

  fileprivate func suffixing(_ names: Set<String>, with suffix: String) -> String {
    var text = ""
    var rest = self[...]
    while !rest.isEmpty {
      let word = rest.prefix(while: \.isWordPart)
      text += word
      if names.contains(String(word)) { text += suffix }
      rest = rest.dropFirst(word.count)
      if let next = rest.popFirst() { text.append(next) }
    }
    return text
  }
}

extension StringProtocol {
  fileprivate var words: [SubSequence] { split { !$0.isWordPart } }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }
}
