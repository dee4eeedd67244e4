import SwitchbackGraph
import Testing

@Suite(.enabled(if: Graphviz.isAvailable, "there is no dot here; run scripts/setup to get Graphviz"))
struct GraphvizDrawsTests {
  @Test(arguments: PictureCase.all)
  func `Graphviz draws what the graph says, nothing else and nothing less`(drawn: PictureCase) throws {
    let diagram = drawn.graph.formatted(.dot(current: drawn.current))
    #expect(try Graphviz.layout(of: diagram).picture.sorted == drawn.picture.sorted, "\(diagram)")
  }

  @Test func `every arrow has its two ends, and one for every state is dashed`() throws {
    #expect(
      try Graphviz.layout(of: StateGraph.player.formatted(.dot)).sentences.sorted() == [
        "any state ⇢ failed(any Error): fail, not in stopped",
        "any state ⇢ stopped: reset",
        "done → end",
        "failed(any Error) → ✕: start",
        "loading(String) → failed(any Error): loaded(items) [items.isEmpty]",
        "loading(String) → ready: loaded(items) [items.count > 3 && isOpen]",
        "ready → ? history[at: $0]: skip(Int)",
        "ready → done: start\ntick",
        "ready → ready: loaded(items)",
        "start → stopped",
        "stopped → loading(String): start",
      ]
    )
  }

  @Test(arguments: StateGraph.randomOnes(120, seed: 11).enumerated().map { (number: $0.offset, graph: $0.element) })
  func `any graph at all has its nodes and arrows`(number: Int, graph: StateGraph) throws {
    let diagram = graph.formatted(.dot)
    let layout = try Graphviz.layout(of: diagram)
    let arrows = graph.arrows.filter {
      $0.transition.kind != .reject && !($0.transition.kind == .move && $0.transition.to == nil)
    }
    let texts = layout.sentences.filter { !$0.hasPrefix("start →") && !$0.contains("→ end") }
    let names = Set(graph.states.map(\.name) + graph.transitions.flatMap { [$0.from, $0.to ?? $0.from] })
    #expect(layout.nodes.filter { $0.name.hasPrefix("s") && $0.name != "start" }.count == names.count, "\(diagram)")
    #expect(texts.isEmpty == arrows.isEmpty, "\(diagram)")
    #expect(layout.sentences.count { $0.hasPrefix("start →") } == graph.initialStates.count, "\(diagram)")
  }

  @Test func `several machines are clusters of one picture, whose names do not meet`() throws {
    let layout = try Graphviz.layout(of: [StateGraph.registration, .player, .registration].formatted(.dot))
    #expect(layout.clusters.map(\.title).sorted() == ["Player", "Registration", "Registration", "running"])
    #expect(layout.nodes.count == 8 + 11 + 8)
    #expect(layout.edges?.count == 13 + 11 + 13)
  }

  @Test func `the oracle tells a broken diagram from a good one, and a wrong label from a right one`() throws {
    #expect(throws: Graphviz.Failure.self) { try Graphviz.layout(of: #"digraph { a [label="b"c"] }"#) }
    #expect(throws: Graphviz.Failure.self) { try Graphviz.layout(of: "digraph { node -> b }") }
    let layout = try Graphviz.layout(
      of: #"digraph { node [shape=box] a [label="\N"] b [label="&lt;"] a -> b [label="go"] }"#
    )
    #expect(layout.sentences == ["a → <: go"])
  }
}

extension Graphviz.Layout.Shape {
  fileprivate var title: String { (_ldraw_ ?? []).compactMap(\.text).joined() }
}
