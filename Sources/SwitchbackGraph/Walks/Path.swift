extension StateGraph {
  /// A way through a machine: where it starts, and the transitions that it takes one after the other.
  ///
  /// ```swift
  /// let path = StateGraph.Path(from: "open", [.init(from: "open", on: "push", to: "closed")])
  /// print(path.events, path.end)
  /// ```
  ///
  /// It is taken for granted that each step's guard holds where it is taken.
  public struct Path: Sendable, Hashable {
    /// The state in which it starts.
    public var start: String

    /// What it takes, each from the state to which the one before led.
    public var steps: [Transition]

    /// Makes a path.
    public init(from start: String, _ steps: [Transition] = []) {
      self.start = start
      self.steps = steps
    }

    /// The state in which it ends.
    public var end: String { steps.last.map { $0.to ?? $0.from } ?? start }

    /// The events to send, in order.
    public var events: [String] { steps.map(\.event) }
  }
}

extension StateGraph.Path: CustomStringConvertible {
  /// The path in a line, which can be the name of a test: `login: next, back [from: .email] → createProfile`.
  public var description: String {
    let events = steps.map { $0.event + ($0.guardText.map { " [\($0.onOneLine)]" } ?? "") }
    return events.isEmpty ? start : "\(start): \(events.joined(separator: ", ")) → \(end)"
  }
}
