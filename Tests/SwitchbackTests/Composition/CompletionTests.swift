import Switchback
import Testing

/// A state that completes sends its event by itself.
@Suite("Completion")
struct CompletionTests {
  @Test func `a nested machine that ends reports its output to the machine around it`() {
    let machine = StateMachine(Purchase.paying(.confirming(7)))
    #expect(machine.send(.confirmed) == .moved)
    #expect(machine.state == .packing(receipt: 7))
  }

  @Test func `it is a transition of its own, which comes when all hooks were called`() {
    let machine = StateMachine(Purchase.paying(.confirming(7)))
    let log = Log()
    for kind in [Purchase.Kind.paying, .paying(.confirming), .paying(.done), .packing] {
      machine.onExit(kind) { _ in log.lines.append("-\(kind)") }
      machine.onEnter(kind) { _ in log.lines.append("+\(kind)") }
    }
    machine.onTransition { step in log.lines.append("\(step.event.map { "\($0)" } ?? "reset")") }
    machine.send(.confirmed)
    #expect(
      log.lines == [
        "-paying.confirming", "confirmed", "+paying.done", "-paying.done", "-paying", "paid(receipt: 7)", "+packing",
      ]
    )
  }

  @Test func `it comes before anything that waits its turn`() {
    let machine = StateMachine(Purchase.paying(.confirming(7)))
    let log = Log()
    machine.onTransition { [unowned machine] step in
      log.lines.append("\(step.to.kind)")
      if step.event == .confirmed { #expect(machine.send(.shipped) == .queued) }
    }
    machine.send(.confirmed)
    #expect(log.lines == ["paying.done", "packing", "sent"])
  }

  @Test func `what waits may lead to a state that completes, and what it completes with comes before the rest`() {
    let machine = StateMachine(Purchase.cart, unhandled: .ignore)
    let log = Log()
    machine.onTransition { [unowned machine] step in
      log.lines.append("\(step.to.kind)")
      guard step.event == .checkedOut else { return }
      for event in [Purchase.Event.entered(7), .confirmed, .shipped] { machine.send(event) }
    }
    machine.send(.checkedOut)
    #expect(log.lines == ["paying.entering", "paying.confirming", "paying.done", "packing", "sent"])
  }

  @Test func `states complete one after the other`() {
    let machine = StateMachine(Purchase.paying(.confirming(0)))
    #expect(machine.send(.confirmed) == .moved)
    #expect(machine.state == .sent)
  }

  @Test func `a reset reaches a state too, and the first state is not reached but made`() {
    let machine = StateMachine(Purchase.paying(.done(receipt: 3)))
    #expect(machine.state == .paying(.done(receipt: 3)))
    machine.reset(to: .cart)
    machine.reset(to: .paying(.done(receipt: 4)))
    #expect(machine.state == .packing(receipt: 4))
  }

  @Test func `an update completes nothing, for its state was reached before`() {
    let machine = StateMachine(Tally(number: 0))
    machine.send(.up)
    machine.send(.up)
    #expect(machine.state.number == 12)
  }

  @Test func `what is not handled is reported like any event`() {
    let machine = StateMachine(Stuck.a)
    let log = Log()
    machine.onReport { log.lines.append("\($0)") }
    #expect(machine.send(.go) == .moved)
    #expect(log.lines == ["Stuck: 'ended' is not handled in 'b'"])
  }

  @Test func `states that complete each other for ever are stopped and reported`() {
    let machine = StateMachine(Endless.a)
    let log = Log()
    machine.onReport { log.lines.append("\($0)") }
    #expect(machine.send(.go) == .moved)
    #expect(
      log.lines == [
        "Endless: 'go' completes 'b' again and again, and is no longer sent; let its 'completion' be nil, or lead to a "
          + "state where it is"
      ]
    )
    #expect(machine.send(.stop) == .moved)
    #expect(machine.state == .c)
  }
}

/// Ten more by itself, once it counts.
private struct Tally: TransitionRule {
  enum Event { case up, ten }
  var number: Int
  var completion: Event? { .ten }

  static func kind(of state: Tally) -> Bool { state.number > 0 }

  mutating func apply(_ event: Event) -> Outcome {
    number += event == .up ? 1 : 10
    return .changed
  }
}

private enum Stuck: MachineState {
  case a, b
  enum Event { case go, ended }
  var completion: Event? { self == .b ? .ended : nil }

  func next(on event: Event) -> Self? { event == .go ? .b : nil }
}

private enum Endless: MachineState {
  case a, b, c
  enum Event { case go, stop }
  var completion: Event? { self == .c ? nil : .go }

  func next(on event: Event) -> Self? { event == .stop ? .c : self == .a ? .b : .a }
}
