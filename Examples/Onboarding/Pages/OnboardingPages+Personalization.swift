import ExampleTerminal
import Switchback

extension OnboardingPages {
  func personalization(of user: User) -> Page<Event> {
    Page(
      OnboardingStep.personalizationPage(user).title,
      text: "Welcome, \(user.name).",
      question: .choice("What do you like best", from: Department.allCases) { department in
        var user = user
        user.favourite = department
        return .event(.event(.personalizationCompleted(user)))
      }
    )
  }
}
