import Switchback

enum RegistrationState: String, CaseIterable {
  case login, createProfile, facebookProfile, selectAvatar, termsAndConditions, finished
}

enum RegistrationAction: String, CaseIterable {
  case login, next, back, registerLater, facebookRegister
}

typealias RegistrationTable = TransitionTable<RegistrationState, RegistrationAction>

extension RegistrationTable {
  /// The registration as its designer drew it, a row for each screen.
  static let designed: Self = {
    var table = Self(initial: .login, final: [.finished])
    table[.login] = [
      .next: .createProfile,
      .login: .finished,
    ]
    table[.createProfile] = [
      .next: .selectAvatar,
      .facebookRegister: .facebookProfile,
      .registerLater: .termsAndConditions,
    ]
    table[.facebookProfile] = [
      .next: .selectAvatar,
      .registerLater: .termsAndConditions,
    ]
    table[.selectAvatar] = [
      .next: .termsAndConditions,
      .back: .createProfile,
    ]
    table[.termsAndConditions] = [
      .next: .finished
    ]
    return table
  }()
}
