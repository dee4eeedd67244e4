// swift-format-ignore-file
import Switchback

@MachineState
enum Screen {
  case login, profile
  case lost  // expected-warning {{state 'lost' is never reached; add a transition to it, or write '// switchback:ignore unreachable-state' at its line}}
  case stuck  // expected-warning {{state 'stuck' cannot be left; add a transition out of it, or say that it is final, by 'final:' or '@Final'}}
  case done

  enum Event {
    case next, back
    case poke  // expected-warning {{event 'poke' is never handled; add a row for it, or write '// switchback:ignore unhandled-event' at its line}}
  }

  static let table = TransitionTable<Self, Event>(initial: .login, final: [.done], [
    .login: [.next: .profile],
    .profile: [
      .next: .done,
      .back: .login,
      .next: .stuck,  // expected-warning {{row '.next: .stuck' is never taken, line 19 always wins; move it up or remove it, or write '// switchback:ignore shadowed-row' at its line}}
    ],
    .lost: [.back: .login],
    .done: [.back: .stuck],  // expected-warning {{final state 'done' is left on 'back'; remove the row, or take the state out of 'final:'}}
  ])
}

@MachineState
enum Silenced {
  case first, second
  case third  // switchback:ignore unreachable-state dead-end
  enum Event {
    case next
    case poke  // switchback:ignore unhandled-event
  }

  static let table: TransitionTable<Silenced, Event> = .init(initial: .first, [
    .first: [.next: .second],
    .second: [.next: .first],
  ])
}

@MachineState
enum Half {
  case first, second
  enum Event { case next, back }

  static let start = Half.first
  static let table: TransitionTable<Self, Event> = .init(initial: .first, [
    .first: [.next: .second],
    .second: [.back: chosen(1)],  // expected-warning {{the target 'chosen(1)' of 'back' in 'second' cannot be read; write the target in the row, or state the possible targets with the comment '// switchback:targets a, b'}}
  ])
  static func chosen(_ number: Int) -> Half { .first }
}

@MachineState
enum Load {
  case initial, loading
  case loaded  // expected-warning {{state 'loaded' cannot be left; add a transition out of it, or say that it is final, by 'final:' or '@Final'}}
  case lost  // expected-warning {{state 'lost' is never reached; add a transition to it, or write '// switchback:ignore unreachable-state' at its line}} expected-warning {{state 'lost' cannot be left; add a transition out of it, or say that it is final, by 'final:' or '@Final'}}

  static let moves = AllowedMoves<Self>(initial: .initial, [
    .initial: [.loading],
    .loading: [.loaded, .initial],
  ])
}

func use() {
  let machine = StateMachine(Screen.login)
  machine.send(.next)
  _ = Screen.finished(Screen.done.isFinal)
  _ = (Screen.graph, Load.graph, Screen.Event.Kind.next, Screen.Kind.login)
}

extension Screen {
  static func finished(_ isFinal: Bool) -> Bool { isFinal }
}
