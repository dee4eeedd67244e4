import Switchback

/// The registration whose Back knows where the user came from: a state with a payload, and so with a kind of its own.
public enum RegistrationWithBack: Sendable {
  case login, createProfile, facebookProfile
  case selectAvatar(from: Profile)
  case termsAndConditions, finished

  public enum Profile: Sendable { case email, facebook }

  public typealias Event = Registration.Event
}

extension RegistrationWithBack: MachineState {
  public enum Kind: Hashable, Sendable {
    case login, createProfile, facebookProfile, selectAvatar, termsAndConditions, finished
  }

  public var kind: Kind {
    switch self {
    case .login: .login
    case .createProfile: .createProfile
    case .facebookProfile: .facebookProfile
    case .selectAvatar: .selectAvatar
    case .termsAndConditions: .termsAndConditions
    case .finished: .finished
    }
  }

  public func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.login, .next): .createProfile
    case (.login, .login): .finished
    case (.createProfile, .next): .selectAvatar(from: .email)
    case (.createProfile, .facebookRegister): .facebookProfile
    case (.createProfile, .registerLater): .termsAndConditions
    case (.facebookProfile, .next): .selectAvatar(from: .facebook)
    case (.facebookProfile, .registerLater): .termsAndConditions
    case (.selectAvatar, .next): .termsAndConditions
    case (.selectAvatar(from: .email), .back): .createProfile
    case (.selectAvatar(from: .facebook), .back): .facebookProfile
    case (.termsAndConditions, .next): .finished
    case (.finished, .restart): .login
    default: nil
    }
  }
}
