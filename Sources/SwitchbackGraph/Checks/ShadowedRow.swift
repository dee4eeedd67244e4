/// A row that is never taken, because rows above it take everything it could.
///
/// The first row that matches wins. A row below a more general one is dead code, and most often the special case that
/// somebody added later. Payload patterns and `where` clauses do not take everything, so rows below them still count.
///
/// ```swift
/// @MachineState enum Player {
///   case playing, paused, stopped
///   enum Event { case tapped, ended }
///
///   func next(on event: Event) -> Self? {
///     switch (self, event) {
///     case (.playing, .tapped): .paused
///     case (.playing, .ended): .stopped
///     case (_, .tapped): .playing
///     case (.stopped, .tapped): .paused  // never taken: the row above takes it
///     default: nil
///     }
///   }
/// }
/// ```
///
/// To mend it, move the row up, or remove it. To silence it, write the comment `// switchback:ignore shadowed-row` at
/// the row's line.
public struct ShadowedRow: Check {
  /// A row of the source that never wins.
  public struct Row: Sendable, Hashable {
    /// Where it stands.
    public var line: Int
    /// Its pattern as written: `(.stopped, .tapped)`.
    public var pattern: String
    /// The line of the row that always wins.
    public var winner: Int

    /// Makes a row.
    public init(line: Int, pattern: String, winner: Int) {
      self.line = line
      self.pattern = pattern
      self.winner = winner
    }
  }

  /// `shadowed-row`
  public let rule: String = "shadowed-row"

  /// The rows, which only the one who read the source can know.
  public var rows: [Row]

  /// Makes the check.
  public init(rows: [Row] = []) {
    self.rows = rows
  }

  /// One finding for each row, at its line.
  public func findings(in graph: StateGraph) -> [Finding] {
    guard graph.read != .refused else { return [] }
    return rows.map { row in
      finding(
        "row '\(row.pattern.onOneLine)' is never taken, line \(row.winner) always wins; move it up or remove it, "
          + "or write '// switchback:ignore shadowed-row' at its line",
        line: row.line
      )
    }
  }
}
