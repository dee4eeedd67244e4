import RegistrationWorkload
import Switchback

extension Scenario {
  /// Other rules on the same engine.
  static let rules = [
    Scenario(
      name: "table",
      title: "StateMachine on a TransitionTable",
      walk: .handled,
      goal: Goal(against: "by-hand-handled", atMost: 3)
    ) { walk in
      moves(of: StateMachine(TransitionTable.registration, unhandled: .ignore), on: walk)
    },
    Scenario(name: "by-hand-struct", title: "struct with reduce in a final class, by hand", walk: .handled) {
      walk in
      let draft = HandWrittenDraft()
      return {
        var moves = 0
        for event in walk.events where draft.send(event) { moves &+= 1 }
        return moves
      }
    },
    Scenario(
      name: "struct",
      title: "StateMachine on a ReducerState",
      walk: .handled,
      goal: Goal(against: "by-hand-struct", atMost: 1.5)
    ) { walk in
      moves(of: StateMachine(Draft(), unhandled: .ignore), on: walk)
    },
  ]
}
