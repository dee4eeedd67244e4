/// What came out of running a program: every exit, and which rows ever had their turn.
struct Run {
  var exits: [Exit] = []
  /// Where the initialisers leave the state.
  var initial: [[String]] = []
  /// Whether one of them may leave it in others as well.
  var mayStartElsewhere = false
  /// The rows that took part for some state and event.
  var reached: Set<Int> = []
  /// The rows that matched but came too late, each with the row that was first.
  var blocked: [Int: Int] = [:]
  /// Where the state was assigned, by offset.
  var assignments: Set<Int> = []
  /// The events of which not every way was followed to its end.
  var givenUp: Set<Int> = []
  /// Where functions were called, by offset.
  var called: Set<Int> = []
  /// The assertions that fail on some way, by offset.
  var failedAssertions: Set<Int> = []

  /// Whether a loop was left because something else moved the state.
  var isLeftByOthers = false

  /// Whether a loop waits until something else moves it.
  var waitsForOthers = false

  /// Whether it is known which state is put back, by those that were kept beside the others.
  var putsBack = false

  /// The states that were assigned in another one, be it for a while.
  var entered: Set<[String]> = []

  /// The events in whose place others stand that say more.
  var replaced: Set<Int> = []

  /// The functions that give `nil` on ways that set the state, so that it is no refusal.
  var movesWithoutAction: Set<Int> = []

  /// The states in which each closure was left behind.
  var scheduled: [Callback: Set<[String]>] = [:]

  /// The closures that were left behind where the state was not known.
  var unplaced: Set<Callback> = []

  /// What each constant may be that a closure keeps; nil is what is not known.
  var kept: [Keepsake: Set<[String]?>] = [:]

  /// One way out of the function.
  struct Exit: Hashable {
    var state: Int
    var event: Int
    var target: Target
    var guards: [Guard]
    /// Whether nothing on the way looked at the state.
    var isForAnyState: Bool
    /// Whether it is a row for all that is left.
    var isDefault: Bool
    var offset: Int
    /// What it goes on with, behind an `await`.
    var beginning: Beginning?
    /// The function that gives `nil` there in place of an action.
    var inactive: Int?
    /// The answers since which an assignment has changed what was asked.
    var changed: Set<Int> = []
  }

  /// Where something began that goes on behind an `await`.
  struct Beginning: Hashable {
    var state: Int
    var event: Int
    /// The conditions on the way to the `await`.
    var guards: [Guard]
    /// How often it has waited, which tells several calls of what waits apart.
    var waits: Int
    /// The event behind which it waited last.
    var last: Int
  }
}

extension Run {
  /// Whether events that no row names are rejected by a `default`, or handed on to a nested machine.
  func rejectsRest(of program: Program) -> Bool {
    exits.allSatisfy { exit in
      !program.isRest(exit.event) || exit.target.isHandedOn || exit.target.isReject && exit.isDefault
    }
  }
}

/// Where an exit leads.
enum Target: Hashable {
  case state([String])
  case reject
  case trap
  case unknown(Unknown)
  case oneOf([Stated], expression: String)

  var isReject: Bool {
    if case .reject = self { true } else { false }
  }

  var isHandedOn: Bool {
    if case .unknown(let unknown) = self { unknown.isHandedOn } else { false }
  }
}
