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

  /// The assignments to the state that were followed, each with its file, where that is another one than the machine's.
  package private(set) var assignments: [(file: String?, line: Int)] = []

  /// Checks a graph whose lines are still offsets, which are exact where several cases share a line, then turns them into lines.
  init(placed drawn: Drawn, directives: Directives, lines: SourceLines) {
    let graph = drawn.graph
    let findings = drawn.findings { directives.ignores($0, at: $1) }
    self.graph = graph
    self.graph.findings = findings
    offsets = findings.map(\.line)
    columns = offsets.map(lines.column(at:))
    assignments = drawn.assignments.map { offset in
      let isElsewhere = lines.file(at: offset) != lines.file(at: graph.line)
      return (isElsewhere ? lines.path(at: offset) : nil, lines.line(at: offset))
    }
    self.graph.place(by: lines)
    self.graph.writePathsPlainly()
    suspicions = drawn.suspicions.compactMap { suspicion in
      var suspicion = suspicion
      suspicion.column = lines.column(at: suspicion.offset)
      suspicion.finding.line = lines.line(at: suspicion.offset)
      let isElsewhere = lines.file(at: suspicion.offset) != lines.file(at: graph.line)
      suspicion.finding.file = isElsewhere ? lines.path(at: suspicion.offset) : nil
      return directives.ignores(suspicion.finding.rule, at: suspicion.offset) ? nil : suspicion
    }
  }

  /// Adds what nothing refuted to the findings, in order of line.
  package mutating func confirm(_ suspicion: Suspicion) {
    let index = offsets.firstIndex { $0 > suspicion.offset } ?? offsets.endIndex
    graph.findings.insert(suspicion.finding, at: index)
    offsets.insert(suspicion.offset, at: index)
    columns.insert(suspicion.column, at: index)
  }
}

extension StateGraph {
  /// Paths of types that other files have as well are marked until here.
  fileprivate mutating func writePathsPlainly() {
    name = name.plainPath
    assumptions = assumptions.map(\.plainPath)
    for index in unread.indices { unread[index].why = unread[index].why.plainPath }
    for index in findings.indices { findings[index].message = findings[index].message.plainPath }
  }

  /// Turns offsets into lines, with the files of those that stand in another one than the machine.
  fileprivate mutating func place(by lines: SourceLines) {
    let own = lines.file(at: line)
    func place(_ offset: Int) -> (Int, String?) {
      (lines.line(at: offset), lines.file(at: offset) == own ? nil : lines.path(at: offset))
    }
    for index in states.indices { (states[index].line, states[index].file) = place(states[index].line) }
    for index in events.indices { (events[index].line, events[index].file) = place(events[index].line) }
    for index in transitions.indices {
      (transitions[index].line, transitions[index].file) = place(transitions[index].line)
    }
    for index in unread.indices { (unread[index].line, unread[index].file) = place(unread[index].line) }
    for index in findings.indices { (findings[index].line, findings[index].file) = place(findings[index].line) }
    if file.isEmpty { file = lines.path(at: line) }
    line = lines.line(at: line)
  }
}
