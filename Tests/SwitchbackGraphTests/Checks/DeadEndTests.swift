import SwitchbackGraph
import Testing

@Suite struct DeadEndTests {
  static let silence = "write '// switchback:ignore dead-end' at its line"
  static let stuck = "2: state 'stuck' cannot be left; add a transition out of it, or mark it '@Final'"

  @Test(arguments: [
    ("a! stuck\na go stuck", [stuck]),
    ("a! stuck\na go stuck\nstuck wait =\nstuck poke -\nstuck stop x\nstuck tick stuck", [stuck]),
    ("a! stuck\na go stuck\nstuck back a [isOpen]", []),
    ("a! stuck\na go stuck\nstuck back a any", []),
    ("a! stuck*\na go stuck", []),
    ("a! run.on run.done^\na go run.on\nrun.on go run.done", []),
    ("a! run.stuck\na go run.stuck", [stuck.replacing("stuck", with: "run.stuck")]),
    ("a! stuck\na go stuck\nstuck back ?", []),
    ("only!\nonly tick =", []),
  ])
  func `a state that cannot be left and is not final is found`(sketch: String, expected: [String]) {
    #expect(DeadEnd().findings(in: .sketch(sketch)).lines == expected)
  }

  @Test(arguments: [
    ("state-event-switch", "mark it '@Final'"),
    ("transition-table", "say that it is final, by 'final:' or '@Final'"),
    ("type-per-state", "write '// switchback:ignore dead-end' at its line"),
  ])
  func `the remedy is one that the way of writing has`(dialect: String, remedy: String) {
    var graph = StateGraph.sketch("a! stuck\na go stuck")
    graph.dialect = dialect
    #expect(
      DeadEnd().findings(in: graph).lines == [Self.stuck.replacing("mark it '@Final'", with: remedy)]
    )
  }

  @Test(arguments: ["state-event-switch", "transition-table"])
  func `no mark is offered to source that cannot use it`(dialect: String) {
    var graph = StateGraph.sketch("a! stuck\na go stuck")
    graph.dialect = dialect
    #expect(
      DeadEnd(offersMarks: false).findings(in: graph).lines == [
        Self.stuck.replacing("mark it '@Final'", with: Self.silence)
      ]
    )
  }

  @Test(arguments: [
    ("a! b stuck\na go b\nb back a", []),
    ("a! b stuck\na go b\nb back ?", [stuck.replacing("2:", with: "3:").replacing("mark it '@Final'", with: silence)]),
  ])
  func `nobody is stuck in a state of foreign source that nothing leads to`(sketch: String, expected: [String]) {
    #expect(DeadEnd(offersMarks: false).findings(in: .sketch(sketch)).lines == expected)
  }

  @Test(arguments: ["state-reducer", "loop"])
  func `nothing is said of what may keep its last value`(dialect: String) {
    var graph = StateGraph.sketch("a! stuck\na go stuck")
    graph.dialect = dialect
    #expect(DeadEnd().findings(in: graph).isEmpty)
  }

  @Test func `nothing is said where rows may be hidden`() {
    let hidden = StateGraph.Unread(line: 40, why: "'#if'")
    #expect(DeadEnd().findings(in: .sketch("a! stuck\na go stuck", unread: [hidden])).isEmpty)
    #expect(DeadEnd().findings(in: .sketch("a! stuck\na go stuck", read: .refused)).isEmpty)
  }
}
