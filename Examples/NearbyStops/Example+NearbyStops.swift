import ExampleTerminal
import Switchback

extension Example {
  package static let nearbyStops = Example(
    "nearby-stops",
    teaches: "an output that loads: it starts when it becomes true, and is asked for nowhere",
    document: "Simple & correct UI logic with states",
    graph: { NearbyStopsState.graph }
  ) { terminal in
    await Conversation.nearbyStops(hasLocation: false, on: terminal).run()
  }
}

extension Conversation where Rule == NearbyStopsState {
  /// The stops near a person; loading them takes a second, as from a server.
  static func nearbyStops(hasLocation: Bool, on terminal: Terminal) -> Conversation {
    let machine = StateMachine(NearbyStopsState(hasLocation: hasLocation))
    machine.react(to: \.loadStops) { send in
      try await send.sleep(for: .seconds(1))
      send(.loadedStops(["Central Station", "Market Square"]))
    }
    return Conversation(with: machine, by: .nearbyStops, on: terminal)
  }
}

extension Script where Rule == NearbyStopsState {
  static var nearbyStops: Script {
    Script(
      "search",
      isUndone: true,
      picture: { NearbyStopsState.graph.formatted(.text(current: "\($0.kind)")) },
      page: page
    )
  }

  private static func page(of state: NearbyStopsState) -> Page<NearbyStopsState.Event> {
    switch state.ui {
    case .askForLocation:
      Page(
        "Stops near me",
        text: "Where are you?",
        words: [Word("here", for: .changedCurrentLocation, meaning: "tell where you are")]
      )
    case .progress:
      Page("Stops near me", text: "Looking …")
    case .stops(let names):
      Page(
        "Stops near me",
        text: names.joined(separator: "\n"),
        words: [Word("move", for: .changedCurrentLocation, meaning: "go somewhere else")]
      )
    }
  }
}
