// swift-format-ignore-file
import Switchback

@MachineState  // expected-error {{'@MachineState' reads enums and structs, and 'Search' is declared as 'class'; make it an enum whose cases are its states}}
class Search {}

@MachineState
struct Form {}  // expected-error {{'Form' has no properties that are machines; add a 'var' for each region, or 'mutating func reduce(_ event: Event)', or make it an enum whose cases are its states}}

@MachineState
struct Page {
  var count: Int  // expected-error {{property 'count' is not seen to be a machine; state a type that is one, or make it a 'let'}}
  var names = [""]  // expected-error {{property 'names' is not seen to be a machine; state a type that is one, or make it a 'let'}}
  let title: String
  static let pages = 0
  var isEmpty: Bool { true }
}

@MachineState
enum Door {  // expected-error {{'Door' has no 'next(on:)' in its body; add 'func next(on event: Event) -> Self?' there, or a 'static let' with a 'TransitionTable' or 'AllowedMoves' as a literal, not in an extension, where it cannot be read}} expected-note {{add 'next(on:)'}}
  case open, closed
  enum Event { case push }
}

@MachineState
enum Gate {  // expected-error {{'Gate' has no 'next(on:)' in its body}} expected-note {{add 'next(on:)'}}
  case open, closed
  enum Event { case push }
}

extension Gate {
  func next(on event: Event) -> Self? { .open }
}

@MachineState
enum Empty {  // expected-error {{'Empty' has no cases; add one for each state}}
  enum Event { case push }
  func next(on event: Event) -> Self? { nil }
}

@MachineState
enum Selection {
  case none  // expected-error {{a state named 'none' is mistaken for 'nil' wherever '.none' is written; give it another name}}
  case graph  // expected-error {{case 'graph' clashes with the 'graph' that '@MachineState' adds; give it another name}}
  enum Event { case pick }
  func next(on event: Event) -> Self? { nil }
}

@MachineState
enum Upload {
  case running(file: String)
  case running(folder: String)  // expected-error {{another case is named 'running', and cases are told apart by their names alone; give it another name}}
  enum Event { case push }
  func next(on event: Event) -> Self? { nil }
}

@MachineState
enum Download {
  case running
  @Final case ended
  enum Event {
    case stop(after: Int)
    case stop(at: Int)  // expected-error {{another case is named 'stop', and cases are told apart by their names alone; give it another name}}
  }
  func next(on event: Event) -> Self? { self == .running ? .ended : nil }
}

@Final  // expected-error {{'@Final' marks a state; write it before a 'case' of a machine}}
struct Done {}

@MachineEvent  // expected-error {{'@MachineEvent' applies to enums; make this one an enum whose cases are the events}}
struct Tapped {}
