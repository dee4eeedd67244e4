import Testing

@Suite(.timeLimit(.minutes(10)))
struct TerminalTests {
  static let stuck = Invocation.door.replacing("case (.closed, .pull): .open", with: "case (.closed, .pull): nil")
  private let plain = ["NO_COLOR": "1"]

  @Test func `at a terminal the source of a finding stands below it, with a caret`() throws {
    let run = try TerminalRun(["check", "Door.swift"], files: ["Door.swift": Self.stuck], environment: plain)
    #expect(
      run.screen == """
        Door.swift:2:14: warning: state 'closed' cannot be left; add a transition out of it, or write \
        '// switchback:ignore dead-end' at its line [dead-end]
        2 |   case open, closed
          |              ^
        Door.swift:1: Door: 2 states, 2 events, 1 move; read: complete; 1 finding

        """
    )
    #expect(run.status == 0)
  }

  @Test(
    arguments: [
      ([:], true), (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), (["TERM": "dumb"], false),
    ] as [([String: String], Bool)]
  )
  func `a terminal has colours unless the person wants none`(environment: [String: String], isColoured: Bool) throws {
    for arguments in [["check"], ["table"], ["paths"], ["check", "Nowhere.swift"]] {
      let run = try TerminalRun(arguments, files: ["Door.swift": Self.stuck], environment: environment)
      #expect(run.screen.contains("\u{1B}[") == isColoured, "\(arguments): \(run.screen)")
    }
  }

  @Test(arguments: [
    (["CLICOLOR_FORCE": "1"], true), (["CLICOLOR_FORCE": "0"], false),
    (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
  ])
  func `a pipe has colours where the person insists on them`(environment: [String: String], isColoured: Bool) throws {
    // The test runner may have asked for no colours itself.
    let all = ["NO_COLOR": ""].merging(environment) { $1 }
    let run = try Invocation(["check"], files: ["Door.swift": Self.stuck], environment: all)
    #expect(run.output.contains("\u{1B}[") == isColoured)
  }

  @Test func `without colours it is the same text`() throws {
    let coloured = try TerminalRun(["check"], files: ["Door.swift": Self.stuck])
    let plain = try TerminalRun(["check"], files: ["Door.swift": Self.stuck], environment: plain)
    #expect(coloured.screen.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.screen)
    #expect(coloured.screen.contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
    #expect(coloured.screen.contains("\u{1B}[1;32m^\u{1B}[0m"))
  }

  @Test(arguments: ["check", "table", "paths", "draw"])
  func `a pipe gets no colours and no excerpts`(command: String) throws {
    let run = try Invocation(command, ".", files: ["Door.swift": Self.stuck])
    #expect(!run.output.contains("\u{1B}"))
    #expect(!run.output.contains("^"))
  }

  @Test(arguments: [(30, 30), (nil, 80)] as [(UInt16?, Int)])
  func `a table is as wide as the terminal`(columns: UInt16?, width: Int) throws {
    let source = Invocation.machine(states: 12, events: 12)
    let run = try TerminalRun(["table"], files: ["A.swift": source], columns: columns, environment: plain)
    let widest = run.screen.split(separator: "\n").map(\.count).max() ?? 0
    #expect(widest <= width && widest > width - 10)
  }

  @Test func `a game at a terminal shows once what is typed`() throws {
    let run = try TerminalRun(
      ["play"],
      files: ["Door.swift": Invocation.door],
      environment: plain,
      keys: "push\nquit\n"
    )
    #expect(run.screen.contains("event: → 'closed'\n"))
    #expect(run.screen.hasSuffix("\nyour way, 1 step:\n  open\n    push  → closed\n"))
    #expect(run.status == 0)
  }
}
