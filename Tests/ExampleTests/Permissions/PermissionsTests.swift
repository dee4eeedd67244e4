import ExampleTerminal
import ExampleTestSupport
@testable import PermissionsExample
import Switchback
import Testing

@MainActor
struct PermissionsTests {
  @Test func `the drawing made of the delegate's answers has the moves of the document and no other`() {
    let delegate = OnboardingDelegate { _ in }
    #expect(
      moves(of: StateMachine(.initial, delegate: delegate).graph) == [
        "initial ->pushNotificationsAsk pushNotificationsAsk",
        "pushNotificationsAsk ->pushNotificationsDisplay pushNotificationsDisplay",
        "pushNotificationsAsk ->locationAsk locationAsk",
        "pushNotificationsDisplay ->locationAsk locationAsk",
        "locationAsk ->locationDisplay locationDisplay",
        "locationAsk ->onboarded onboarded",
        "locationDisplay ->onboarded onboarded",
      ]
    )
  }

  @Test(arguments: [
    ["begin", "notify", "location", "locate", "done"], ["begin", "notify", "location", "done"],
    ["begin", "location", "locate", "done"], ["begin", "location", "done"],
  ])
  func `all four ways lead a person through`(lines: [String]) async {
    let played = await Example.permissions.played(lines)
    #expect(played.ending == .finished)
    #expect(played.text.hasSuffix("\n(show that all is done)\n\nAll is done\n"))
  }

  @Test func `a person who goes back can take another way`() async {
    let played = await Example.permissions.played(["begin", "done", "location", "back", "notify", "?", "quit"])
    #expect(played.ending == .left)
    #expect(
      played.text.contains(
        """
        What now: done
        'done' leads nowhere from here; these words do: notify, location, back, quit.
        What now: location
        (show the location screen)

        Location
        """
      )
    )
    #expect(played.text.contains("● pushNotificationsDisplay · you are here"))
    #expect(played.text.hasSuffix("You left at 'Notifications'.\n"))
  }
}
