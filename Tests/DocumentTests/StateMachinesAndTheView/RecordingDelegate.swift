@testable import PermissionsExample
import Switchback

/// Writes down what the delegate of the onboarding is asked and told.
final class RecordingDelegate: MoveDelegate {
  weak var machine: StateMachine<DelegatedMoves<OnboardingFlow>>?
  private(set) var asked: [String] = []
  private(set) var told: [String] = []
  private(set) var effects: [String] = []
  private(set) var stateWhenTold: OnboardingFlow?
  private lazy var delegate = OnboardingDelegate { [unowned self] in effects.append($0.rawValue) }

  func shouldTransition(from: OnboardingFlow, to: OnboardingFlow) -> Bool {
    asked.append("\(from) to \(to)")
    return delegate.shouldTransition(from: from, to: to)
  }

  func didTransition(from: OnboardingFlow, to: OnboardingFlow) {
    told.append("\(from) to \(to)")
    stateWhenTold = machine?.state
    delegate.didTransition(from: from, to: to)
  }
}
