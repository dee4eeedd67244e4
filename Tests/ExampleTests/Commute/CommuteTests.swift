@testable import CommuteExample
import ExampleTerminal
import ExampleTestSupport
import Switchback
import Testing

@MainActor
struct CommuteTests {
  @Test func `each of the two things that a commute knows by yes and no is drawn, and nothing else`() {
    #expect(
      moves(of: MyCommuteState.graph) == [
        "isOffline.false wentOffline isOffline.true", "isOffline.true refetched isOffline.false",
        "isLoggedIn.false loggedIn isLoggedIn.true", "isLoggedIn.true loggedIn isLoggedIn.false",
      ]
    )
  }

  @Test func `a person looks at the departures, offline, and back`() async {
    let played = await Example.commute.played(["offline", "back", "second", "school", "login", "quit"])
    #expect(played.ending == .left)
    let pages = played.text.split(separator: "\nMy commute\n").dropFirst().map { page in
      page.split(separator: "\n").filter { !$0.hasPrefix("  ") }.joined(separator: "\n")
    }
    #expect(
      pages == [
        "Home: departs at 11:00, disrupted\nWork: departs at 12:00\nWhat now: offline",
        "Home: no departures known\nWork: no departures known\nWhat now: back",
        "Home: departs at 11:00, disrupted\nWork: departs at 12:00\nWhat now: second",
        "School: departs at 13:00\nWhat now: school",
        "School: departs at 13:00\nYou look at School.\nWhat now: login",
        "School: departs at 13:00\nYour favourites are the same on all your devices.\nYou look at School.\n"
          + "What now: quit\nYou left at 'My commute'.",
      ]
    )
  }
}
