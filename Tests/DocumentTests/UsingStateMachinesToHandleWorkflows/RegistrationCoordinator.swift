@testable import RegistrationTableExample
import Switchback

/// What a screen tells of taps on its buttons.
protocol RegistrationActionDelegate: AnyObject {
  func notifyStateMachine(_ source: RegistrationScreen, _ event: RegistrationAction)
}

/// A screen with two buttons; which screen is next it does not know.
final class RegistrationScreen {
  let name: String
  weak var delegate: (any RegistrationActionDelegate)?

  init(_ name: String) { self.name = name }

  func didTapEmailRegister() { delegate?.notifyStateMachine(self, .next) }
  func didTapSkip() { delegate?.notifyStateMachine(self, .registerLater) }
}

/// Pushes the screen of the state that the machine comes to.
final class RegistrationCoordinator: RegistrationActionDelegate {
  private let machine: StateMachine<RegistrationTable>
  /// The navigation controller's screens.
  private(set) var pushed: [RegistrationScreen] = []
  private(set) var hasFinished = false

  init(_ table: RegistrationTable = .designed) {
    machine = StateMachine(table, unhandled: .ignore)
    push("login")
  }

  func notifyStateMachine(_ source: RegistrationScreen, _ event: RegistrationAction) {
    guard let next = machine.transition(event) else { return }
    switch next {
    case .login: push("login")
    case .createProfile: push("createProfile")
    case .facebookProfile: push("facebookProfile")
    case .selectAvatar: push("selectAvatar")
    case .termsAndConditions: push("termsAndConditions")
    case .finished: hasFinished = true
    }
  }

  /// A tap on the screen that is on top.
  func tap(_ event: RegistrationAction) {
    if let top = pushed.last { notifyStateMachine(top, event) }
  }

  private func push(_ name: String) {
    let screen = RegistrationScreen(name)
    screen.delegate = self
    pushed.append(screen)
  }
}
