import Observation

/// The same class as one writes it for SwiftUI.
@Observable
public final class ObservableRegistration {
  public private(set) var state = Registration.login

  public init() {}

  /// Applies the event, and says whether it was handled.
  public func send(_ event: Registration.Event) -> Bool {
    switch (state, event) {
    case (.login, .next): state = .createProfile
    case (.login, .login): state = .finished
    case (.createProfile, .next): state = .selectAvatar
    case (.createProfile, .facebookRegister): state = .facebookProfile
    case (.createProfile, .registerLater): state = .termsAndConditions
    case (.facebookProfile, .next): state = .selectAvatar
    case (.facebookProfile, .registerLater): state = .termsAndConditions
    case (.selectAvatar, .next): state = .termsAndConditions
    case (.selectAvatar, .back): state = .createProfile
    case (.termsAndConditions, .next): state = .finished
    case (.finished, .restart): state = .login
    default: return false
    }
    return true
  }
}
