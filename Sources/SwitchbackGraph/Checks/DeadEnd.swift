/// A state that has no transition to another state and is not marked as final.
///
/// Whoever comes here is stuck: rows that stay, reject or trap are no way out. A screen that only shows an error is the
/// usual case: nobody thought of *Try again*. A row whose target is not in the source counts as a way out, and a machine
/// with a single state has nowhere to go; one that a loop moves ends with it. Where the state lies in a property, which
/// other code may set and whose end nobody marks, it is only a note.
///
/// ```swift
/// @MachineState enum Search {
///   case idle, loading, failed  // state 'failed' cannot be left
///   enum Event { case typed, loaded, lost }
///
///   func next(on event: Event) -> Self? {
///     switch (self, event) {
///     case (.idle, .typed): .loading
///     case (.loading, .loaded): .idle
///     case (.loading, .lost): .failed
///     default: nil
///     }
///   }
/// }
/// ```
///
/// To mend it, add a row that leads out. To silence it, mark the state `@Final`: the machine ends there.
/// In a file that does not import this package, write the comment `// switchback:ignore dead-end` at its line.
public struct DeadEnd: Check {
  /// `dead-end`
  public let rule: String = "dead-end"

  private let offersMarks: Bool

  /// Makes the check.
  public init() { self.init(offersMarks: true) }

  /// - Parameter offersMarks: whether the source can use `@Final`.
  package init(offersMarks: Bool) { self.offersMarks = offersMarks }

  /// One finding for each such state, at its line.
  public func findings(in graph: StateGraph) -> [Finding] {
    states(in: graph).map { state in
      finding(
        "state '\(state.name)' cannot be left; add a transition out of it, \(graph.remedyForEnd(byMark: offersMarks))",
        line: state.line
      )
    }
  }

  /// The states without a way out, as far as that is certain.
  func states(in graph: StateGraph) -> [StateGraph.State] {
    graph.parts.flatMap(states(inPart:))
  }

  private func states(inPart graph: StateGraph) -> [StateGraph.State] {
    // A property of a struct may keep its last value for good, and cannot be marked; a loop ends wherever it is.
    guard graph.states.count > 1, !graph.mayHideRows, !["state-reducer", "loop"].contains(graph.dialect) else {
      return []
    }
    let left = graph.statesWithUnknownTarget.union(graph.moves.map(\.from))
    // An enum that somebody else made may have cases for other purposes, where nobody is stuck.
    let missed = offersMarks ? [] : UnreachableState().states(in: graph)
    return graph.states.filter { state in
      !state.isFinal && !state.isInnerFinal && !left.contains(state.name) && !missed.contains { $0.name == state.name }
    }
  }
}
