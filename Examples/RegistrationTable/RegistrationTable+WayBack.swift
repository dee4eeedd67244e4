import Switchback

/// A step of the registration that knows where a person came from, so that Back leads there.
enum RegistrationStep: Hashable {
  case login, createProfile, facebookProfile
  case selectAvatar(from: Profile)
  case termsAndConditions, finished

  enum Profile { case email, facebook }
}

typealias RegistrationStepTable = TransitionTable<RegistrationStep, RegistrationAction>

extension RegistrationStepTable {
  /// The same registration with the way back to the profile that a person came from.
  static let withWayBack = Self(
    initial: .login,
    final: [.finished],
    [
      .login: [.next: .createProfile, .login: .finished],
      .createProfile: [
        .next: .selectAvatar(from: .email), .facebookRegister: .facebookProfile, .registerLater: .termsAndConditions,
      ],
      .facebookProfile: [.next: .selectAvatar(from: .facebook), .registerLater: .termsAndConditions],
      .selectAvatar(from: .email): [.next: .termsAndConditions, .back: .createProfile],
      .selectAvatar(from: .facebook): [.next: .termsAndConditions, .back: .facebookProfile],
      .termsAndConditions: [.next: .finished],
    ]
  )
}
