import SwitchbackGraph

/// What the reader found in one machine: the graph, and where in the source its findings are.
package struct Reading {
  package private(set) var graph: StateGraph

  /// The offset in the source of each finding of the graph, in the same order.
  package private(set) var offsets: [Int] = []

  /// The column of each finding, in the same order.
  package private(set) var columns: [Int] = []

  /// What other files may refute, each with its place.
  package private(set) var suspicions: [Suspicion] = []

  /// Checks a graph whose lines are still offsets, which are exact where several cases share a line, then turns them into lines.
  init(placed drawn: Drawn, directives: Directives, lines: SourceLines) {
    let graph = drawn.graph
    let findings = drawn.findings.filter { !directives.ignores($0.rule, line: lines.line(at: $0.line)) }
    self.graph = graph
    self.graph.findings = findings
    offsets = findings.map(\.line)
    columns = offsets.map(lines.column(at:))
    self.graph.mapLines(lines.line(at:))
    suspicions = drawn.suspicions.compactMap { suspicion in
      var suspicion = suspicion
      suspicion.column = lines.column(at: suspicion.offset)
      suspicion.finding.line = lines.line(at: suspicion.offset)
      return directives.ignores(suspicion.finding.rule, line: suspicion.finding.line) ? nil : suspicion
    }
  }

  /// Adds what nothing refuted to the findings, in order of line.
  package mutating func confirm(_ suspicion: Suspicion) {
    let index = graph.findings.firstIndex { $0.line > suspicion.finding.line } ?? graph.findings.endIndex
    graph.findings.insert(suspicion.finding, at: index)
    offsets.insert(suspicion.offset, at: index)
    columns.insert(suspicion.column, at: index)
  }
}

extension StateGraph {
  fileprivate mutating func mapLines(_ line: (Int) -> Int) {
    self.line = line(self.line)
    for index in states.indices { states[index].line = line(states[index].line) }
    for index in events.indices { events[index].line = line(events[index].line) }
    for index in transitions.indices { transitions[index].line = line(transitions[index].line) }
    for index in unread.indices { unread[index].line = line(unread[index].line) }
    for index in findings.indices { findings[index].line = line(findings[index].line) }
  }
}
