@testable import Switchback
import Testing

/// Semantics 8: what happens when an output changes while its work runs.
@Suite("Policies", .timeLimit(.minutes(10)))
@MainActor
struct PolicyTests {
  let machine = StateMachine(Search.idle)
  let works = Works<String, Search.Event>()

  private func run(_ policy: EffectPolicy) async -> Task<RunEnd<Search>, Never> {
    machine.react(to: \.query, policy: policy) { [works] query, send in
      try await works.perform(query, send)
    } catching: { _ in
      .cleared
    }
    let running = Task { await machine.run() }
    await machine.begun()
    return running
  }

  @Test func `the newest wins by default`() async throws {
    machine.react(to: \.query) { [works] query, send in try await works.perform(query, send) }
    let running = Task { await machine.run() }
    await machine.begun()
    machine.send(.typed("a"))
    _ = await works.next()
    machine.send(.typed("b"))
    #expect(await works.next()?.value == "b")
    #expect(await works.ended.next() == "a")
    machine.send(.left)
    _ = await running.value
  }

  @Test func `the oldest wins: what comes meanwhile is never worked on`() async throws {
    let running = await run(.oldest)
    machine.send(.typed("a"))
    let first = try #require(await works.next())
    machine.send(.typed("b"))
    first.finish()
    #expect(await works.ended.next() == "a")
    await machine.settled(tasks: 0)
    machine.send(.typed("c"))
    #expect(await works.next()?.value == "c")
    machine.send(.left)
    _ = await running.value
    #expect(await works.rest() == [])
  }

  @Test func `the oldest may still send while others are ignored`() async throws {
    let running = await run(.oldest)
    machine.send(.typed("a"))
    let first = try #require(await works.next())
    machine.send(.typed("b"))
    let tape = machine.tape()
    first.send(.loaded(["a"]))
    #expect(await tape.next() == "found([\"a\"])")
    machine.send(.left)
    _ = await running.value
  }

  @Test func `a queue works on one value after the other`() async throws {
    let running = await run(.queue)
    machine.send(.typed("a"))
    let first = try #require(await works.next())
    machine.send(.typed("b"))
    machine.send(.typed("a"))
    #expect(machine.countOfTasks == 1)
    first.finish()
    let second = try #require(await works.next())
    #expect(second.value == "b")
    second.finish()
    #expect(await works.next()?.value == "a")
    machine.send(.left)
    _ = await running.value
  }

  @Test func `each value in a queue has its results, though the output has changed`() async throws {
    let running = await run(.queue)
    machine.send(.typed("a"))
    let first = try #require(await works.next())
    machine.send(.typed("b"))
    let tape = machine.tape()
    first.send(.typed("b"))
    #expect(await tape.next() == "loading(\"b\")")
    first.finish()
    let second = try #require(await works.next())
    first.send(.cleared)
    #expect(await tape.next()?.contains("'cleared' is dropped") == true)
    second.send(.loaded(["b"]))
    #expect(await tape.next() == "found([\"b\"])")
    machine.send(.left)
    _ = await running.value
  }

  @Test func `the next in a queue begins after the error of the one before was dealt with`() async throws {
    let running = await run(.queue)
    machine.send(.typed("a"))
    let first = try #require(await works.next())
    machine.send(.typed("b"))
    let tape = machine.tape()
    first.fail(Failure())
    #expect(await tape.next() == "idle")
    machine.send(.left)
    _ = await running.value
    #expect(await works.rest() == [])
  }

  @Test(arguments: EffectPolicy.allCases)
  func `whatever the policy, nil cancels the work and forgets what waits`(policy: EffectPolicy) async throws {
    let running = await run(policy)
    machine.send(.typed("a"))
    _ = await works.next()
    if policy != .newest { machine.send(.typed("b")) }
    machine.send(.cleared)
    #expect(await works.ended.next() == "a")
    await machine.settled(tasks: 0)
    machine.send(.typed("c"))
    #expect(await works.next()?.value == "c")
    machine.send(.left)
    _ = await running.value
    #expect(await works.rest() == [])
  }

  @Test(arguments: EffectPolicy.allCases)
  func `one value costs one task`(policy: EffectPolicy) async throws {
    let running = await run(policy)
    machine.send(.typed("a"))
    _ = await works.next()
    #expect(machine.countOfTasks == 1)
    machine.send(.left)
    _ = await running.value
  }
}
