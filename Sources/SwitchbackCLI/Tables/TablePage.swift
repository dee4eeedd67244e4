import SwitchbackGraph

/// The table of one machine in lines: its name, a table for it or for each of its regions, what was not read, what was
/// taken for granted, and what was read beside the files that were given.
struct TablePage {
  private(set) var lines: [String] = []

  private let graph: StateGraph
  private let width: Int?
  private let style: Style

  /// - Parameters:
  ///   - beside: the files that were not given in which something of the machine stands.
  ///   - width: how wide the lines may be; nil for no limit.
  init(of graph: StateGraph, beside: [String] = [], width: Int?, style: Style) {
    self.graph = graph
    self.width = width.map { max($0, 24) }
    self.style = style
    if graph.isParallel { addRegions() } else { addWhole() }
    addNotes("not read:", graph.unread.map { "\(StateGraph.place(line: $0.line, file: $0.file)): \($0.why)" })
    addNotes("assumed:", graph.assumptionsInBrief)
    addFiles(beside)
  }

  private mutating func addWhole() {
    let section = section(of: graph)
    addTitle("\(graph.name): \(graph.read == .refused ? "no table" : section.size)")
    lines += [""] + section.lines
  }

  private mutating func addRegions() {
    let names = graph.innerRegions
    addTitle("\(graph.name): \(counted(names.count, "region")), each takes every event")
    for name in names {
      guard let region = graph.region(name) else { continue }
      let section = section(of: region.withoutEventsOfOthers)
      lines.append("")
      addTitle("region \(name): \(section.size)")
      lines += [""] + section.lines
    }
    addEventsOfNone()
  }

  private func section(of graph: StateGraph) -> TableSection {
    TableSection(of: graph, isCertain: !self.graph.mayHideRows, width: width, style: style)
  }

  private mutating func addTitle(_ text: String) {
    lines += text.folded(to: width).map(style.bold)
  }

  private mutating func addEventsOfNone() {
    let taken = Set(graph.transitions.map(\.event))
    let names = graph.events.map(\.name).filter { !taken.contains($0) }
    if names.isEmpty { return }
    let place = "in no region" + (graph.mayHideRows ? " as far as could be read" : "")
    lines += [""] + "\(place): \(names.joined(separator: ", "))".folded(to: width)
  }

  private mutating func addFiles(_ paths: [String]) {
    if paths.isEmpty { return }
    if lines.last != "" { lines.append("") }
    lines += "read with \(paths.joined(separator: ", ")) beside it".folded(to: width).map(style.dim)
  }

  private mutating func addNotes(_ title: String, _ notes: [String]) {
    if notes.isEmpty { return }
    if lines.last != "" { lines.append("") }
    lines.append(title)
    lines += notes.flatMap { "  \($0)".folded(to: width) }
  }
}

extension StateGraph {
  /// A region with the events for which it has rows: columns of dots say nothing.
  fileprivate var withoutEventsOfOthers: StateGraph {
    let taken = Set(transitions.map(\.event))
    var graph = self
    graph.events.removeAll { !taken.contains($0.name) }
    return graph
  }
}
