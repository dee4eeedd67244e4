import ExampleTerminal
import Switchback

extension Example {
  package static let commute = Example(
    "my-commute",
    teaches: "outputs: what a screen shows and asks for is computed, never stored",
    document: "Simple & correct UI logic with states",
    graph: { MyCommuteState.graph }
  ) { terminal in
    let machine = StateMachine(MyCommuteState.initial(response: .dummy, now: .h(10)))
    machine.react(to: \.sendFeedback) { _, send in
      try await send.sleep(for: .seconds(1))
      send(.completedFeedback("Thank you for telling us"))
    } catching: { _ in
      .completedFeedback("That could not be sent")
    }
    return await Conversation(with: machine, by: .commute, on: terminal).run()
  }
}

extension Script where Rule == MyCommuteState {
  @MainActor static var commute: Script {
    Script(
      "commute",
      words: [
        Word("offline", for: .wentOffline, meaning: "lose the connection"),
        Word("online", for: .refetched(.dummy), meaning: "fetch again"),
        Word("login", for: .loggedIn(true), meaning: "log in"),
        Word("logout", for: .loggedIn(false), meaning: "log out"),
        Word("first", for: .activatedTab(index: 0), meaning: "go to the first tab"),
        Word("second", for: .activatedTab(index: 1), meaning: "go to the second tab"),
        Word("good", for: .tappedFeedback(.departure, .good), meaning: "say that a departure was right"),
        Word("bad", for: .tappedFeedback(.disruption, .bad), meaning: "say that a disruption was wrong"),
      ],
      isUndone: true,
      picture: { MyCommuteState.graph.formatted(.text(current: "\($0.kind)")) },
      page: page
    )
  }

  private static func page(of state: MyCommuteState) -> Page<MyCommuteState.Event> {
    if state.sendFeedback != nil { return Page("My commute", text: "Your feedback is on its way.") }
    let notes = [
      state.message.map { "\($0)." },
      state.syncFavorites == nil ? nil : "Your favourites are the same on all your devices.",
      state.showFavorite.map { "You look at \($0.name)." },
    ]
    return Page(
      "My commute",
      text: (state.activeFavorites.map(line) + notes.compactMap(\.self)).joined(separator: "\n"),
      words: state.activeFavorites.map { favorite in
        Word(favorite.name.lowercased(), for: .tappedFavorite(favorite), meaning: "look at \(favorite.name)")
      }
    )
  }

  private static func line(for favorite: MyCommuteTrackStopFavorite) -> String {
    let departures = favorite.departures.map(\.description).joined(separator: ", ")
    let disruption = favorite.severity == .affected ? ", disrupted" : ""
    return "\(favorite.name): \(departures.isEmpty ? "no departures known" : "departs at \(departures)")\(disruption)"
  }
}
