import Observation
import Switchback
import Testing

@Suite("Observation")
struct ObservationTests {
  @Test(
    arguments: [
      { _ = $0.state }, { _ = $0.isFinal }, { _ = $0.canSend(.left) },
    ] as [@Sendable (StateMachine<Search>) -> Void]
  )
  func `whoever read what depends on the state is told of a change once`(read: @Sendable (StateMachine<Search>) -> Void)
  {
    let machine = StateMachine(Search.idle)
    let changes = Changes()
    withObservationTracking {
      read(machine)
    } onChange: {
      changes.count += 1
    }
    machine.send(.typed("a"))
    machine.send(.typed("b"))
    #expect(changes.count == 1)
  }

  @Test func `the observer reads the new state`() {
    nonisolated(unsafe) let machine = StateMachine(Search.idle)
    nonisolated(unsafe) var seen: Search?
    withObservationTracking {
      _ = machine.state
    } onChange: {
      seen = machine.state
    }
    machine.send(.typed("a"))
    #expect(seen == .loading("a"))
  }

  @Test(
    arguments: [
      (.loading("a"), .typed("b"), 1), (.loading("a"), .typed("a"), 0), (.loading("a"), .cleared, 1),
      (.idle, .cleared, 0),
      (.closed, .left, 0),
    ] as [(Search, Search.Event, Int)]
  )
  func `moves and updates are told, stays and unhandled events are not`(from: Search, event: Search.Event, count: Int) {
    for hasHook in [false, true] {
      let machine = StateMachine(from, unhandled: .ignore)
      if hasHook { machine.onTransition { _ in } }
      let changes = Changes()
      withObservationTracking {
        _ = machine.state
      } onChange: {
        changes.count += 1
      }
      machine.send(event)
      #expect(changes.count == count)
    }
  }

  @Test func `a reset is told`() {
    let machine = StateMachine(Door.open)
    let changes = Changes()
    withObservationTracking {
      _ = machine.state
    } onChange: {
      changes.count += 1
    }
    machine.reset(to: .locked)
    #expect(changes.count == 1)
  }

  @Test func `each look is told of the next change`() {
    let machine = StateMachine(Door.open)
    let changes = Changes()
    for event in [Door.Event.push, .pull, .push, .turnKey] {
      withObservationTracking {
        _ = machine.state
      } onChange: {
        changes.count += 1
      }
      machine.send(event)
    }
    #expect(changes.count == 4)
  }

  @Test func `several who looked are all told`() {
    let machine = StateMachine(Door.open)
    let changes = Changes()
    for _ in 1...3 {
      withObservationTracking {
        _ = machine.state
      } onChange: {
        changes.count += 1
      }
    }
    machine.send(.push)
    #expect(changes.count == 3)
  }

  @Test func `one who looks within a hook is not told of the change that is already there`() {
    let machine = StateMachine(Door.open)
    let changes = Changes()
    machine.onEnter(.closed) { [unowned machine] _ in
      withObservationTracking {
        _ = machine.state
      } onChange: {
        changes.count += 1
      }
    }
    machine.send(.push)
    #expect(changes.count == 0)
    machine.send(.turnKey)
    #expect(changes.count == 1)
  }

  @Test func `an observer may send, and its event waits`() {
    nonisolated(unsafe) let machine = StateMachine(Door.open)
    let log = Log()
    machine.onTransition { log.lines.append("\($0.to)") }
    withObservationTracking {
      _ = machine.state
    } onChange: {
      machine.send(.turnKey)
    }
    machine.send(.push)
    #expect(log.lines == ["closed", "locked"])
  }

  @Test func `two machines of one type are observed apart`() {
    let (one, other) = (StateMachine(Door.open), StateMachine(Door.open))
    let changes = Changes()
    withObservationTracking {
      _ = one.state
    } onChange: {
      changes.count += 1
    }
    other.send(.push)
    #expect(changes.count == 0)
    one.send(.push)
    #expect(changes.count == 1)
  }
}

/// Counts on the one thread that a test of the machine runs on.
private final class Changes: @unchecked Sendable {
  var count = 0
}
