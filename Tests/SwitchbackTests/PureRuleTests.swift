import Switchback
import Testing

/// Semantics 1: the rule is pure, and the engine holds it to that.
@Suite("The rule is pure")
struct PureRuleTests {
  @Test func `the rule answers without a machine`() {
    #expect(Door.open.next(on: .push) == .closed)
    #expect(Door.open.next(on: .pull) == nil)
  }

  @Test func `asking whether an event can be sent changes nothing`() {
    let machine = StateMachine(Door.closed)
    #expect(machine.canSend(.turnKey))
    #expect(machine.canSend(.knock))
    #expect(!machine.canSend(.push))
    #expect(machine.state == .closed)
  }

  @Test func `no event can be sent in a final state`() {
    #expect(!StateMachine(Search.closed).canSend(.cleared))
  }

  @Test func `asking in a hook is answered from the new state`() {
    let machine = StateMachine(Door.open)
    var answers: [Bool] = []
    machine.onTransition { [unowned machine] _ in answers += [machine.canSend(.push), machine.canSend(.pull)] }
    machine.send(.push)
    #expect(answers == [false, true])
  }

  @Test func `a rule that reads its machine stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let machine = StateMachine(Meddling())
      Meddling.deed = { _ = machine.state }
      machine.send(())
    }
    #expect(text(result).contains("Meddling: the machine was read while an event is applied"))
  }

  @Test func `a rule that asks whether its machine has ended stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let machine = StateMachine(Meddling())
      Meddling.deed = { _ = machine.isFinal }
      machine.send(())
    }
    #expect(text(result).contains("Meddling: the machine was read while an event is applied"))
  }

  @Test func `a rule that asks what can be sent stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let machine = StateMachine(Meddling())
      Meddling.deed = { _ = machine.canSend(()) }
      machine.send(())
    }
    #expect(text(result).contains("Meddling: the machine was read while an event is applied"))
  }

  @Test func `a rule that resets its machine stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let machine = StateMachine(Meddling())
      Meddling.deed = { machine.reset(to: Meddling()) }
      machine.send(())
    }
    #expect(text(result).contains("Meddling: the machine was reset while an event is applied"))
  }

  @Test func `a rule that reads its machine stops the program also where hooks listen`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let machine = StateMachine(Meddling())
      machine.onTransition { _ in }
      Meddling.deed = { _ = machine.state }
      machine.send(())
    }
    #expect(text(result).contains("Meddling: the machine was read while an event is applied"))
  }

  @Test func `an event sent from the rule waits until the rule is done`() async {
    await #expect(processExitsWith: .success) {
      let machine = StateMachine(Meddling())
      Meddling.deed = {
        Meddling.deed = {}
        precondition(machine.send(()) == .queued)
      }
      precondition(machine.send(()) == .updated)
      precondition(machine.state.applied == 2)
    }
  }

  @Test func `an event sent while a final state is asked for waits too`() async {
    await #expect(processExitsWith: .success) {
      let machine = StateMachine(Meddling())
      Meddling.question = {
        Meddling.question = {}
        precondition(machine.send(()) == .queued)
      }
      machine.send(())
      precondition(machine.state.applied == 2)
    }
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}

/// A rule that does what none should; only in processes of their own, where nothing else uses its statics.
struct Meddling: TransitionRule {
  nonisolated(unsafe) static var deed: () -> Void = {}
  nonisolated(unsafe) static var question: () -> Void = {}

  var applied = 0

  enum Kind { case only }

  static func kind(of state: Meddling) -> Kind { .only }

  var isFinal: Bool {
    Self.question()
    return false
  }

  mutating func apply(_ event: Void) -> Outcome {
    Self.deed()
    applied += 1
    return .changed
  }
}
