extension StateGraph {
  /// What the checks say about this graph, in order of line.
  ///
  /// ```swift
  /// for finding in graph.check() { print(finding.line, finding.message) }
  /// ```
  ///
  /// - Parameter checks: every check, unless given. The rows that never win are known only to the one who read the
  ///   source: `graph.check(.all + [ShadowedRow(rows: rows)])`.
  public func check(_ checks: [any Check] = .all) -> [Finding] {
    checks.flatMap { $0.findings(in: self) }.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
  }
}
