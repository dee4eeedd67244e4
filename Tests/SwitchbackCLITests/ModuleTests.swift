import Testing

@Suite struct ModuleTests {
  private static let machine = """
    struct Machine {
      var phase = Phase.idle
      mutating func send(_ event: Event) {
        switch (phase, event) {
        case (.idle, .start): phase = .running
        default: break
        }
      }
    }
    """
  private static let phase = "enum Phase { case idle, running }"
  private static let more = """
    extension Machine {
      enum Event { case start, stop }
      mutating func reset() { phase = .idle }
    }
    """

  @Test func `the files of a target are read together`() throws {
    let more = Self.more.replacing("phase = .idle", with: "phase = resolve()")
    let files = [
      "Sources/App/Machine.swift": Self.machine, "Sources/App/Sub/More.swift": more,
      "Sources/App/Phase.swift": Self.phase, "Sources/Other/Phase.swift": "enum Phase { case p, q }",
    ]
    let run = try Invocation("check", ".", files: files)
    #expect(
      run.output == """
        Sources/App/Sub/More.swift:3:35: warning: the target 'resolve()' of 'reset' in 'idle' and 'running' cannot be read; \
        write the target in the row, or state the possible targets with the comment '// switchback:targets a, b' [unread-target]
        Sources/App/Machine.swift:1: Machine: 2 states, 3 events, 1 move; read: partial; 1 finding

        """
    )
  }

  @Test(arguments: [
    ["Machine.swift", "More.swift", "Phase.swift"],
    ["Sources/Machine.swift", "Sources/More.swift", "Sources/Phase.swift"],
    ["Tests/A/Machine.swift", "Tests/A/B/More.swift", "Tests/A/C/Phase.swift"],
  ])
  func `a folder that is no target is one module`(paths: [String]) throws {
    let files = Dictionary(uniqueKeysWithValues: zip(paths, [Self.machine, Self.more, Self.phase]))
    #expect(try Invocation("check", ".", files: files).output.contains("2 states, 3 events, 2 moves; read: complete;"))
  }

  @Test func `files that are given by themselves in one folder are read together`() throws {
    let files = ["Machine.swift": Self.machine, "More.swift": Self.more, "Phase.swift": Self.phase]
    let run = try Invocation("check", "Machine.swift", "More.swift", "Phase.swift", files: files)
    #expect(run.output == "Machine.swift:1: Machine: 2 states, 3 events, 2 moves; read: complete; no findings\n")
  }

  @Test func `who sets the state from another file is found for a file that is given by itself`() throws {
    let user = "final class User { var machine = Machine(); func f() { machine.phase = .idle } }"
    let files = [
      "Machine.swift": Self.machine, "More.swift": Self.more, "Phase.swift": Self.phase, "User.swift": user,
    ]
    let run = try Invocation("check", "Machine.swift", files: files)
    #expect(run.output.contains("User.swift:1: note: not read: another type sets the state, which is not followed"))
  }

  @Test func `a file that says no more than what a type is counts as well`() throws {
    let files = [
      "Machine.swift": Self.machine.replacing("struct Machine", with: "struct Machine: Flow"),
      "Phase.swift": Self.phase, "More.swift": Self.more, "Flow.swift": "protocol Flow: Stopping {}",
      "Stopping.swift": """
      protocol Stopping { var phase: Phase { get set } }
      extension Stopping { mutating func stop() { phase = .idle } }
      """,
    ]
    #expect(try Invocation("check", ".", files: files).output.contains("2 states, 4 events, 3 moves; read: complete;"))
  }

  @Test(arguments: [
    (["Sources/App/Machine.swift"], "Sources/Lib"), (["Sources/App", "Sources/Lib"], "Sources/Lib"),
    (["Machine.swift"], "Sub"),
  ])
  func `files of different modules are not mixed`(paths: [String], folder: String) throws {
    let file = paths[0].hasSuffix(".swift") ? paths[0] : "\(paths[0])/Machine.swift"
    let files = [file: Self.machine, "\(folder)/Phase.swift": Self.phase]
    let run = try Invocation(["check"] + paths, files: files)
    #expect(run.output.contains("not read: the states of 'Phase' are declared elsewhere"))
  }

  @Test(arguments: [
    ("Sources/App/Machine.swift", "Sources/App/Sub/"), ("Sources/App/Sub/Machine.swift", "Sources/App/"),
    ("Machine.swift", ""), ("App/Machine.swift", "App/"),
  ])
  func `a file that is given by itself is read with what it needs of its module`(file: String, beside: String) throws {
    let files = [
      file: Self.machine, "\(beside)Phase.swift": Self.phase, "\(beside)More.swift": Self.more,
      "\(beside)Door.swift": Invocation.door, "\(beside)Odd.swift": String(repeating: "[", count: 99),
    ]
    let run = try Invocation("check", file, files: files)
    #expect(run.output == "\(file):1: Machine: 2 states, 3 events, 2 moves; read: complete; no findings\n")
  }

  @Test(arguments: [
    ("Machine.swift", "\n\nread with More.swift, Phase.swift beside it\n"),
    ("More.swift", "\n\nread with Machine.swift, Phase.swift beside it\n"), (".", "▸ initial\n"),
  ])
  func `a table names the files beside it in which something of the machine stands`(path: String, end: String) throws {
    let files = [
      "Machine.swift": Self.machine, "Phase.swift": Self.phase, "More.swift": Self.more,
      "Text.swift": "extension Machine: CustomStringConvertible { var description: String { \"\" } }",
    ]
    let run = try Invocation("table", path, files: files)
    #expect(run.output.hasSuffix(end))
  }

  @Test func `an extension that is given by itself shows the machine that it extends`() throws {
    let files = ["Machine.swift": Self.machine, "Phase.swift": Self.phase, "More.swift": Self.more]
    let run = try Invocation("draw", "--format", "json", "More.swift", files: files)
    #expect(run.output.contains("\"file\" : \"Machine.swift\""))
    #expect(run.output.contains("\"read\" : \"complete\""))
    #expect(run.output.contains("\"name\" : \"reset\""))
  }

  @Test func `a folder inside of a module is read with what it needs of the rest`() throws {
    let files = [
      "Sources/App/Player/Machine.swift": Self.machine, "Sources/App/Phase.swift": Self.phase,
      "Sources/App/More.swift": Self.more,
    ]
    let run = try Invocation("check", "Sources/App/Player", files: files)
    #expect(
      run.output.contains("Sources/App/Player/Machine.swift:1: Machine: 2 states, 3 events, 2 moves; read: complete;")
    )
  }

  @Test func `a place in another file is shown with its file`() throws {
    let more = Self.more.replacing("phase = .idle", with: "phase = resolve()")
    let files = ["Machine.swift": Self.machine, "More.swift": more, "Phase.swift": Self.phase]
    let run = try Invocation("draw", "--format", "text", ".", files: files)
    #expect(run.output.contains("\n    More.swift:3: target comes from a call to 'resolve()'\n"))
    let json = try Invocation("draw", "--format", "json", ".", files: files).output
    #expect(json.contains("\"file\" : \"More.swift\","))
  }

  @Test func `a comment in another file silences what is found there`() throws {
    let silent = "phase = resolve()  // switchback:ignore unread-target\n "
    let more = Self.more.replacing("phase = .idle", with: silent)
    let files = ["Machine.swift": Self.machine, "More.swift": more, "Phase.swift": Self.phase]
    #expect(try Invocation("check", ".", files: files).output.contains("read: partial; no findings\n"))
  }
}
