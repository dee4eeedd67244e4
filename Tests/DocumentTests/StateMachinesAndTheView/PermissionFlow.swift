import Switchback

extension StateMachinesAndTheViewTests {
  /// Asking for permissions, one after the other.
  ///
  /// The document spells two of the names in more than one way; here each state has one.
  enum OnboardingFlow: CaseIterable {
    case initial
    case pushNotificationsAsk, pushNotificationsDisplay
    case locationAsk, locationDisplay
    case onboarded
  }

  /// Knows what may follow, and shows it; what it shows is written down.
  final class OnboardingDelegate: MoveDelegate {
    weak var machine: StateMachine<DelegatedMoves<OnboardingFlow>>?
    private(set) var asked: [String] = []
    private(set) var told: [String] = []
    private(set) var effects: [String] = []
    private(set) var stateWhenTold: OnboardingFlow?

    func shouldTransition(from: OnboardingFlow, to: OnboardingFlow) -> Bool {
      asked.append("\(from) to \(to)")
      switch (from, to) {
      case (.initial, .pushNotificationsAsk),
        (.pushNotificationsAsk, .pushNotificationsDisplay),
        (.pushNotificationsAsk, .locationAsk),
        (.pushNotificationsDisplay, .locationAsk),
        (.locationAsk, .locationDisplay),
        (.locationAsk, .onboarded),
        (.locationDisplay, .onboarded):
        return true
      default:
        return false
      }
    }

    func didTransition(from: OnboardingFlow, to: OnboardingFlow) {
      told.append("\(from) to \(to)")
      stateWhenTold = machine?.state
      switch (from, to) {
      case (.initial, .pushNotificationsAsk): effects.append("show the push notification screen")
      case (.pushNotificationsAsk, .pushNotificationsDisplay): effects.append("request notification permissions")
      case (_, .locationAsk): effects.append("show the location screen")
      case (.locationAsk, .locationDisplay): effects.append("request location permissions")
      case (_, .onboarded): effects.append("show that all is done")
      default: break
      }
    }
  }
}
