import Switchback

/// A registration in which Back knows the way, and the event that logs in has a payload.
enum Signup: MachineState, Hashable {
  case login, createProfile, facebookProfile
  case selectAvatar(from: Profile)
  case finished

  enum Profile { case email, facebook }

  enum Event { case login(password: String), next, back, facebook }

  var isFinal: Bool { self == .finished }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.login, .login(password: "secret")): .finished
    case (.login, .login): .login
    case (.login, .next): .createProfile
    case (.createProfile, .next): .selectAvatar(from: .email)
    case (.createProfile, .facebook): .facebookProfile
    case (.facebookProfile, .next): .selectAvatar(from: .facebook)
    case (.selectAvatar, .next): .finished
    case (.selectAvatar(from: .email), .back): .createProfile
    case (.selectAvatar(from: .facebook), .back): .facebookProfile
    default: nil
    }
  }

  enum Kind { case login, createProfile, facebookProfile, selectAvatar, finished }

  var kind: Kind {
    switch self {
    case .login: .login
    case .createProfile: .createProfile
    case .facebookProfile: .facebookProfile
    case .selectAvatar: .selectAvatar
    case .finished: .finished
    }
  }

  static let samples: [Event] = [.login(password: "secret"), .login(password: "wrong"), .next, .back, .facebook]
}

extension Signup: GraphProviding {
  static var graph: StateGraph {
    StateGraph(
      name: "Signup",
      states: [
        .init("login", isInitial: true), .init("createProfile"), .init("facebookProfile"),
        .init("selectAvatar", payload: ["from: Profile"]), .init("finished", isFinal: true),
      ],
      events: [.init("login", payload: ["password: String"]), .init("next"), .init("back"), .init("facebook")],
      transitions: [
        .init(from: "login", on: "login", to: "finished", guard: "password: \"secret\""),
        .init(from: "login", on: "login", to: "login"),
        .init(from: "login", on: "next", to: "createProfile"),
        .init(from: "createProfile", on: "next", to: "selectAvatar"),
        .init(from: "createProfile", on: "facebook", to: "facebookProfile"),
        .init(from: "facebookProfile", on: "next", to: "selectAvatar"),
        .init(from: "selectAvatar", on: "next", to: "finished"),
        .init(from: "selectAvatar", on: "back", to: "createProfile", guard: "from: .email"),
        .init(from: "selectAvatar", on: "back", to: "facebookProfile", guard: "from: .facebook"),
      ]
    )
  }
}
