import RegistrationWorkload

/// One way of running the walk, measured by time, by instructions and by allocations.
struct Scenario: Sendable {
  /// One pass over the walk; what it returns depends on every event, so that nothing is optimised away.
  typealias Pass = () -> Int

  /// What `count` and the thresholds call it.
  let name: String
  /// What the table says.
  let title: String
  let walk: Walk.Kind
  /// What its time is divided by, and how much that may be.
  var goal: Goal?
  /// Whether an event may allocate.
  var allocates = false
  /// Makes the machine and what listens to it, outside the measured time.
  let prepare: @Sendable (Walk) -> Pass

  struct Goal: Sendable {
    var against: String
    var atMost: Double
  }
}

extension Scenario {
  static let all = dispatch + observed + effects + rules + allowedMoves + trail + composition

  static func named(_ name: String) -> Scenario? {
    all.first { $0.name == name }
  }
}
