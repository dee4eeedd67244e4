/// The time on a ``ManualClock``, who sleeps until when, and the moves that wait for sleepers.
///
/// A value without a lock. What it decides is carried out by whoever asked, after letting go of the lock: to resume a task may
/// run other code.
struct ManualTime: Sendable {
  private(set) var now = Duration.zero
  private var sleepers: [Sleeper] = []
  private var moves: [Move] = []
  private var lastID = 0

  var countOfSleepers: Int { sleepers.count }

  struct Sleeper: Sendable {
    var id: Int
    var deadline: Duration
    var continuation: CheckedContinuation<Void, any Error>
  }

  /// Time that is to pass once so many sleep.
  struct Move: Sendable {
    var id: Int
    var duration: Duration
    var sleepers: Int
    var continuation: CheckedContinuation<Void, Never>
  }

  /// Whom to resume.
  struct Decision: Sendable {
    var woken: [Sleeper] = []
    var cancelled: [Sleeper] = []
    var done: [Move] = []

    func carryOut() {
      for sleeper in woken { sleeper.continuation.resume() }
      for sleeper in cancelled { sleeper.continuation.resume(throwing: CancellationError()) }
      for move in done { move.continuation.resume() }
    }
  }

  mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }

  // Cancellation is asked for under the lock: if it comes later, `cancel` finds what was added.
  mutating func add(_ sleeper: Sleeper) -> Decision {
    if Task.isCancelled { return Decision(cancelled: [sleeper]) }
    if sleeper.deadline <= now { return Decision(woken: [sleeper]) }
    sleepers.append(sleeper)
    return makeMoves()
  }

  mutating func add(_ move: Move) -> Decision {
    if Task.isCancelled { return Decision(done: [move]) }
    moves.append(move)
    return makeMoves()
  }

  mutating func cancel(_ id: Int) -> Decision {
    let decision = Decision(cancelled: sleepers.filter { $0.id == id }, done: moves.filter { $0.id == id })
    sleepers.removeAll { $0.id == id }
    moves.removeAll { $0.id == id }
    return decision
  }

  /// Makes the moves whose turn it is, first come, first served.
  private mutating func makeMoves() -> Decision {
    var decision = Decision()
    while let move = moves.first, sleepers.count >= move.sleepers {
      moves.removeFirst()
      now += move.duration
      let due = sleepers.filter { $0.deadline <= now }
      sleepers.removeAll { $0.deadline <= now }
      decision.woken += due.sorted { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
      decision.done.append(move)
    }
    return decision
  }
}
