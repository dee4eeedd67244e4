/// What a check says about a graph.
public struct Finding: Sendable, Hashable, Codable {
  /// The name of the rule: `unreachable-state`.
  public var rule: String
  /// How bad it is.
  public var severity: Severity
  /// One phrase that says what is wrong and, after a semicolon, what to do.
  public var message: String
  /// The line it is about; 0 where there is no source.
  public var line: Int
  /// The source file, where it is another one than the machine's.
  public var file: String?

  /// Makes a finding.
  public init(rule: String, severity: Severity = .warning, message: String, line: Int, file: String? = nil) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.line = line
    self.file = file
  }

  /// How bad a finding is.
  public enum Severity: String, Sendable, Hashable, Codable, CaseIterable {
    /// Worth a look, and often meant so.
    case note
    /// The machine runs, but probably not as it was meant.
    case warning
    /// The machine cannot be used as it is.
    case error
  }
}
