/// Why a table cannot be used, everything at once.
///
/// ```swift
/// enum Light: String, CaseIterable { case red, green }
/// enum Tick: String, CaseIterable { case waited }
///
/// do {
///   let machine = StateMachine(try TransitionTable<Light, Tick>(json: data))
///   machine.send(.waited)
/// } catch {
///   for problem in error.problems { print(problem) }
/// }
/// ```
public struct TransitionTableError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, in the order of the text; never empty.
  public let problems: [Problem]

  /// A line for each problem.
  public var description: String {
    problems.map(\.description).joined(separator: "\n")
  }

  /// One mistake in a table.
  public struct Problem: Sendable, Hashable, CustomStringConvertible {
    /// What kind of mistake it is.
    public let reason: Reason
    /// The transition in which it was made, counted from 1; nil where it is about the whole table.
    public let transition: Int?
    let text: String

    init(_ reason: Reason, transition: Int? = nil, _ text: String) {
      self.reason = reason
      self.transition = transition
      self.text = text
    }

    /// One phrase that says where it is, what is wrong and what to do.
    public var description: String {
      transition.map { "transition \($0): \(text)" } ?? text
    }
  }

  /// The kinds of mistakes.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// The text is no JSON, or something in it is of another type than it should be.
    case malformed
    /// A key is not there.
    case missingKey
    /// A name is that of no state.
    case unknownState
    /// A name is that of no event.
    case unknownEvent
    /// An event has two transitions in one state.
    case duplicate
    /// No transitions lead from the initial state to a state that the table names.
    case unreachableState
    /// A state is not final, and no transition leads out of it.
    case deadEnd
    /// A transition leads out of a final state, where the machine has ended.
    case finalStateLeft
  }
}
