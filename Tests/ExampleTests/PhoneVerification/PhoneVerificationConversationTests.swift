import ExampleTerminal
import ExampleTestSupport
@testable import PhoneVerificationExample
import Switchback
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PhoneVerificationConversationTests {
  /// The document's rows, with the names that they have in Swift.
  private static let documented: Set<String> = {
    let rows: [String: [String: String]] = [
      "sendSMS": [
        "failedToSendSMS": "showError", "enteredCode": "checkCode", "verifiedCode": "close",
        "rejectedCode": "showError",
        "receivedSMS": "checkCode", "handledEffect": "none",
      ],
      "none": [
        "failedToSendSMS": "showError", "enteredCode": "checkCode", "verifiedCode": "close",
        "rejectedCode": "showError",
        "receivedSMS": "checkCode", "tappedResend": "sendSMS",
      ],
      "checkCode": [
        "failedToSendSMS": "showError", "verifiedCode": "close", "rejectedCode": "showError", "tappedResend": "sendSMS",
        "handledEffect": "none",
      ],
      "showError": [
        "enteredCode": "checkCode", "verifiedCode": "close", "receivedSMS": "checkCode", "tappedResend": "sendSMS",
        "handledEffect": "none",
      ],
      "close": [
        "failedToSendSMS": "showError", "enteredCode": "checkCode", "rejectedCode": "showError",
        "receivedSMS": "checkCode", "tappedResend": "sendSMS", "handledEffect": "none",
      ],
    ]
    return Set(rows.flatMap { from, cells in cells.map { "\(from) \($0.key) \($0.value)" } })
  }()

  @Test func `the effects of the verification have the moves of the document and no other`() throws {
    let effect = try #require(PhoneVerificationState.graph.region("effect"))
    #expect(moves(of: effect) == Self.documented)
  }

  @Test(arguments: [
    ([], "The input ended at 'Enter the code', before the verification did.", 1),
    (["quit"], "You left at 'Enter the code'.", 0),
    (["12", "12a4", "", "0000", "4711"], "The number is yours.", 0),
    (["resend", "wait", "resend", "4711"], "The number is yours.", 0),
    (["wait", "wait", "4711"], "The number is yours.", 0),
  ])
  func `a number is verified`(lines: [String], end: String, exitCode: Int32) async {
    let (text, ending) = await play(lines)
    #expect(text.hasSuffix(end + "\n"))
    #expect(ending.exitCode == exitCode)
  }

  @Test func `another message can be asked for after ten seconds, and no sooner`() async {
    let text = await play(["resend", "wait", "resend", "4711"]).text
    #expect(
      text.contains(
        """
        The four digits: resend
        A code is four digits, as in the message.
        The four digits: wait

        Enter the code
          resend: get another message
        In place of a phone: the message says 4711.
        The four digits: resend

        Sending
        A message is on its way to +49 30 1234567.

        Enter the code
          wait: until another message can be asked for
        """
      )
    )
  }

  @Test func `a wrong code is said to be wrong, and what is no code is not sent`() async {
    let text = await play(["12a4", "0000", "4711"]).text
    #expect(
      text.contains(
        """
        The four digits: 12a4
        A code is four digits, as in the message.
        The four digits: 0000

        Checking
        The code 0000 is being checked.

        Enter the code
          wait: until another message can be asked for
        The code is wrong.
        The four digits: 4711
        """
      )
    )
  }

  @Test func `the diagram marks what is due and that work is under way`() async {
    let text = await play(["?", "quit"]).text
    #expect(text.contains("● none · you are here"))
    #expect(text.contains("● false · you are here"))
  }

  private func play(_ lines: [String]) async -> (text: String, ending: Ending) {
    let recording = Recording()
    let terminal = recording.terminal(typing: lines)
    let ending = await withFastTime {
      await Conversation.phoneVerification(by: PhoneNetwork(code: "4711"), on: terminal).run(clock: $0)
    }
    return (recording.text, ending)
  }
}
