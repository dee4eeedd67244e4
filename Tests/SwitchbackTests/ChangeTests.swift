import Switchback
import Testing

/// Semantics 2: the result says what happened.
@Suite("The result says what happened")
struct ChangeTests {
  @Test(
    arguments: [
      (.idle, .typed("a"), .moved, .loading("a")),
      (.loading("a"), .typed("b"), .updated, .loading("b")),
      (.loading("a"), .typed("a"), .stayed, .loading("a")),
      (.loading("a"), .loaded(["x"]), .moved, .found(["x"])),
      (.idle, .cleared, .unhandled, .idle),
      (.idle, .loaded([]), .unhandled, .idle),
      (.found([]), .left, .moved, .closed),
      (.closed, .left, .ended, .closed),
    ] as [(Search, Search.Event, Disposition, Search)]
  )
  func `a state and an event give a disposition and a state`(
    from: Search,
    event: Search.Event,
    disposition: Disposition,
    to: Search
  ) {
    let machine = StateMachine(from, unhandled: .ignore)
    #expect(machine.send(event) == disposition)
    #expect(machine.state == to)
  }

  @Test(
    arguments: [
      (.idle, .typed("a"), .moved), (.loading("a"), .typed("b"), .updated), (.loading("a"), .typed("a"), .stayed),
      (.idle, .cleared, .unhandled),
    ] as [(Search, Search.Event, Disposition)]
  )
  func `hooks do not change the disposition`(from: Search, event: Search.Event, disposition: Disposition) {
    let machine = StateMachine(from, unhandled: .ignore)
    machine.onTransition { _ in }
    #expect(machine.send(event) == disposition)
  }

  @Test func `a state without payload stays when it leads to itself`() {
    #expect(StateMachine(Door.open).send(.knock) == .stayed)
  }

  @Test func `a type that is not equatable updates when it leads to an equal state`() {
    struct Opaque {}
    #expect(StateMachine(Loading.loaded(Opaque())).send(.loaded(Opaque())) == .updated)
  }

  @Test func `a type that is equatable under a condition updates when it leads to an equal state`() {
    #expect(Loading.loaded(1) == .loaded(1))
    #expect(StateMachine(Loading.loaded(1)).send(.loaded(1)) == .updated)
  }

  @Test func `an update neither leaves nor enters`() {
    let machine = StateMachine(Search.loading("a"))
    let log = Log()
    machine.onExit(.loading) { _ in log.lines.append("exit") }
    machine.onEnter(.loading) { _ in log.lines.append("enter") }
    machine.onTransition { log.lines.append("\($0.change)") }
    machine.send(.typed("b"))
    machine.send(.typed("b"))
    #expect(log.lines == ["updated", "stayed"])
  }

  @Test func `a nested state of another path is a move within the outer one`() {
    let machine = StateMachine(Player.running(.preloading))
    let log = Log()
    machine.onExit(.running) { _ in log.lines.append("exit running") }
    machine.onEnter(.running) { _ in log.lines.append("enter running") }
    machine.onExit(.preloading) { _ in log.lines.append("exit preloading") }
    #expect(machine.send(.play) == .moved)
    #expect(log.lines == ["exit preloading"])
  }

  @Test func `a payload deep in a nested state is an update`() {
    let machine = StateMachine(Player.running(.playing(.fast, second: 1)))
    #expect(machine.send(.tick) == .updated)
    #expect(machine.state == .running(.playing(.fast, second: 2)))
  }
}
