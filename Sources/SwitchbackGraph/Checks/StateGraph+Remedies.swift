extension StateGraph {
  /// Whether the machine is a switch; a table has neither patterns nor marks.
  private var isSwitch: Bool { dialect == "state-event-switch" }

  /// How to say that a state is an end.
  ///
  /// - Parameter byMark: whether the source can use the marks of this package.
  func remedyForEnd(byMark: Bool) -> String {
    switch byMark ? dialect : "" {
    case "state-event-switch": "or mark it '@Final'"
    case "transition-table", "allowed-moves": "or say that it is final, by 'final:' or '@Final'"
    default: "or write '// switchback:ignore dead-end' at its line"
    }
  }

  /// How to take that back.
  var remedyForFinalMark: String { isSwitch ? "or the '@Final'" : "or take the state out of 'final:'" }

  /// How to say that a machine can start in a state.
  func remedyForStart(byMark: Bool) -> String {
    isSwitch && byMark
      ? "or mark it '@Initial'"
      : "or write '// switchback:ignore unreachable-state' at its line"
  }

  /// How to say that nothing handles an event on purpose, where this is the pattern that matches it.
  func remedy(forEvent pattern: String) -> String {
    isSwitch
      ? "or reject it on purpose with 'case (_, \(pattern)): nil'"
      : "or write '// switchback:ignore unhandled-event' at its line"
  }
}
