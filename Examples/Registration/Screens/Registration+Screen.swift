import Switchback

extension Registration {
  /// What stands above the screen.
  var title: String {
    switch self {
    case .login: "Log in"
    case .createProfile: "Create your profile"
    case .facebookProfile: "Your Facebook profile"
    case .selectAvatar: "Select an avatar"
    case .termsAndConditions: "Terms and conditions"
    case .finished: "Finished"
    }
  }

  /// The event that the screen's answers lead to; every other event leaves the screen unanswered.
  var completion: Event {
    switch self {
    case .login: .login
    default: .next
    }
  }
}

extension Registration.Event {
  /// What a person types for each event.
  static let words: [Dialogue<Self>.Word] = [
    .init("next", for: .next, meaning: "go on to register"),
    .init("login", for: .login, meaning: "log in"),
    .init("back", for: .back, meaning: "go back to the profile"),
    .init("facebook", "facebookRegister", for: .facebookRegister, meaning: "use your Facebook account instead"),
    .init("later", "registerLater", for: .registerLater, meaning: "leave the rest of the profile for later"),
  ]
}
