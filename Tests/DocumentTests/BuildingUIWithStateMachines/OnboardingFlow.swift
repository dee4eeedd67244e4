import Switchback

/// The talk's flow controller without UIKit: what it does to the navigation it writes down.
@MainActor
final class OnboardingFlow {
  typealias User = OnboardingStep.User

  private(set) var log: [String] = []
  /// The screen on top, through which a person acts.
  private(set) var screen: Screen?
  private let machine = StateMachine(OnboardingStep.splashPage, unhandled: .ignore)

  init(completion: @escaping (User) -> Void) {
    machine.onTransition { [unowned self] transition in
      perform(transition.to, after: transition.from, completion: completion)
    }
    machine.reset(to: .splashPage)
  }

  /// The one place where a step turns into screens.
  private func perform(_ step: OnboardingStep, after previous: OnboardingStep, completion: (User) -> Void) {
    if previous.isModal { log.append("dismiss") }
    switch step {
    case .splashPage: show(Screen { [machine] in machine.send($0) }, "push splash")
    case .loginPage: show(Screen(delegate: self), "present login")
    case .registrationPage: show(Screen { [machine] in machine.send($0) }, "present registration")
    case .personalizationPage(let user):
      show(Screen { [machine] in machine.send($0) }, "push personalization for \(user.name)")
    case .complete(let user): completion(user)
    }
  }

  private func show(_ screen: Screen, _ line: String) {
    self.screen = screen
    log.append(line)
  }
}

extension OnboardingFlow: ScreenDelegate {
  func screen(_ screen: Screen, did event: OnboardingStep.Event) {
    machine.send(event)
  }
}

/// A screen knows nothing of the flow; it says what the person did, to a closure or to a delegate.
@MainActor
final class Screen {
  private var completion: ((OnboardingStep.Event) -> Void)?
  private weak var delegate: (any ScreenDelegate)?

  init(completion: @escaping (OnboardingStep.Event) -> Void) {
    self.completion = completion
  }

  init(delegate: any ScreenDelegate) {
    self.delegate = delegate
  }

  func person(did event: OnboardingStep.Event) {
    completion?(event)
    delegate?.screen(self, did: event)
  }
}

@MainActor
protocol ScreenDelegate: AnyObject {
  func screen(_ screen: Screen, did event: OnboardingStep.Event)
}

extension OnboardingStep {
  /// Login and registration cover the splash page; the others are pushed.
  var isModal: Bool { self == .loginPage || self == .registrationPage }
}
