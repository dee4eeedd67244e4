import SwitchbackReader
import Testing

@Suite struct NeighboursTests {
  private static let player = """
    final class Player: Screen {
      var state: PlayerState
      private var hidden = 0
      let count = 0
      enum Event { case play }
    }
    extension Track { var isPlaying: Bool { true } }
    """

  @Test(arguments: [
    ("enum PlayerState { case idle }", true), ("public  struct\n\tPlayerState {}", true),
    ("typealias PlayerState = Status", true), ("protocol Screen {}", true), ("extension Player {}", true),
    ("extension Player.Event {}", true), ("extension PlayerState {}", false), ("enum Event { case stop }", false),
    ("enum PlayerStates {}", false), ("let state: PlayerState", false),
    ("final class Other { var player: Player }", false),
    ("final class Other { var player: Player; func f() { player.state = .idle } }", true),
    ("final class Other { var player: Player; func f() { player.hidden = 1; player.count = 2 } }", false),
    ("final class Other { var label: Label; func f() { label.state = .idle } }", false),
    ("class Player {}; final class Other { var player: Player; func f() { player.state = .idle } }", false),
    ("extension Bool {}", false), ("enum", false), ("", false),
  ])
  func `a file is needed that declares what is named, extends it, or sets a property of it`(
    text: String,
    isNeeded: Bool
  ) throws {
    #expect(try needed(["A.swift": text]) == (isNeeded ? ["A.swift"] : []))
  }

  @Test func `extensions of a type are needed where a neighbour declares it`() throws {
    let files = [
      "A.swift": "extension PlayerState {}", "B.swift": "enum PlayerState {}", "C.swift": "extension Int {}",
    ]
    #expect(try needed(files) == ["A.swift", "B.swift"])
  }

  @Test func `what a type holds is needed where the file extends it, or has properties of it`() throws {
    let files = [
      "Track.swift": "struct Track { var phase: Phase; func f() { Elsewhere() } }", "Phase.swift": "enum Phase {}",
      "State.swift": "enum PlayerState { case a(Detail) }", "Detail.swift": "enum Detail {}",
      "Elsewhere.swift": "enum Elsewhere {}", "Screen.swift": "class Screen { var other: Other }",
      "Other.swift": "enum Other {}",
    ]
    let found = try needed(files)
    #expect(found == ["Detail.swift", "Phase.swift", "Screen.swift", "State.swift", "Track.swift"])
  }

  private func needed(_ files: [String: String]) throws -> [String] {
    let given = try #require(ParsedSource(Self.player, path: "Player.swift"))
    return Neighbours.needed(by: [given], among: files.keys.sorted()) { Array(files[$0, default: ""].utf8) }.map(\.path)
  }
}
