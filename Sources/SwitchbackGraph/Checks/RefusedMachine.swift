/// A machine that could not be read at all.
///
/// There is no graph then: nothing is drawn, and no other check says anything. The message has the reason.
///
/// ```swift
/// @MachineState enum Door {
///   case open, closed
///   enum Event { case push, pull }
///
///   func next(on event: Event) -> Self?  // 'Door' cannot be drawn: there is no body to read
/// }
/// ```
///
/// To mend it, write the machine in a way that is read. To silence it, write the comment
/// `// switchback:ignore refused-machine` at that line.
public struct RefusedMachine: Check {
  /// `refused-machine`
  public let rule: String = "refused-machine"

  /// Makes the check.
  public init() {}

  /// One finding for each reason, at its line.
  public func findings(in graph: StateGraph) -> [Finding] {
    guard graph.read == .refused else { return [] }
    let reasons = graph.unread.isEmpty ? [.init(line: graph.line, why: "nothing in it is a state")] : graph.unread
    return reasons.map { reason in
      let why = reason.why.onOneLine
      // Some reasons say themselves what to do.
      let remedy = why.contains("; ") ? "" : "; write it as a switch over state and event"
      return finding(
        "'\(graph.name)' cannot be drawn, \(why)\(remedy), or write '// switchback:ignore refused-machine' at this line",
        line: reason.line
      )
    }
  }
}
