import SwitchbackGraph

/// The table of one machine in lines: its name, the cells, the counts, and what the cells have no room for.
struct TablePage {
  private(set) var lines: [String] = []

  private let graph: StateGraph
  private let width: Int?
  private let style: Style

  /// - Parameter width: how wide the lines may be; nil for no limit.
  init(of graph: StateGraph, width: Int?, style: Style) {
    self.graph = graph
    self.width = width.map { max($0, 24) }
    self.style = style
    let table = StateTable(of: graph)
    addTitle(table)
    if graph.read != .refused && !table.states.isEmpty {
      addBlocks(table)
      addLegend(table)
      addGuards(table)
    }
    addUnread()
  }

  private mutating func addTitle(_ table: StateTable) {
    let size = "\(counted(table.states.count, "state")) × \(counted(table.events.count, "event"))"
    lines += "\(graph.name): \(graph.read == .refused ? "no table" : size)".folded(to: width).map(style.bold) + [""]
  }

  /// Names as long as they fit beside or in two blocks, else numbers.
  private mutating func addBlocks(_ table: StateTable) {
    let named = TableBlocks(of: TableGrid(of: table, naming: .names), width: width)
    let blocks =
      named.count <= 2 && !named.isCut ? named : TableBlocks(of: TableGrid(of: table, naming: .numbers), width: width)
    lines += blocks.lines(style)
  }

  private mutating func addLegend(_ table: StateTable) {
    var counts = StateGraph.Transition.Kind.allCases.map { kind in
      kind.count(graph.transitions.count { $0.kind == kind })
    }
    counts.append("· \(table.unhandledCount) unhandled" + (graph.mayHideRows ? " as far as could be read" : ""))
    let marks = [
      graph.states.contains(where: \.isInitial) ? "▸ initial" : nil,
      graph.states.contains(where: \.isFinal) ? "◎ final" : nil,
    ]
    lines += [""] + counts.flowing(in: width)
    let shown = marks.compactMap(\.self)
    if !shown.isEmpty { lines += shown.flowing(in: width) }
  }

  private mutating func addGuards(_ table: StateTable) {
    var notes: [String] = []
    for state in table.states {
      for event in table.events {
        guard case .handled(let rows) = table[state, event], table[state, event].isGuarded else { continue }
        notes.append("  \(state.name), \(event.name)")
        notes += rows.map { "    \($0.condition.isEmpty ? "otherwise" : $0.condition) \($0.outcome)" }
      }
    }
    if notes.isEmpty { return }
    lines += [""] + (["* a guard decides, the first that holds:"] + notes).flatMap { $0.folded(to: width) }
  }

  private mutating func addUnread() {
    guard !graph.unread.isEmpty else { return }
    if lines.last != "" { lines.append("") }
    lines.append("not read:")
    for entry in graph.unread { lines += "  line \(entry.line): \(entry.why)".folded(to: width) }
  }
}
