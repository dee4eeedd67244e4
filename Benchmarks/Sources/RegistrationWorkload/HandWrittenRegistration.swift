/// What one writes without a library: a class with the state and a switch. Its time is 1.
public final class HandWrittenRegistration {
  // Private, so that the compiler need not check each access for overlaps: the fastest that one can write by hand.
  private var current = Registration.login

  public init() {}

  public var state: Registration { current }

  /// Applies the event, and says whether it was handled.
  public func send(_ event: Registration.Event) -> Bool {
    switch (current, event) {
    case (.login, .next): current = .createProfile
    case (.login, .login): current = .finished
    case (.createProfile, .next): current = .selectAvatar
    case (.createProfile, .facebookRegister): current = .facebookProfile
    case (.createProfile, .registerLater): current = .termsAndConditions
    case (.facebookProfile, .next): current = .selectAvatar
    case (.facebookProfile, .registerLater): current = .termsAndConditions
    case (.selectAvatar, .next): current = .termsAndConditions
    case (.selectAvatar, .back): current = .createProfile
    case (.termsAndConditions, .next): current = .finished
    case (.finished, .restart): current = .login
    default: return false
    }
    return true
  }
}
