/// An event that rows handle, but that nothing sends.
///
/// Its rows are dead code, or somebody forgot to send it. It is the other half of `unhandled-event`, and an event that
/// nothing handles is reported there. A machine of which no event is sent is not in use yet. Only where all the source
/// that could send the event was read anything is said: its file for a `private` enum, all of `Sources` for others, and
/// never for a public one; where some of it was not given, `switchback check` says that this was left out. An enum with
/// raw values, or one that is `Codable` or `CaseIterable`, is made without a name.
///
/// ```swift
/// final class Player {
///   private enum State { case playing, paused }
///   private enum Event { case tapped, interrupted }  // event 'interrupted' is never sent
///   private var state = State.paused
///
///   func tap() { handle(.tapped) }
///
///   private func handle(_ event: Event) {
///     switch (state, event) {
///     case (.paused, .tapped): state = .playing
///     case (.playing, .tapped), (.playing, .interrupted): state = .paused
///     default: break
///     }
///   }
/// }
/// ```
///
/// To mend it, send the event, or remove it with its rows. To silence it, write the comment
/// `// switchback:ignore never-raised` at the event's line.
public struct NeverRaised: Check {
  /// `never-raised`
  public let rule: String = "never-raised"

  /// The events that are never sent, which only the one who read all of the source can know.
  public var events: Set<String>

  /// Makes the check.
  public init(events: Set<String> = []) {
    self.events = events
  }

  /// One finding for each such event, at its line.
  public func findings(in graph: StateGraph) -> [Finding] {
    guard graph.read != .refused else { return [] }
    let handled = Set(graph.transitions.map(\.event))
    return graph.events.filter { events.contains($0.name) && handled.contains($0.name) }.map { event in
      finding(
        "event '\(event.name)' is never sent; send it, remove it with its rows, "
          + "or write '// switchback:ignore never-raised' at its line",
        line: event.line
      )
    }
  }
}
