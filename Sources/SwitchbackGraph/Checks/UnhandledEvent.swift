/// An event that no row takes, in any state.
///
/// Whoever sends it gets nothing but a report: the row was forgotten, or deleted together with its state. A row that
/// rejects the event by name takes it on purpose; a `default` does not. That nobody sends it, `never-raised` tells.
///
/// ```swift
/// @MachineState enum Door {
///   case open, closed
///   enum Event { case push, pull, knock }  // event 'knock' is never handled
///
///   func next(on event: Event) -> Self? {
///     switch (self, event) {
///     case (.open, .push): .closed
///     case (.closed, .pull): .open
///     default: nil
///     }
///   }
/// }
/// ```
///
/// To mend it, add a row, or remove the event. To silence it, reject the event on purpose: `case (_, .knock): nil`.
public struct UnhandledEvent: Check {
  /// `unhandled-event`
  public let rule: String = "unhandled-event"

  /// Makes the check.
  public init() {}

  /// One finding for each such event, at its line.
  public func findings(in graph: StateGraph) -> [Finding] {
    guard !graph.mayHideRows else { return [] }
    let taken = Set(graph.transitions.map(\.event))
    return graph.events.filter { !taken.contains($0.name) }.map { event in
      finding(
        "event '\(event.name)' is never handled; add a row for it, \(graph.remedy(forEvent: pattern(of: event.name)))",
        line: event.line
      )
    }
  }

  /// `running.started` is matched by `.running(.started)`.
  private func pattern(of path: String) -> String {
    let names = path.split(separator: ".")
    return names.map { ".\($0)" }.joined(separator: "(") + String(repeating: ")", count: max(names.count - 1, 0))
  }
}
