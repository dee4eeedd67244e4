import ExampleTerminal
import Switchback

extension Example {
  package static let onboarding = Example(
    "spring-onboarding",
    teaches: "a flow controller, with a flow of its own within a modal",
    document: "Building UI with State Machines",
    graph: { OnboardingStep.graph }
  ) { terminal in
    let presenter = TerminalPresenter<OnboardingStep>(title: \.title, write: terminal.say)
    let flow = FlowController(OnboardingStep.splashPage, on: presenter) { user in
      terminal.say("The onboarding has completed, with \(user.name).")
    }
    let script = OnboardingPages(of: flow).script
    return await Conversation(with: flow.machine, by: script, on: terminal).run()
  }
}
