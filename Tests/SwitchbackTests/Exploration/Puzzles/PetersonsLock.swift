import Switchback
import Testing

/// Two processes that share three variables, each event one step of one of them: Peterson's lock, and four ways to spoil it.
private struct Lock: TransitionRule, Hashable {
  enum Version: CaseIterable { case right, turnBeforeFlag, ownTurn, flagsOnly, turnOnly }

  enum Place { case outside, begun, waiting, inside }

  private let version: Version
  private(set) var places: [Place] = [.outside, .outside]
  private var flags = [false, false]
  private var turn = 0

  enum Event: CaseIterable { case first, second }

  init(_ version: Version) { self.version = version }

  static func kind(of lock: Lock) -> [Place] { lock.places }

  mutating func apply(_ event: Event) -> Outcome {
    let me = event == .first ? 0 : 1
    switch places[me] {
    case .outside:
      if version == .turnBeforeFlag { turn = 1 - me } else { raiseFlag(me) }
      places[me] = .begun
    case .begun:
      if version == .turnBeforeFlag { raiseFlag(me) } else { giveTurn(me) }
      places[me] = .waiting
    case .waiting:
      guard mayEnter(me) else { return .unhandled }
      places[me] = .inside
    case .inside:
      flags[me] = false
      // Without flags, only the turn tells the other one.
      if version == .turnOnly { turn = 1 - me }
      places[me] = .outside
    }
    return .changed
  }

  private mutating func raiseFlag(_ me: Int) {
    if version != .turnOnly { flags[me] = true }
  }

  private mutating func giveTurn(_ me: Int) {
    switch version {
    case .right: turn = 1 - me
    case .ownTurn: turn = me
    case .turnBeforeFlag, .flagsOnly, .turnOnly: break
    }
  }

  private func mayEnter(_ me: Int) -> Bool {
    switch version {
    case .right, .turnBeforeFlag, .ownTurn: !flags[1 - me] || turn == me
    case .flagsOnly: !flags[1 - me]
    case .turnOnly: turn == me
    }
  }
}

@Suite("Peterson's lock")
struct PetersonsLockTests {
  private func explored(_ version: Lock.Version) -> Exploration<Lock> { Exploration(from: Lock(version)) }

  private func excludes(_ version: Lock.Version) -> Verdict<Lock> {
    explored(version).never { $0.places == [.inside, .inside] }
  }

  @Test func `never are both inside, and each can always come in`() {
    let lock = explored(.right)
    #expect(lock.isComplete)
    #expect(excludes(.right).holds)
    #expect(lock.hasNoDeadEnd().holds)
    #expect(lock.canAlwaysReach { $0.places[0] == .inside }.holds)
    #expect(lock.canAlwaysReach { $0.places[1] == .inside }.holds)
  }

  @Test(
    arguments: [
      (.turnBeforeFlag, "after(.first, .second, .second, .second, .first, .first)"),
      (.ownTurn, "after(.first, .first, .first, .second, .second, .second)"),
    ] as [(Lock.Version, String)]
  )
  fileprivate func `with its lines in another order, or the turn kept, both come in`(
    version: Lock.Version,
    way: String
  ) throws {
    let verdict = excludes(version)
    #expect(verdict.answer == .fails)
    #expect(verdict.trace?.description == way)
  }

  @Test func `with flags alone both wait for ever`() {
    let verdict = explored(.flagsOnly).hasNoDeadEnd()
    #expect(excludes(.flagsOnly).holds)
    #expect(verdict.trace?.end.places == [.waiting, .waiting])
    #expect(verdict.trace?.events.count == 4)
  }

  @Test func `with the turn alone one waits for another who need not come`() {
    let lock = explored(.turnOnly)
    #expect(excludes(.turnOnly).holds)
    // With the other's help each can come in, by itself it cannot twice.
    #expect(lock.canAlwaysReach { $0.places[0] == .inside }.holds)
    let alone = Exploration(from: Lock(.turnOnly), over: [.first])
    #expect(alone.hasNoDeadEnd().trace?.end.places == [.waiting, .outside])
    #expect(Exploration(from: Lock(.right), over: [.first]).hasNoDeadEnd().holds)
  }

  /// The same lock as numbers, its states by a list that grows while it is walked.
  @Test func `there are as many states as a program by hand finds`() {
    // Where each process is, and whose turn it is; a flag is up from the first step to the last.
    var found = [[0, 0, 0]]
    var next = 0
    while next < found.count {
      for me in 0...1 {
        var state = found[next]
        let isOtherOutside = state[1 - me] == 0
        if state[me] == 2, !isOtherOutside, state[2] != me { continue }
        if state[me] == 1 { state[2] = 1 - me }
        state[me] = (state[me] + 1) % 4
        if !found.contains(state) { found.append(state) }
      }
      next += 1
    }
    #expect(explored(.right).states.count == found.count)
  }
}
