import Testing

@Suite struct ConfirmationTests {
  static let player = """
    enum Event { case tapped, ended }
    final class Player {
      enum State { case playing, paused }
      private var state = State.paused
      func handle(_ event: Event) {
        switch (state, event) {
        case (.paused, .tapped): state = .playing
        case (.playing, .tapped), (.playing, .ended): state = .paused
        default: break
        }
      }
    }

    """

  static let screen = "func tap(_ player: Player) { player.handle(.tapped) }\n"

  static let found = """
    Sources/App/Player.swift:1:27: warning: event 'ended' is never sent; send it, remove it with its rows, or \
    write '// switchback:ignore never-raised' at its line [never-raised]
    """

  @Test(arguments: [
    (["Sources"], [:], true),
    (["."], [:], true),
    (["Sources/App/Player.swift", "Sources/App/Screen.swift"], [:], true),
    // A file that was not scanned may send it.
    (["Sources/App/Player.swift"], [:], false),
    (["Sources"], ["Sources/App/Clock.swift": "let event = Event.ended\n"], false),
    // While none is sent, the machine is not in use yet.
    (["Sources"], ["Sources/App/Screen.swift": ""], false),
    // To ask for it is not to send it, and neither is to speak of it.
    (["Sources"], ["Sources/App/Clock.swift": "func f(_ e: Event) -> Bool { e == .ended } // .ended\n"], true),
    // What lies outside of the sources is not of the module.
    (["Sources"], ["Tests/AppTests/PlayerTests.swift": "let event = Event.ended\n"], true),
  ])
  func `an event is never raised where all files were scanned and none sends it`(
    paths: [String],
    files: [String: String],
    isFound: Bool
  ) throws {
    let package = [
      "Package.swift": "// swift-tools-version: 6.0\n", "Sources/App/Player.swift": Self.player,
      "Sources/App/Screen.swift": Self.screen,
    ]
    let run = try Invocation(["check"] + paths, files: package.merging(files) { $1 })
    #expect(run.output.contains(Self.found) == isFound, "\(run.output)")
    #expect(run.output.contains("never-raised") == isFound)
    #expect(run.status == 0)
  }

  @Test(arguments: [
    (["check", "."], true),
    (["check", "--strict", "Player.swift", "Screen.swift"], true),
    // Nothing in the file itself sends an event, so that there is nothing to say of one.
    (["check", "Player.swift"], false),
    (["check", "--type", "Door", "."], false),
  ])
  func `where nothing tells how far the project goes, the check is left out with a word`(
    arguments: [String],
    isSaid: Bool
  ) throws {
    let files = ["Player.swift": Self.player, "Screen.swift": Self.screen, "Door.swift": Invocation.door]
    let run = try Invocation(arguments, files: files)
    let note = """
      note: 'never-raised' is left out for 'Player', since nothing tells where else the source of the project lies; give a \
      folder in a package or an Xcode project, with all its source

      """
    #expect(run.output.contains("[never-raised]") == false)
    #expect(run.output.hasSuffix(note) == isSaid, "\(run.output)")
    #expect(run.output.contains("never-raised") == isSaid)
    #expect(run.status == 0)
  }

  @Test(arguments: [("text", true), ("json", true), ("mermaid", false), ("dot", false)])
  func `what shows findings is drawn with a word on those left out beside it`(format: String, isSaid: Bool) throws {
    let files = ["Player.swift": Self.player, "Screen.swift": Self.screen]
    let run = try Invocation("draw", "--format", format, "--output", "drawing", ".", files: files, written: "drawing")
    #expect(run.written?.contains("never-raised") == false)
    #expect(run.output.hasPrefix("note: 'never-raised' is left out for 'Player'") == isSaid, "\(run.output)")
    #expect(run.status == 0)
  }

  @Test func `where some of the source was not given, the check is left out with a word`() throws {
    let package = [
      "Package.swift": "// swift-tools-version: 6.0\n", "Sources/App/Player.swift": Self.player,
      "Sources/App/Screen.swift": Self.screen, "Sources/Other/Clock.swift": "struct Clock {}\n",
    ]
    let run = try Invocation("check", "Sources/App", files: package)
    let note = """
      note: 'never-raised' is left out for 'Player', since other source may refute it; give all of 'Sources'

      """
    #expect(run.output.hasSuffix(note), "\(run.output)")
  }

  @Test func `a note is no reason to fail, even if strict`() throws {
    let line = """
      final class Line {
        enum State { case idle, asked, open, closed }
        private var state = State.idle
        func ask() { if state == .idle { state = .asked } }
        func opened() { state = .open }
        func close() { if state == .open { state = .closed } }
      }

      """
    let run = try Invocation("check", "--strict", "Line.swift", files: ["Line.swift": line])
    #expect(
      run.output == """
        Line.swift:5:3: note: 'opened' leads to 'open' from 'closed', too, and nothing else that looks at the \
        state leaves that one; ask for the state first, or write '// switchback:ignore ignores-state' at its line [ignores-state]
        Line.swift:1: Line: 4 states, 3 events, 5 moves; read: complete; 1 finding

        """
    )
    #expect(run.status == 0)
  }
}
