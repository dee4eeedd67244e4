@testable import OnboardingExample
import Switchback

/// In place of a navigation controller: makes the screens, and writes down what is done to them.
@MainActor
final class Navigation: Presenter {
  private(set) var log: [String] = []
  private(set) var shown: ScreenStack<FlowScreen<OnboardingStep>>? = ScreenStack()
  var onChange: (() -> Void)?
  /// The screen on top, through which a person acts.
  private(set) var screen: Screen?
  weak var flow: FlowController<OnboardingStep>?

  func perform(
    _ steps: [ScreenStep<FlowScreen<OnboardingStep>>],
    showing target: ScreenStack<FlowScreen<OnboardingStep>>
  ) {
    for step in steps {
      switch step {
      case .push(let page): show(page, "push")
      case .present(let page): show(page, "present")
      case .replace(let page): show(page, "replace by")
      case .pop: log.append("pop")
      case .dismiss: log.append("dismiss")
      }
    }
    shown = target
  }

  /// A modal is pulled down.
  func personPullsDown() {
    shown?.apply(.dismiss)
    onChange?()
  }

  private func show(_ page: FlowScreen<OnboardingStep>, _ verb: String) {
    switch page.state {
    case .splashPage: log.append("\(verb) splash")
    case .loginPage: log.append("\(verb) login")
    case .registrationPage: log.append("\(verb) registration")
    case .personalizationPage(let user): log.append("\(verb) personalization for \(user.name)")
    case .complete: log.append("\(verb) the end")
    }
    screen = page.state == .loginPage ? Screen(delegate: self) : Screen { [weak self] in self?.flow?.send($0) }
  }
}

extension Navigation: ScreenDelegate {
  func screen(_ screen: Screen, did event: OnboardingStep.Event) {
    flow?.send(event)
  }
}
