import SwitchbackGraph
import Testing

@Suite struct ArrowTests {
  /// `from event to`, with `*` for any state and the exceptions behind it.
  static func arrows(_ sketch: String, line: Int = 50) -> [String] {
    var graph = StateGraph.sketch(sketch)
    // A rule for every state is one line of source.
    for index in graph.transitions.indices where graph.transitions[index].via == "any" {
      graph.transitions[index].line = line
    }
    return graph.arrows.map { arrow in
      let target = arrow.transition.kind == .move ? arrow.transition.to ?? "" : "\(arrow.transition.kind)"
      return "\(arrow.from ?? "*") \(arrow.label(event: arrow.transition.event)) \(target)"
    }
  }

  @Test(arguments: [
    // Every other state moves, and the target itself stays: that is the same rule.
    ("a! b c\na out a any\nb out a any\nc out a any", ["* out a"]),
    ("a! b c\na go b\nb out a any\nc out a any", ["a go b", "* out, not in a a"]),
    // An arrow of its own says that the rule does not hold, a reject would not be seen.
    ("a! b c\na out c\nb out a any\nc out a any", ["a out c", "* out a"]),
    ("a! b c\na out -\nb out a any\nc out a any", ["a out reject", "* out, not in a a"]),
    // Fewer than it does not hold in.
    ("a! b c d\nb out a any\nc out - any", ["b out a", "c out reject"]),
    // Nothing runs in a final state.
    ("a! b end*\na out b any\nb out b any\nend out b any", ["* out b"]),
    ("a! end*\nend out a any", []),
    ("a! b\na tick = any\nb tick = any", ["* tick stay"]),
    // A row under a condition does not tell that the rule does not hold behind it.
    ("a! b c\na go b [p]\nb go c any\nc go c any", ["a go [p] b", "* go, not in a c"]),
    // A row of any state that stands before one of the state's own is the state's own as well.
    (
      "a! b c d\na go b any [p]\na go = [q]\nb go = any [p]\nb go c\nc go b any [p]\nd go b any [p]",
      ["a go [p] b", "a go [q] stay", "b go [p] stay", "b go c", "* go [p] b"]
    ),
    // The rules stand as the states have them, though the first that is seen of one is a stay.
    (
      "a! b c\na go = any [p && q]\na go b any [p]\nb go a any [p && q]\nb go = any [p]\nc go a any [p && q]\nc go b any [p]",
      ["* go [p && q] a", "* go [p] b"]
    ),
    ("a! b c\na tick b any\nb tick c any\nc tick a any", ["a tick b", "b tick c", "c tick a"]),
    ("a! b\na go ? any\nb go ? any", ["* go computed"]),
    ("a! b\na go x any [p]\nb go x any [p]\na go b any [q]\nb go b any [q]", ["* go [p] trap", "* go [q] b"]),
  ])
  func `a rule for every state is one arrow with its exceptions, or one for each state`(
    sketch: String,
    expected: [String]
  ) {
    #expect(Self.arrows(sketch) == expected)
  }

  @Test func `two expressions in one rule are two arrows`() {
    var graph = StateGraph.sketch("a! b c d\na go ? any\nb go ? any\nc go ? any\nd go ? any")
    for index in graph.transitions.indices {
      graph.transitions[index].line = 50
      graph.transitions[index].why = index == 3 ? "other()" : "target()"
    }
    #expect(graph.arrows.map { "\($0.from ?? "*") \($0.transition.why ?? "")" } == ["d other()", "* target()"])
    #expect(graph.arrows[1].exceptions == ["d"])
  }

  @Test(arguments: [("=", ["* go stay"]), ("x", ["* go trap", "* go trap"])])
  func `what stays at several lines is one arrow, what traps there is not`(target: String, expected: [String]) {
    var graph = StateGraph.sketch(
      "a! b c d\n" + ["a", "b", "c", "d"].map { "\($0) go c [p]\n\($0) go \(target) any" }.joined(separator: "\n")
    )
    for index in graph.transitions.indices {
      graph.transitions[index].line = graph.transitions[index].from < "c" ? 50 : 60
    }
    let rules = graph.arrows.filter { $0.from == nil }
    #expect(rules.map { "* \($0.transition.event) \($0.transition.kind)" } == expected)
  }
}
