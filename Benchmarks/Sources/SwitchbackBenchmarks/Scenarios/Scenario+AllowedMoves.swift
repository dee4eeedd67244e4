import RegistrationWorkload
import Switchback

extension Scenario {
  /// A machine whose state is assigned, on the states that the events of a walk lead to.
  static let allowedMoves = [
    Scenario(
      name: "moves",
      title: "StateMachine on a list of allowed moves",
      walk: .handled,
      goal: Goal(against: "by-hand-handled", atMost: 3)
    ) { walk in
      let machine = StateMachine(AllowedMoves(initial: .login, Registration.moves), unhandled: .ignore)
      let targets = targets(of: walk)
      return {
        var moves = 0
        for target in targets where machine.move(to: target) == .moved { moves &+= 1 }
        return moves
      }
    },
    Scenario(
      name: "delegate",
      title: "StateMachine on moves that a weakly held delegate decides on, and hears of",
      walk: .handled
    ) { walk in
      let delegate = Deciding()
      let machine = StateMachine(.login, delegate: delegate, unhandled: .ignore)
      let targets = targets(of: walk)
      return {
        let before = delegate.heard
        for target in targets { machine.move(to: target) }
        return delegate.heard &- before
      }
    },
  ]

  private static func targets(of walk: Walk) -> [Registration] {
    var state = Registration.login
    return walk.events.map { event in
      state = state.next(on: event) ?? state
      return state
    }
  }
}

extension Registration {
  fileprivate static let moves: MoveList<Registration> = [
    .login: [.createProfile, .finished],
    .createProfile: [.selectAvatar, .facebookProfile, .termsAndConditions],
    .facebookProfile: [.selectAvatar, .termsAndConditions],
    .selectAvatar: [.termsAndConditions, .createProfile],
    .termsAndConditions: [.finished],
    .finished: [.login],
  ]
}

private final class Deciding: MoveDelegate {
  private(set) var heard = 0

  func shouldTransition(from: Registration, to: Registration) -> Bool { from != to }

  func didTransition(from: Registration, to: Registration) { heard &+= 1 }
}
