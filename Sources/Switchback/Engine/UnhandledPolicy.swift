/// What a machine does about an event that its state does not handle.
///
/// ```swift
/// let machine = StateMachine(Search.idle, unhandled: .trap)
/// ```
public enum UnhandledPolicy: UInt8, Sendable, Hashable, CaseIterable {
  /// Calls the hooks of ``StateMachine/onReport(perform:)``, or writes a line to standard error where there are none.
  case report
  /// Does nothing: the answer to `send` is all.
  case ignore
  /// Stops the program with the text of the report, for tests.
  case trap
}
