import Switchback
import Testing

@Suite struct RegionTests {
  @Test func `a struct of machines is one, an event goes to each of them`() {
    let machine = StateMachine(Device(screen: .dark, serial: 1))
    #expect(machine.send(.tapped(1)) == .moved)
    #expect(machine.state.kind == Device.Kind(power: .off, player: .running(.slow), screen: .dark))
    #expect(machine.send(.pressed) == .moved)
    #expect(machine.send(.tapped(1)) == .moved)
    #expect("\(machine.state.kind)" == "power.on, player.running.slow, screen.lit")
    #expect(machine.legalEvents == [.pressed, .tapped, .dropped])
    #expect(machine.send(.dropped) == .moved)
    #expect(machine.state.screen.kind == .cracked)
    #expect(!machine.isFinal)
  }

  @Test func `a struct of machines is drawn as its regions`() {
    let graph = Device.graph
    #expect(graph.name == "Device")
    #expect(graph.read == .complete)
    #expect(graph.regions == ["power", "player", "screen"])
    #expect(graph.events.map(\.name) == ["pressed", "tapped", "dropped"])
    #expect(
      graph.states.map(\.name) == [
        "power.off", "power.on", "player.stopped", "player.running.slow", "player.running.fast", "screen.dark",
        "screen.lit", "screen.cracked",
      ]
    )
    #expect(graph.initialStates == ["power.off", "player.stopped", "screen.dark"])
    #expect(
      graph.region("player")?.transitions.map { "\($0.from) \($0.event) \($0.to ?? "?")" } == [
        "stopped tapped running.slow", "running.slow tapped running.fast", "running.fast tapped running.slow",
      ]
    )
    #expect(graph.check() == [])
  }

  @Test func `a region has hooks of its own`() {
    let machine = StateMachine(Device(screen: .dark, serial: 1), unhandled: .ignore)
    var log: [String] = []
    let player = machine.region(\.player)
    player.onEnter(.running) { _ in log.append("+running") }
    player.onEnter(.running(.fast)) { _ in log.append("+fast") }
    player.onExit(.running(.slow)) { _ in log.append("-slow") }
    for times in [1, 2, 1] { machine.send(.tapped(times)) }
    #expect(log == ["+running", "-slow", "+fast"])
  }

  @Test func `the events that are handled are those of all regions in what they are`() {
    let device = Device(power: .on, player: .running(.slow), screen: .dark, serial: 1)
    #expect("\(device.kind)" == "power.on, player.running.slow, screen.dark")
    #expect(Device.graph.eventsHandled(in: "\(device.kind)") == ["pressed", "tapped", "dropped"])
    #expect(Device.graph.eventsHandled(in: "power.on, player.stopped") == ["pressed", "tapped"])
  }
}
