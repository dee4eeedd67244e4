import Switchback

/// The onboarding of "Building UI with state machines": its steps, and how each is shown.
enum Onboarding: Flow, Equatable {
  case splash, login, registration
  case personalization(String)
  case complete(String)

  enum Kind { case splash, login, registration, personalization, complete }

  var kind: Kind {
    switch self {
    case .splash: .splash
    case .login: .login
    case .registration: .registration
    case .personalization: .personalization
    case .complete: .complete
    }
  }

  enum Event {
    case login, registration
    case loggedIn(String), registered(String)
    case registrationCompleted(String, isNewUser: Bool)
    case loginCompleted(String)
    case personalizationCompleted(String)
  }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.splash, .login): .login
    case (.splash, .registration): .registration
    case (.splash, .loggedIn(let user)): .complete(user)
    case (.splash, .registered(let user)): .personalization(user)
    case (.registration, .registrationCompleted(let user, let isNewUser)):
      isNewUser ? .personalization(user) : .complete(user)
    case (.login, .loginCompleted(let user)): .complete(user)
    case (.personalization, .personalizationCompleted(let user)): .complete(user)
    default: nil
    }
  }

  var isFinal: Bool { completion != nil }

  var presentation: Presentation {
    switch self {
    case .splash, .personalization: .push
    case .login, .registration: .modal
    case .complete: .keep
    }
  }

  var completion: String? { if case .complete(let user) = self { user } else { nil } }

  /// A registration that is done is not shown again.
  func wayBack(from later: Self) -> WayBack { self == .registration ? .skips : .enters }
}
