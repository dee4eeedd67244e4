@testable import RegistrationExample
import Switchback

/// What a conversation in memory came to.
struct Played {
  var text = ""
  /// The states in order, from the first.
  var states: [Registration] = [.login]
  var ending = Conversation.Ending.inputEnded
  var answers = Answers()
}

/// Plays a whole conversation; the input ends after the last line.
func play(_ lines: [String], isInteractive: Bool = false) -> Played {
  let record = Record(lines)
  var conversation = Conversation(
    on: Terminal(nextLine: record.next, write: { record.played.text += $0 }, isInteractive: isInteractive)
  )
  conversation.machine.onTransition { record.played.states.append($0.to) }
  record.played.ending = conversation.run()
  record.played.answers = conversation.answers
  return record.played
}

private final class Record {
  var played = Played()
  private var rest: ArraySlice<String>

  init(_ lines: [String]) {
    rest = lines[...]
  }

  func next() -> Line? {
    rest.popFirst().map { Line($0) }
  }
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
