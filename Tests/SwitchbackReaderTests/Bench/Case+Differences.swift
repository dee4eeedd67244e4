import SwitchbackGraph
@testable import SwitchbackReader

extension Case {
  /// What is drawn of the machine; nil where it is not found.
  var drawn: Cells? { graph.map { Cells($0.transitions.map(Entry.init)) } }

  var graph: StateGraph? {
    let names = [expected.machine, expected.machine.map { "\($0).state" }]
    return marked.readings.map(\.graph).first { names.contains($0.name) }
  }

  /// One sentence for each difference between what was read and what is expected; none when they agree.
  func differences() -> [String] {
    let graphs = marked.readings.map(\.graph)
    guard let name = expected.machine else { return graphs.map { "found a machine '\($0.name)'" } }
    guard let graph = graphs.first(where: { $0.name == name }) else {
      return ["no machine '\(name)', only \(graphs.map(\.name))"]
    }
    let others = graphs.filter { $0.name != name }.map { "found another machine '\($0.name)'" }
    return (expected.hasOthers ? [] : others) + differences(in: graph)
  }

  private func differences(in graph: StateGraph) -> [String] {
    var differences: [String] = []
    func compare<Value: Equatable>(_ what: String, _ actual: Value, _ expected: Value) {
      if actual != expected { differences.append("\(what): expected \(expected), read \(actual)") }
    }
    if expected.read == .refused {
      compare("read", graph.read, .refused)
      return differences + unreadDifferences(in: graph)
    }
    compare("states", graph.states.map(\.name), expected.states)
    compare("events", graph.events.map(\.name), expected.events)
    compare("initial", graph.states.filter(\.isInitial).map(\.name), expected.initial)
    compare("final", graph.states.filter(\.isFinal).map(\.name), expected.final)
    if comparison == .truth { return differences }
    if !expected.isOpen { compare("read", graph.read, expected.read) }
    return differences + cellDifferences(in: graph) + unreadDifferences(in: graph)
  }

  private func cellDifferences(in graph: StateGraph) -> [String] {
    let read = Cells(graph.transitions.map(Entry.init))
    var cells = expected.states.flatMap { state in expected.events.map { Cells.Cell(state: state, event: $0) } }
    cells += read.lists.keys.filter { !cells.contains($0) }.sorted { ($0.state, $0.event) < ($1.state, $1.event) }
    return cells.compactMap { cell in
      let (actual, wanted) = (read[cell], expected.cells[cell])
      guard !agree(actual, wanted) else { return nil }
      return "\(cell.state) \(cell.event): expected \(wanted), read \(actual)"
    }
  }

  private func agree(_ actual: [Entry], _ wanted: [Entry]) -> Bool {
    switch comparison {
    case .truth: return true
    case .meaning: return wanted.means(actual)
    case .entries, .rules:
      if actual.isEmpty, wanted.count == 1, wanted[0].outcomes.contains(.nothing) { return true }
      return actual.count == wanted.count
        && zip(actual, wanted).allSatisfy { actual, wanted in
          actual.guardText == wanted.guardText && wanted.allows(actual)
            && (comparison == .entries || actual.isForAnyState == wanted.isForAnyState)
        }
    }
  }

  private func unreadDifferences(in graph: StateGraph) -> [String] {
    var rest = graph.unread
    var differences: [String] = []
    for (mark, why) in expected.unread {
      let place = marked.places[mark]
      let index = rest.firstIndex { entry in
        let found = MarkedSource.Place(file: entry.file ?? graph.file, line: entry.line)
        return (mark == "*" || found == place) && entry.why.contains(why)
      }
      if let index {
        rest.remove(at: index)
      } else {
        differences.append("line \(place?.line ?? 0) is not unread because of '\(why)'")
      }
    }
    return differences + (expected.isOpen ? [] : rest).map { "unread in line \($0.line): \($0.why)" }
  }
}
