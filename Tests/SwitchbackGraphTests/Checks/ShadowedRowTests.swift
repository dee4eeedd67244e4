import SwitchbackGraph
import Testing

@Suite struct ShadowedRowTests {
  static let row = ShadowedRow.Row(line: 30, pattern: "(.stopped,\n  .tapped)", winner: 24)

  @Test func `a row that never wins is found`() {
    #expect(
      ShadowedRow(rows: [Self.row]).findings(in: .sketch("a!")).lines == [
        "30: row '(.stopped, .tapped)' is never taken, line 24 always wins; move it up or remove it, "
          + "or write '// switchback:ignore shadowed-row' at its line"
      ]
    )
  }

  @Test func `without rows, and without a graph, nothing is said`() {
    #expect(ShadowedRow().findings(in: .sketch("a!")).isEmpty)
    #expect(ShadowedRow(rows: [Self.row]).findings(in: .sketch("a!", read: .refused)).isEmpty)
  }
}
