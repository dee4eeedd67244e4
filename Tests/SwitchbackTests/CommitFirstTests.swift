import Observation
import Switchback
import Testing

/// Semantics 5: the new state first, then everybody is told, in a fixed order.
@Suite("The new state comes first")
struct CommitFirstTests {
  @Test func `every hook finds the new state in place`() {
    let machine = StateMachine(Door.open)
    var seen: [Door] = []
    machine.onExit(.open) { [unowned machine] _ in seen.append(machine.state) }
    machine.onTransition { [unowned machine] _ in seen.append(machine.state) }
    machine.onEnter(.closed) { [unowned machine] _ in seen.append(machine.state) }
    machine.send(.push)
    #expect(seen == [.closed, .closed, .closed])
  }

  @Test func `an observer finds the new state in place, and is told before the hooks`() {
    nonisolated(unsafe) let machine = StateMachine(Door.open)
    nonisolated(unsafe) let log = Log()
    machine.onExit(.open) { _ in log.lines.append("exit") }
    withObservationTracking {
      _ = machine.state
    } onChange: {
      log.lines.append("observer sees \(machine.state)")
    }
    machine.send(.push)
    #expect(log.lines == ["observer sees closed", "exit"])
  }

  @Test(
    arguments: [
      (
        .stopped, .play,
        ["stopped to normal", "enter running", "enter running.playing", "enter running.playing.normal"],
        ["exit stopped"]
      ),
      (
        .running(.playing(.normal, second: 7)), .speedUp,
        ["normal to fast", "enter running.playing.fast"],
        ["exit running.playing.normal"]
      ),
      (
        .running(.playing(.fast, second: 7)), .buffer,
        ["fast to preloading", "enter running.preloading"],
        ["exit running.playing.fast", "exit running.playing"]
      ),
      (
        .running(.playing(.fast, second: 7)), .stop,
        ["fast to stopped", "enter stopped"],
        ["exit running.playing.fast", "exit running.playing", "exit running"]
      ),
      (
        .running(.preloading), .play,
        ["preloading to normal", "enter running.playing", "enter running.playing.normal"],
        ["exit running.preloading"]
      ),
      (.running(.playing(.fast, second: 7)), .tick, ["fast to fast"], []),
      (.running(.preloading), .wait, ["preloading to preloading"], []),
    ] as [(Player, Player.Event, [String], [String])]
  )
  func `exits go inner to outer, then the transition, then entries outer to inner`(
    from: Player,
    event: Player.Event,
    rest: [String],
    exits: [String]
  ) {
    let machine = StateMachine(from)
    let log = Log()
    // Hooked in against the order in which they are called.
    for kind in Player.Kind.allCases.reversed() {
      machine.onEnter(kind) { _ in log.lines.append("enter \(kind)") }
    }
    machine.onTransition { log.lines.append("\($0.from.kind.label) to \($0.to.kind.label)") }
    for kind in Player.Kind.allCases {
      machine.onExit(kind) { _ in log.lines.append("exit \(kind)") }
    }
    machine.send(event)
    #expect(log.lines == exits + rest)
  }

  @Test func `hooks of one state are called in the order in which they were hooked in`() {
    let machine = StateMachine(Door.open)
    let log = Log()
    for number in 1...3 { machine.onEnter(.closed) { _ in log.lines.append("\(number)") } }
    machine.send(.push)
    #expect(log.lines == ["1", "2", "3"])
  }

  @Test func `the machine is busy before the rule is asked`() async {
    await #expect(processExitsWith: .success) {
      let machine = StateMachine(Meddling())
      Meddling.deed = {
        Meddling.deed = {}
        precondition(machine.send(()) == .queued)
      }
      precondition(machine.send(()) == .updated)
    }
  }
}

extension Player.Kind {
  /// The innermost name.
  var label: String { "\(self)".split(separator: ".").last.map(String.init) ?? "" }
}
