import RegistrationWorkload
import Switchback

extension TransitionTable where State == Registration, Event == Registration.Event {
  static var registration: Self {
    Self(
      initial: .login,
      [
        .login: [.next: .createProfile, .login: .finished],
        .createProfile: [
          .next: .selectAvatar, .facebookRegister: .facebookProfile, .registerLater: .termsAndConditions,
        ],
        .facebookProfile: [.next: .selectAvatar, .registerLater: .termsAndConditions],
        .selectAvatar: [.next: .termsAndConditions, .back: .createProfile],
        .termsAndConditions: [.next: .finished],
        .finished: [.restart: .login],
      ]
    )
  }
}
