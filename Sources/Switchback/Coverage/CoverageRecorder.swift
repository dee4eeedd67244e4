/// Notes the steps of running machines, of as many as there are and on any thread, as the coverage of their drawing.
///
/// ```swift
/// let recorder = CoverageRecorder(of: Door.graph)
/// let machine = StateMachine(Door.open)
/// recorder.record(machine)
/// machine.send(.push)
/// print(recorder.coverage.missed.map(\.event))  // ["pull"]
/// ```
public final class CoverageRecorder: Sendable {
  private let noted: Locked<GraphCoverage>
  private let name: DrawnName

  /// Makes one that has seen nothing yet.
  public init(of graph: StateGraph) {
    noted = Locked(GraphCoverage(of: graph))
    name = DrawnName(in: graph)
  }

  /// What was taken so far.
  public var coverage: GraphCoverage { noted.withLock { $0 } }

  /// Follows a machine until it goes away or the hook is ended; a reset is no step of the drawing.
  @discardableResult
  public func record<Rule: TransitionRule>(_ machine: StateMachine<Rule>) -> Hook {
    machine.onTransition { [self] step in
      guard let cause = step.event else { return }
      let from = name.of(kind: Rule.kind(of: step.from))
      let to = name.of(kind: Rule.kind(of: step.to))
      let event = name.of(event: cause, of: Rule.self)
      noted.withLock { $0.note(from: from, on: event, to: to) }
    }
  }
}
