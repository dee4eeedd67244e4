import Testing

@Suite struct HelpTests {
  @Test(arguments: ["draw", "check", "table", "play", "paths"])
  func `the help of a command has examples and exit codes`(command: String) throws {
    let run = try Invocation(command, "--help", files: [:])
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").count { $0.contains("  switchback \(command)") } >= 2)
    #expect(run.output.contains("Exit codes: 0 all is well; 1 an error was found"))
    #expect(run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains("64 a wrong command line"))
  }

  @Test(arguments: ["draw", "table"])
  func `the help of what shows guards names the article about them`(command: String) throws {
    let run = try Invocation(command, "--help", files: [:])
    #expect(run.output.contains("'Reading a Drawing'"))
  }

  @Test func `the tool's help names every command`() throws {
    let run = try Invocation("--help", files: [:])
    for command in ["draw", "check", "table", "play", "paths"] {
      #expect(run.output.contains("  switchback \(command) "))
      #expect(run.output.contains("\n  \(command) "))
    }
    #expect(run.output.contains("Exit codes: "))
    #expect(run.status == 0)
  }

  @Test(arguments: [[], ["draw"], ["check"], ["table"], ["play"], ["paths"]])
  func `no line of an example is broken`(arguments: [String]) throws {
    let run = try Invocation(arguments + ["--help"], files: [:])
    // The parser breaks at 80 columns; the last lines of paragraphs are the only ones that may be short.
    let paragraphs = run.output.split(separator: "\n\n").map { $0.split(separator: "\n") }
    for lines in paragraphs where lines[0].hasPrefix("  switchback ") {
      #expect(lines.allSatisfy { $0.hasPrefix("  ") }, "\(lines)")
    }
    for lines in paragraphs where lines[0].hasPrefix("Exit codes: ") {
      #expect(lines.dropLast().allSatisfy { $0.count > 60 }, "\(lines)")
    }
  }
}
