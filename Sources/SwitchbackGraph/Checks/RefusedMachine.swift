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
/// Of a type that has nothing of this package, and was only taken for a machine, it is a note.
///
/// To mend it, write the machine in a way that is read. To silence it, write the comment
/// `// switchback:ignore refused-machine` at that line.
public struct RefusedMachine: Check {
  /// `refused-machine`
  public let rule: String = "refused-machine"

  private let isGuess: Bool

  /// Makes the check.
  public init() { self.init(isGuess: false) }

  /// - Parameter isGuess: whether nobody says that it is a machine.
  package init(isGuess: Bool) { self.isGuess = isGuess }

  /// One finding for each reason, at its line.
  public func findings(in graph: StateGraph) -> [Finding] {
    guard graph.read == .refused else { return [] }
    let reasons = graph.unread.isEmpty ? [.init(line: graph.line, why: "nothing in it is a state")] : graph.unread
    return reasons.map { reason in
      var found = finding(message(about: graph.name, because: reason.why.onOneLine), line: reason.line)
      if isGuess { found.severity = .note }
      return found
    }
  }

  private func message(about name: String, because why: String) -> String {
    let silence = "write '// switchback:ignore refused-machine' at this line"
    guard !isGuess else { return "'\(name)' looks like a machine and is not drawn: \(why); if it is none, \(silence)" }
    // Some reasons say themselves what to do.
    let remedy = why.contains("; ") ? "" : "; write it as a switch over state and event"
    return "'\(name)' cannot be drawn, \(why)\(remedy), or \(silence)"
  }
}
