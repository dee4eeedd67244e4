/// Where the tasks that a property holds stand, as long as they are not cancelled.
struct TaskProof {
  let task: Program.OwnTask
  /// The states in which such a one may stand, begun or not, by the offsets of its closures.
  private(set) var held: [Int: Set<Int>] = [:]
  /// Those in which it may begin, by the offsets of its closures.
  private(set) var begins: [Int: Set<Int>] = [:]
  /// Those to which something else leads while it stands, and does not cancel it.
  private(set) var outlived: [Int: Set<Int>] = [:]
  /// Whether it is not so that it is alone.
  private(set) var isBroken = false
  private(set) var hasChanged = false
  /// Where was gone on behind an `await`.
  private var seen: Set<Resumption> = []

  /// All that comes behind an `await` is run in one go.
  static let mostSteps = 20_000

  init(of task: Program.OwnTask) { self.task = task }

  mutating func giveUp() { isBroken = true }

  mutating func beginRound() {
    hasChanged = false
    seen = []
  }

  /// - Returns: whether nothing went on so before.
  mutating func sees(_ resumption: Resumption) -> Bool { seen.insert(resumption).inserted }

  /// The closures that may stand in a state.
  func closures(in state: Int) -> [Int] { held.filter { $0.value.contains(state) }.keys.sorted() }

  mutating func hold(_ closure: Int, in state: Int) {
    if held[closure, default: []].insert(state).inserted { hasChanged = true }
  }

  mutating func goOn(_ closure: Int, in state: Int) {
    if outlived[closure, default: []].insert(state).inserted { hasChanged = true }
    begin(closure, in: state)
  }

  mutating func begin(_ closure: Int, in state: Int) {
    hold(closure, in: state)
    if begins[closure, default: []].insert(state).inserted { hasChanged = true }
  }
}

/// Where a function goes on.
struct Resumption: Hashable {
  var start: Way.Start?
  var environment: Environment
  /// The functions that are being called, and where.
  var stack: [[Int]]
}
