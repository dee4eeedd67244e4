@testable import Switchback
import Testing

/// Semantics 9: delays go by the clock of the run.
@Suite("Delays", .timeLimit(.minutes(10)))
@MainActor
struct DelayTests {
  let machine = StateMachine(Search.idle)
  let clock = ManualClock()

  private func run() async -> Task<RunEnd<Search>, Never> {
    let running = Task { await machine.run(clock: clock) }
    await machine.begun()
    return running
  }

  @Test func `after a time with the same value the event is sent`() async {
    machine.after(.seconds(10), while: \.query, send: .cleared)
    let running = await run()
    let tape = machine.tape()
    machine.send(.typed("tram"))
    await clock.advance(by: .seconds(9))
    #expect(clock.countOfSleepers == 1)
    await clock.advance(by: .seconds(1))
    #expect(await tape.next(2) == ["loading(\"tram\")", "idle"])
    machine.send(.left)
    _ = await running.value
  }

  @Test func `the delay begins anew with each new value`() async {
    machine.after(.seconds(10), while: \.query, send: .cleared)
    let running = await run()
    let tape = machine.tape()
    machine.send(.typed("tram"))
    await clock.advance(by: .seconds(9))
    machine.send(.typed("trams"))
    await clock.advance(by: .seconds(9))
    #expect(clock.countOfSleepers == 1)
    await clock.advance(by: .seconds(1))
    #expect(await tape.next(3).last == "idle")
    machine.send(.left)
    _ = await running.value
  }

  @Test func `a state that is left ends the delay`() async {
    machine.after(.seconds(10), while: \.isFound, send: .left)
    machine.reset(to: .found([]))
    let running = await run()
    await clock.advance(by: .seconds(9))
    machine.send(.cleared)
    #expect(clock.countOfSleepers == 0)
    await clock.advance(by: .seconds(10), sleepers: 0)
    machine.send(.left)
    #expect(await running.value == .ended(.closed))
  }

  @Test func `an output without a value has a delay, too`() async {
    machine.after(.seconds(1), while: \.isIdle, send: .typed("tram"))
    machine.after(.seconds(2), while: { $0 == .loading("tram") }, send: .left)
    let running = await run()
    await clock.advance(by: .seconds(1))
    await clock.advance(by: .seconds(2))
    #expect(await running.value == .ended(.closed))
  }

  @Test func `work sleeps on the same clock, so that only the last of many is done`() async {
    machine.react(to: \.query) { query, send in
      try await send.sleep(for: .milliseconds(300))
      send(.loaded([query]))
    }
    let running = await run()
    let tape = machine.tape()
    for text in ["t", "tr", "tra", "tram"] {
      machine.send(.typed(text))
      await clock.advance(by: .milliseconds(200))
    }
    await clock.advance(by: .milliseconds(100))
    #expect(await tape.next(5).last == "found([\"tram\"])")
    machine.send(.left)
    _ = await running.value
  }

  @Test func `without a clock of one's own time is real`() async {
    let machine = StateMachine(Search.loading("tram"))
    machine.after(.zero, while: \.query, send: .left)
    #expect(await machine.run() == .ended(.closed))
  }
}
