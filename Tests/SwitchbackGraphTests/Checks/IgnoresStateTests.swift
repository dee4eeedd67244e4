import SwitchbackGraph
import Testing

@Suite struct IgnoresStateTests {
  static let opened =
    "note: 'opened' leads to 'open' from 'closed', too, and nothing else that looks at the state leaves that one; ask for "
    + "the state first, or write '// switchback:ignore ignores-state' at its line"

  @Test(arguments: [
    (
      "idle! open closed\nidle go open\nopen close closed\nidle opened open any\nopen opened open any\nclosed opened open any",
      [opened]
    ),
    (
      "idle! open closed\nidle go open\nopen close closed\nidle opened open any [isReady]\nclosed opened open any [isReady]",
      [opened]
    ),
    // What leads nobody knows where may look at the state.
    ("idle! open closed\nidle go open\nopen close closed\nidle opened ? any\nclosed opened open any", []),
    // It looks at the state somewhere.
    ("idle! open closed\nidle go open\nopen close closed\nidle opened open any\nclosed opened open", []),
    // To begin anew, and to end, is meant for every state.
    ("idle! open closed\nidle go open\nopen close closed\nopen reset idle any\nclosed reset idle any", []),
    ("idle! open closed\nidle go open\nopen back idle\nidle close closed any\nopen close closed any", []),
    // Who alone leads away from the start is the start itself.
    ("idle! open closed\nopen close closed\nidle opened open any\nclosed opened open any", []),
    // A callback comes where its own method led.
    ("idle! asked open\nidle ask asked\nopen shut idle\nasked ask(reply) open any\nopen ask(reply) open any", []),
    // Where nothing leads, nothing has ended.
    ("idle! open closed\nidle go open\nopen close idle\nidle go(late) open any\nclosed go(late) open any", []),
    // No state is an end.
    ("idle! open\nidle go open\nopen back idle\nidle opened open any\nopen opened open any", []),
  ])
  func `a method that leads out of an end without a look is noted`(sketch: String, expected: [String]) {
    #expect(findings(in: sketch) == expected)
  }

  @Test func `a row for every state is no method, and what is hidden may look at the state`() {
    let sketch = "idle! open closed\nidle go open\nopen close closed\nidle opened open any\nclosed opened open any"
    #expect(findings(in: sketch) == [Self.opened])
    #expect(findings(in: sketch, dialect: "state-event-switch").isEmpty)
    #expect(findings(in: sketch, unread: [.init(line: 40, why: "'#if'")]).isEmpty)
  }

  private func findings(
    in sketch: String,
    dialect: String = "event-methods",
    unread: [StateGraph.Unread] = []
  ) -> [String] {
    var graph = StateGraph.sketch(sketch, unread: unread)
    graph.dialect = dialect
    return IgnoresState().findings(in: graph).map { "\($0.severity): \($0.message)" }
  }
}
