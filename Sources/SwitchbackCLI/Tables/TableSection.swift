import SwitchbackGraph

/// What one machine, or one region of it, does: the cells, the counts, and the guards that the cells have no room for.
struct TableSection {
  private(set) var lines: [String] = []
  /// `2 states × 3 events`
  let size: String

  private let graph: StateGraph
  private let width: Int?
  private let style: Style

  /// - Parameter isCertain: whether an empty cell is one for which there is no row.
  init(of graph: StateGraph, isCertain: Bool, width: Int?, style: Style) {
    self.graph = graph
    self.width = width
    self.style = style
    let table = StateTable(of: graph)
    size = "\(counted(table.states.count, "state")) × \(counted(table.events.count, "event"))"
    if graph.read == .refused || table.states.isEmpty { return }
    addBlocks(table)
    addLegend(table, isCertain: isCertain)
    addGuards(table)
  }

  /// Names as long as they fit beside or in two blocks, else numbers.
  private mutating func addBlocks(_ table: StateTable) {
    let named = TableBlocks(of: TableGrid(of: table, naming: .names), width: width)
    let blocks =
      named.count <= 2 && !named.isCut ? named : TableBlocks(of: TableGrid(of: table, naming: .numbers), width: width)
    lines += blocks.lines(style)
  }

  private mutating func addLegend(_ table: StateTable, isCertain: Bool) {
    var counts = StateGraph.Transition.Kind.allCases.map { kind in
      kind.count(graph.transitions.count { $0.kind == kind })
    }
    counts.append("· \(table.unhandledCount) unhandled" + (isCertain ? "" : " as far as could be read"))
    let marks = [
      graph.states.contains(where: \.isInitial) ? "▸ initial" : nil,
      graph.states.contains(where: \.isFinal) ? "◎ final" : nil,
    ]
    lines += [""] + counts.flowing(in: width)
    let shown = marks.compactMap(\.self)
    if !shown.isEmpty { lines += shown.flowing(in: width) }
  }

  private mutating func addGuards(_ table: StateTable) {
    let notes = GuardNotes(of: table).lines
    if notes.isEmpty { return }
    lines += [""] + (["* a guard decides, the first that holds:"] + notes).flatMap { $0.folded(to: width) }
  }
}
