/// Something that went wrong without stopping a machine, such as an event that its state does not handle.
///
/// ```swift
/// machine.onReport { report in logger.warning("\(report)") }
/// ```
public struct Report: CustomStringConvertible {
  /// What it is about, for those who want to hear of some things only.
  public let kind: Kind
  private let text: () -> String

  init(_ kind: Kind, _ text: @escaping () -> String) {
    self.kind = kind
    self.text = text
  }

  /// One line, built when it is asked for; it names states and events, never their payloads.
  public var description: String { text() }
}

extension Report {
  /// What a report is about.
  ///
  /// ```swift
  /// machine.onReport { report in if report.kind != .stale { logger.warning("\(report)") } }
  /// ```
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// An event that the state does not handle.
    case unhandled
    /// An event that waited its turn while the machine ended.
    case late
    /// An event of an effect whose output has changed since: nothing is wrong, the result is dropped.
    case stale
    /// An error of an effect that maps it to no event.
    case failed
    /// A state that is reached again and again by what it completes with: its event is no longer sent.
    case endless
    /// Work that an output asks for while nothing runs the machine's effects; told once.
    case notRunning
  }
}
