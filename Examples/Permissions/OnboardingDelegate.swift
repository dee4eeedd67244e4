import Switchback

/// Knows which state may follow which, and what is done at a move; the machine knows neither.
final class OnboardingDelegate: MoveDelegate {
  private let perform: (Step) -> Void

  /// What is done at a move.
  enum Step: String {
    case showPushNotificationScreen = "show the push notification screen"
    case requestNotificationPermissions = "request notification permissions"
    case showLocationScreen = "show the location screen"
    case requestLocationPermissions = "request location permissions"
    case showOnboarded = "show that all is done"
  }

  init(perform: @escaping (Step) -> Void) {
    self.perform = perform
  }

  func shouldTransition(from: OnboardingFlow, to: OnboardingFlow) -> Bool {
    switch (from, to) {
    case (.initial, .pushNotificationsAsk),
      (.pushNotificationsAsk, .pushNotificationsDisplay),
      (.pushNotificationsAsk, .locationAsk),
      (.pushNotificationsDisplay, .locationAsk),
      (.locationAsk, .locationDisplay),
      (.locationAsk, .onboarded),
      (.locationDisplay, .onboarded):
      true
    default:
      false
    }
  }

  func didTransition(from: OnboardingFlow, to: OnboardingFlow) {
    switch (from, to) {
    case (.initial, .pushNotificationsAsk): perform(.showPushNotificationScreen)
    case (.pushNotificationsAsk, .pushNotificationsDisplay): perform(.requestNotificationPermissions)
    case (_, .locationAsk): perform(.showLocationScreen)
    case (.locationAsk, .locationDisplay): perform(.requestLocationPermissions)
    case (_, .onboarded): perform(.showOnboarded)
    default: break
    }
  }
}
