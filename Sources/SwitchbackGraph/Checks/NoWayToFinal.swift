/// A state that can be left, but from which no final state can be reached.
///
/// The machine has an end, and from here nobody gets to it: usually two states that only lead to each other. Machines
/// without a final state are meant to run for ever and are not checked, and a state that is itself a dead end or never
/// reached is reported as that. A row whose target is not in the source may lead to the end.
///
/// ```swift
/// @MachineState enum Checkout {
///   case cart, paying, declined  // no final state can be reached from 'declined'
///   case retrying                // nor from 'retrying'
///   @Final case paid
///   enum Event { case pay, accepted, refused, tapped }
///
///   func next(on event: Event) -> Self? {
///     switch (self, event) {
///     case (.cart, .pay): .paying
///     case (.paying, .accepted): .paid
///     case (.paying, .refused): .declined
///     case (.declined, .tapped): .retrying
///     case (.retrying, .refused): .declined
///     default: nil
///     }
///   }
/// }
/// ```
///
/// To mend it, add the row that leads on. To silence it, write the comment `// switchback:ignore no-way-to-final` at the
/// state's line.
public struct NoWayToFinal: Check {
  /// `no-way-to-final`
  public let rule: String = "no-way-to-final"

  /// Makes the check.
  public init() {}

  /// One finding for each such state, at its line.
  public func findings(in graph: StateGraph) -> [Finding] {
    graph.parts.flatMap(findings(inPart:))
  }

  private func findings(inPart graph: StateGraph) -> [Finding] {
    let finals = graph.states.filter(\.isFinal).map(\.name)
    guard !finals.isEmpty, !graph.mayHideRows else { return [] }
    let sources = graph.moves.reduce(into: [String: [String]]()) { sources, move in
      if let target = move.to { sources[target, default: []].append(move.from) }
    }
    let ending = closure(of: finals + Array(graph.statesWithUnknownTarget), over: sources)
    let reported = Set((UnreachableState().states(in: graph) + DeadEnd().states(in: graph)).map(\.name))
    return graph.states.filter { !ending.contains($0.name) && !reported.contains($0.name) }.map { state in
      finding(
        "no final state can be reached from '\(state.name)'; add a transition that leads on, "
          + "or write '// switchback:ignore no-way-to-final' at its line",
        line: state.line
      )
    }
  }
}
