import ExampleTerminal
import Switchback

/// What is shown of the verification, as a screen with one field would.
@MainActor
struct PhoneVerificationPages {
  let network: PhoneNetwork

  var script: Script<PhoneVerificationState> {
    Script(
      "verification",
      picture: { PhoneVerificationState.graph.formatted(.text(current: "\($0.kind)")) },
      page: page
    )
  }

  private func page(of state: PhoneVerificationState) -> Page<PhoneVerificationState.Event> {
    if state.close != nil {
      Page("Verified", text: "The number is yours.", isLast: true)
    } else if state.sendSMS != nil {
      Page("Sending", text: "A message is on its way to \(state.number).")
    } else if state.checkCode != nil {
      Page("Checking", text: "The code \(state.enteredCode) is being checked.")
    } else {
      Page(
        "Enter the code",
        text: state.showError.map { "\($0)." } ?? "In place of a phone: the message says \(network.code).",
        words: state.resendEnabled ? [Word("resend", for: .tappedResend, meaning: "get another message")] : [],
        question: Question("The four digits", reading: code),
        awaiting: state.resendEnabled ? nil : "until another message can be asked for"
      )
    }
  }

  private func code(_ text: String) throws(Complaint) -> Question<PhoneVerificationState.Event>.Answer {
    guard text.count == 4, text.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      throw Complaint("A code is four digits, as in the message.")
    }
    return .event(.enteredCode(text))
  }
}
