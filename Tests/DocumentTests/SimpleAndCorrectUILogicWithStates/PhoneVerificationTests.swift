@testable import PhoneVerificationExample
import Switchback
import Testing

extension SimpleAndCorrectUILogicWithStatesTests {
  @Suite("Phone verification")
  struct PhoneVerification {
    /// The events that lead to a state in which this effect is due.
    static func way(to due: Due) -> [PhoneVerificationState.Event] {
      switch due {
      case .sendSMS: []
      case .none: [.handledEffect]
      case .checkCode: [.enteredCode("9999")]
      case .showError: [.rejectedCode]
      case .close: [.verifiedCode]
      }
    }

    /// What an event does, whatever effect is due: nil leaves that part as it is.
    struct Row: Sendable {
      var event: PhoneVerificationState.Event
      var due: Due?
      var isInProgress: Bool?
      var seconds: Int?
      var code: String?
    }

    static let rows = [
      Row(event: .sentSMS, isInProgress: false),
      Row(event: .failedToSendSMS, due: .showError, isInProgress: false, seconds: 0),
      Row(event: .enteredCode("1234"), due: .checkCode, isInProgress: true, code: "1234"),
      Row(event: .enteredCode("123"), code: "123"),
      Row(event: .verifiedCode, due: .close, isInProgress: false),
      Row(event: .rejectedCode, due: .showError, isInProgress: false),
      Row(event: .receivedSMS("Your code is 4711."), due: .checkCode, isInProgress: true, code: "4711"),
      Row(event: .receivedSMS("See you at 8 or 10")),
      Row(event: .secondPassed, seconds: 9),
      Row(event: .tappedResend, due: .sendSMS, isInProgress: true, seconds: 10),
      Row(event: .handledEffect, due: Due.none),
    ]

    @Test(arguments: Due.allCases, rows)
    func `an event changes the effect, the progress and the wait, each on its own`(start: Due, row: Row) {
      let machine = StateMachine(PhoneVerificationState(phoneNumber: "+1"))
      Self.way(to: start).forEach { machine.send($0) }
      let before = machine.state
      let disposition = machine.send(row.event)
      let after = machine.state
      #expect(after.due == row.due ?? start)
      #expect(after.isInProgress == row.isInProgress ?? before.isInProgress)
      #expect(after.secondsToWait == row.seconds ?? before.secondsToWait)
      #expect(after.enteredCode == row.code ?? before.enteredCode)
      #expect(disposition == (after.kind != before.kind ? .moved : after != before ? .updated : .stayed))
    }

    @Test func `it begins with a message on its way and a wait`() {
      let state = PhoneVerificationState(phoneNumber: "+1")
      #expect(state.sendSMS == "+1")
      #expect(state.isInProgress)
      #expect(state.secondsToWait == 10)
      #expect(!state.resendEnabled)
    }

    @Test func `another message can be asked for when the wait is over, which never falls below zero`() {
      let machine = StateMachine(PhoneVerificationState(phoneNumber: "+1"))
      for _ in 1...9 { machine.send(.secondPassed) }
      #expect(!machine.state.resendEnabled)
      machine.send(.secondPassed)
      #expect(machine.state.resendEnabled)
      #expect(machine.send(.secondPassed) == .stayed)
      machine.send(.tappedResend)
      #expect(!machine.state.resendEnabled)
    }

    @Test func `outputs drive the work, and its results come back as events`() {
      let machine = StateMachine(PhoneVerificationState(phoneNumber: "+1"))
      let phone = Phone(machine)
      #expect(phone.work == ["send to +1"])
      machine.send(.receivedSMS("0000 is your code"))
      machine.send(.enteredCode("4711"))
      #expect(phone.work == ["send to +1", "check 0000", "show The code is wrong", "check 4711", "close"])
    }

    @MainActor
    @Test(.timeLimit(.minutes(10)))
    func `the same loop runs as effects, with the wait on a clock`() async {
      let machine = StateMachine(PhoneVerificationState(phoneNumber: "+1"))
      let clock = ManualClock()
      machine.react(to: \.sendSMS) { _, send in
        send(.sentSMS)
        send(.handledEffect)
      }
      machine.react(to: \.checkCode) { check, send in
        guard check.code == "4711" else { throw WrongCode() }
        send(.verifiedCode)
      } catching: { _ in
        .rejectedCode
      }
      machine.after(.seconds(1), while: { $0.resendEnabled ? nil : $0.secondsToWait }, send: .secondPassed)
      var steps = machine.transitions.makeAsyncIterator()
      let running = Task { await machine.run(clock: clock) }

      for _ in 1...10 { await clock.advance(by: .seconds(1)) }
      while let step = await steps.next(), !step.to.resendEnabled {}
      #expect(machine.state.resendEnabled)
      machine.send(.enteredCode("0000"))
      while let step = await steps.next(), step.to.due != .showError {}
      #expect(machine.state.showError == "The code is wrong")
      machine.send(.enteredCode("4711"))
      while let step = await steps.next(), step.to.due != .close {}
      running.cancel()
      #expect(await running.value == .cancelled(machine.state))
    }
  }
}

private struct WrongCode: Error {}

/// A screen and a server that do at once what the outputs ask for, as a feedback loop does in its time.
private final class Phone {
  private(set) var work: [String] = []

  init(_ machine: StateMachine<PhoneVerificationState>) {
    machine.subscribe(self, to: \.sendSMS) { [unowned self, unowned machine] number in
      guard let number else { return }
      work.append("send to \(number)")
      machine.send(.sentSMS)
      machine.send(.handledEffect)
    }
    machine.subscribe(self, to: \.checkCode) { [unowned self, unowned machine] check in
      guard let check else { return }
      work.append("check \(check.code)")
      machine.send(check.code == "4711" ? .verifiedCode : .rejectedCode)
    }
    machine.subscribe(self, to: \.showError) { [unowned self, unowned machine] message in
      guard let message else { return }
      work.append("show \(message)")
      machine.send(.handledEffect)
    }
    machine.subscribe(self, to: \.close) { [unowned self] in
      if $0 != nil { work.append("close") }
    }
  }
}

/// The effect that is due.
enum Due: CaseIterable { case sendSMS, none, checkCode, showError, close }

extension PhoneVerificationState {
  fileprivate var due: Due {
    if sendSMS != nil { return .sendSMS }
    if checkCode != nil { return .checkCode }
    if showError != nil { return .showError }
    return close == nil ? .none : .close
  }
}
