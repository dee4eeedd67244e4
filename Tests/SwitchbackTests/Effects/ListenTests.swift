@testable import Switchback
import Testing

@Suite("Sequences as sources of events", .timeLimit(.minutes(10)))
@MainActor
struct ListenTests {
  let machine = StateMachine(Search.idle)

  @Test func `each element is an event, while the output has its value`() async {
    let sources = Sources()
    machine.listen(to: { sources.open($0) }, while: \.query, send: { .loaded([$0]) })
    let running = Task { await machine.run() }
    await machine.begun()
    let tape = machine.tape()
    machine.send(.typed("a"))
    await sources.next()?.yield("1")
    #expect(await tape.next(2) == ["loading(\"a\")", "found([\"1\"])"])
    #expect(await sources.closed.next() == "a")
    machine.send(.typed("b"))
    _ = await sources.next()
    machine.send(.typed("c"))
    #expect(await sources.closed.next() == "b")
    machine.send(.left)
    _ = await running.value
    #expect(await sources.closed.next() == "c")
  }

  @Test func `while an output is true, or not nil, a sequence is listened to`() async {
    machine.listen(to: { AsyncStream(numbers: [1, 2]) }, while: \.isIdle, send: { .typed("\($0)") })
    machine.listen(to: { AsyncStream(numbers: [3]) }, while: { $0 == .loading("1") }, send: { _ in .left })
    let tape = machine.tape()
    #expect(await machine.run() == .ended(.closed))
    let lines = await tape.rest().filter { !$0.contains("dropped") }
    #expect(lines == ["loading(\"1\")", "closed"])
  }

  @Test func `an error of the sequence is mapped to an event`() async {
    machine.listen(
      to: { AsyncThrowingStream<Int, any Error> { $0.finish(throwing: Failure()) } },
      while: \.isIdle,
      send: { .typed("\($0)") },
      catching: { $0 is Failure ? .left : nil }
    )
    #expect(await machine.run() == .ended(.closed))
  }

  @Test func `a sequence that ends leaves the machine where it is`() async {
    machine.listen(to: { AsyncStream(numbers: []) }, while: \.isIdle, send: { .typed("\($0)") })
    let running = Task { await machine.run() }
    await machine.begun()
    await machine.settled(tasks: 0)
    #expect(machine.state == .idle)
    machine.send(.left)
    _ = await running.value
  }
}

extension AsyncStream<Int> {
  fileprivate init(numbers: [Int]) {
    self.init { continuation in
      for number in numbers { continuation.yield(number) }
      continuation.finish()
    }
  }
}

/// Streams that were opened, to be filled by the test.
private struct Sources: Sendable {
  private let opened = Tape<AsyncStream<String>.Continuation>()
  let closed = Tape<String>()

  func open(_ name: String) -> AsyncStream<String> {
    AsyncStream { continuation in
      continuation.onTermination = { _ in closed.put(name) }
      opened.put(continuation)
    }
  }

  func next() async -> AsyncStream<String>.Continuation? {
    await opened.next()
  }
}
