import Switchback
import Testing

/// Semantics 4: one event at a time.
@Suite("One event at a time")
struct RunToCompletionTests {
  @Test func `an event sent in a hook waits until all hooks were called`() {
    let machine = StateMachine(Door.open)
    let log = Log()
    machine.onTransition { [unowned machine] step in
      log.lines.append("\(step.from) to \(step.to)")
      if step.to == .closed { machine.send(.turnKey) }
    }
    machine.onTransition { log.lines.append("second hook: \($0.to)") }
    machine.send(.push)
    #expect(
      log.lines == ["open to closed", "second hook: closed", "closed to locked", "second hook: locked"]
    )
  }

  @Test func `what waits is done first in, first out`() {
    let machine = StateMachine(Counting())
    machine.onTransition { [unowned machine] step in
      // 1 sends 10 and 11, each of which sends ten times itself: 100 and 110 come after 11.
      guard let number = step.event, number < 100 else { return }
      machine.send(number * 10)
      if number == 1 { machine.send(11) }
    }
    #expect(machine.send(1) == .updated)
    #expect(machine.state.numbers == [1, 10, 11, 100, 110])
  }

  @Test func `the outermost send returns when all that waited is done`() {
    let machine = StateMachine(Counting())
    machine.onTransition { [unowned machine] step in
      if let number = step.event, number < 10_000 { machine.send(number + 1) }
    }
    machine.send(1)
    #expect(machine.state.numbers == Array(1...10_000))
  }

  @Test func `hooks never nest`() {
    let machine = StateMachine(Counting())
    var depth = 0
    var deepest = 0
    machine.onTransition { [unowned machine] step in
      depth += 1
      deepest = max(deepest, depth)
      if let number = step.event, number < 5 { machine.send(number + 1) }
      depth -= 1
    }
    machine.send(1)
    #expect(deepest == 1)
  }

  @Test func `a reset in a hook waits in the same order as events`() {
    let machine = StateMachine(Counting())
    machine.onTransition { [unowned machine] step in
      guard step.event == 1 else { return }
      machine.send(2)
      machine.reset(to: Counting(numbers: [100]))
      machine.send(3)
    }
    machine.send(1)
    #expect(machine.state.numbers == [100, 3])
  }

  @Test func `an event sent from a hook of a reset waits`() {
    let machine = StateMachine(Door.open)
    var answer: Disposition?
    machine.onEnter(.locked) { [unowned machine] _ in answer = machine.send(.turnKey) }
    machine.reset(to: .locked)
    #expect(answer == .queued)
    #expect(machine.state == .closed)
  }

  @Test func `an event sent as a payload goes away waits`() {
    final class Farewell {
      let body: () -> Void
      init(_ body: @escaping () -> Void) { self.body = body }
      deinit { body() }
    }
    let machine = StateMachine(Loading<Farewell>.empty)
    var answer: Disposition?
    machine.send(.loaded(Farewell { [unowned machine] in answer = machine.send(.loaded(Farewell {})) }))
    machine.send(.loaded(Farewell {}))
    #expect(answer == .queued)
  }

  @Test func `after all is done the machine takes events again`() {
    let machine = StateMachine(Door.open)
    machine.onEnter(.closed) { [unowned machine] _ in machine.send(.turnKey) }
    machine.send(.push)
    #expect(machine.state == .locked)
    #expect(machine.send(.knock) == .stayed)
  }
}

/// Notes every event.
struct Counting: TransitionRule {
  var numbers: [Int] = []

  enum Kind { case only }

  static func kind(of state: Counting) -> Kind { .only }

  mutating func apply(_ event: Int) -> Outcome {
    numbers.append(event)
    return .changed
  }
}
