import SwitchbackGraph
import SwitchbackReader

/// What `check` says of one machine.
struct Findings {
  private(set) var lines: [String] = []

  /// - Parameter excerptWidth: how wide the source below a finding may be; nil for a line for each finding and no more.
  init(of machine: Machine, excerptWidth: Int?, style: Style) {
    let graph = machine.graph
    for (finding, column) in zip(graph.findings, machine.reading.columns) {
      let place = style.bold("\(finding.file ?? graph.file):\(finding.line):\(column):")
      lines.append("\(place) \(style.severity(finding.severity)) \(finding.message) \(style.dim("[\(finding.rule)]"))")
      guard let excerptWidth else { continue }
      let source = machine.source(of: finding)
      lines += Excerpt(of: source, line: finding.line, column: column, width: excerptWidth)?.lines(style) ?? []
    }
    let reasons = [UnreadTarget().rule, RefusedMachine().rule]
    let said = Set(graph.findings.filter { reasons.contains($0.rule) }.map { Place(file: $0.file, line: $0.line) })
    let limits = graph.findings.filter { $0.rule == UnreadTarget().rule }.map(\.message)
    for unread in graph.unread where !said.contains(Place(file: unread.file, line: unread.line)) {
      // One finding tells of all places in which the reader gives up for the same reason.
      if ReadingLimit(rawValue: unread.why) != nil, limits.contains(where: { $0.contains(unread.why) }) { continue }
      let place = "\(unread.file ?? graph.file):\(unread.line):"
      lines.append("\(style.bold(place)) \(style.note("note:")) not read: \(unread.why)")
    }
    lines.append(Self.summary(of: graph))
  }

  private struct Place: Hashable {
    var file: String?
    var line: Int
  }

  private static func summary(of graph: StateGraph) -> String {
    let findings = graph.findings.isEmpty ? "no findings" : counted(graph.findings.count, "finding")
    let place = "\(graph.file):\(graph.line): \(graph.name)"
    // Of what is not drawn there is nothing to count; the reason stands above.
    if graph.read == .refused { return "\(place): refused; \(findings)" }
    let moves = graph.transitions.filter { $0.kind == .move }.count
    let counts = [
      counted(graph.states.count, "state"), counted(graph.events.count, "event"), counted(moves, "move"),
    ].joined(separator: ", ")
    return "\(place): \(counts); read: \(graph.read); \(findings)"
  }
}

extension Style {
  fileprivate func severity(_ severity: Finding.Severity) -> String {
    switch severity {
    case .note: note("\(severity):")
    case .warning: warning("\(severity):")
    case .error: error("\(severity):")
    }
  }
}
