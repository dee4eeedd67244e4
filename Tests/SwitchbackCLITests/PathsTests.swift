import Testing

@Suite struct PathsTests {
  @Test func `paths take every move and stay, and what is on none is listed with its reason`() throws {
    let run = try Invocation("paths", "Player.swift", files: ["Player.swift": TableTests.player])
    #expect(
      run.output == """
        Player: 2 paths take all 5 moves and stays

        1. stopped
            start               → loading
            loaded [0]          → stopped
            start               → loading
            loaded [count > 3]  → ready
            tick                ↺ ready

        2. stopped
            start   → loading
            loaded  → done

        on no path:
          line 14: 'stop' in 'ready': where it leads cannot be read
          line 15: 'loaded' in 'ready': it stops the program

        """
    )
    #expect(run.status == 0)
  }

  @Test func `paths can reach every state instead`() throws {
    let run = try Invocation("paths", "--covering", "states", ".", files: ["Lamp.swift": Invocation.lamp])
    #expect(
      run.output == """
        Lamp: 1 path reaches 2 of 3 states

        1. on
            press  → off

        on no path:
          line 2: no path leads to 'broken'

        """
    )
  }

  @Test func `a machine that cannot be read has no paths`() throws {
    let run = try Invocation("paths", "A.swift", files: ["A.swift": Invocation.refused])
    #expect(run.output == "Gate: no paths\n\non no path:\n  line 1: not read: 'next(on:)' has no body\n")
  }
}
