@testable import Switchback
import Testing

/// Semantics 6: effects follow outputs, and nothing else.
@Suite("Effects follow outputs", .timeLimit(.minutes(10)))
@MainActor
struct ReactTests {
  let machine = StateMachine(Search.idle)
  let works = Works<String, Search.Event>()

  /// Runs the machine with one effect on its query.
  private func run(isStubborn: Bool = false) async -> Task<RunEnd<Search>, Never> {
    machine.react(to: \.query) { [works] query, send in
      try await works.perform(query, send, isStubborn: isStubborn)
    }
    let running = Task { await machine.run() }
    await machine.begun()
    return running
  }

  @Test func `work begins with a value, and what it sends is applied`() async throws {
    let running = await run()
    let tape = machine.tape()
    machine.send(.typed("tram"))
    let work = try #require(await works.next())
    #expect(work.value == "tram")
    work.send(.loaded(["Central"]))
    #expect(await tape.next(2) == ["loading(\"tram\")", "found([\"Central\"])"])
    machine.send(.left)
    #expect(await running.value == .ended(.closed))
  }

  @Test func `an unchanged output keeps its work, whatever else happens`() async throws {
    let running = await run()
    machine.send(.typed("tram"))
    let work = try #require(await works.next())
    machine.send(.typed("tram"))
    machine.reset(to: .loading("tram"))
    work.send(.loaded(["Central"]))
    let tape = machine.tape()
    #expect(await tape.next() == "found([\"Central\"])")
    machine.send(.left)
    _ = await running.value
    #expect(await works.ended.next() == "tram")
    #expect(await works.rest() == [])
  }

  @Test func `another value cancels the work and begins anew`() async throws {
    let running = await run()
    machine.send(.typed("tram"))
    let first = try #require(await works.next())
    machine.send(.typed("trams"))
    #expect(await works.ended.next() == "tram")
    #expect(await works.next()?.value == "trams")
    let tape = machine.tape()
    first.send(.loaded(["Central"]))
    #expect(await tape.next() == "Search: 'loaded' is dropped; the work that sent it was ended before it arrived")
    #expect(machine.state == .loading("trams"))
    machine.send(.left)
    _ = await running.value
  }

  @Test func `nil ends the work`() async throws {
    let running = await run()
    machine.send(.typed("tram"))
    _ = await works.next()
    machine.send(.cleared)
    #expect(await works.ended.next() == "tram")
    machine.send(.left)
    _ = await running.value
  }

  @Test func `a result that already waits in the inbox is dropped when its output has changed`() async throws {
    let running = await run()
    machine.send(.typed("tram"))
    let work = try #require(await works.next())
    let tape = machine.tape()
    work.send(.loaded(["Central"]))
    machine.send(.typed("trams"))
    #expect(await tape.next() == "loading(\"trams\")")
    #expect(await tape.next() == "Search: 'loaded' is dropped; the work that sent it was ended before it arrived")
    machine.send(.left)
    _ = await running.value
    #expect(machine.state == .closed)
  }

  @Test func `a result of work that takes no notice of cancellation is dropped`() async throws {
    let running = await run(isStubborn: true)
    machine.send(.typed("tram"))
    let work = try #require(await works.next())
    machine.send(.cleared)
    let tape = machine.tape()
    work.send(.loaded(["Central"]))
    #expect(await tape.next() == "Search: 'loaded' is dropped; the work that sent it was ended before it arrived")
    work.finish()
    machine.send(.left)
    _ = await running.value
  }

  @Test(arguments: 1...200)
  func `an output that changes and changes back within one turn begins anew`(_ run: Int) async throws {
    let running = await self.run()
    machine.send(.typed("tram"))
    let first = try #require(await works.next())
    machine.send(.cleared)
    machine.send(.typed("tram"))
    #expect(await works.ended.next() == "tram")
    let second = try #require(await works.next())
    let tape = machine.tape()
    first.send(.loaded(["old"]))
    second.send(.loaded(["new"]))
    #expect(await tape.next(2).last == "found([\"new\"])")
    machine.send(.left)
    _ = await running.value
  }

  @Test func `outputs are compared at each commit, also between an event and what its hooks send`() async throws {
    machine.onEnter(.found) { [unowned machine] _ in machine.send(.typed("tram")) }
    let running = await run()
    machine.send(.typed("tram"))
    _ = await works.next()
    machine.send(.loaded([]))
    #expect(await works.ended.next() == "tram")
    #expect(await works.next()?.value == "tram")
    machine.send(.left)
    _ = await running.value
  }

  @Test func `restoring a state starts its work`() async throws {
    let running = await run()
    machine.reset(to: .loading("tram"))
    #expect(await works.next()?.value == "tram")
    machine.send(.left)
    _ = await running.value
  }

  @Test func `an effect that is ended begins nothing more, and its work is cancelled`() async throws {
    let hook = machine.react(to: \.query) { [works] query, send in try await works.perform(query, send) }
    let running = Task { await machine.run() }
    await machine.begun()
    machine.send(.typed("tram"))
    let work = try #require(await works.next())
    hook.end()
    hook.end()
    #expect(await works.ended.next() == "tram")
    let tape = machine.tape()
    work.send(.cleared)
    #expect(await tape.next()?.contains("is dropped") == true)
    machine.send(.typed("trams"))
    machine.send(.left)
    _ = await running.value
    #expect(await works.rest() == [])
    #expect(machine.attachments?.effects?.all.isEmpty == true)
  }

  @Test func `an effect made while the machine runs begins at once`() async throws {
    let running = Task { await machine.run() }
    await machine.begun()
    machine.send(.typed("tram"))
    machine.react(to: \.query) { [works] query, send in try await works.perform(query, send) }
    #expect(await works.next()?.value == "tram")
    machine.send(.left)
    _ = await running.value
  }

  @Test func `an output that is true does work until it is false`() async throws {
    let running = Task { await machine.run() }
    await machine.begun()
    machine.react(to: \.isFound) { [works] send in try await works.perform("found", send) }
    machine.send(.typed("tram"))
    machine.send(.loaded([]))
    #expect(await works.next()?.value == "found")
    machine.send(.cleared)
    #expect(await works.ended.next() == "found")
    machine.send(.left)
    _ = await running.value
  }

  @Test func `an output without a value does work until it is nil`() async throws {
    machine.react(to: \.isIdle) { [works] send in try await works.perform("idle", send) }
    machine.react(to: { $0 == .loading("tram") }) { [works] send in try await works.perform("tram", send) }
    let running = Task { await machine.run() }
    #expect(await works.next()?.value == "idle")
    machine.send(.typed("tram"))
    #expect(await works.ended.next() == "idle")
    #expect(await works.next()?.value == "tram")
    machine.send(.left)
    _ = await running.value
  }
}
