import SwitchbackGraph
import Testing

@Suite struct CompactTests {
  @Test func `the compact form is a line an item, with what is not there left out`() {
    var graph = StateGraph.sketch("a! b*\na go b [x && y]\na wait ?\nb back a any\npoke")
    graph.file = "Door.swift"
    graph.unread = [.init(line: 12, why: "tab\tand\nline \\ end")]
    graph.findings = [.init(rule: "dead-end", severity: .error, message: "stuck", line: 2)]
    graph.assumptions = ["one"]
    graph.states[1].payload = ["from: A", ""]
    graph.transitions[0].guardText = "x && y"
    #expect(
      graph.compact == """
        m\tSketch\tDoor.swift\t\tstate-event-switch\tcomplete
        a\tone
        s\ta\ti\t1
        s\tb\tf\t2\tfrom: A\t\\e
        e\tgo\t101
        e\twait\t102
        e\tback\t103
        e\tpoke\t104
        t\ta\tgo\tmove\t11\tb\tx && y
        t\ta\twait\tcomputed\t12\t\t\t\ttarget()
        t\tb\tback\tmove\t13\ta\t\tany
        u\t12\ttab\\tand\\nline \\\\ end
        f\tdead-end\terror\t2\tstuck
        """
    )
    #expect(StateGraph(compact: graph.compact) == graph)
  }

  @Test func `any graph is the same after writing and reading`() {
    for graph in StateGraph.randomOnes(500, seed: 1) { #expect(StateGraph(compact: graph.compact) == graph) }
  }

  @Test func `a carriage return does not stand in the compact form, for a compiler would make it a line end`() {
    let graph = StateGraph(name: "a\r\nb\rc", states: [], events: [], transitions: [])
    #expect(graph.compact == "m\ta\\r\\nb\\rc\t\\e\t\tstate-event-switch\tcomplete")
    #expect(StateGraph(compact: graph.compact) == graph)
  }

  @Test(arguments: ["", "\n\n", "t", "t\ta\tb\tnonsense", "z\ta", "s", "\\", "s\t\\", "f\ta\tbad", "🚦\t\t", "m\tonly"])
  func `a text that no graph wrote makes some graph and no trap`(text: String) {
    let graph = StateGraph(compact: text)
    #expect(graph.transitions.isEmpty && graph.findings.isEmpty)
  }

  @Test func `a text cut anywhere makes some graph`() {
    let text = StateGraph.player.compact
    for end in text.indices { #expect(StateGraph(compact: String(text[..<end])).states.count <= 5) }
  }
}
