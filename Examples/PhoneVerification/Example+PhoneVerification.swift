import ExampleTerminal
import Switchback

extension Example {
  package static let phoneVerification = Example(
    "phone-verification",
    teaches: "feedback: outputs ask for work and waits, whose results are events",
    document: "Simple & correct UI logic with states",
    graph: { PhoneVerificationState.graph }
  ) { terminal in
    let digits = Int.random(in: 1000...9999)
    let conversation = Conversation.phoneVerification(by: PhoneNetwork(code: "\(digits)"), on: terminal)
    return await conversation.run()
  }
}

extension Conversation where Rule == PhoneVerificationState {
  /// Verifies a number, with a network that knows the code.
  static func phoneVerification(by network: PhoneNetwork, on terminal: Terminal) -> Conversation {
    let machine = StateMachine(PhoneVerificationState(phoneNumber: "+49 30 1234567"))
    network.connect(to: machine)
    return Conversation(with: machine, by: PhoneVerificationPages(network: network).script, on: terminal)
  }
}
