import RegistrationWorkload
import Switchback

extension Scenario {
  /// The way back, and the screens on it.
  static let trail = [
    Scenario(
      name: "trail",
      title: "StateMachine on a trail, half of the events Back",
      walk: .handled,
      goal: Goal(against: "machine-handled", atMost: 3)
    ) { walk in
      let machine = StateMachine(Trail(Registration.login), unhandled: .ignore)
      let half = walk.events.prefix(walk.events.count / 2)
      return {
        // An odd event has nothing to go back from.
        var moves = walk.events.count % 2
        for event in half where machine.send(.event(event)) == .moved { moves &+= 1 }
        for _ in half where machine.send(.back) == .moved { moves &+= 1 }
        return moves
      }
    },
    // A microsecond, where the switch by hand takes five nanoseconds.
    Scenario(
      name: "difference",
      title: "the steps between two stacks of ten screens",
      walk: .handled,
      goal: Goal(against: "by-hand-handled", atMost: 200),
      allocates: true
    ) { walk in
      let stacks = Registration.Event.allCases.map { stack(for: $0) }
      return {
        var moves = 0
        var shown = stacks[0]
        for index in walk.events.indices {
          let next = stacks[index % stacks.count]
          moves &+= shown.steps(to: next).count > 10 ? 0 : 1
          shown = next
        }
        return moves
      }
    },
  ]

  /// Seven screens in the window and three in a modal, of which two differ from event to event.
  private static func stack(for event: Registration.Event) -> ScreenStack<Registration.Event> {
    ScreenStack(
      [.login, .next, .back, .registerLater, .facebookRegister, .next, event],
      modals: [[.login, event, .next]]
    )
  }
}
