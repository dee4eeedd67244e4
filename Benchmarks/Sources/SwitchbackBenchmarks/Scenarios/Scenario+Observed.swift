import Observation
import RegistrationWorkload
import Switchback

extension Scenario {
  /// The state read as SwiftUI reads it.
  static let observed = [
    Scenario(
      name: "read",
      title: "StateMachine, state read after each event, nobody tracking",
      walk: .handled,
      goal: Goal(against: "by-hand-handled", atMost: 9)
    ) { walk in
      let machine = StateMachine(Registration.login, unhandled: .ignore)
      return {
        var moves = 0
        var last = machine.state.kind
        for event in walk.events {
          machine.send(event)
          let kind = machine.state.kind
          if kind != last { moves &+= 1 }
          last = kind
        }
        return moves
      }
    },
    Scenario(name: "by-hand-tracked", title: "@Observable class by hand, tracked", walk: .handled, allocates: true) {
      walk in
      let registration = ObservableRegistration()
      return {
        var moves = 0
        for event in walk.events {
          let kind = withObservationTracking {
            registration.state.kind
          } onChange: {
          }
          if registration.send(event), registration.state.kind != kind { moves &+= 1 }
        }
        return moves
      }
    },
    Scenario(
      name: "tracked",
      title: "StateMachine, tracked and read again at each change",
      walk: .handled,
      goal: Goal(against: "by-hand-tracked", atMost: 1.2),
      allocates: true
    ) { walk in
      let machine = StateMachine(Registration.login, unhandled: .ignore)
      return {
        var moves = 0
        for event in walk.events {
          let kind = withObservationTracking {
            machine.state.kind
          } onChange: {
          }
          if machine.send(event) == .moved, machine.state.kind != kind { moves &+= 1 }
        }
        return moves
      }
    },
  ]
}
