import ExampleTerminal
@testable import RegistrationExample
import Testing

@MainActor
struct LeavingTests {
  nonisolated static let kept: [Way: String] = [.avatar: "What you had told:\n  Facebook  ada.lovelace\n"]

  @Test(arguments: Way.allCases)
  func `input that ends in the middle ends cleanly and says where`(way: Way) async {
    let played = await play(way.lines)
    let kept = Self.kept[way, default: "You had told nothing yet.\n"]
    #expect(played.ending == .inputEnded)
    #expect(played.ending.exitCode == 1)
    #expect(played.text.hasSuffix("\nThe input ended at '\(way.rawValue)', before the registration did. \(kept)"))
  }

  @Test(arguments: Way.allCases, ["quit", "QUIT", "exit", " quit\t"])
  func `quit leaves at any question`(way: Way, word: String) async {
    let played = await play(way.lines + [word, "not read any more"])
    let kept = Self.kept[way, default: "You had told nothing yet.\n"]
    #expect(played.ending == .left)
    #expect(played.ending.exitCode == 0)
    #expect(played.text.hasSuffix("\nYou left at '\(way.rawValue)'. \(kept)"))
  }

  @Test(arguments: Way.allCases)
  func `a person who ends the input leaves`(way: Way) async {
    let played = await play(way.lines, isInteractive: true)
    #expect(played.ending == .left)
    #expect(played.text.contains("\nYou left at '\(way.rawValue)'. "))
  }

  @Test func `what was told before is kept in view`() async {
    let text = await play(["next", "Ada", "ada@example.org", "2", "quit"]).text
    #expect(text.hasSuffix("What you had told:\n  name    Ada\n  email   ada@example.org\n  avatar  fox\n"))
  }
}
