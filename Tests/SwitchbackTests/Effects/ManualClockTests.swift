@testable import Switchback
import Testing

@Suite("A clock by hand", .timeLimit(.minutes(10)))
struct ManualClockTests {
  let clock = ManualClock()

  @Test func `it stands still until it is moved`() async {
    #expect(clock.now.offset == .zero)
    await clock.advance(by: .seconds(3), sleepers: 0)
    #expect(clock.now.offset == .seconds(3))
    #expect(clock.now.duration(to: clock.now.advanced(by: .seconds(1))) == .seconds(1))
    #expect(clock.minimumResolution == .zero)
  }

  @Test(arguments: 1...200)
  func `a move waits until somebody sleeps`(_ run: Int) async throws {
    let sleeper = Task { try await clock.sleep(for: .seconds(2)) }
    await clock.advance(by: .seconds(2))
    try await sleeper.value
  }

  @Test(arguments: 1...200)
  func `a sleeper sleeps until its time has come`(_ run: Int) async throws {
    let sleeper = Task { try await clock.sleep(for: .seconds(2)) }
    await clock.advance(by: .seconds(1))
    #expect(clock.countOfSleepers == 1)
    await clock.advance(by: .seconds(1))
    #expect(clock.countOfSleepers == 0)
    try await sleeper.value
  }

  @Test func `whose time has come does not sleep at all`() async throws {
    await clock.advance(by: .seconds(3), sleepers: 0)
    try await clock.sleep(until: .init(offset: .seconds(3)))
    try await clock.sleep(for: .zero)
  }

  @Test func `sleepers are woken in the order of their deadlines, and of their coming`() async throws {
    let time = Locked(ManualTime())
    let sleepers = [3, 1, 2, 2, 5, 4].enumerated().map { id, seconds in
      Task {
        try await withCheckedThrowingContinuation { continuation in
          let sleeper = ManualTime.Sleeper(id: id, deadline: .seconds(seconds), continuation: continuation)
          time.withLock { $0.add(sleeper) }.carryOut()
        }
      }
    }
    while time.withLock({ $0.countOfSleepers }) < sleepers.count, !Task.isCancelled { await Task.yield() }
    for (duration, order) in [(4, [1, 2, 3, 0, 5]), (1, [4])] {
      await withCheckedContinuation { continuation in
        let move = ManualTime.Move(id: 6, duration: .seconds(duration), sleepers: 1, continuation: continuation)
        let decision = time.withLock { $0.add(move) }
        #expect(decision.woken.map(\.id) == order)
        decision.carryOut()
      }
    }
    for sleeper in sleepers { try await sleeper.value }
  }

  @Test(arguments: 1...200)
  func `a sleeper that is cancelled throws, whenever that happens`(_ run: Int) async {
    let sleeper = Task { try await clock.sleep(for: .seconds(2)) }
    if run.isMultiple(of: 2) { while clock.countOfSleepers == 0, !Task.isCancelled { await Task.yield() } }
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    #expect(clock.countOfSleepers == 0)
  }

  @Test(arguments: 1...200)
  func `a move that is cancelled while it waits does not happen`(_ run: Int) async {
    let move = Task { await clock.advance(by: .seconds(1)) }
    if run.isMultiple(of: 2) { await Task.yield() }
    move.cancel()
    await move.value
    #expect(clock.now.offset == .zero)
  }
}
