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
    /// Those of them that it leaves behind more than once.
    var leftAgain: Set<Int>
    /// The closures that come too late behind it, if they were there before.
    var superseded: Set<Int>
    /// The closures that something else takes the place of, without ending them.
    var overwritten: Set<Int>
    /// Whether it is one of a closure that comes too late.
    var isLate: Bool
    /// The `await` behind which it goes on, by its number; nil where the event begins.
    var begins: Int?
    var ends: End
  }

  enum End: Hashable {
    case over
    /// It goes on behind that `await`.
    case waits(behind: Int?)
  }

  /// What was run once brings nothing new.
  struct Beginning: Hashable {
    var event: Int
    var state: Int
    var facts: [Int: Fact]
  }

  /// Those that are followed.
  let closures: [Program.OwnClosure]
  /// The event that is being run.
  var event = 0
  private var begun: Set<Beginning> = []
  private var turns: Set<Turn> = []
  private var waiting: [Int: Waiting] = [:]
  /// Whether something was met that is not followed.
  private(set) var isBroken = false
  private(set) var hasChanged = false
  /// Where was gone on behind an `await`.
  private var seen: Set<Resumption> = []

  /// How many steps all turns together may still take; those of a large class take some hundred.
  private(set) var stepsLeft = 3_000

  init(of closures: [Program.OwnClosure]) { self.closures = closures }

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

  // MARK: States

  /// The states in which a closure may begin, or go on; nil where it is not followed.
  ///
  /// - Parameters:
  ///   - resumption: the `await` behind which it goes on.
  ///   - isInTime: whether only those count in which it does not come too late.
  func states(
    of closure: Program.OwnClosure,
    behind resumption: Int? = nil,
    inTime isInTime: Bool = false
  ) -> Set<Int>? {
    waiting[closure.event].map { (isInTime ? $0.inTime : $0.all)[$0.pieces.piece(resumption)] ?? [] }
  }

  /// Finds the states in which closures may wait: where they were left behind, and where others lead from there that may come
  /// there themselves.
  mutating func findStates() {
    waiting = closures.reduce(into: [:]) { $0[$1.event] = Waiting(of: $1, among: closures, in: turns) }
    var before: [Int: Waiting] = [:]
    while waiting != before {
      before = waiting
      for closure in closures {
        var (all, inTime) = (waitingStates(of: closure), waitingStates(of: closure, inTime: true))
        if all == nil || inTime == nil {
          waiting[closure.event] = Waiting(of: closure, among: closures, in: turns, asOne: true)
          (all, inTime) = (waitingStates(of: closure), waitingStates(of: closure, inTime: true))
        }
        // What was ended does not come.
        if closure.token?.ends == true { all = inTime }
        waiting[closure.event]?.all = all ?? [:]
        waiting[closure.event]?.inTime = inTime ?? [:]
      }
    }
  }

  /// Nil where its turns are too many to be told apart.
  private func waitingStates(of closure: Program.OwnClosure, inTime isInTime: Bool = false) -> [Int: Set<Int>]? {
    guard let pieces = waiting[closure.event]?.pieces else { return [:] }
    let turns = Dictionary(grouping: turns.filter(mayCome), by: \.from)
    var reached = Set(self.turns.map { Moment(state: $0.from) })
    var next = Array(reached)
    while let moment = next.popLast() {
      guard reached.count <= Self.mostMoments || pieces.all.count == 1 else { return nil }
      for turn in turns[moment.state] ?? [] {
        for then in pieces.moments(behind: turn, from: moment, inTime: isInTime) where reached.insert(then).inserted {
          next.append(then)
        }
      }
    }
    return pieces.all.reduce(into: [:]) { states, piece in
      states[piece] = Set(reached.filter { $0.count(of: piece) > 0 }.map(\.state))
    }
  }

  private static let mostMoments = 1_000

  private func mayCome(_ turn: Turn) -> Bool {
    guard let waiting = waiting[turn.event] else { return true }
    let states = turn.isLate ? waiting.all : waiting.inTime
    return states[waiting.pieces.piece(turn.begins)]?.contains(turn.from) ?? false
  }

  /// The states in which a closure may be about to take each of its turns.
  private struct Waiting: Equatable {
    var pieces: PiecesOfClosure
    var all: [Int: Set<Int>] = [:]
    /// Those in which it does not come too late.
    var inTime: [Int: Set<Int>] = [:]

    init(
      of closure: Program.OwnClosure,
      among closures: [Program.OwnClosure],
      in turns: Set<Turn>,
      asOne isOne: Bool = false
    ) {
      pieces = PiecesOfClosure(of: closure, among: closures, in: turns, asOne: isOne)
    }

    static func == (one: Waiting, other: Waiting) -> Bool { one.all == other.all && one.inTime == other.inTime }
  }
}
