import Testing

@Suite struct TableTests {
  @Test func `a table in a pipe has the names of the states`() throws {
    let run = try Invocation("table", ".", files: ["Door.swift": Invocation.door, "Lamp.swift": Invocation.lamp])
    #expect(
      run.output == """
        Door: 2 states × 2 events

                  push      pull
        ▸ open    → closed  ·
          closed  ·         → open

        → 2 moves   ↺ 0 stays   – 0 rejects   ✕ 0 traps   ? 0 unread   · 2 unhandled
        ▸ initial

        Lamp: 3 states × 1 event

                  press
        ▸ on      → off
          off     ?
          broken  → on

        → 2 moves   ↺ 0 stays   – 0 rejects   ✕ 0 traps   ? 1 unread   · 0 unhandled
        ▸ initial

        not read:
          line 7: target comes from a call to 'relit()'

        """
    )
    #expect(run.status == 0)
  }

  static let player = """
    enum Player {
      case stopped, loading(String)
      case ready
      @Final case done
      enum Event { case start, loaded(Int), tick, stop, fail }
      func next(on event: Event) -> Self? {
        switch (self, event) {
        case (.stopped, .start): .loading("a")
        case (.loading, .loaded(let count)) where count > 3: .ready
        case (.loading, .loaded(0)): .stopped
        case (.loading, .loaded): .done
        case (.ready, .tick): self
        case (.ready, .start): nil
        case (.ready, .stop): resolve()
        case (.ready, .loaded): fatalError()
        default: nil
        }
      }
    }

    """

  @Test func `each kind of cell has its sign, its count and its guards`() throws {
    let run = try Invocation("table", ".", files: ["Player.swift": Self.player])
    #expect(
      run.output == """
        Player: 4 states × 5 events

                   start      loaded                tick  stop  fail
        ▸ stopped  → loading  ·                     ·     ·     ·
          loading  ·          → ready → stopped …*  ·     ·     ·
          ready    –          ✕                     ↺     ?     ·
        ◎ done

        → 4 moves   ↺ 1 stay   – 1 reject   ✕ 1 trap   ? 1 unread   · 9 unhandled
        ▸ initial   ◎ final

        * a guard decides, the first that holds:
          loading, loaded
            [count > 3] → ready
            [0] → stopped
            otherwise → done

        not read:
          line 14: target comes from a call to 'resolve()'

        """
    )
  }

  @Test func `where a table is too wide the rows are numbered, and columns go into blocks`() throws {
    let run = try Invocation(["table"], files: ["Player.swift": Self.player], environment: ["COLUMNS": "40"])
    #expect(
      run.output == """
        Player: 4 states × 5 events

                     start  loaded    tick  stop
        1 ▸ stopped  →2     ·         ·     ·
        2   loading  ·      →3 →1 …*  ·     ·
        3   ready    –      ✕         ↺     ?
        4 ◎ done

                     fail
        1 ▸ stopped  ·
        2   loading  ·
        3   ready    ·
        4 ◎ done

        → 4 moves   ↺ 1 stay   – 1 reject
        ✕ 1 trap   ? 1 unread   · 9 unhandled
        ▸ initial   ◎ final

        * a guard decides, the first that holds:
          loading, loaded
            [count > 3] → ready
            [0] → stopped
            otherwise → done

        not read:
          line 14: target comes from a call to
            'resolve()'

        """
    )
  }

  @Test(arguments: [24, 30, 40, 57, 80, 120, 200]) func `no line is wider than the terminal`(width: Int) throws {
    let sources = [
      Self.player, Invocation.machine(states: 30, events: 20), Invocation.machine(states: 2, events: 40),
      Self.player.replacing("loading", with: "ladendesDokument日本語日本語日本語日本語日本語"),
    ]
    for source in sources {
      let run = try Invocation(["table"], files: ["A.swift": source], environment: ["COLUMNS": "\(width)"])
      for line in run.output.split(separator: "\n") { #expect(Self.columns(line) <= width, "\(line)") }
      #expect(run.output.contains("·"))
    }
  }

  /// Chinese characters are twice as wide as others.
  private static func columns(_ line: Substring) -> Int {
    line.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) }
  }

  @Test func `COLUMNS says how wide a table may be, also in a pipe`() throws {
    let files = ["A.swift": Invocation.machine(states: 30, events: 30)]
    let free = try Invocation(["table"], files: files, environment: [:])
    let narrow = try Invocation(["table"], files: files, environment: ["COLUMNS": "70"])
    let nonsense = try Invocation(["table"], files: files, environment: ["COLUMNS": "wide"])
    #expect(free.output.split(separator: "\n").contains { $0.count > 200 })
    #expect(narrow.output.split(separator: "\n").allSatisfy { $0.count <= 70 })
    #expect(nonsense.output == free.output)
  }

  @Test func `what may be hidden by a line that was not read is said`() throws {
    let source = Invocation.door.replacing(
      "    switch",
      with: "    #if DEBUG\n      let door = self\n      try check(door)\n    #endif\n    show(door)\n    return switch"
    )
    let run = try Invocation("table", "Door.swift", files: ["Door.swift": source])
    #expect(run.output.contains("· 2 unhandled as far as could be read\n"))
    #expect(run.output.contains("\nnot read:\n  line 5: "))
  }

  @Test func `what the reader took for granted is said below the table`() throws {
    let source = """
      final class Player {
        enum State { case idle, playing, failed }
        private var state = State.idle
        func play() { if state == .idle { state = .playing } }
        func stop() { open { self.state = .idle } }
        func fail() { open { self.state = .failed } }
      }
      """
    let run = try Invocation("table", "Player.swift", files: ["Player.swift": source])
    #expect(run.output.hasSuffix("\nassumed:\n  lines 5, 6: the closure given to 'open' runs later\n"))
  }

  @Test func `a machine that cannot be read has its reason`() throws {
    let run = try Invocation(["table"], files: ["A.swift": Invocation.refused])
    #expect(run.output == "Gate: no table\n\nnot read:\n  line 1: 'next(on:)' has no body\n")
    #expect(run.status == 0)
  }

  @Test func `states in which the same guards decide share a note`() throws {
    let source = """
      final class Lamp {
        enum State { case off, dim, bright, broken }
        private var state = State.off
        func set(isDim: Bool) { if state != .broken { state = isDim ? .dim : .bright } }
        func burn(isOld: Bool) { if isOld { state = .broken } }
        func mend(isNew: Bool) { if state == .bright || state == .broken { state = isNew ? .off : .dim } }
      }
      """
    let run = try Invocation(["table"], files: ["Lamp.swift": source])
    #expect(run.output.contains("\n  off, set\n    [isDim] → dim\n    otherwise → bright\n"))
    #expect(run.output.contains("\n  any state but broken, burn\n    [isOld] → broken\n    otherwise ↺ stays\n"))
    #expect(run.output.contains("\n  bright or broken, mend\n"))
  }
}
