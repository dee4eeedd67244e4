import ExampleTerminal
import Switchback

/// What is asked in each state, and what the person has told so far.
@MainActor
final class RegistrationPages {
  typealias Page = ExampleTerminal.Page<Registration.Event>
  typealias Question = ExampleTerminal.Question<Registration.Event>

  var answers = Answers()

  var script: Script<Registration> {
    Script(
      "registration",
      words: [
        Word("next", for: .next, meaning: "go on to register"),
        Word("login", for: .login, meaning: "log in"),
        Word("back", for: .back, meaning: "go back to the profile"),
        Word("facebook", "facebookRegister", for: .facebookRegister, meaning: "use your Facebook account instead"),
        Word("later", "registerLater", for: .registerLater, meaning: "leave the rest of the profile for later"),
      ],
      picture: { Registration.graph.formatted(.text(current: "\($0.kind)")) },
      summary: { _ in self.answers.entries.isEmpty ? "You had told nothing yet." : self.list("What you had told:") },
      page: page
    )
  }

  private func page(of state: Registration) -> Page {
    switch state {
    case .login: login
    case .createProfile: createProfile
    case .facebookProfile: facebookProfile
    case .selectAvatar: selectAvatar
    case .termsAndConditions: termsAndConditions
    case .finished: Page("Finished", text: farewell)
    }
  }

  private var farewell: String {
    if let account = answers.account {
      "Welcome back, \(account.text)."
    } else if answers.avatar != nil {
      list("You are registered, and this is your profile:")
    } else {
      list("You are registered; the rest of your profile can wait. What there is of it:")
    }
  }

  /// A sentence, and the answers below each other.
  private func list(_ sentence: String) -> String {
    let width = answers.entries.map(\.name.count).max() ?? 0
    let lines = answers.entries.map { name, value in
      "  " + name + String(repeating: " ", count: width - name.count) + "  " + value
    }
    return ([sentence] + lines).joined(separator: "\n")
  }
}
