/// A row that leads out of a final state.
///
/// A machine that has come to a final state has ended and takes no event, so the row is never run: either the state is
/// not final, or the row is wrong. A rule for every state, such as `case (_, .logout): .login`, does not count.
///
/// ```swift
/// @MachineState enum Order {
///   case cart
///   @Final case sent
///   enum Event { case send, cancel }
///
///   func next(on event: Event) -> Self? {
///     switch (self, event) {
///     case (.cart, .send): .sent
///     case (.sent, .cancel): .cart  // final state 'sent' is left on 'cancel'
///     default: nil
///     }
///   }
/// }
/// ```
///
/// To mend or to silence it, remove the row, or the `@Final`.
public struct FinalStateLeft: Check {
  /// `final-state-left`
  public let rule: String = "final-state-left"

  /// Makes the check.
  public init() {}

  /// One finding for each such move, at its line.
  public func findings(in graph: StateGraph) -> [Finding] {
    guard graph.read != .refused else { return [] }
    let finals = Set(graph.states.filter(\.isFinal).map(\.name))
    let found = graph.moves.filter { $0.via != "any" && finals.contains($0.from) }.map { move in
      finding(
        "final state '\(move.from)' is left on '\(move.event)'; remove the row, \(graph.remedyForFinalMark)",
        line: move.line
      )
    }
    return found.reduce(into: []) { findings, finding in
      if !findings.contains(finding) { findings.append(finding) }
    }
  }
}
