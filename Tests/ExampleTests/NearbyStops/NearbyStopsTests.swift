import ExampleTerminal
import ExampleTestSupport
@testable import NearbyStopsExample
import Switchback
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct NearbyStopsTests {
  @Test func `having a location is drawn, and is never lost`() {
    #expect(moves(of: NearbyStopsState.graph) == ["hasLocation.false changedCurrentLocation hasLocation.true"])
  }

  @Test(arguments: [
    (false, ["here", "move", "quit"], ["Where are you?", "Looking …", Self.stops, "Looking …", Self.stops]),
    (true, ["move", "back", "quit"], ["Looking …", Self.stops, "Looking …", Self.stops, Self.stops]),
  ])
  func `stops are loaded when the location is known, and again when it changes`(
    hasLocation: Bool,
    lines: [String],
    pages: [String]
  ) async {
    let recording = Recording()
    let terminal = recording.terminal(typing: lines)
    terminal.greet()
    let ending = await withFastTime {
      await Conversation.nearbyStops(hasLocation: hasLocation, on: terminal).run(clock: $0)
    }
    #expect(ending == .left)
    let shown = recording.text.split(separator: "\nStops near me\n").dropFirst().map { page in
      page.split(separator: "\n").filter {
        !$0.hasPrefix("  ") && !$0.hasPrefix("What now") && !$0.hasPrefix("You left")
      }
      .joined(separator: "\n")
    }
    #expect(shown == pages)
  }

  private nonisolated static let stops = "Central Station\nMarket Square"
}
