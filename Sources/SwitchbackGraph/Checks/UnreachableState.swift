/// A state to which no transition leads, from any state in which the machine can start.
///
/// Either a row was forgotten or deleted, or the state is no longer needed. Guards are taken to hold, and as soon as the
/// machine can come to a row whose target is not in the source, nothing is said. A state in a property is set by more
/// code than the rows that are drawn; of such machines `never-entered` tells instead.
///
/// ```swift
/// @MachineState enum Door {
///   case open, closed, locked  // state 'locked' is never reached
///   enum Event { case push, pull }
///
///   func next(on event: Event) -> Self? {
///     switch (self, event) {
///     case (.open, .push): .closed
///     case (.closed, .pull): .open
///     case (.locked, .pull): .open
///     default: nil
///     }
///   }
/// }
/// ```
///
/// To mend it, add the row that leads there, or remove the state. To silence it, mark the state `@Initial`: the program
/// can start there, for instance when it restores a session. In a file that does not import this package, write the
/// comment `// switchback:ignore unreachable-state` at its line.
public struct UnreachableState: Check {
  /// `unreachable-state`
  public let rule: String = "unreachable-state"

  private let offersMarks: Bool

  /// Makes the check.
  public init() { self.init(offersMarks: true) }

  /// - Parameter offersMarks: whether the source can use `@Initial`.
  package init(offersMarks: Bool) { self.offersMarks = offersMarks }

  /// One finding for each such state, at its line.
  public func findings(in graph: StateGraph) -> [Finding] {
    states(in: graph).map { state in
      finding(
        "state '\(state.name)' is never reached; add a transition to it, \(graph.remedyForStart(byMark: offersMarks))",
        line: state.line
      )
    }
  }

  /// The states that nothing reaches, as far as that is certain.
  func states(in graph: StateGraph) -> [StateGraph.State] {
    graph.parts.flatMap(states(inPart:))
  }

  private func states(inPart graph: StateGraph) -> [StateGraph.State] {
    let reachable = Set(graph.reachableStates())
    guard !reachable.isEmpty, !graph.mayHideRows, graph.statesLeadingAnywhere.isDisjoint(with: reachable) else {
      return []
    }
    return graph.states.filter { !reachable.contains($0.name) }
  }
}
