/// A state that code asks for, but that the source nowhere makes.
///
/// What is written for it never runs. This is `unreachable-state` for a state that lies in a property, which more code
/// can set than the rows that are drawn: it does not follow arrows, but looks whether the state's name is ever written
/// as a value. No machine gets both. Only where all the source that could make the state was read anything is said: its
/// file for a `private` enum, all of `Sources` for others, and never for a public one; where some of it was not given,
/// `switchback check` says that this was left out. An enum with raw values, or one that is `Codable` or `CaseIterable`, is
/// made without a name.
///
/// ```swift
/// final class Upload {
///   private enum State { case waiting, running, failed }  // state 'failed' is asked for, but nothing makes it
///   private var state = State.waiting
///   private var saved = State.waiting
///
///   func started() {
///     if state == .waiting { state = .running }
///   }
///
///   func retried() {
///     if state == .failed { state = .waiting }
///   }
///
///   func resumed() { state = saved }
/// }
/// ```
///
/// To mend it, set the state where it belongs, or remove it. To silence it, write the comment
/// `// switchback:ignore never-entered` at the state's line.
public struct NeverEntered: Check {
  /// `never-entered`
  public let rule: String = "never-entered"

  /// The states that are asked for and never made, which only the one who read all of the source can know.
  public var states: Set<String>

  /// Makes the check.
  public init(states: Set<String> = []) {
    self.states = states
  }

  /// One finding for each such state, at its line.
  public func findings(in graph: StateGraph) -> [Finding] {
    guard graph.read != .refused else { return [] }
    return graph.states.filter { states.contains($0.name) && !$0.isInitial }.map {
      finding(
        "state '\($0.name)' is asked for, but nothing makes it; set it where it belongs, remove it, "
          + "or write '// switchback:ignore never-entered' at its line",
        line: $0.line
      )
    }
  }
}
