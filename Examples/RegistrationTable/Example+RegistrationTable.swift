import ExampleTerminal
import Switchback

extension Example {
  package static let registrationTable = Example(
    "registration-table",
    teaches: "the same machine as a table: data, which can come from elsewhere",
    document: "Using State Machines to Handle Workflows",
    graph: { RegistrationStepTable.withWayBack.graph }
  ) { terminal in
    await Conversation(with: StateMachine(RegistrationStepTable.withWayBack), by: .registration, on: terminal).run()
  }
}

extension Script where Rule == RegistrationStepTable {
  static var registration: Script {
    Script(
      "registration",
      words: [
        Word("login", for: .login, meaning: "log in"),
        Word("next", for: .next, meaning: "go on"),
        Word("back", for: .back, meaning: "go back to the profile"),
        Word("facebook", for: .facebookRegister, meaning: "use a Facebook account"),
        Word("later", for: .registerLater, meaning: "leave the rest for later"),
      ],
      picture: { RegistrationStepTable.withWayBack.graph.formatted(.text(current: "\($0)")) },
      page: { Page(title(of: $0)) }
    )
  }

  private static func title(of step: RegistrationStep) -> String {
    switch step {
    case .login: "Log in"
    case .createProfile: "Create your profile"
    case .facebookProfile: "Your Facebook profile"
    case .selectAvatar: "Select an avatar"
    case .termsAndConditions: "Terms and conditions"
    case .finished: "Finished"
    }
  }
}
