@testable import Switchback
import Testing

@Suite("A clock by hand", .timeLimit(.minutes(1)))
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

  @Test @MainActor func `sleepers are woken in the order of their deadlines`() async {
    var order: [Int] = []
    var sleepers: [Task<Void, any Error>] = []
    for number in [3, 1, 2, 2, 5, 4] {
      sleepers.append(
        Task {
          try await clock.sleep(for: .seconds(number))
          order.append(number)
        }
      )
      while clock.countOfSleepers < sleepers.count, !Task.isCancelled { await Task.yield() }
    }
    await clock.advance(by: .seconds(4), sleepers: 6)
    #expect(clock.countOfSleepers == 1)
    await clock.advance(by: .seconds(1))
    for sleeper in sleepers { _ = await sleeper.result }
    #expect(order.sorted() == [1, 2, 2, 3, 4, 5])
    #expect(order.last == 5)
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
