import SwitchbackGraph
import Testing

@Suite struct RegionGraphTests {
  @Test func `regions stand side by side, their states by their names, and share events`() {
    let graph = StateGraph.device
    #expect(graph.regions == ["power", "screen"])
    #expect(
      graph.states.map(\.name) == [
        "power.off", "power.on", "screen.dark", "screen.lit.dim", "screen.lit.full", "screen.cracked",
      ]
    )
    #expect(graph.events.map(\.name) == ["press", "tap", "drop", "ignored"])
    #expect(graph.initialStates == ["power.off", "screen.dark"])
    #expect(
      graph.transitions.filter { $0.event == "press" }.map(\.to) == [
        "power.on", "power.off", "screen.dark", "screen.dark", "screen.dark",
      ]
    )
    #expect(graph.eventsHandled(in: "power.on, screen.dark") == ["press", "tap"])
  }

  @Test func `a region is a graph of its own`() throws {
    let screen = try #require(StateGraph.device.region("screen"))
    #expect(screen.name == "screen")
    #expect(screen.states.map(\.name) == ["dark", "lit.dim", "lit.full", "cracked"])
    #expect(screen.regions == [])
    #expect(screen.shortestPath(from: "dark", to: "lit.full")?.map(\.event) == ["tap", "tap"])
    #expect(StateGraph.device.region("wear") == nil)
  }

  @Test(arguments: [
    (nil, ["side.off"]), ("on.dim", ["side.on.dim"]), ("off.red", ["side.off"]), ("on", ["side.off"]),
    ("gone", ["side.off"]),
  ]) func `a region starts where it is told to, else where it starts by itself`(start: String?, initial: [String]) {
    let empty = StateGraph(name: "Desk", states: [], events: [], transitions: [])
    let graph = empty.adding(.sketch("off! on.dim\noff go on.dim"), as: "side", startingIn: start)
    #expect(graph.initialStates == initial)
  }

  @Test func `regions nest`() throws {
    let empty = StateGraph(name: "Desk", states: [], events: [], transitions: [])
    let desk = empty.adding(.device, as: "left").adding(.sketch("a! b\na go b\nb go a"), as: "right")
    #expect(desk.regions == ["left", "left.power", "left.screen", "right"])
    let left = try #require(desk.region("left"))
    #expect(left.regions == StateGraph.device.regions)
    #expect(left.states == StateGraph.device.states)
    #expect(left.transitions == StateGraph.device.transitions)
  }

  @Test func `checks look at each region, and at events for all of them`() {
    #expect(
      StateGraph.device.check().map(\.message) == [
        "event 'ignored' is never handled; add a row for it, or reject it on purpose with 'case (_, .ignored): nil'",
        "state 'screen.cracked' is never reached; add a transition to it, or mark it '@Initial'",
      ]
    )
  }

  @Test func `a final state is the end of its region, and others need none`() {
    let empty = StateGraph(name: "Desk", states: [], events: [], transitions: [])
    let graph = empty.adding(.sketch("a! b*\na go b"), as: "left").adding(.sketch("c! d\nc go d\nd go c"), as: "right")
      .adding(.sketch("only!\nonly tick ="), as: "top")
    #expect(graph.check() == [])
  }

  @Test func `paths stay in their region`() {
    #expect(
      StateGraph.device.paths().map(\.description) == [
        "power.off: press, press → power.off",
        "screen.dark: press, tap, press, tap, tap, tap, press → screen.dark",
      ]
    )
  }

  @Test func `any regions are the same after writing and reading`() {
    #expect(StateGraph(compact: StateGraph.device.compact) == .device)
  }

  @Test func `as text each region has its heading`() {
    #expect(
      StateGraph.device.formatted(.text(current: "power.off, screen.lit.dim")) == """
        Device

        region power

        ● off · initial, you are here
            press  → on
        ○ on
            press  → off

        region screen

        ○ dark · initial
            press  ↺ stays
            tap    → lit.dim
        ● lit.dim · you are here
            press  → dark
            tap    → lit.full
        ○ lit.full
            press  → dark
            tap    ↺ stays
        ○ cracked
            drop   → dark
        """
    )
  }
}

extension StateGraph {
  /// Two regions, of which one has nested states, a rule for every state and one that is never reached.
  static let device: StateGraph = {
    let events = ["press", "tap", "drop", "ignored"].map { Event($0) }
    let empty = StateGraph(name: "Device", states: [], events: events, transitions: [])
    let screen = """
      dark! lit.dim lit.full cracked
      dark press dark any
      lit.dim press dark any
      lit.full press dark any
      dark tap lit.dim
      lit.dim tap lit.full
      lit.full tap =
      cracked drop dark
      """
    return empty.adding(.sketch("off! on\noff press on\non press off"), as: "power").adding(
      .sketch(screen),
      as: "screen"
    )
  }()
}
