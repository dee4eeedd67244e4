import Switchback

/// A registration, with a `restart` instead of a final state, so that it runs as long as one likes.
public enum Registration: Sendable {
  case login, createProfile, facebookProfile
  case selectAvatar, termsAndConditions, finished

  public enum Event: CaseIterable, Sendable { case login, next, back, registerLater, facebookRegister, restart }
}

extension Registration: MachineState {
  public func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.login, .next): .createProfile
    case (.login, .login): .finished
    case (.createProfile, .next): .selectAvatar
    case (.createProfile, .facebookRegister): .facebookProfile
    case (.createProfile, .registerLater): .termsAndConditions
    case (.facebookProfile, .next): .selectAvatar
    case (.facebookProfile, .registerLater): .termsAndConditions
    case (.selectAvatar, .next): .termsAndConditions
    case (.selectAvatar, .back): .createProfile
    case (.termsAndConditions, .next): .finished
    case (.finished, .restart): .login
    default: nil
    }
  }
}
