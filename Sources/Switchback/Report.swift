/// Something that went wrong without stopping a machine: an event that its state does not handle.
///
/// ```swift
/// machine.onReport { report in logger.warning("\(report)") }
/// ```
public struct Report: CustomStringConvertible {
  private let text: () -> String

  init(_ text: @escaping () -> String) {
    self.text = text
  }

  /// One line, built when it is asked for; it names states and events, never their payloads.
  public var description: String { text() }
}
