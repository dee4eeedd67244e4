import Switchback
import Testing

@Suite struct ReducerTests {
  @Test func `a reducer that gives a new state runs in place`() {
    let machine = StateMachine(CoinSide())
    #expect(machine.send(.flippedToTails) == .moved)
    #expect(machine.state.name == "Tails")
    #expect(machine.send(.flippedToTails) == .updated)
    #expect("\(machine.state.kind)" == "isHeads.false")
  }

  @Test func `each Bool and each enum is a region of the drawing, and what has no end is said`() {
    let graph = Upload.graph
    #expect(graph.name == "Upload")
    #expect(graph.dialect == "state-reducer")
    #expect(graph.regions == ["phase", "isOnline"])
    #expect(
      graph.states.map(\.name) == [
        "phase.waiting", "phase.sending", "phase.failed", "isOnline.false", "isOnline.true",
      ]
    )
    #expect(graph.initialStates == ["phase.waiting", "isOnline.true"])
    #expect(graph.assumptions == ["there is no end to what 'files' can be; conditions on it are guards"])
    #expect(graph.events.map(\.name) == ["added", "started", "failed", "wentOffline", "wentOnline"])
    let moves = Set(graph.transitions.filter { $0.kind == .move }.map { "\($0.from) \($0.event) \($0.to ?? "?")" })
    #expect(
      moves == [
        "phase.waiting started phase.sending", "phase.failed started phase.sending",
        "phase.waiting failed phase.failed", "phase.sending failed phase.failed",
        "isOnline.true wentOffline isOnline.false", "isOnline.false wentOnline isOnline.true",
      ]
    )
  }

  @Test func `a change of a region is a move, one of anything else an update`() {
    let machine = StateMachine(Upload())
    var log: [String] = []
    machine.onTransition { log.append("\($0.to.kind)") }
    #expect(machine.send(.started) == .stayed)
    #expect(machine.send(.added("a")) == .updated)
    #expect(machine.send(.started) == .moved)
    #expect(machine.send(.wentOffline) == .moved)
    #expect(machine.send(.wentOffline) == .stayed)
    #expect(
      log == [
        "phase.waiting, isOnline.true", "phase.waiting, isOnline.true", "phase.sending, isOnline.true",
        "phase.sending, isOnline.false", "phase.sending, isOnline.false",
      ]
    )
  }

  @Test func `a struct of one enum has its states`() {
    #expect(Bulb.graph.regions == [])
    #expect(Bulb.graph.states.map(\.name) == ["off", "on"])
    let machine = StateMachine(Bulb())
    var entered = 0
    machine.onEnter(.init(light: .on)) { _ in entered += 1 }
    #expect(machine.send(.pressed) == .moved)
    #expect("\(machine.state.kind)" == "on")
    #expect(entered == 1)
  }

  @Test func `a struct of which nothing can be drawn runs all the same`() {
    let machine = StateMachine(Score())
    #expect(machine.send(.scored(3)) == .updated)
    #expect(machine.state.points == 3)
    #expect(!(Score.self is any GraphProviding.Type))
  }
}
