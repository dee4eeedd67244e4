import RegistrationWorkload
import Switchback

extension Scenario {
  /// The bare machine beside the class by hand, on each kind of walk, and with one hook.
  static let dispatch =
    [.handled, .unhandled, .mixed].flatMap { [byHand($0), machine($0)] }
    + [
      Scenario(name: "by-hand-payload", title: "switch over a state with a payload, by hand", walk: .handledWithBack) {
        walk in
        let registration = HandWrittenRegistrationWithBack()
        return {
          var moves = 0
          for event in walk.events where registration.send(event) { moves &+= 1 }
          return moves
        }
      },
      Scenario(
        name: "machine-payload",
        title: "StateMachine over a state with a payload",
        walk: .handledWithBack,
        goal: Goal(against: "by-hand-payload", atMost: 1.5)
      ) { walk in
        moves(of: StateMachine(RegistrationWithBack.login, unhandled: .ignore), on: walk)
      },
      Scenario(
        name: "hook",
        title: "StateMachine, one onTransition hook",
        walk: .handled,
        goal: Goal(against: "by-hand-handled", atMost: 3.5)
      ) { walk in
        let machine = StateMachine(Registration.login, unhandled: .ignore)
        let listener = CountingListener()
        machine.onTransition { _ in listener.hear() }
        return {
          let before = listener.heard
          for event in walk.events { machine.send(event) }
          return listener.heard &- before
        }
      },
    ]

  private static func byHand(_ kind: Walk.Kind) -> Scenario {
    Scenario(name: "by-hand-\(kind)", title: "switch in a final class, by hand", walk: kind) { walk in
      let registration = HandWrittenRegistration()
      return {
        var moves = 0
        for event in walk.events where registration.send(event) { moves &+= 1 }
        return moves
      }
    }
  }

  private static func machine(_ kind: Walk.Kind) -> Scenario {
    Scenario(
      name: "machine-\(kind)",
      title: "StateMachine, no observer",
      walk: kind,
      goal: Goal(against: "by-hand-\(kind)", atMost: 1.5)
    ) { walk in
      moves(of: StateMachine(Registration.login, unhandled: .ignore), on: walk)
    }
  }
}

/// Hears and does next to nothing, so that what is measured is the way to it.
private final class CountingListener {
  private(set) var heard = 0

  func hear() { heard &+= 1 }
}
