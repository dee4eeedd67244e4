/// Why no trail leads to a state.
///
/// ```swift
/// func open(_ link: Search) -> Trail<Search> {
///   do {
///     return try Trail(to: link, from: .idle, by: [.typed("tram")])
///   } catch {
///     print(error)  // Search: no way leads from 'idle' to 'lost'; …
///     return Trail(.idle)
///   }
/// }
/// ```
public struct NoWayThere: Error, Hashable, CustomStringConvertible {
  /// The machine.
  public let machine: String
  /// The state in which the trail was to begin.
  public let start: String
  /// The state that is not reached.
  public let target: String
  /// What is in the way.
  public let reason: Reason

  /// What is in the way to a state.
  public enum Reason: Sendable, Hashable {
    /// The machine has no such state.
    case notDrawn
    /// No rows of the machine lead there; none at all, or only from these states, which are out of reach themselves.
    case noWay(from: [String])
    /// The row that leads on needs an event that was not given.
    case missingEvent(String, in: String)
    /// The row that leads on was not taken when the event was tried: its condition did not hold.
    case notTaken(String, in: String)
  }

  /// One line: what is in the way, and what to do.
  public var description: String { "\(machine): \(sentence)" }

  private var sentence: String {
    switch reason {
    case .notDrawn:
      "there is no state '\(target)' in the drawing; draw the machine anew"
    case .noWay([]):
      "no way leads from '\(start)' to '\(target)'; add a transition to it, or begin the trail there"
    case .noWay(let states):
      "no way leads from '\(start)' to '\(target)', which is reached from \(list(states)) only; begin the trail there"
    case .missingEvent(let event, let state):
      "the way from '\(start)' to '\(target)' needs the event '\(event)' in '\(state)'; give one to go by"
    case .notTaken(let event, let state):
      "on the way from '\(start)' to '\(target)' the event '\(event)' does not lead on in '\(state)'; "
        + "give one for which its condition holds"
    }
  }

  private func list(_ states: [String]) -> String {
    states.map { "'\($0)'" }.joined(separator: ", ")
  }
}
