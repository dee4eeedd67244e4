import SwitchbackGraph
import Testing

@Suite struct CheckTests {
  @Test func `findings come in order of line, and in one line in order of the manual`() {
    var graph = StateGraph.sketch("a! orphan\npoke\na wait =")
    graph.events[0].line = 1
    let rows = [ShadowedRow.Row(line: 0, pattern: "_", winner: 3)]
    let findings = graph.check(.all + [ShadowedRow(rows: rows)])
    #expect(
      findings.map { "\($0.line) \($0.rule)" } == [
        "0 shadowed-row", "1 dead-end", "1 unhandled-event", "2 unreachable-state", "2 dead-end",
      ]
    )
  }

  @Test(arguments: [
    StateGraph.registration, .sketch("only!\nonly tick ="), .sketch(""), .sketch("a! b!\na go b\nb go a"),
  ])
  func `a sound machine gets no finding`(graph: StateGraph) {
    #expect(graph.check().isEmpty)
  }

  @Test func `every rule has a name of its own, and only some of the checks can be asked`() {
    #expect(Set([any Check].all.map(\.rule)).count == [any Check].all.count)
    #expect(StateGraph.sketch("a! orphan\npoke").check([UnhandledEvent()]).map(\.rule) == ["unhandled-event"])
  }

  @Test func `a finding is one phrase that says what to do`() {
    let known: [any Check] = [
      ShadowedRow(rows: [.init(line: 0, pattern: "_", winner: 3)]), NeverEntered(states: ["b"]),
      NeverRaised(events: ["go"]), WrongName(messages: [.init(line: 0, name: "opened", method: "closed")]),
    ]
    let sketches = [
      "a! b end*\npoke\na go end\nend back a\na jump ?", "a! b c end* d\npoke\na go end\na die b\nb go c\nc go b",
    ]
    let refused = StateGraph.sketch("", unread: [.init(line: 1, why: "it is a class")], read: .refused)
    var blind = StateGraph.sketch("a! b end\na go b\nb go end\na tick b any\nend tick b any")
    blind.dialect = "event-methods"
    let findings = (sketches.map { .sketch($0) } + [refused, blind]).flatMap { $0.check(.all + known) }
    #expect(Set(findings.map(\.rule)) == Set([any Check].all.map(\.rule)))
    for finding in findings {
      #expect(finding.message.split(separator: "; ").count == 2, "\(finding.message)")
      #expect(finding.message.last != ".")
      #expect(finding.message.first?.isUppercase == false)
      #expect(finding.severity == (finding.rule == "ignores-state" ? .note : .warning))
    }
  }

  @Test func `no graph makes a check trap`() {
    for graph in StateGraph.randomOnes(300, seed: 3) {
      #expect(graph.check().allSatisfy { graph.read != .refused || $0.rule == "refused-machine" })
    }
  }
}
