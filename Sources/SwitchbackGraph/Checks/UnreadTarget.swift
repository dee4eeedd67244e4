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

  /// The lines about which nothing is to be said, so that a finding about several does not stand at one of them.
  private let silenced: Set<Int>

  /// Makes the check.
  public init() { self.init(silenced: []) }

  package init(silenced: Set<Int>) { self.silenced = silenced }

  /// One finding for each line with such rows, and one for all places where the reader comes to the same limit.
  public func findings(in graph: StateGraph) -> [Finding] {
    guard graph.read != .refused else { return [] }
    let rows = graph.transitions.filter {
      $0.kind == .computed && $0.via != "nested" && !silenced.contains($0.line)
    }
    let lines = Dictionary(grouping: rows, by: \.line).sorted { $0.key < $1.key }.map { line, rows in
      Place(line: line, rows: rows, why: graph.unread.first { $0.line == line }?.why)
    }
    let places = lines.reduce(into: [[Place]]()) { groups, place in
      let group = place.limit == nil ? nil : groups.firstIndex { $0[0].why == place.why }
      if let group { groups[group].append(place) } else { groups.append([place]) }
    }
    return places.map { finding(message(about: $0, in: graph), line: $0[0].line) }
  }

  /// A line with rows whose target is not in the source.
  private struct Place {
    var line: Int
    var rows: [StateGraph.Transition]
    var why: String?

    var limit: ReadingLimit? { why.flatMap(ReadingLimit.init) }
  }

  /// - Parameter places: one, or all in which the same is the reason.
  private func message(about places: [Place], in graph: StateGraph) -> String {
    let rows = places.flatMap(\.rows)
    let place = "\(named(rows.map(\.event))) in \(named(rows.map(\.from)))"
    // Of a row whose pattern or surroundings cannot be read, no comment can state the target.
    if let why = places[0].why, !why.hasPrefix("target") {
      let others = places.count - 1
      let also = others == 0 ? "" : ", here and in \(others) other place\(others == 1 ? "" : "s"),"
      return "where \(place) leads\(also) cannot be read: \(why); \(remedy(for: why)), or silence this with the "
        + "comment '// switchback:ignore unread-target'"
    }
    let what =
      graph.dialect == "event-methods" ? "write the case where the state is set" : "write the target in the row"
    return "the target\(source(of: rows)) of \(place) cannot be read; \(what), or state the possible targets with the "
      + "comment '// switchback:targets a, b'"
  }

  /// What there is to do about a reason.
  private func remedy(for why: String) -> String {
    if let limit = ReadingLimit(rawValue: why) { return limit.remedy }
    guard why.contains("'#if") else { return "write it in another way" }
    return why.contains("inside the body") ? "move the '#if' out of the body" : "move it out of the '#if'"
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
    return " '\(only)'"
  }
}
