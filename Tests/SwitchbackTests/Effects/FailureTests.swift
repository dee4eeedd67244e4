@testable import Switchback
import Testing

/// Semantics 7: an error is an event, or a report.
@Suite("Work that fails", .timeLimit(.minutes(10)))
@MainActor
struct FailureTests {
  let machine = StateMachine(Search.loading("tram"))
  let works = Works<String, Search.Event>()

  private func run(catching: ((any Error) -> Search.Event?)?) -> Task<RunEnd<Search>, Never> {
    machine.react(
      to: \.query,
      perform: { [works] query, send in try await works.perform(query, send) },
      catching: catching
    )
    return Task { await machine.run() }
  }

  @Test func `an error is mapped to an event, on the actor of the machine`() async throws {
    let running = run { error in
      MainActor.assertIsolated()
      return error is Failure ? .left : nil
    }
    try #require(await works.next()).fail(Failure())
    #expect(await running.value == .ended(.closed))
  }

  enum NetworkError: Error {
    case offline, refused(secret: String)
  }

  @Test(
    arguments: [
      (Failure(), "Failure"), (NetworkError.offline, "NetworkError.offline"),
      (NetworkError.refused(secret: "x"), "NetworkError.refused"), (CancellationError(), "CancellationError"),
    ] as [(any Error, String)],
    [false, true]
  )
  func `an error that is mapped to nothing is reported, and the machine stays`(
    error: (any Error, name: String),
    isMapped: Bool
  ) async throws {
    let tape = machine.tape()
    let running = run(catching: isMapped ? { _ in nil } : nil)
    try #require(await works.next()).fail(error.0)
    #expect(
      await tape.next()
        == "Search: an effect failed in 'loading' with '\(error.name)'; map its errors to events with 'catching:'"
    )
    #expect(machine.state == .loading("tram"))
    machine.send(.typed("trams"))
    #expect(await works.next()?.value == "trams")
    machine.send(.left)
    _ = await running.value
  }

  @Test func `an error of work that was replaced is the answer to its cancellation, and silent`() async throws {
    let tape = machine.tape()
    let running = run { _ in .left }
    _ = await works.next()
    machine.send(.typed("trams"))
    #expect(await works.ended.next() == "tram")
    try #require(await works.next()).send(.loaded([]))
    #expect(await tape.next(2) == ["loading(\"trams\")", "found([])"])
    machine.send(.left)
    _ = await running.value
    #expect(await tape.rest() == ["closed"])
  }

  @Test func `an event of work that the state does not handle is reported as any other`() async throws {
    let tape = machine.tape()
    let running = run(catching: nil)
    let work = try #require(await works.next())
    machine.send(.loaded([]))
    work.send(.loaded([]))
    machine.send(.typed("tram"))
    try #require(await works.next()).send(.cleared)
    #expect(await tape.next(2).last?.contains("is dropped") == false)
    machine.send(.left)
    _ = await running.value
  }

  @Test(arguments: UnhandledPolicy.allCases)
  func `a dropped result is reported where unhandled events are`(policy: UnhandledPolicy) async throws {
    let machine = StateMachine(Search.loading("tram"), unhandled: policy)
    machine.react(to: \.query) { [works] query, send in try await works.perform(query, send) }
    let tape = Tape<Report.Kind>()
    machine.onReport { tape.put($0.kind) }
    let running = Task { await machine.run() }
    let work = try #require(await works.next())
    machine.send(.cleared)
    work.send(.loaded([]))
    machine.send(.left)
    _ = await running.value
    #expect(await tape.rest() == (policy == .report ? [.stale] : []))
  }
}
