import Switchback

/// In place of a phone company: what the outputs of the state ask for, done in its time.
struct PhoneNetwork: Sendable {
  /// What the message says, and what is right.
  let code: String

  func connect(to machine: StateMachine<PhoneVerificationState>) {
    machine.react(to: \.sendSMS) { _, send in
      try await send.sleep(for: .seconds(1))
      send(.sentSMS)
      send(.handledEffect)
    } catching: { _ in
      .failedToSendSMS
    }
    machine.react(to: \.checkCode) { [code] check, send in
      try await send.sleep(for: .milliseconds(500))
      guard check.code == code else { throw WrongCode() }
      send(.verifiedCode)
    } catching: { _ in
      .rejectedCode
    }
    machine.after(.seconds(1), while: { $0.resendEnabled ? nil : $0.secondsToWait }, send: .secondPassed)
  }

  private struct WrongCode: Error {}
}
