import Switchback

/// A code is sent by SMS and typed in, or read from the message; it can be asked for again after some seconds.
@MachineState
struct PhoneVerificationState: Equatable {
  private let phoneNumber: String
  private var code = ""
  private var effect = Effect.sendSMS
  private(set) var isInProgress = true
  private var waitBeforeRetrySeconds = 10

  enum Effect: Equatable { case sendSMS, none, checkCode, showError(String), close }

  init(phoneNumber: String) {
    self.phoneNumber = phoneNumber
  }

  enum Event {
    case sentSMS, failedToSendSMS
    case enteredCode(String), verifiedCode, rejectedCode
    case receivedSMS(String)
    case secondPassed
    case tappedResend
    case handledEffect
  }

  mutating func reduce(_ event: Event) {
    switch event {
    case .sentSMS:
      isInProgress = false
    case .failedToSendSMS:
      (effect, isInProgress, waitBeforeRetrySeconds) = (.showError("No message could be sent"), false, 0)
    case .enteredCode(let text):
      enter(text)
    case .verifiedCode:
      (effect, isInProgress) = (.close, false)
    case .rejectedCode:
      (effect, isInProgress) = (.showError("The code is wrong"), false)
    case .receivedSMS(let message):
      if let code = Self.code(in: message) { enter(code) }
    case .secondPassed:
      waitBeforeRetrySeconds = max(0, waitBeforeRetrySeconds - 1)
    case .tappedResend:
      (effect, isInProgress, waitBeforeRetrySeconds) = (.sendSMS, true, 10)
    case .handledEffect:
      effect = .none
    }
  }

  private mutating func enter(_ text: String) {
    code = text
    if code.count >= 4 { (effect, isInProgress) = (.checkCode, true) }
  }

  private static func code(in message: String) -> String? {
    message.split { !$0.isNumber }.first { $0.count >= 4 }.map { String($0.prefix(4)) }
  }
}

/// The outputs.
extension PhoneVerificationState {
  var number: String { phoneNumber }
  var enteredCode: String { code }
  var resendEnabled: Bool { waitBeforeRetrySeconds == 0 }
  var secondsToWait: Int { waitBeforeRetrySeconds }

  var sendSMS: String? { effect == .sendSMS ? phoneNumber : nil }
  var checkCode: Check? { effect == .checkCode ? Check(phoneNumber: phoneNumber, code: code) : nil }
  var showError: String? { if case .showError(let message) = effect { message } else { nil } }
  var close: Void? { effect == .close ? () : nil }

  struct Check: Equatable {
    var phoneNumber: String
    var code: String
  }
}
