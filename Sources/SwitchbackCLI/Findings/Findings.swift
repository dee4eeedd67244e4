import SwitchbackGraph
import SwitchbackReader

/// What `check` says of one machine.
struct Findings {
  private(set) var lines: [String] = []

  /// - Parameter excerptWidth: how wide the source below a finding may be; nil for a line for each finding and no more.
  init(of machine: Machine, excerptWidth: Int?, style: Style) {
    let graph = machine.graph
    for (finding, column) in zip(graph.findings, machine.reading.columns) {
      let place = style.bold("\(graph.file):\(finding.line):\(column):")
      lines.append("\(place) \(style.severity(finding.severity)) \(finding.message) \(style.dim("[\(finding.rule)]"))")
      guard let excerptWidth else { continue }
      lines += Excerpt(of: machine.source, line: finding.line, column: column, width: excerptWidth)?.lines(style) ?? []
    }
    let said = Set(graph.findings.filter { $0.rule == UnreadTarget().rule }.map(\.line))
    for unread in graph.unread where !said.contains(unread.line) {
      lines.append("\(style.bold("\(graph.file):\(unread.line):")) \(style.note("note:")) not read: \(unread.why)")
    }
    lines.append(Self.summary(of: graph))
  }

  private static func summary(of graph: StateGraph) -> String {
    let moves = graph.transitions.filter { $0.kind == .move }.count
    let counts = [
      counted(graph.states.count, "state"), counted(graph.events.count, "event"), counted(moves, "move"),
    ].joined(separator: ", ")
    let findings = graph.findings.isEmpty ? "no findings" : counted(graph.findings.count, "finding")
    return "\(graph.file):\(graph.line): \(graph.name): \(counts); read: \(graph.read); \(findings)"
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
