/// What came out of running a program: every exit, and which rows ever had their turn.
struct Run {
  var exits: [Exit] = []
  /// The rows that took part for some state and event.
  var reached: Set<Int> = []
  /// The rows that matched but came too late, each with the row that was first.
  var blocked: [Int: Int] = [:]

  /// One way out of the body.
  struct Exit {
    var state: Int
    var event: Int
    var value: Value
    var guards: [Guard]
    /// Whether nothing on the way looked at the state.
    var isForAnyState: Bool
    /// Whether it is a row for all that is left.
    var isDefault: Bool
    var offset: Int
  }
}

/// A condition on the way to an exit.
struct Guard: Hashable {
  var text: String
  /// The whole pattern of the row it comes from, which tells equal texts with different bindings apart.
  var pattern: String?
}
