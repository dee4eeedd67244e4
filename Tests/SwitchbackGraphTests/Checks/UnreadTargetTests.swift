import SwitchbackGraph
import Testing

@Suite struct UnreadTargetTests {
  static let remedy =
    "write the target in the row, or state the possible targets with the comment '// switchback:targets a, b'"

  @Test(arguments: [
    ("a! b\na go ?", ["11: the target of 'go' in 'a', 'target()', cannot be read; \(remedy)"]),
    ("a! b\na go b\nb go x\nb tick =", []),
    (
      "a! b\na go ?\nb go ?",
      [
        "11: the target of 'go' in 'a', 'target()', cannot be read; \(remedy)",
        "12: the target of 'go' in 'b', 'target()', cannot be read; \(remedy)",
      ]
    ),
  ])
  func `a row whose target is not in the source is found`(sketch: String, expected: [String]) {
    #expect(UnreadTarget().findings(in: .sketch(sketch)).lines == expected)
  }

  @Test(arguments: [
    ("a! b\na go ?\nb go ?", "'a' and 'b'"),
    ("a! b c\na go ?\nb go ?\nc go ?\nc go ?", "'a', 'b' and 'c'"),
    ("a! b c d e\na go ?\nb go ?\nc go ?\nd go ?\ne go ?", "'a', 'b', 'c' and 2 more"),
  ])
  func `a row for several states is found once, and names up to three of them`(sketch: String, states: String) {
    var graph = StateGraph.sketch(sketch)
    for index in graph.transitions.indices { graph.transitions[index].line = 20 }
    let expected = "20: the target of 'go' in \(states), 'target()', cannot be read; \(Self.remedy)"
    #expect(UnreadTarget().findings(in: graph).lines == [expected])
  }

  @Test func `an expression that is long, or one of several, is not quoted`() {
    var graph = StateGraph.sketch("a! b\na go ?\na back ?")
    graph.transitions[0].why = String(repeating: "long", count: 11)
    graph.transitions[1].line = 11
    #expect(
      UnreadTarget().findings(in: graph).lines == [
        "11: the target of 'go' and 'back' in 'a' cannot be read; \(Self.remedy)"
      ]
    )
    graph.transitions[1].why = graph.transitions[0].why
    #expect(UnreadTarget().findings(in: graph).first?.message.contains("long") == false)
  }

  @Test func `a refused machine has no rows to find`() {
    #expect(UnreadTarget().findings(in: .sketch("a! b\na go ?", read: .refused)).isEmpty)
  }
}
