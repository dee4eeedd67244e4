import SwitchbackGraph
import Testing

@Suite struct MermaidFormatTests {
  @Test func `every kind of transition has its line`() {
    #expect(
      StateGraph.player.formatted(.mermaid(current: "running.ready")) == """
        stateDiagram-v2
          state "stopped" as s0
          state "running" as g0 {
            state "loading(String)" as s1
            state "ready" as s2
          }
          state "failed(any Error)" as s3
          state "done" as s4
          state "? history[at#58; #36;0]" as u0
          state "✕" as trap
          state "any state" as any
          state "? line 30#58; the switch has a '#35;if', whose condition only the compiler knows" as u1
          [*] --> s0
          s0 --> s1 : start
          s1 --> s2 : loaded(items) [items.count #62; 3 && isOpen]
          s1 --> s3 : loaded(items) [items.isEmpty]
          s2 --> s4 : start<br/>tick
          s2 --> s2 : loaded(items)
          s2 --> u0 : skip(Int)
          s3 --> trap : start
          any --> s0 : reset
          any --> s3 : fail, not in stopped
          s4 --> [*]
          classDef any stroke-dasharray:5 4
          class any any
          classDef unknown stroke-dasharray:2 3
          class u0,u1 unknown
          classDef trap stroke:#c62828
          class trap trap
          classDef current fill:#ffd54f,stroke:#8d6e00,stroke-width:3px,color:#000
          class s2 current
        """
    )
  }

  @Test func `a state that holds others and can be by itself is drawn beside them`() {
    #expect(
      StateGraph.sketch("a! a.b a.b.c .x").formatted(.mermaid) == """
        stateDiagram-v2
          state "a" as s0
          state "a" as g0 {
            state "b" as s1
            state "b" as g1 {
              state "c" as s2
            }
          }
          state "#46;x" as s3
          [*] --> s0
        """
    )
  }

  @Test func `a state that only a transition names is drawn too, and one that is not there is not marked`() {
    #expect(
      StateGraph.sketch("a!\na go elsewhere").formatted(.mermaid(current: "nowhere")) == """
        stateDiagram-v2
          state "a" as s0
          state "elsewhere" as s1
          [*] --> s0
          s0 --> s1 : go
        """
    )
  }

  @Test func `several diagrams are Markdown, one is a diagram`() {
    let graph = StateGraph.sketch("a!")
    let diagram = graph.formatted(.mermaid)
    #expect([graph].formatted(.mermaid) == diagram)
    #expect(
      [graph, graph].formatted(.mermaid)
        == "## Sketch\n\n```mermaid\n\(diagram)\n```\n\n## Sketch\n\n```mermaid\n\(diagram)\n```"
    )
    #expect([StateGraph]().formatted(.mermaid) == "")
  }
}
