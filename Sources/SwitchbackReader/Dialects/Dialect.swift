/// The way in which a machine is written, by the name that the graph has for it.
enum Dialect: String {
  /// Functions that look at a state and at an event.
  case stateEventSwitch = "state-event-switch"
  /// Functions of which each is an event.
  case eventMethods = "event-methods"
  /// A struct of which an event makes the next, each of its properties a region.
  case stateReducer = "state-reducer"
  /// A function that shows a step, whose callbacks call it with the next one.
  case performedSteps = "performed-steps"
  /// Types of which each is a state, with a function that gives the next.
  case typePerState = "type-per-state"
  /// Classes of which each is a state, with a function that says which may follow.
  case stateClasses = "state-classes"
  /// A struct whose properties are machines.
  case regions
  /// Data that gives a state for a state and an event.
  case transitionTable = "transition-table"
  /// Data or a function that says which states may follow a state; an event is the request for one.
  case allowedMoves = "allowed-moves"
  /// A loop, of which each turn is an event, and a local variable that it moves.
  case loop
}

extension Dialect {
  /// The event that asks for a state.
  static func request(for path: [String]) -> String { "->" + path.joined(separator: ".") }
}
