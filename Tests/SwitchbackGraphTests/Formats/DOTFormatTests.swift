import SwitchbackGraph
import Testing

@Suite struct DOTFormatTests {
  @Test func `every kind of node and arrow has its line`() {
    #expect(
      StateGraph.player.formatted(.dot(current: "running.ready")) == #"""
        digraph "Player" {
          graph [fontname="Helvetica", style=rounded, color=gray62]
          node [shape=box, style=rounded, fontname="Helvetica"]
          edge [fontname="Helvetica", fontsize=11]
          start [shape=point, width=0.15, label=""]
          s0 [label="stopped"]
          subgraph cluster_g0 {
            label="running"
            s1 [label="loading(String)"]
            s2 [label="ready", style="rounded,filled", fillcolor=gold, color=goldenrod4, penwidth=3]
          }
          s3 [label="failed(any Error)"]
          s4 [label="done"]
          u0 [label="? history[at: $0]", style="rounded,dotted"]
          trap [label="✕", color=red3, fontcolor=red3]
          any [label="any state", style="rounded,dashed"]
          u1 [label="? line 30: the switch has a '#if', whose condition only the compiler knows", style="rounded,dotted"]
          end [shape=doublecircle, width=0.12, style=filled, fillcolor=black, label=""]
          start -> s0
          s0 -> s1 [label="start"]
          s1 -> s2 [label="loaded(items) [items.count > 3 &amp;&amp; isOpen]"]
          s1 -> s3 [label="loaded(items) [items.isEmpty]"]
          s2 -> s4 [label="start\ntick"]
          s2 -> s2 [label="loaded(items)"]
          s2 -> u0 [label="skip(Int)"]
          s3 -> trap [label="start"]
          any -> s0 [label="reset", style=dashed]
          any -> s3 [label="fail, not in stopped", style=dashed]
          s4 -> end
        }
        """#
    )
  }

  @Test func `several diagrams are one, and a diagram alone has no cluster`() {
    let graph = StateGraph.sketch("a!")
    #expect([graph].formatted(.dot) == graph.formatted(.dot))
    #expect(!graph.formatted(.dot).contains("cluster"))
    #expect([graph, graph].formatted(.dot).ranges(of: "subgraph cluster_").count == 2)
  }
}
