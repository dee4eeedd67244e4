import ExampleTerminal
import Switchback

extension OnboardingPages {
  /// Joining and signing in lead to a screen each; with Facebook a person is in at once, or new.
  var splash: Page<Event> {
    Page(
      OnboardingStep.splashPage.title,
      text: "Facebook is a stand-in that hears nothing of this; it knows ann.oakley, and takes any other name for new.",
      words: [
        Word("join", "register", for: .event(.registration), meaning: "join with your email address"),
        Word("sign in", "login", for: .event(.login), meaning: "sign in to the account that you have"),
      ],
      question: Question("Your name at Facebook") { text throws(Complaint) in
        guard text.contains(where: \.isLetter) else { throw Complaint("A name has at least one letter.") }
        return .event(.event(accounts.user(of: text).map { .loggedIn($0) } ?? .registered(User(name: text))))
      }
    )
  }
}
