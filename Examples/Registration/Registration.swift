import Switchback

/// A person's way to an account: by email or with Facebook, now or later.
@MachineState
enum Registration {
  case login, createProfile, facebookProfile
  case selectAvatar(from: Profile)
  case termsAndConditions
  @Final case finished

  enum Event { case login, next, back, registerLater, facebookRegister }

  /// Where the avatar was reached from, so that Back leads there.
  enum Profile { case email, facebook }

  func next(on event: Event) -> Self? {
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
    default: nil
    }
  }
}
