/// The answer to a question about an ``Exploration``, with the shortest trace that shows it.
///
/// ```swift
/// let door = Exploration(from: Door.open, over: [.push, .pull])
/// let verdict = door.always { $0 == .open }
/// print(verdict.holds)  // false
/// print(verdict)  // Door: does not hold in 'closed'; to see it: after(.push)
/// ```
///
/// In a test, `#expect(door.always { $0 == .open }.holds)` fails with that text.
public struct Verdict<Rule: TransitionRule>: CustomStringConvertible {
  /// The answer.
  public let answer: Answer
  /// The shortest way to a state that shows it; nil where none does.
  public let trace: Trace<Rule>?
  /// The answer and its reason, in a line.
  public let description: String

  /// Whether it is so beyond doubt: what was not seen might be otherwise.
  public var holds: Bool { answer == .holds }

  /// What can be said.
  public enum Answer: Sendable, Hashable, CaseIterable {
    /// It is so.
    case holds
    /// It is not so.
    case fails
    /// What was seen does not decide it, and there is more.
    case undecided
  }

  init(_ answer: Answer, _ text: String, _ trace: Trace<Rule>? = nil) {
    self.answer = answer
    self.trace = trace
    description = "\(Rule.self): \(text)"
  }
}

extension Verdict: Sendable where Rule: Sendable, Rule.Event: Sendable {}
