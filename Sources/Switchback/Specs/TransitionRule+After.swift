extension TransitionRule {
  /// What the machine is after these events, each of which must be handled; so a test reads as the specification does.
  ///
  /// ```swift
  /// print(try Door.open.after(.push, .pull))  // open
  /// ```
  ///
  /// No machine runs and no hook is called. An event that is not handled, or that comes after the end, is an error with
  /// the text of its report.
  public func after(_ events: Event...) throws(UnhandledEvent) -> Self {
    try after(events)
  }

  /// What the machine is after a list of events.
  public func after(_ events: [Event]) throws(UnhandledEvent) -> Self {
    var rule = self
    for (position, event) in zip(1..., events) {
      let report: Report
      if rule.isFinal {
        report = .late(event, by: rule)
      } else {
        // A rule that does not handle an event is what it was, so the report still finds the state.
        guard rule.apply(event) == .unhandled else { continue }
        report = .unhandled(event, by: rule)
      }
      throw UnhandledEvent(position: position, count: events.count, report: report.description)
    }
    return rule
  }
}
