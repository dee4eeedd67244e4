/// A method that moves the machine without a look at the state.
///
/// It does so after the end, too: a callback that comes late makes a closed connection an open one. Methods that lead
/// where the machine starts or ends, such as `reset()` and `close()`, are meant for every state, and a callback for the
/// state in which its own method left the machine. In a switch over state and event `_` says the same on purpose, so
/// only methods are looked at. Being no mistake by itself, it is a note.
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
    // What leads nobody knows where may look at the state in a way that is not read.
    let blind = graph.events.filter { event in
      rows[event.name]?.allSatisfy { $0.via == "any" && $0.kind != .computed } ?? false
    }
    let names = Set(blind.map(\.name))
    // Where nobody who looks at the state goes on, the machine has come to its end.
    let left = Set(graph.moves.filter { !names.contains($0.event) }.map(\.from))
    let entered = Set(graph.moves.compactMap(\.to))
    let ends = graph.states.map(\.name).filter { !left.contains($0) && entered.contains($0) }
    let isBegunByLook = !left.isDisjoint(with: graph.initialStates)
    return blind.compactMap { event in
      // What nobody who looks leads away from the start is the start itself.
      guard isBegunByLook || event.name.isOfClosure else { return nil }
      let awaited = graph.statesAwaiting(event.name)
      // Ends stand last in most enums, behind what waits for an answer.
      let revival = graph.moves.last { move in
        move.event == event.name && ends.contains(move.from) && !awaited.contains(move.from)
          && !graph.initialStates.contains(move.from) && move.to.map(left.contains) == true
          && !graph.initialStates.contains { $0 == move.to }
      }
      guard let revival, let target = revival.to else { return nil }
      return Finding(
        rule: rule,
        severity: .note,
        message: "'\(event.name)' leads to '\(target)' from '\(revival.from)', too, and nothing else that looks at the "
          + "state leaves that one; ask for the state first, or write '// switchback:ignore ignores-state' at its line",
        line: event.line
      )
    }
  }
}

extension StateGraph {
  /// The states to which the function leads that leaves a closure behind: there it is waited for.
  fileprivate func statesAwaiting(_ event: String) -> Set<String> {
    guard event.isOfClosure else { return [] }
    return Set(moves.filter { $0.event != event && $0.event.functionName == event.functionName }.compactMap(\.to))
  }
}

extension String {
  /// Whether it is the name of a closure, `load(fetch)`, and not that of a function with labels, `load(from:)`.
  fileprivate var isOfClosure: Bool { hasSuffix(")") && !hasSuffix(":)") }

  fileprivate var functionName: Substring { prefix { $0 != "(" } }
}
