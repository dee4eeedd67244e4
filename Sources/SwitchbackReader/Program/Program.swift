/// The body of a machine, lowered to what bears on the state: small values that know no syntax.
struct Program {
  var states: [StateCase]
  /// The names of the events.
  var events: [String]
  var body: Block
  /// What could not be lowered, with its offset in the source.
  var unread: [(why: String, offset: Int)] = []
  var assumptions: [String] = []

  /// A state without its payload; nested states are their leaves.
  struct StateCase {
    var path: [String]
    var isFinal: Bool
    var name: String { path.joined(separator: ".") }
  }
}

/// Statements in order.
struct Block {
  var statements: [Statement]
}

/// What a statement can do to the state.
indirect enum Statement {
  case choose(Choice)
  case branch(Condition, then: Block, otherwise: Block)
  /// The body ends here with this value.
  case leave(Value, offset: Int)
}

/// What the body can end with.
indirect enum Value {
  case state([String])
  /// `self`: the state as it is.
  case current
  /// `nil`.
  case reject
  /// The program stops.
  case trap
  /// The source does not say: the verbatim expression.
  case computed(String)
  /// One of several, which a comment states for an expression.
  case oneOf([Value], expression: String)
}

/// What is looked at: the state, the event, or something that the reader does not follow.
enum Subject: Hashable {
  case state
  case event
  case other(String)
}

/// A `switch`.
struct Choice {
  var subjects: [Subject]
  var rows: [Row]
  /// What the rows lead to; several rows may share an arm.
  var arms: [Block]

  /// Whether it looks at the state or the event at all.
  var looksAtMachine: Bool { subjects.contains(.state) || subjects.contains(.event) }
}

/// One pattern of a `case`, or `default`.
struct Row {
  /// Unique in the program.
  var id: Int
  /// One for each subject of the choice.
  var patterns: [CasePattern]
  /// The `where` clause.
  var condition: Condition?
  var arm: Int
  var isDefault: Bool
  var text: String
  var offset: Int
}
