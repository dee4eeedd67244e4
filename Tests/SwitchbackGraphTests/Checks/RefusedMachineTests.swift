import SwitchbackGraph
import Testing

@Suite struct RefusedMachineTests {
  static let remedy =
    "write it as a switch over state and event, or write '// switchback:ignore refused-machine' at this line"

  @Test func `a machine that was not read gets its reasons and no other finding`() {
    let reasons = [StateGraph.Unread(line: 7, why: "it has no 'next(on:)'"), .init(line: 9, why: "it is a class")]
    let graph = StateGraph.sketch("a! orphan\npoke\norphan go ?", unread: reasons, read: .refused)
    let rows = [ShadowedRow.Row(line: 1, pattern: "_", winner: 2)]
    #expect(
      graph.check(.all + [ShadowedRow(rows: rows)]).lines == [
        "7: 'Sketch' cannot be drawn, it has no 'next(on:)'; \(Self.remedy)",
        "9: 'Sketch' cannot be drawn, it is a class; \(Self.remedy)",
      ]
    )
  }

  @Test func `a reason that says what to do is not told to write a switch`() {
    let reason = StateGraph.Unread(line: 7, why: "its states are elsewhere; give the folder")
    #expect(
      RefusedMachine().findings(in: .sketch("a!", unread: [reason], read: .refused)).lines == [
        "7: 'Sketch' cannot be drawn, its states are elsewhere; give the folder, "
          + "or write '// switchback:ignore refused-machine' at this line"
      ]
    )
  }

  @Test func `what nobody calls a machine gets a note`() {
    let reason = StateGraph.Unread(line: 7, why: "its states are elsewhere; give the folder")
    let findings = RefusedMachine(isGuess: true).findings(in: .sketch("a!", unread: [reason], read: .refused))
    #expect(
      findings.lines == [
        "7: 'Sketch' looks like a machine and is not drawn: its states are elsewhere; give the folder; if it is none, "
          + "write '// switchback:ignore refused-machine' at this line"
      ]
    )
    #expect(findings.map(\.severity) == [.note])
  }

  @Test func `a machine without a reason is named all the same, and one that was read is not`() {
    #expect(
      RefusedMachine().findings(in: .sketch("a!", read: .refused)).lines == [
        "0: 'Sketch' cannot be drawn, nothing in it is a state; \(Self.remedy)"
      ]
    )
    #expect(RefusedMachine().findings(in: .sketch("a!", unread: [.init(line: 1, why: "x")])).isEmpty)
  }
}
