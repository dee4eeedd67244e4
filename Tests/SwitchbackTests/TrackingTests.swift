import Observation
import Testing

@testable import Switchback

/// The registrar is asked only while somebody tracks: each way of tracking must be seen.
struct TrackingTests {
  @Test func `a plain read is no tracking`() {
    let observation = StateObservation()
    observation.look()
    #expect(!observation.isTracked)
  }

  @Test func `what is tracked is known to be, until its change was told`() {
    let observation = StateObservation()
    withObservationTracking {
      observation.look()
    } onChange: {
    }
    #expect(observation.isTracked)
    observation.tell()
    #expect(!observation.isTracked)
  }

  @Test func `tracking begins with the read, not with the end of the closure around it`() {
    let observation = StateObservation()
    withObservationTracking {
      observation.look()
      #expect(observation.isTracked)
    } onChange: {
    }
  }

  @Test func `one machine is not taken for another`() {
    let (tracked, other) = (StateObservation(), StateObservation())
    withObservationTracking {
      tracked.look()
    } onChange: {
    }
    #expect(!other.isTracked)
  }

  @Test func `each of several who track is told once for each time`() {
    let machine = StateMachine(Door.open)
    nonisolated(unsafe) var (first, second) = (0, 0)
    withObservationTracking {
      _ = machine.state
    } onChange: {
      first += 1
    }
    withObservationTracking {
      _ = machine.state
    } onChange: {
      second += 1
    }
    machine.send(.push)
    machine.send(.pull)
    #expect([first, second] == [1, 1])
    withObservationTracking {
      _ = machine.state
    } onChange: {
      first += 1
    }
    machine.send(.push)
    #expect([first, second] == [2, 1])
  }
}
