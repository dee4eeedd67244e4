/// Whether data that could be a machine is one.
///
/// `TransitionTable` and `AllowedMoves` are. Any other type may hold cases of enums for any purpose, `[Color: [Theme: Color]]`
/// as well as `[Module: [Module]]`. So what the source calls it has to say that states follow one another:
///
/// - the variable is a table of transitions or moves by its name (`transitions`, `validMoves`, `nextStates`), or
/// - with events in it, the enums are states and events by theirs (`Screen`'s are not, `LoadState` and `LoadAction` are), or
/// - a list of rows is one of transitions by its name, or
/// - a type of somebody else is a machine by its name (`StateMachine<Screen, Action>`).
///
/// Where a function refuses all moves that lists of states do not have, ``GuardedMoves`` needs no name, nor does
/// ``LookedUpMoves`` where one goes where the table leads.
/// Names that say the opposite, `invalidTransitions` or `previousStates`, are none.
struct TableEvidence {
  private static let movement: Set = ["transition", "transitions", "move", "moves", "fsm", "machine"]
  private static let permission: Set = [
    "allowed", "available", "valid", "legal", "possible", "permitted", "next", "reachable",
  ]
  static let states: Set = [
    "state", "states", "step", "steps", "phase", "phases", "status", "statuses", "screen", "screens", "stage", "stages",
    "mode", "modes",
  ]
  /// What makes the name say what is not allowed, or the way back.
  private static let opposites: Set = [
    "invalid", "illegal", "forbidden", "disallowed", "denied", "blocked", "impossible", "prohibited", "rejected",
    "unreachable", "not", "no", "incoming", "reverse", "reversed", "inverse", "backward", "previous", "prior",
    "predecessor", "predecessors", "source", "sources", "origin", "origins", "before", "entering", "into", "parent",
    "parents",
  ]
  /// What makes rows tell of what has happened, or should: a log, or what tests expect.
  private static let records: Set = [
    "history", "histories", "logs", "logged", "recorded", "records", "past", "performed", "visited", "undo", "redo",
    "undone", "test", "tests", "sample", "samples", "example", "examples", "mock", "mocks",
  ]
  private static let followers: Set = ["targets", "successors", "destinations"]
  static let events: Set = [
    "event", "events", "action", "actions", "trigger", "triggers", "input", "inputs", "signal", "signals", "command",
    "commands", "message", "messages", "symbol", "symbols",
  ]

  static func isMachine(_ type: TableType, named name: String) -> Bool {
    let words = NameWords(name)
    switch type.form {
    case .own: return true
    case .dictionary, .rows, .keyed: return !words.contain(opposites.union(records)) && isMachine(type, words)
    case .foreign(let typeName): return isMachine(named: typeName)
    }
  }

  private static func isMachine(_ type: TableType, _ words: NameWords) -> Bool {
    if words.contain(movement) { return true }
    if case .rows = type.form { return words.contain(["table", "rules", "edges"]) }
    guard let event = type.event else { return sayFollowers(words) }
    return ends(type.state, in: states) && ends(event, in: events)
  }

  /// Whether a type of somebody else is a machine by its name.
  static func isMachine(named typeName: String) -> Bool {
    NameWords(typeName).contain(movement.union(["table", "flow", "workflow"]))
  }

  /// Whether a list of states is, by its name, that of those which may follow.
  static func sayFollowers(_ words: NameWords) -> Bool {
    guard !words.contain(opposites) else { return false }
    return words.contain(movement) || words.contain(permission) && words.contain(states.union(followers))
  }

  /// Whether a part of a machine is, by its name, its rows.
  static func sayRows(_ words: NameWords) -> Bool {
    words.contain(["transition", "transitions", "table", "rules", "routes", "edges", "rows"])
      && !words.contain(opposites)
  }

  private static func ends(_ name: String, in wanted: Set<String>) -> Bool {
    NameWords(name.lastName).words.last.map(wanted.contains) ?? false
  }
}
