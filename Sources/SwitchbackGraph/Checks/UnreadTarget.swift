/// A row whose target is not in the source, but comes from somewhere else.
///
/// Such a row is drawn with a question mark, and the checks that would need the target are silent, so one of these hides
/// other mistakes.
///
/// ```swift
/// @MachineState enum Tour {
///   case first, second, third
///   enum Event { case next, skipped(Tour) }
///
///   func next(on event: Event) -> Self? {
///     switch (self, event) {
///     case (.first, .next): .second
///     case (.second, .next): .third
///     case (_, .skipped(let target)): target  // the target of 'skipped' cannot be read
///     default: nil
///     }
///   }
/// }
/// ```
///
/// To mend it, write the target in the row. To silence it, state the possible targets with a comment at the row's line:
/// `// switchback:targets second, third`.
public struct UnreadTarget: Check {
  /// `unread-target`
  public let rule: String = "unread-target"

  /// Makes the check.
  public init() {}

  /// One finding for each line with such rows.
  public func findings(in graph: StateGraph) -> [Finding] {
    guard graph.read != .refused else { return [] }
    let rows = Dictionary(grouping: graph.transitions.filter { $0.kind == .computed && $0.via != "nested" }, by: \.line)
    return rows.sorted { $0.key < $1.key }.map { line, rows in
      finding(message(about: rows, because: graph.unread.first { $0.line == line }?.why), line: line)
    }
  }

  private func message(about rows: [StateGraph.Transition], because why: String?) -> String {
    let place = "\(named(rows.map(\.event))) in \(named(rows.map(\.from)))"
    // Of a row whose pattern or surroundings cannot be read, no comment can state the target.
    if let why, !why.hasPrefix("target") {
      return "where \(place) leads cannot be read: \(why); write it in another way, or silence this with the comment "
        + "'// switchback:ignore unread-target'"
    }
    return "the target of \(place)\(source(of: rows)) cannot be read; write the target in the row, or state the "
      + "possible targets with the comment '// switchback:targets a, b'"
  }

  /// The first three names, and how many more there are.
  private func named(_ all: [String]) -> String {
    let names = all.reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    let quoted = names.prefix(3).map { "'\($0)'" }
    if names.count > 3 { return quoted.joined(separator: ", ") + " and \(names.count - 3) more" }
    return quoted.dropLast().isEmpty
      ? quoted.joined() : quoted.dropLast().joined(separator: ", ") + " and " + quoted.suffix(1).joined()
  }

  /// Names the expression where there is one for all rows and it is short.
  private func source(of rows: [StateGraph.Transition]) -> String {
    let expressions = Set(rows.map { ($0.why ?? "").onOneLine })
    guard let only = expressions.first, expressions.count == 1, !only.isEmpty, only.count <= 40 else { return "" }
    return ", '\(only)',"
  }
}
