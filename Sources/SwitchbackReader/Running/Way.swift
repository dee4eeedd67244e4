/// How control came to a statement, and what is known there.
struct Way: Hashable {
  /// What each slot holds.
  var environment: Environment
  var guards: [Guard] = []
  /// Those before the `await` behind which it began anew.
  var guardsBefore: [Guard] = []
  /// Whether a decision on the way looked at the state.
  var hasLookedAtState = false
  /// Whether it came through a row for all that is left.
  var isDefault = false
  /// The row that was last taken.
  var row: Int?
  /// The last assignment to the state.
  var assignment: Int?
  /// The state and the event with which it began anew behind an `await`.
  var start: Start?
  /// How often it waited.
  var waits = 0
  /// The event that it went on with when it waited last; nil for the one at hand.
  var last: Int?
  /// The answers since which an assignment has changed what was asked.
  var changed: Set<Int> = []

  struct Start: Hashable {
    var state: Int
    var event: Int
  }
}

/// What is known of a slot.
struct Fact: Hashable, Sendable {
  var value: Value
  var origin: Origin = []
  /// The row from which it was handed on.
  var row: Int?

  static let nothing = Fact(value: .unknown(.local))

  /// Whether it is that, which is asked more often than anything else.
  var isNothing: Bool {
    guard origin.rawValue == 0, row == nil, case .unknown(let unknown) = value else { return false }
    return unknown == .local
  }
}

/// What a value was made from.
struct Origin: OptionSet, Hashable {
  let rawValue: Int

  static let state = Origin(rawValue: 1)
  static let event = Origin(rawValue: 2)
  /// A row for all that is left, in a function that was called.
  static let `default` = Origin(rawValue: 4)
  /// What is stored beside the state.
  static let beside = Origin(rawValue: 8)
  /// The answer to a question that was asked before.
  static let asked = Origin(rawValue: 16)
  /// What was set since.
  static let set = Origin(rawValue: 32)

  var isBeside: Bool { rawValue & Origin.beside.rawValue != 0 }
  var isSet: Bool { rawValue & Origin.set.rawValue != 0 }
}

/// A condition on the way to an exit.
struct Guard: Hashable {
  var text: String
  /// The whole pattern of the row it comes from, which tells equal texts with different bindings apart.
  var pattern: String?

  /// That there is a condition, when there were too many to name it.
  static let some = Guard(text: "…")

  /// Twice as long a text as anybody reads.
  static let longest = 1_000

  /// Stands for those that hold already where a piece of the program begins that is remembered.
  static let before = Guard(text: "")
}

/// A way, and how it ended.
struct Outcome {
  var way: Way
  var end: End

  var goesOn: Bool {
    if case .goesOn = end { true } else { false }
  }

  var isFailure: Bool {
    if case .fails = end { true } else { false }
  }
}

/// How a statement ends; a pointer, because outcomes are copied all the time.
indirect enum End {
  case goesOn
  /// - Parameter isState: whether the value is the state at hand, or was made from it.
  case leaves(Value?, offset: Int, isState: Bool = false)
  case fails(offset: Int)
  case traps(offset: Int)
  case jumps(Jump)
  case isLost(Unknown)
  /// An `await`, behind which another transition begins, or an error that is the business of another one.
  case suspends(offset: Int)

  /// Whether a function that ends so comes back to where it was called.
  var returns: Bool {
    switch self {
    case .goesOn, .fails: true
    case .leaves, .traps, .jumps, .isLost, .suspends: false
    }
  }

  /// Whether an initialiser that ends so has made an instance.
  var makesInstance: Bool {
    switch self {
    case .goesOn: true
    case .leaves(let value, _, _): value != Value.none
    case .fails, .traps, .jumps, .isLost, .suspends: false
    }
  }
}
