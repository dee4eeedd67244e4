import Observation
import Testing

@testable import Switchback

/// Hooks that are called before a move, while the machine is still where it was.
@Suite("Before a move")
struct WillHookTests {
  @Test func `those who hear before a move find the old state, and are told where it leads`() {
    let machine = StateMachine(Door.open)
    let log = Log()
    machine.onWillExit(.open) { [unowned machine] in
      log.lines.append("leaves \($0.from) for \($0.to), in \(machine.state)")
    }
    machine.onWillEnter(.closed) { [unowned machine] in
      log.lines.append("from \($0.from) to \($0.to), in \(machine.state)")
    }
    machine.onTransition { log.lines.append("\($0.cause == .event(.push)) \($0.change)") }
    #expect(machine.send(.push) == .moved)
    #expect(log.lines == ["leaves open for closed, in open", "from open to closed, in open", "true moved"])
  }

  @Test func `in full the order is before the exit, before the entry, observers, exit, transition, entry`() {
    nonisolated(unsafe) let log = Log()
    let machine = StateMachine(Door.open)
    // Hooked in against the order in which they are called.
    machine.onEnter(.closed) { _ in log.lines.append("enter") }
    machine.onTransition { _ in log.lines.append("transition") }
    machine.onExit(.open) { _ in log.lines.append("exit") }
    machine.onWillEnter(.closed) { _ in log.lines.append("will enter") }
    machine.onWillExit(.open) { _ in log.lines.append("will exit") }
    withObservationTracking {
      _ = machine.state
    } onChange: {
      log.lines.append("observer")
    }
    machine.send(.push)
    #expect(log.lines == ["will exit", "will enter", "observer", "exit", "transition", "enter"])
  }

  @Test(
    arguments: [
      (
        .stopped, .play,
        ["exit stopped", "enter running", "enter running.playing", "enter running.playing.normal"]
      ),
      (
        .running(.playing(.normal, second: 7)), .speedUp, ["exit running.playing.normal", "enter running.playing.fast"]
      ),
      (
        .running(.playing(.fast, second: 7)), .stop,
        ["exit running.playing.fast", "exit running.playing", "exit running", "enter stopped"]
      ),
    ] as [(Player, Player.Event, [String])]
  )
  func `what is left comes from the innermost outwards, what is entered from the outermost inwards`(
    from: Player,
    event: Player.Event,
    expected: [String]
  ) {
    let machine = StateMachine(from)
    let log = Log()
    for kind in Player.Kind.allCases.reversed() { machine.onWillEnter(kind) { _ in log.lines.append("enter \(kind)") } }
    for kind in Player.Kind.allCases { machine.onWillExit(kind) { _ in log.lines.append("exit \(kind)") } }
    machine.send(event)
    #expect(log.lines == expected)
  }

  @Test(
    arguments: [
      (.running(.playing(.fast, second: 7)), .tick, .updated), (.running(.preloading), .wait, .stayed),
      (.stopped, .stop, .unhandled),
    ] as [(Player, Player.Event, Disposition)]
  )
  func `only a move is told of before, and the answer is the same`(
    from: Player,
    event: Player.Event,
    disposition: Disposition
  ) {
    let machine = StateMachine(from, unhandled: .ignore)
    let plain = StateMachine(from, unhandled: .ignore)
    for kind in Player.Kind.allCases {
      machine.onWillEnter(kind) { _ in Issue.record("nothing is entered") }
      machine.onWillExit(kind) { _ in Issue.record("nothing is left") }
    }
    #expect(machine.send(event) == disposition)
    #expect(plain.send(event) == disposition)
    #expect(machine.state == plain.state)
  }

  @Test func `what is sent before a move waits until everybody was told of it`() {
    let machine = StateMachine(Door.open)
    let log = Log()
    machine.onWillEnter(.closed) { [unowned machine] _ in log.lines.append("\(machine.send(.turnKey))") }
    machine.onTransition { log.lines.append("\($0.from) to \($0.to)") }
    machine.send(.push)
    #expect(log.lines == ["queued", "open to closed", "closed to locked"])
  }

  @Test func `a reset before a move waits, too`() {
    let machine = StateMachine(Door.open)
    let log = Log()
    machine.onWillExit(.open) { [unowned machine] _ in machine.reset(to: .locked) }
    machine.onTransition { log.lines.append("\($0.from) to \($0.to)") }
    machine.send(.push)
    #expect(log.lines == ["open to closed", "closed to locked"])
  }

  @Test func `a reset to another kind is told of before, too`() {
    let machine = StateMachine(Door.open)
    let log = Log()
    machine.onWillExit(.open) { [unowned machine] in log.lines.append("\($0.cause) \(machine.state) \($0.to)") }
    machine.onWillEnter(.open) { _ in log.lines.append("enter") }
    machine.reset(to: .locked)
    machine.reset(to: .locked)
    #expect(log.lines == ["reset open locked"])
  }

  @Test func `the rule is asked once`() {
    final class Count { var asked = 0 }
    struct Counting: TransitionRule {
      let count: Count
      var isOn = false
      static func kind(of state: Counting) -> Bool { state.isOn }
      mutating func apply(_ event: Void) -> Outcome {
        count.asked += 1
        isOn.toggle()
        return .changed
      }
    }
    let count = Count()
    let machine = StateMachine(Counting(count: count))
    machine.onWillEnter(true) { _ in }
    #expect(machine.send(()) == .moved)
    #expect(count.asked == 1)
    #expect(machine.state.isOn)
  }

  @Test func `one made during a step starts with the next`() {
    let machine = StateMachine(Door.open)
    let log = Log()
    machine.onWillExit(.open) { [unowned machine] _ in
      log.lines.append("first")
      machine.onWillEnter(.closed) { _ in log.lines.append("new") }
      machine.onWillEnter(.open) { _ in log.lines.append("next step") }
      machine.send(.pull)
    }
    machine.send(.push)
    #expect(log.lines == ["first", "next step"])
  }

  @Test func `once ended it is forgotten, and events are no longer tried on a copy`() {
    let machine = StateMachine(Door.open)
    let hook = machine.onWillExit(.open) { _ in Issue.record("it has ended") }
    #expect(machine.isForewarning)
    machine.onTransition { _ in }
    hook.end()
    machine.send(.push)
    #expect(!machine.isForewarning)
    #expect(machine.hooks.lists?.only != nil)
  }

  @Test func `nothing is copied for those who only hear afterwards`() {
    let machine = StateMachine(Door.open)
    machine.onExit(.open) { _ in }
    machine.onTransition { _ in }
    machine.onEnter(.closed) { _ in }
    #expect(!machine.isForewarning)
  }
}
