import Testing

@Suite struct PlayTests {
  /// What a person sees who types these lines.
  static func play(_ source: String, _ lines: [String]) throws -> String {
    let input = lines.map { $0 + "\n" }.joined()
    let run = try Invocation(["play", "A.swift"], files: ["A.swift": source], input: input)
    #expect(run.status == 0)
    return run.output
  }

  @Test func `a game shows where one is and what one can do, and the way at the end`() throws {
    let text = try Self.play(TableTests.player, ["start", "2", "quit"])
    #expect(
      text == """
        Player

        ● stopped
          1  start  → loading
          undo, restart, path, quit, ?
        event: start
        → 'loading'

        ● loading(String)
          1  loaded(Int) [count > 3]  → ready
                         [0]          → stopped
                         otherwise    → done
          undo, restart, path, quit, ?
        event: 2
        '2' is no event of 'Player'; type a number or a name: loaded
        event: quit

        your way, 1 step:
          stopped
            start  → loading

        """
    )
  }

  @Test(
    arguments: [
      // By number, by name, in any case of letters.
      (["1", "quit"], "→ 'loading'"), (["START"], "→ 'loading'"),
      // The guards are asked in order, until one holds.
      (["start", "loaded", "y"], "event: loaded\ndoes 'count > 3' hold? (y/n) y\n→ 'ready'\n"),
      (["start", "loaded", "n", "yes"], "does 'count > 3' hold? (y/n) n\ndoes '0' hold? (y/n) yes\n→ 'stopped'\n"),
      (["start", "loaded", "n", "no"], "→ 'done'\n\n◎ done · final, the machine has ended\n"),
      (["start", "1", "maybe", "y"], "'maybe' is neither yes nor no; type y or n\ndoes 'count > 3' hold? (y/n) y\n"),
      // What does nothing says so, and where one still is.
      (["tick"], "'tick' is not handled in 'stopped'; handled here: start\nevent: "),
      (["jump"], "'jump' is no event of 'Player'; type a number or a name: start\nevent: "),
      ([""], "type the number or the name of an event: start\nevent: "),
      (["99999999999999999999"], "is no event of"), (["0"], "'0' is no event of"), (["-1"], "'-1' is no event of"),
      (["\u{1B}[2J"], "'\u{FFFD}[2J' is no event of"),
      (["start", "1", "y", "start"], "'start' is rejected on purpose; you are still in 'ready'\nevent: "),
      (["start", "1", "y", "loaded"], "'loaded' would stop the program here; you are still in 'ready'\nevent: "),
      (["start", "1", "y", "tick"], "↺ stays in 'ready'\n"),
      (
        ["start", "1", "y", "stop", "5", "done"],
        "'5' is no state here; type a number from 1 to 4, or a name\nstate: done\n→ 'done'\n"
      ),
      (
        ["start", "1", "y", "stop", "2"],
        "the source does not say where 'resolve()' leads; where does it?\n  1  stopped\n"
      ),
      // The other words.
      (["undo"], "there is nothing to undo; this is where you started\nevent: "),
      (["start", "u"], "undone: start\n\n● stopped\n"), (["start", "restart"], "event: restart\n\n● stopped\n"),
      (["start", "path"], "event: path\nstopped\n  start  → loading\nevent: "),
      (["start", "?"], "● loading(String) · you are here\n"),
      (["start", "1", "n", "n", "undo"], "undone: loaded\n\n● loading(String)\n"),
      (["start", "1", "n", "n", "start"], "'start' is not handled in 'done'\n"),
    ]
  )
  func `a line does what it says`(lines: [String], expected: String) throws {
    #expect(try Self.play(TableTests.player, lines).contains(expected))
  }

  @Test(
    arguments: [
      ([], "your way, 0 steps:\n  stopped\n"), (["start"], "your way, 1 step:\n  stopped\n    start  → loading\n"),
      (["start", "loaded"], "your way, 1 step:\n  stopped\n    start  → loading\n"),
      (["start", "loaded", "q"], "your way, 1 step:\n  stopped\n    start  → loading\n"),
      (
        ["start", "loaded", "y", "stop", "done", "tick"],
        "your way, 3 steps:\n  stopped\n    start               → loading\n    loaded [count > 3]  → ready\n    stop                → done\n"
      ),
      (["start", "undo", "quit", "start"], "your way, 0 steps:\n  stopped\n"),
    ]
  )
  func `the way is printed wherever the game ends`(lines: [String], end: String) throws {
    #expect(try Self.play(TableTests.player, lines).hasSuffix("\n\n" + end))
  }

  @Test func `no guard that holds is no transition`() throws {
    let source = Invocation.door.replacing("case (.open, .push):", with: "case (.open, .push) where isFree:")
    let sentence = "no guard holds, so 'push' is not handled; you are still in 'open'\nevent: "
    #expect(try Self.play(source, ["push", "n"]).contains(sentence))
  }

  @Test func `events come before the game's own words, and of several starts one is chosen`() throws {
    let text = try Self.play(
      """
      enum A {
        @Initial case a
        @Initial case b
        enum Event { case undo, quit, q }
        func next(on event: Event) -> Self? {
          switch (self, event) {
          case (.a, .undo): .b
          case (.b, .quit): .b
          case (.b, .q): .a
          default: nil
          }
        }
      }
      """,
      ["c", "a", "undo", "quit", "q", "q"]
    )
    #expect(
      text.contains("where do you start?\n  1  a\n  2  b\nstate: c\n'c' is no state here; type a number from 1 to 2")
    )
    #expect(text.contains("\n  u, restart, path, quit, ?\n"))
    #expect(text.contains("\n  undo, restart, path, ?\n"))
    #expect(text.hasSuffix("your way, 3 steps:\n  a\n    undo  → b\n    quit  ↺ b\n    q     → a\n"))
  }

  @Test func `a machine that cannot be read cannot be played`() throws {
    let run = try Invocation(["play", "A.swift"], files: ["A.swift": Invocation.refused])
    #expect(
      run.output
        == "error: A.swift:1: 'Gate' cannot be played, 'next(on:)' has no body; see 'switchback check'\n"
    )
    #expect(run.status == 1)
  }

  @Test func `one of several machines has to be named`() throws {
    let files = ["All.swift": Invocation.door + Invocation.lamp]
    let run = try Invocation("play", "All.swift", files: files)
    #expect(
      run.output
        == "error: there are several machines, 'Door', 'Lamp'; choose one with '--type', or give its file\n"
    )
    #expect(run.status == 1)
    let lamp = try Invocation("play", "--type", "Lamp", "All.swift", files: files)
    #expect(lamp.output.hasPrefix("Lamp\n\n● on\n  1  press  → off\n"))
    #expect(lamp.output.hasSuffix("event: \n\nyour way, 0 steps:\n  on\n"))
    #expect(lamp.status == 0)
  }
}
