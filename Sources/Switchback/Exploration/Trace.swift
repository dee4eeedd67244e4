/// The fewest events that lead to something, and what they lead to.
public struct Trace<Rule: TransitionRule> {
  /// The events, in order; none where it is the start.
  public let events: [Rule.Event]
  /// What the machine is after them.
  public let end: Rule
}

extension Trace: Sendable where Rule: Sendable, Rule.Event: Sendable {}

extension Trace: CustomStringConvertible {
  /// The events as they are written in a test: `after(.fill(.small), .pour)`.
  public var description: String { "after(\(events.map { SourceText(of: $0).text }.joined(separator: ", ")))" }
}
