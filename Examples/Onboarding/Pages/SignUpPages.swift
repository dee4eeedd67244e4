import ExampleTerminal
import Switchback

/// What the registration asks.
@MainActor
struct SignUpPages {
  typealias Event = Trail<SignUp>.Event

  let accounts: Accounts

  func script(within surroundings: Surroundings) -> Script<Trail<SignUp>> {
    Script(
      "registration",
      words: [Word("back", for: .back, meaning: "go back to the question before")],
      within: surroundings,
      picture: { SignUp.graph.formatted(.text(current: "\($0.kind)")) },
      page: page
    )
  }

  private func page(of step: SignUp) -> Page<Event> {
    switch step {
    case .name: name(step.title)
    case .address: address(step.title)
    case .terms: terms(step.title)
    case .registered: Page(step.title)
    }
  }

  private func name(_ title: String) -> Page<Event> {
    Page(
      title,
      question: Question("What shall we call you") { text throws(Complaint) in
        guard text.contains(where: \.isLetter) else { throw Complaint("A name has at least one letter.") }
        return .event(.event(.named(text)))
      }
    )
  }

  private func address(_ title: String) -> Page<Event> {
    Page(
      title,
      text: "An address that has an account already is recognised: try ann@example.org.",
      question: Question("Your email address") { text throws(Complaint) in
        guard text.wholeMatch(of: /[^@\s]+@[^@\s]+\.[^@\s.]+/) != nil else {
          throw Complaint("An address looks like ann@example.org.")
        }
        return .event(.event(accounts.user(of: text).map { .recognised($0) } ?? .addressed))
      }
    )
  }

  private func terms(_ title: String) -> Page<Event> {
    Page(
      title,
      question: .confirmation("Do you accept our terms") { isAccepted throws(Complaint) in
        guard isAccepted else { throw Complaint("Without this there is no account; say yes, or back, or quit.") }
        return .event(.event(.acceptedTerms))
      }
    )
  }
}
