import RegistrationWorkload
import Switchback

extension Scenario {
  /// Sends a machine the events of a walk, and counts the moves; always inlined, since it is what is measured.
  @inline(__always)
  static func moves<Rule: TransitionRule>(of machine: StateMachine<Rule>, on walk: Walk) -> () -> Int
  where Rule.Event == Registration.Event {
    return {
      var moves = 0
      for event in walk.events where machine.send(event) == .moved { moves &+= 1 }
      return moves
    }
  }
}
