import Switchback
import Testing

@Suite struct MachineTests {
  @Test func `a public machine runs and is drawn`() {
    let machine = StateMachine(Turnstile.locked)
    #expect(machine.send(.coin) == .moved)
    #expect(machine.legalEvents == [.push])
    #expect(Turnstile.graph.name == "Turnstile")
    #expect(Turnstile.graph.transitions.map(\.to) == ["unlocked", "locked"])
    #expect(Turnstile.Event.push.isPush)
  }

  @Test func `a machine with a parameter runs and is drawn`() {
    let machine = StateMachine(Loading<Int>.idle)
    #expect(machine.send(.retry) == .moved)
    #expect(machine.send(.load("more")) == .updated)
    #expect(machine.send(.succeeded(3)) == .moved)
    #expect(machine.state.kind == .loaded)
    #expect(Loading<Int>.graph == Loading<String>.graph)
    #expect(Loading<Int>.graph.states.map(\.payload) == [[], ["String"], ["Content"], []])
  }

  @Test func `an indirect machine runs and is drawn`() {
    let machine = StateMachine(Menu.top)
    machine.send(.open("File"))
    machine.send(.open("Recent"))
    #expect(machine.send(.back) == .updated)
    #expect(machine.send(.back) == .moved)
    #expect(machine.state.kind == .top)
    machine.send(.close)
    #expect(machine.isFinal)
    #expect(Menu.graph.assumptions.count == 1)
    #expect(Menu.graph.read == .complete)
  }

  @Test func `nested states have kinds by their path, and kinds around them`() {
    let muted = Call.running(.talking(.muted))
    #expect(muted.kind == .running(.talking(.muted)))
    #expect("\(muted.kind)" == "running.talking.muted")
    #expect("\(Call.Kind.running)" == "running")
    #expect(Call.ancestors(of: muted.kind) == [.running, .running(.talking)])
    #expect(Call.ancestors(of: .idle) == [])
    #expect(
      Call.graph.states.map(\.name) == [
        "idle", "running.ringing", "running.talking.loud", "running.talking.muted", "ended",
      ]
    )
    #expect(
      Call.graph.states.map { $0.name } == ["idle"]
        + [Call.running(.ringing), .running(.talking(.loud)), muted, .ended(reason: "")].map { "\($0.kind)" }
    )
  }

  @Test func `a parent is entered once, and left with the last of its states`() {
    let machine = StateMachine(Call.idle)
    var log: [String] = []
    for (name, kind) in [
      ("running", Call.Kind.running), ("talking", .running(.talking)), ("muted", .running(.talking(.muted))),
    ] {
      machine.onEnter(kind) { _ in log.append("+\(name)") }
      machine.onExit(kind) { _ in log.append("-\(name)") }
    }
    for event in [Call.Event.dial, .answer, .mute, .unmute, .mute, .hangUp] { machine.send(event) }
    #expect(log == ["+running", "+talking", "+muted", "-muted", "+muted", "-muted", "-talking", "-running"])
  }

  @Test func `keywords are names`() {
    let machine = StateMachine(Settings.Visibility.default)
    #expect(machine.send(.switch) == .moved)
    #expect(machine.state.kind == .public)
    #expect("\(Settings.Visibility.internal(count: 1).kind)" == "internal")
    #expect(Settings.Visibility.graph.name == "Settings.Visibility")
    #expect(Settings.Visibility.graph.states.map(\.name) == ["default", "public", "internal"])
    #expect(Settings.Visibility.Event.Kind.allCases.map { "\($0)" } == ["switch", "repeat"])
  }

  @Test func `a machine inside another type is drawn by its path`() {
    #expect(Pager<Int>.Direction.graph.name == "Pager.Direction")
    #expect(StateMachine(Pager<Int>.Direction.forwards(3)).send(.turn) == .moved)
    #expect(Pager<Int>.Speed.graph.name == "Pager.Speed")
  }

  @Test func `what a machine declares itself is left as it is`() {
    #expect(Lamp.off.isFinal)
    #expect(Lamp.off.kind == Lamp.off)
    #expect(StateMachine(Lamp.on).send(.press) == .moved)
  }

  @Test func `the graph knows its file and lines`() {
    #expect(Turnstile.graph.file == "SwitchbackMacrosTests/Machines.swift")
    #expect(Turnstile.graph.line == 5)
    #expect(Turnstile.graph.states.map(\.line) == [6, 6])
    #expect(Turnstile.graph.transitions.map(\.line) == [12, 13])
  }
}
