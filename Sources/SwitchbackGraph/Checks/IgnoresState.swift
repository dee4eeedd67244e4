/// A method that moves the machine without a look at the state.
///
/// It does so after the end, too: a callback that comes late makes a closed connection an open one. Methods that lead
/// where the machine starts or ends, such as `reset()` and `close()`, are meant for every state. In a switch over state
/// and event `_` says the same on purpose, so only methods are looked at. Being no mistake by itself, it is a note.
///
/// ```swift
/// final class Connection {
///   enum State { case idle, connecting, connected, closed }
///   private var state = State.idle
///
///   func connect() {
///     if state == .idle { state = .connecting }
///   }
///
///   func connected() { state = .connected }  // leads from 'closed' to 'connected', too
///
///   func close() {
///     if state != .closed { state = .closed }
///   }
/// }
/// ```
///
/// To mend it, look at the state first: `guard state == .connecting`. To silence it, write the comment
/// `// switchback:ignore ignores-state` at the method's line.
public struct IgnoresState: Check {
  /// `ignores-state`
  public let rule: String = "ignores-state"

  /// Makes the check.
  public init() {}

  /// One finding for each such method, at its line.
  public func findings(in graph: StateGraph) -> [Finding] {
    graph.parts.flatMap(findings(inPart:))
  }

  private func findings(inPart graph: StateGraph) -> [Finding] {
    guard graph.dialect == "event-methods", !graph.mayHideRows else { return [] }
    let rows = Dictionary(grouping: graph.transitions, by: \.event)
    let blind = graph.events.filter { event in rows[event.name]?.allSatisfy { $0.via == "any" } ?? false }
    let names = Set(blind.map(\.name))
    // Where nobody who looks at the state goes on, the machine has come to its end.
    let left = Set(graph.moves.filter { !names.contains($0.event) }.map(\.from))
    let ends = graph.states.filter { !left.contains($0.name) }.map(\.name)
    return blind.compactMap { event in
      let moves = graph.moves.filter { $0.event == event.name }
      guard
        let revival = moves.first(where: { move in
          ends.contains(move.from) && !graph.initialStates.contains(move.from) && move.to.map(left.contains) == true
            && !graph.initialStates.contains { $0 == move.to }
        }), let target = revival.to
      else { return nil }
      return Finding(
        rule: rule,
        severity: .note,
        message: "'\(event.name)' leads to '\(target)' even from '\(revival.from)', which nothing leaves that looks at "
          + "the state; look at the state first, or write '// switchback:ignore ignores-state' at its line",
        line: event.line
      )
    }
  }
}
