/// The same with a payload, by hand.
public final class HandWrittenRegistrationWithBack {
  // Private, so that the compiler need not check each access for overlaps: the fastest that one can write by hand.
  private var current = RegistrationWithBack.login

  public init() {}

  public var state: RegistrationWithBack { current }

  /// Applies the event, and says whether it was handled.
  public func send(_ event: Registration.Event) -> Bool {
    switch (current, event) {
    case (.login, .next): current = .createProfile
    case (.login, .login): current = .finished
    case (.createProfile, .next): current = .selectAvatar(from: .email)
    case (.createProfile, .facebookRegister): current = .facebookProfile
    case (.createProfile, .registerLater): current = .termsAndConditions
    case (.facebookProfile, .next): current = .selectAvatar(from: .facebook)
    case (.facebookProfile, .registerLater): current = .termsAndConditions
    case (.selectAvatar, .next): current = .termsAndConditions
    case (.selectAvatar(from: .email), .back): current = .createProfile
    case (.selectAvatar(from: .facebook), .back): current = .facebookProfile
    case (.termsAndConditions, .next): current = .finished
    case (.finished, .restart): current = .login
    default: return false
    }
    return true
  }
}
