@testable import Switchback
import Testing

@Suite("Streams of transitions", .timeLimit(.minutes(10)))
struct TransitionStreamTests {
  @Test(arguments: 1...20)
  func `a stream has the transitions from its making to the end`(_ run: Int) async {
    let machine = StateMachine(Search.idle)
    machine.send(.typed("before"))
    let stream = machine.transitions
    machine.send(.typed("a"))
    machine.send(.typed("a"))
    machine.send(.loaded(["x"]))
    machine.reset(to: .idle)
    machine.send(.left)
    var got: [String] = []
    for await step in stream { got.append("\(step.change) \(step.to)") }
    #expect(
      got == [
        "updated loading(\"a\")", "stayed loading(\"a\")", "moved found([\"x\"])", "moved idle", "moved closed",
      ]
    )
  }

  @Test func `each access is its own stream`() async {
    let machine = StateMachine(Search.idle)
    let first = machine.transitions
    machine.send(.typed("a"))
    let second = machine.transitions
    machine.send(.left)
    #expect(await count(first) == 2)
    #expect(await count(second) == 1)
  }

  @Test func `a stream finishes when the machine goes away`() async {
    var machine: StateMachine<Door>? = StateMachine(Door.open)
    let streams = [machine?.transitions, machine?.transitions].compactMap(\.self)
    machine?.send(.push)
    machine = nil
    for stream in streams { #expect(await count(stream) == 1) }
  }

  @Test func `a stream of a machine that has ended is finished`() async {
    #expect(await count(StateMachine(Search.closed).transitions) == 0)
  }

  @Test func `a stream finishes at a reset to a final state`() async {
    let machine = StateMachine(Search.idle)
    let stream = machine.transitions
    machine.reset(to: .closed)
    #expect(await count(stream) == 1)
  }

  @Test func `after the end a reset makes new streams possible`() async {
    let machine = StateMachine(Search.closed)
    machine.reset(to: .idle)
    let stream = machine.transitions
    machine.send(.left)
    #expect(await count(stream) == 1)
  }

  @Test(arguments: 1...20)
  func `a stream that nobody reads any more is let go`(_ run: Int) async {
    let machine = StateMachine(Door.open)
    let stream = machine.transitions
    let reader = Task { for await _ in stream {} }
    reader.cancel()
    await reader.value
    machine.send(.push)
    machine.send(.pull)
    #expect(machine.attachments?.streams.isEmpty == true)
    #expect(machine.hooks.lists == nil)
  }

  @Test(arguments: 1...20)
  func `a reader on another actor gets all, in order`(_ run: Int) async {
    let machine = StateMachine(Counting())
    let stream = machine.transitions
    let reader = Task.detached { await stream.prefix(1000).reduce(into: []) { $0.append($1.event) } }
    for number in 1...1000 { machine.send(number) }
    #expect(await reader.value == Array(1...1000))
  }

  private func count<Element>(_ stream: AsyncStream<Element>) async -> Int {
    var count = 0
    for await _ in stream { count += 1 }
    return count
  }
}
