@testable import Switchback
import Testing

@Suite("A run that was forgotten", .timeLimit(.minutes(10)))
@MainActor
struct ForgottenRunTests {
  private let sentence = """
    Search: an effect is due in 'loading' and nothing runs it; write 'await machine.run()' in a task that lives as long \
    as the machine, such as SwiftUI's '.task'
    """

  @Test(arguments: UnhandledPolicy.allCases)
  func `work that falls due while nothing runs is reported once`(policy: UnhandledPolicy) {
    let machine = StateMachine(Search.idle, unhandled: policy)
    let log = Log()
    machine.onReport { log.lines.append("\($0.kind): \($0)") }
    machine.react(to: \.query) { _, _ in }
    machine.send(.typed("a"))
    machine.send(.typed("b"))
    #expect(log.lines == ["notRunning: \(sentence)"])
  }

  @Test func `with nobody listening the line goes to standard error`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let machine = StateMachine(Search.idle)
      machine.react(to: \.query) { _, _ in }
      machine.send(.typed("a"))
    }
    #expect(String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) == sentence + "\n")
  }

  @Test func `work that is due from the beginning is not reported: the run may come yet`() {
    let machine = StateMachine(Search.loading("a"))
    machine.onReport { _ in Issue.record("nothing is to be reported") }
    machine.react(to: \.query) { _, _ in }
    machine.send(.typed("a"))
    machine.send(.loaded([]))
    machine.send(.left)
  }

  @Test func `nothing is reported while a run is on, or another waits`() async throws {
    let machine = StateMachine(Search.loading("a"))
    machine.onReport { _ in Issue.record("nothing is to be reported") }
    let works = Works<String, Search.Event>()
    machine.react(to: \.query) { query, send in try await works.perform(query, send, isStubborn: query == "a") }
    let first = Task { await machine.run() }
    let work = try #require(await works.next())
    let second = Task { await machine.run() }
    await machine.waiting(1)
    first.cancel()
    while machine.attachments?.effects?.run != nil, !Task.isCancelled { await Task.yield() }
    machine.send(.typed("b"))
    work.finish()
    #expect(await works.next()?.value == "b")
    machine.send(.left)
    _ = await (first.value, second.value)
  }
}
