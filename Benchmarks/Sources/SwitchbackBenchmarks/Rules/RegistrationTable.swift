import RegistrationWorkload

/// The registration as a table; the page before the avatar is part of the step's name, since a table has no payloads.
enum Step: Hashable, Sendable {
  case login, createProfile, facebookProfile, selectEmailAvatar, selectFacebookAvatar, termsAndConditions, finished
}

extension Table where State == Step, Event == Registration.Event {
  static var registration: Self {
    Self(
      initial: .login,
      [
        .login: [.next: .createProfile, .login: .finished],
        .createProfile: [
          .next: .selectEmailAvatar, .facebookRegister: .facebookProfile, .registerLater: .termsAndConditions,
        ],
        .facebookProfile: [.next: .selectFacebookAvatar, .registerLater: .termsAndConditions],
        .selectEmailAvatar: [.next: .termsAndConditions, .back: .createProfile],
        .selectFacebookAvatar: [.next: .termsAndConditions, .back: .facebookProfile],
        .termsAndConditions: [.next: .finished],
        .finished: [.restart: .login],
      ]
    )
  }
}
