/// In which states closures may be pending, as others have their turns since they were left behind.
struct PendingClosures {
  /// What happens without anybody else having a turn.
  struct Turn: Hashable {
    var event: Int
    var from: Int
    var to: Int
    /// The closures that it leaves behind, by the events that they are; and those that do not come too late at its end.
    var left: Set<Int>
    var leftInTime: Set<Int>
    /// The closures that come too late behind it, if they were there before.
    var superseded: Set<Int>
    /// Whether it is one of a closure that comes too late.
    var isLate: Bool
    /// Whether nothing of the event goes on behind it.
    var isLast: Bool
  }

  /// What was run once brings nothing new.
  struct Beginning: Hashable {
    var event: Int
    var state: Int
    var facts: [Int: Fact]
  }

  /// The event that is being run.
  var event = 0
  private var begun: Set<Beginning> = []
  private var turns: Set<Turn> = []
  /// Whether something was met that is not followed.
  private(set) var isBroken = false
  private(set) var hasChanged = false
  /// Where was gone on behind an `await`.
  private var seen: Set<Resumption> = []

  /// How many steps all turns together may still take; those of a large class take some hundred.
  private(set) var stepsLeft = 3_000

  mutating func beginRound() {
    hasChanged = false
    seen = []
  }

  mutating func giveUp() { isBroken = true }

  mutating func spend(_ steps: Int) {
    stepsLeft -= steps
    if stepsLeft <= 0 { giveUp() }
  }

  /// - Returns: whether nothing began so before.
  mutating func begins(_ beginning: Beginning) -> Bool { begun.insert(beginning).inserted }

  /// - Returns: whether nothing went on so before.
  mutating func sees(_ resumption: Resumption) -> Bool { seen.insert(resumption).inserted }

  mutating func note(_ turn: Turn) {
    if turns.insert(turn).inserted { hasChanged = true }
  }

  /// The states in which a closure may be: where it was left behind, and where others lead from there.
  ///
  /// - Parameter isInTime: whether only those count in which it does not come too late.
  func states(of closure: Program.OwnClosure, inTime isInTime: Bool = false) -> Set<Int> {
    let turns = Dictionary(grouping: turns, by: \.from)
    var reached = Set(turns.keys.map { Moment(state: $0, pending: 0) })
    var next = Array(reached)
    while let moment = next.popLast() {
      for turn in turns[moment.state] ?? [] {
        let after = isInTime ? moment.inTime(after: turn, of: closure) : moment.after(turn, of: closure)
        for then in after where reached.insert(then).inserted { next.append(then) }
      }
    }
    return Set(reached.filter { $0.pending > 0 }.map(\.state))
  }
}

/// A state, and how many of the closures that were left behind have not ended, of which 2 are many.
private struct Moment: Hashable {
  var state: Int
  var pending: Int

  func after(_ turn: PendingClosures.Turn, of closure: Program.OwnClosure) -> [Moment] {
    let isOwn = turn.event == closure.event
    if isOwn, pending == 0 { return [] }
    return moments(after: turn, isOver: isOwn && closure.runsOnce && turn.isLast)
      .map { $0.adding(turn.left.contains(closure.event)) }
  }

  /// The same of those closures alone that do not come too late.
  func inTime(after turn: PendingClosures.Turn, of closure: Program.OwnClosure) -> [Moment] {
    let isOwn = turn.event == closure.event && !turn.isLate
    if isOwn, pending == 0 { return [] }
    let moments =
      turn.superseded.contains(closure.event)
      ? [Moment(state: turn.to, pending: 0)]
      : moments(after: turn, isOver: isOwn && closure.runsOnce && turn.isLast)
    return moments.map { $0.adding(turn.leftInTime.contains(closure.event)) }
  }

  private func moments(after turn: PendingClosures.Turn, isOver: Bool) -> [Moment] {
    let counts = !isOver ? [pending] : pending > 1 ? [pending - 1, pending] : [pending - 1]
    return counts.map { Moment(state: turn.to, pending: $0) }
  }

  private func adding(_ isLeft: Bool) -> Moment { Moment(state: state, pending: min(pending + (isLeft ? 1 : 0), 2)) }
}
