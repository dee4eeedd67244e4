import ExampleTerminal
import ExampleTestSupport
@testable import RegistrationExample
import Switchback

/// What a conversation in memory came to.
struct Played {
  var text = ""
  /// The states in order, from the first.
  var states: [Registration] = [.login]
  var ending = Ending.inputEnded
  var answers = Answers()
}

/// Plays a whole conversation; the input ends after the last line.
@MainActor
func play(_ lines: [String], isInteractive: Bool = false) async -> Played {
  let (recording, pages) = (Recording(), RegistrationPages())
  let machine = StateMachine(Registration.login)
  var played = Played()
  machine.onTransition { played.states.append($0.to) }
  let terminal = recording.terminal(typing: lines, isInteractive: isInteractive)
  terminal.greet()
  played.ending = await Conversation(with: machine, by: pages.script, on: terminal).run()
  played.text = recording.text
  played.answers = pages.answers
  return played
}

/// Lines that lead to each screen's first question.
enum Way: String, CaseIterable {
  case login = "Log in"
  case createProfile = "Create your profile"
  case facebookProfile = "Your Facebook profile"
  case avatar = "Select an avatar"
  case terms = "Terms and conditions"

  var lines: [String] {
    switch self {
    case .login: []
    case .createProfile: ["next"]
    case .facebookProfile: ["next", "facebook"]
    case .avatar: ["next", "facebook", "ada.lovelace"]
    case .terms: ["next", "later"]
    }
  }

  var kind: Registration.Kind {
    switch self {
    case .login: .login
    case .createProfile: .createProfile
    case .facebookProfile: .facebookProfile
    case .avatar: .selectAvatar
    case .terms: .termsAndConditions
    }
  }
}
