import Switchback
import SwitchbackTestSupport
import Testing

@Suite struct NestedMachineTests {
  @Test func `machines in files of their own are drawn as one`() {
    #expect(
      Player.graph.states.map(\.name) == [
        "stopped", "running.preloading", "running.playing.normal", "running.playing.fast", "running.done", "broken",
      ]
    )
    #expect(Player.graph.read == .complete)
    #expect(Player.graph.states.filter(\.isInnerFinal).map(\.name) == ["running.done"])
    #expect(Player.graph.states.filter(\.isFinal).map(\.name) == ["broken"])
    #expect(
      rows(of: Player.graph, from: "running.playing.normal") == [
        "stop stopped", "speedUp running.playing.fast", "ended running.done", "dropped broken",
      ]
    )
    #expect(
      rows(of: Player.graph, from: "running.done") == ["play running.preloading", "stop stopped", "dropped broken"]
    )
    #expect(rows(of: Player.graph, from: "stopped") == ["play running.preloading", "dropped broken"])
  }

  @Test func `machines in files of their own run as they are drawn`() {
    let states: [Player] = [
      .stopped, .running(.preloading), .running(.playing(.normal)), .running(.playing(.fast)), .running(.done), .broken,
    ]
    let events: [Player.Event] = [.play, .stop, .buffered, .speedUp, .ended, .dropped]
    #expect(Agreement(states: states, events: events).differences() == [])
  }

  @Test func `events of nested machines are drawn by their paths`() {
    let graph = Answering<Int>.graph
    #expect(graph.read == .complete)
    #expect(
      graph.events.map(\.name) == ["dial", "hangUp", "call.answer", "call.hold", "line.close", "line.open"]
    )
    #expect(Set(Answering<Int>.Event.Kind.allCases.map { "\($0)" }) == Set(graph.events.map(\.name)))
    #expect(StateMachine(Answering<Int>.call(.ringing)).legalEvents == [.dial, .hangUp, .call(.answer)])
    #expect(rows(of: graph, from: "call.talking") == ["dial line.open", "hangUp idle", "call.hold call.ringing"])
    #expect(rows(of: graph, from: "line.open") == ["hangUp idle", "line.close line.closed"])
  }

  @Test func `machines with events of their own run as they are drawn`() {
    let states: [Answering<Int>] = [
      .idle, .call(.ringing), .call(.talking), .line(.open), .line(.closed(nil)),
    ]
    let events: [Answering<Int>.Event] = [
      .dial, .hangUp, .call(.answer), .call(.hold(0)), .call(.hold(2)), .line(.open), .line(.close),
    ]
    let guards: [String: Agreement<Answering<Int>>.Condition] = [
      "seconds > 0": { _, event in if case .call(.hold(let seconds)) = event { seconds > 0 } else { false } }
    ]
    #expect(Agreement(states: states, events: events, guards: guards).differences() == [])
  }

  @Test func `kinds go through all levels`() {
    let fast = Player.running(.playing(.fast))
    #expect(fast.kind == .running(.playing(.fast)))
    #expect("\(fast.kind)" == "running.playing.fast")
    #expect(Player.ancestors(of: fast.kind) == [.running, .running(.playing)])
    #expect(Player.ancestors(of: .running(.preloading)) == [.running])
    #expect(Player.ancestors(of: .stopped) == [])
  }

  @Test func `what is left is told from inside out, what is entered from outside in`() {
    let machine = StateMachine(Player.stopped)
    var log: [String] = []
    let kinds: [Player.Kind] = [
      .stopped, .running, .running(.preloading), .running(.playing), .running(.playing(.normal)),
      .running(.playing(.fast)), .running(.done),
    ]
    for kind in kinds {
      machine.onEnter(kind) { _ in log.append("+\(kind)") }
      machine.onExit(kind) { _ in log.append("-\(kind)") }
    }
    machine.onTransition { _ in log.append("*") }
    func steps(on event: Player.Event) -> [String] {
      log = []
      machine.send(event)
      return log
    }
    #expect(steps(on: .play) == ["-stopped", "*", "+running", "+running.preloading"])
    #expect(steps(on: .buffered) == ["-running.preloading", "*", "+running.playing", "+running.playing.normal"])
    #expect(steps(on: .speedUp) == ["-running.playing.normal", "*", "+running.playing.fast"])
    #expect(steps(on: .stop) == ["-running.playing.fast", "-running.playing", "-running", "*", "+stopped"])
  }

  private func rows(of graph: StateGraph, from state: String) -> [String] {
    graph.transitions.filter { $0.from == state }.map { "\($0.event) \($0.to ?? "?")" }
  }
}
