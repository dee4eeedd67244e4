import SwitchbackGraph
import Testing

@Suite struct NoWayToFinalTests {
  static func message(_ state: String) -> String {
    "no final state can be reached from '\(state)'; add a transition that leads on, "
      + "or write '// switchback:ignore no-way-to-final' at its line"
  }

  @Test(arguments: [
    ("a! b c end*\na go end\na lose b\nb go c\nc go b", ["2: \(message("b"))", "3: \(message("c"))"]),
    ("a! b c end*\na go end\na lose b\nb go c\nc go b\nc win end [isOpen]", []),
    // Nothing is meant to end.
    ("a! b\na go b\nb go a", []),
    // Reported as a dead end, or as never reached.
    ("a! b end*\na go end\na lose b", []),
    ("a! b c end*\na go end\nb go c\nc go b", []),
    // The unknown target may be the end.
    ("a! b c end*\na go end\na lose b\nb go c\nc go b\nc try ?", []),
    (
      "a! b c d end*\na go end\na lose b\nb go c\nc go b\na jump d\nd go ?",
      ["2: \(message("b"))", "3: \(message("c"))"]
    ),
  ])
  func `a state from which no end can be reached is found`(sketch: String, expected: [String]) {
    #expect(NoWayToFinal().findings(in: .sketch(sketch)).lines == expected)
  }

  @Test func `nothing is said where rows may be hidden`() {
    let sketch = "a! b c end*\na go end\na lose b\nb go c\nc go b"
    #expect(NoWayToFinal().findings(in: .sketch(sketch, unread: [.init(line: 40, why: "'#if'")])).isEmpty)
    #expect(NoWayToFinal().findings(in: .sketch(sketch, read: .refused)).isEmpty)
  }

  @Test func `two states in one line are told apart`() {
    var graph = StateGraph.sketch("a! b c end* dead\na go end\na lose b\nb go c\nc go b\na die dead")
    for index in graph.states.indices { graph.states[index].line = 7 }
    #expect(NoWayToFinal().findings(in: graph).map(\.message) == [Self.message("b"), Self.message("c")])
  }
}
