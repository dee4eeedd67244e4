import Testing

@Suite(.timeLimit(.minutes(10)))
struct ExcerptTests {
  /// The excerpt of the finding that 'closed' cannot be left, in a machine whose second line is this.
  private func excerpt(_ line: String, lineEnd: String = "\n", columns: UInt16? = nil) throws -> [Substring] {
    let source = TerminalTests.stuck.replacing("  case open, closed", with: line).replacing("\n", with: lineEnd)
    let run = try TerminalRun(
      ["check", "Door.swift"],
      files: ["Door.swift": source],
      columns: columns,
      environment: ["NO_COLOR": "1"]
    )
    return run.screen.split(separator: "\n").filter { $0.hasPrefix("2 | ") || $0.hasPrefix("  | ") }
  }

  @Test(
    arguments: [
      ("  case open, closed", "  case open, closed", 13), ("\tcase open,\tclosed", "    case open,    closed", 18),
      // Wide characters take two columns, what is set above another character none.
      ("/* 日本 */ case open, closed", "/* 日本 */ case open, closed", 22),
      ("/* ｅ e\u{301} 🚦 👩‍👩‍👧 */ case open, closed", "/* ｅ e\u{301} 🚦 👩‍👩‍👧 */ case open, closed", 28),
      // What would move the cursor is not shown.
      ("/* \u{1B}[31m */ case open, closed", "/* \u{FFFD}[31m */ case open, closed", 23),
    ]
  )
  func `the caret is below the column`(line: String, shown: String, caret: Int) throws {
    #expect(try excerpt(line) == ["2 | \(shown)", "  | " + String(repeating: " ", count: caret) + "^"])
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func `the line is found whatever ends lines`(lineEnd: String) throws {
    #expect(try excerpt("  case open, closed", lineEnd: lineEnd) == ["2 |   case open, closed", "  |              ^"])
  }

  @Test(arguments: [0, 20, 60, 200]) func `a long line is cut so that the caret is seen`(length: Int) throws {
    let comment = "/*" + String(repeating: "-", count: length) + "*/"
    let lines = try excerpt("\(comment) case open, closed \(comment)", columns: 60)
    try #require(lines.count == 2)
    #expect(lines.allSatisfy { $0.count <= 60 })
    #expect(lines[0].dropFirst(lines[1].count - 1).hasPrefix("closed"))
  }
}
