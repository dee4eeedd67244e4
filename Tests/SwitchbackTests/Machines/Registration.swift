import Switchback

/// With a graph and kinds of events, as the macro would add them.
enum Registration: MachineState {
  case login, createProfile
  case selectAvatar(from: String)
  case finished

  enum Kind { case login, createProfile, selectAvatar, finished }

  var kind: Kind {
    switch self {
    case .login: .login
    case .createProfile: .createProfile
    case .selectAvatar: .selectAvatar
    case .finished: .finished
    }
  }

  var isFinal: Bool { kind == .finished }

  enum Event {
    case login(password: String), next, back, registerLater
  }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.login, .next): .createProfile
    case (.login, .login(password: "secret")): .finished
    case (.createProfile, .next): .selectAvatar(from: "email")
    case (.createProfile, .back): .login
    case (.selectAvatar(from: "email"), .back): .createProfile
    case (.selectAvatar, .next): .finished
    default: nil
    }
  }
}

extension Registration.Event: MachineEvent {
  enum Kind: CaseIterable { case login, next, back, registerLater }

  var kind: Kind {
    switch self {
    case .login: .login
    case .next: .next
    case .back: .back
    case .registerLater: .registerLater
    }
  }
}

extension Registration: GraphProviding {
  static var graph: StateGraph {
    StateGraph(
      name: "Registration",
      states: [
        .init("login", isInitial: true), .init("createProfile"), .init("selectAvatar", payload: ["from: String"]),
        .init("finished", isFinal: true),
      ],
      events: [.init("login", payload: ["password: String"]), .init("next"), .init("back"), .init("registerLater")],
      transitions: [
        .init(from: "login", on: "next", to: "createProfile"),
        .init(from: "login", on: "login", to: "finished", guard: "password: \"secret\""),
        .init(from: "login", on: "registerLater", to: nil, kind: .reject),
        .init(from: "createProfile", on: "next", to: "selectAvatar"),
        .init(from: "createProfile", on: "back", to: "login"),
        .init(from: "selectAvatar", on: "back", to: "createProfile", guard: "from: \"email\""),
        .init(from: "selectAvatar", on: "next", to: "finished"),
      ]
    )
  }
}
