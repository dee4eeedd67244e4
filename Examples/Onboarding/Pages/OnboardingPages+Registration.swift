import ExampleTerminal
import Switchback

extension OnboardingPages {
  /// The registration's flow begins with this page, reports with an event, and is over when the page is left.
  var registration: Page<Event> {
    Page(OnboardingStep.registrationPage.title) { terminal in
      let signUp = flow.child(Trail(SignUp.name), on: presenter(on: terminal)) {
        .registrationCompleted($0.user, isNewUser: $0.isNew)
      }
      let surroundings = Surroundings(
        isLeft: { flow.machine.state != .registrationPage },
        goBack: { signUp.goBack() }
      )
      let script = SignUpPages(accounts: accounts).script(within: surroundings)
      return await Conversation(with: signUp.machine, by: script, on: terminal).run()
    }
  }

  private func presenter(on terminal: Terminal) -> TerminalPresenter<SignUp> {
    TerminalPresenter(title: \.title) { terminal.say("Join: \($0)") }
  }
}
