import ExampleTerminal
import Switchback

extension Example {
  package static let permissions = Example(
    "permissions",
    teaches: "a state that is assigned, and a delegate that decides which moves are right",
    document: "State machines and the view",
    graph: {
      let delegate = OnboardingDelegate { _ in }
      return withExtendedLifetime(delegate) { StateMachine(.initial, delegate: delegate).graph }
    }
  ) { terminal in
    let delegate = OnboardingDelegate { terminal.say("(\($0.rawValue))") }
    let machine = StateMachine(.initial, delegate: delegate)
    // The machine holds its delegate weakly.
    defer { withExtendedLifetime(delegate) {} }
    return await Conversation(with: machine, by: .permissions(drawing: { machine.graph }), on: terminal).run()
  }
}

extension Script where Rule == DelegatedMoves<OnboardingFlow> {
  @MainActor
  static func permissions(drawing: @escaping () -> StateGraph) -> Script {
    Script(
      "onboarding",
      words: [
        Word("begin", for: .pushNotificationsAsk, meaning: "go on to the permissions"),
        Word("notify", for: .pushNotificationsDisplay, meaning: "let the system ask for notifications"),
        Word("location", for: .locationAsk, meaning: "go on to the location"),
        Word("locate", for: .locationDisplay, meaning: "let the system ask for the location"),
        Word("done", for: .onboarded, meaning: "go on to the app"),
      ],
      isUndone: true,
      picture: { drawing().formatted(.text(current: "\($0)")) },
      page: page
    )
  }

  private static func page(of state: OnboardingFlow) -> Page<OnboardingFlow> {
    switch state {
    case .initial: Page("Welcome")
    case .pushNotificationsAsk: Page("Notifications", text: "May we tell you when your order is on its way?")
    case .pushNotificationsDisplay: Page("Notifications", text: "Here the system asks, in words of its own.")
    case .locationAsk: Page("Location", text: "May we look for shops near you?")
    case .locationDisplay: Page("Location", text: "Here the system asks, in words of its own.")
    case .onboarded: Page("All is done", isLast: true)
    }
  }
}
