import SwitchbackGraph
import Testing

@Suite struct FinalStateLeftTests {
  @Test(arguments: [
    (
      "a! end*\na go end\nend back a",
      ["12: final state 'end' is left on 'back'; remove the row, or the '@Final'"]
    ),
    (
      "a! end*\na go end\nend back a [x]\nend back a [y]",
      [
        "12: final state 'end' is left on 'back'; remove the row, or the '@Final'",
        "13: final state 'end' is left on 'back'; remove the row, or the '@Final'",
      ]
    ),
    ("a! end\na go end\nend back a", []),
    ("a! end*\na go end\nend back a any", []),
    ("a! end*\na go end\nend tick =\nend poke -\nend stop x\nend jump ?", []),
  ])
  func `a row that leads out of a final state is found`(sketch: String, expected: [String]) {
    #expect(FinalStateLeft().findings(in: .sketch(sketch)).lines == expected)
  }

  @Test func `a row that is read twice is found once`() {
    var graph = StateGraph.sketch("a! end*\na go end\nend back a [x]\nend back a [y]")
    graph.transitions[2].line = graph.transitions[1].line
    #expect(FinalStateLeft().findings(in: graph).count == 1)
  }

  @Test func `a refused machine has no rows to find`() {
    #expect(FinalStateLeft().findings(in: .sketch("a! end*\nend back a", read: .refused)).isEmpty)
  }
}
