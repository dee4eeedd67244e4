import ExampleTerminal
import Switchback

extension Example {
  package static let registration = Example(
    "registration",
    teaches: "a machine as a switch; a payload knows the way back",
    document: "Using State Machines to Handle Workflows",
    graph: { Registration.graph }
  ) { terminal in
    let script = RegistrationPages().script
    return await Conversation(with: StateMachine(Registration.login), by: script, on: terminal).run()
  }
}
