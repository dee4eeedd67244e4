import ExampleTerminal
import Switchback

/// What is asked at each step. The screens report to the flow with the events of their answers, and the registration, which
/// has several screens, as a flow within this one.
@MainActor
struct OnboardingPages {
  typealias Event = Trail<OnboardingStep>.Event

  let flow: FlowController<OnboardingStep>
  let accounts = Accounts()

  init(of flow: FlowController<OnboardingStep>) {
    self.flow = flow
  }

  var script: Script<Trail<OnboardingStep>> {
    Script(
      "onboarding",
      words: [Word("back", for: .back, meaning: "go back to where you came from")],
      picture: { OnboardingStep.graph.formatted(.text(current: "\($0.kind)")) },
      page: page
    )
  }

  private func page(of step: OnboardingStep) -> Page<Event> {
    switch step {
    case .splashPage: splash
    case .loginPage: login
    case .registrationPage: registration
    case .personalizationPage(let user): personalization(of: user)
    case .complete(let user): Page(step.title, text: mainApp(of: user))
    }
  }

  private func mainApp(of user: User) -> String {
    "Hello, \(user.name). " + (user.favourite.map { "Here are the \($0.rawValue)." } ?? "Here is everything.")
  }
}
