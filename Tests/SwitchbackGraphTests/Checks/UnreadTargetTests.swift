import SwitchbackGraph
import Testing

@Suite struct UnreadTargetTests {
  static let remedy =
    "write the target in the row, or state the possible targets with the comment '// switchback:targets a, b'"

  @Test(arguments: [
    ("a! b\na go ?", ["11: the target 'target()' of 'go' in 'a' cannot be read; \(remedy)"]),
    ("a! b\na go b\nb go x\nb tick =", []),
    (
      "a! b\na go ?\nb go ?",
      [
        "11: the target 'target()' of 'go' in 'a' cannot be read; \(remedy)",
        "12: the target 'target()' of 'go' in 'b' cannot be read; \(remedy)",
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
    let expected = "20: the target 'target()' of 'go' in \(states) cannot be read; \(Self.remedy)"
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

  @Test func `a limit of the reader is found once, at its first line, with the number of places`() {
    let why = ReadingLimit.ways.rawValue
    let notes = [11, 12, 13].map { StateGraph.Unread(line: $0, why: $0 == 13 ? ReadingLimit.turns.rawValue : why) }
    let silence = "or silence this with the comment '// switchback:ignore unread-target'"
    #expect(
      UnreadTarget().findings(in: .sketch("a! b c\na go ?\nb go ?\nc go ?", unread: notes)).lines == [
        "11: where 'go' in 'a' and 'b' leads, here and in 1 other place, cannot be read: \(why); split the function, \(silence)",
        "13: where 'go' in 'c' leads cannot be read: the loop is too long to follow; take what sets the state out of the loop, "
          + silence,
      ]
    )
  }

  @Test func `a comment at one line of several that are one finding silences that one`() {
    let notes = [11, 12, 13].map { StateGraph.Unread(line: $0, why: ReadingLimit.ways.rawValue) }
    let graph = StateGraph.sketch("a! b c\na go ?\nb go ?\nc go ?", unread: notes)
    let expected = [
      "12: where 'go' in 'b' and 'c' leads, here and in 1 other place, cannot be read: more ways lead here than the reader "
        + "follows; split the function, or silence this with the comment '// switchback:ignore unread-target'"
    ]
    #expect(UnreadTarget(silenced: [11]).findings(in: graph).lines == expected)
    #expect(UnreadTarget(silenced: [11, 12, 13]).findings(in: graph).lines == [])
  }

  @Test(arguments: [
    ("'#if' inside the body is not followed", "move the '#if' out of the body"),
    ("'reset()' stands inside '#if', so that it depends on the build", "move it out of the '#if'"),
    ("pattern 'start' is not a case", "write it in another way"),
    ("this is nested too deeply to be followed", "split the function"),
  ])
  func `what to do depends on the reason`(why: String, remedy: String) {
    let graph = StateGraph.sketch("a! b\na go ?", unread: [.init(line: 11, why: why)])
    #expect(
      UnreadTarget().findings(in: graph).lines == [
        "11: where 'go' in 'a' leads cannot be read: \(why); \(remedy), or silence this with the comment "
          + "'// switchback:ignore unread-target'"
      ]
    )
  }

  @Test func `a method has no row`() {
    var graph = StateGraph.sketch("a! b\na go ?")
    graph.dialect = "event-methods"
    #expect(
      UnreadTarget().findings(in: graph).lines == [
        "11: the target 'target()' of 'go' in 'a' cannot be read; write the case where the state is set, or state the "
          + "possible targets with the comment '// switchback:targets a, b'"
      ]
    )
  }

  @Test func `a refused machine has no rows to find`() {
    #expect(UnreadTarget().findings(in: .sketch("a! b\na go ?", read: .refused)).isEmpty)
  }
}
