import RegistrationWorkload
import Switchback

extension Scenario {
  /// Machines made of machines.
  static let composition = [
    Scenario(
      name: "nested",
      title: "StateMachine, three levels deep",
      walk: .handled,
      goal: Goal(against: "machine-handled", atMost: 2)
    ) { walk in
      moves(of: StateMachine(Shop.open(.registering(.login)), unhandled: .ignore), on: walk)
    },
    Scenario(
      name: "regions",
      title: "StateMachine, eight regions",
      walk: .handled,
      goal: Goal(against: "machine-handled", atMost: 10)
    ) { walk in
      moves(of: StateMachine(EightRegistrations(), unhandled: .ignore), on: walk)
    },
  ]
}
