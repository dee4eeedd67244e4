import ExampleTerminal
import Switchback

extension OnboardingPages {
  var login: Page<Event> {
    Page(
      OnboardingStep.loginPage.title,
      question: Question("Email address of your account") { text throws(Complaint) in
        guard let user = accounts.user(of: text) else {
          throw Complaint("'\(text)' has no account here; ann@example.org has, and bob@example.org.")
        }
        return .event(.event(.loginCompleted(user)))
      }
    )
  }
}
