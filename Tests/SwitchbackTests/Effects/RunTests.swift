@testable import Switchback
import Testing

/// Semantics 10: effects run inside `run()`, which leaves nothing behind.
@Suite("Runs", .timeLimit(.minutes(10)))
@MainActor
struct RunTests {
  let machine = StateMachine(Search.loading("tram"))
  let works = Works<String, Search.Event>()

  private func react(isStubborn: Bool = false) {
    machine.react(to: \.query) { [works] query, send in
      try await works.perform(query, send, isStubborn: isStubborn)
    }
  }

  @Test func `a run begins with the work of the state it finds`() async throws {
    react()
    let running = Task { await machine.run() }
    #expect(await works.next()?.value == "tram")
    machine.send(.left)
    #expect(await running.value == .ended(.closed))
  }

  @Test func `a run ends when an effect ends the machine`() async throws {
    react()
    let running = Task { await machine.run() }
    try #require(await works.next()).send(.left)
    #expect(await running.value == .ended(.closed))
    #expect(await works.ended.next() == "tram")
  }

  @Test func `a run ends when a hook ends the machine`() async throws {
    react()
    machine.onEnter(.found) { [unowned machine] _ in machine.send(.left) }
    let running = Task { await machine.run() }
    try #require(await works.next()).send(.loaded([]))
    #expect(await running.value == .ended(.closed))
  }

  @Test func `a run ends at a reset to a final state, and tells that state though the machine went on`() async throws {
    react()
    let running = Task { await machine.run() }
    _ = await works.next()
    machine.reset(to: .closed)
    machine.reset(to: .idle)
    #expect(await running.value == .ended(.closed))
    #expect(machine.state == .idle)
  }

  @Test func `a machine without effects runs until it ends`() async {
    let running = Task { await machine.run() }
    await machine.begun()
    machine.send(.cleared)
    machine.send(.left)
    #expect(await running.value == .ended(.closed))
  }

  @Test func `a cancelled run stops its work, and tells the state`() async throws {
    react()
    let running = Task { await machine.run() }
    _ = await works.next()
    running.cancel()
    #expect(await running.value == .cancelled(.loading("tram")))
    #expect(await works.ended.next() == "tram")
  }

  @Test func `after a cancellation nothing is applied, and what comes is reported`() async throws {
    react()
    let tape = machine.tape()
    let running = Task { await machine.run() }
    let work = try #require(await works.next())
    work.send(.loaded(["before"]))
    running.cancel()
    work.send(.loaded(["after"]))
    #expect(await running.value == .cancelled(.loading("tram")))
    let line = "Search: 'loaded' is dropped; the work that sent it was ended before it arrived"
    #expect(await tape.rest() == [line, line])
  }

  @Test(arguments: [false, true])
  func `a run returns after its work, also after that which takes no notice`(ends: Bool) async throws {
    react(isStubborn: true)
    var hasReturned = false
    let running = Task {
      defer { hasReturned = true }
      return await machine.run()
    }
    let work = try #require(await works.next())
    if ends { machine.send(.left) } else { running.cancel() }
    let other = Task { await machine.run() }
    if !ends { await machine.waiting(1) } else { #expect(await other.value == .ended(.closed)) }
    other.cancel()
    _ = await other.value
    #expect(!hasReturned)
    work.finish()
    #expect(await running.value == (ends ? .ended(.closed) : .cancelled(.loading("tram"))))
  }

  @Test func `a run of a machine that has ended returns at once`() async {
    react()
    machine.send(.left)
    #expect(await machine.run() == .ended(.closed))
    #expect(await works.rest() == [])
  }

  @Test func `a run in a task that is cancelled already does no work`() async {
    react()
    let running = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await machine.run()
    }
    #expect(await running.value == .cancelled(.loading("tram")))
    #expect(await works.rest() == [])
  }

  @Test func `a second run waits for the first, and begins anew`() async throws {
    react()
    let first = Task { await machine.run() }
    _ = await works.next()
    let second = Task { await machine.run() }
    await machine.waiting(1)
    #expect(machine.countOfTasks == 1)
    first.cancel()
    #expect(await first.value == .cancelled(.loading("tram")))
    #expect(await works.next()?.value == "tram")
    machine.send(.left)
    #expect(await second.value == .ended(.closed))
  }

  @Test func `runs take turns in the order in which they came`() async throws {
    react()
    let tape = Tape<Int>()
    var runs: [Task<Void, Never>] = []
    for number in 0..<5 {
      let task = Task {
        _ = await machine.run()
        tape.put(number)
      }
      runs.append(task)
      if number == 0 { _ = await works.next() } else { await machine.waiting(number) }
    }
    for run in runs {
      run.cancel()
      await run.value
    }
    #expect(await tape.rest() == [0, 1, 2, 3, 4])
  }

  @Test func `a waiting run that is cancelled returns at once, and the turn goes to the next`() async throws {
    react()
    let first = Task { await machine.run() }
    _ = await works.next()
    let second = Task { await machine.run() }
    await machine.waiting(1)
    let third = Task { await machine.run() }
    await machine.waiting(2)
    second.cancel()
    #expect(await second.value == .cancelled(.loading("tram")))
    #expect(machine.countOfTasks == 1)
    first.cancel()
    #expect(await works.next()?.value == "tram")
    machine.send(.left)
    #expect(await third.value == .ended(.closed))
    _ = await first.value
  }

  @Test func `after the end a reset makes another run possible`() async throws {
    react()
    let first = Task { await machine.run() }
    _ = await works.next()
    machine.send(.left)
    _ = await first.value
    machine.reset(to: .loading("tram"))
    let second = Task { await machine.run() }
    #expect(await works.next()?.value == "tram")
    machine.send(.left)
    #expect(await second.value == .ended(.closed))
  }
}
