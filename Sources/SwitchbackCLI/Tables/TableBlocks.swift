/// A grid cut into blocks of columns, each as wide as there is room for, with the states at the start of each.
struct TableBlocks {
  /// Whether a text had to be cut to fit.
  private(set) var isCut = false
  private let heads: [String]
  private let headWidth: Int
  private var blocks: [[TableGrid.Column]] = []

  var count: Int { blocks.count }

  init(of grid: TableGrid, width: Int?) {
    heads = grid.heads
    headWidth = width.map { min(grid.headWidth, max($0 / 2, 8)) } ?? grid.headWidth
    isCut = headWidth < grid.headWidth
    let room = width.map { $0 - headWidth } ?? .max
    var used = room
    for var column in grid.columns {
      if column.width > room - 2 {
        column.width = room - 2
        isCut = true
      }
      if blocks.isEmpty || used + 2 + column.width > room {
        blocks.append([])
        used = 0
      }
      used += 2 + column.width
      blocks[blocks.count - 1].append(column)
    }
    if blocks.isEmpty { blocks = [[]] }
  }

  func lines(_ style: Style) -> [String] {
    Array(blocks.map { lines(of: $0, style) }.joined(separator: [""]))
  }

  private func lines(of block: [TableGrid.Column], _ style: Style) -> [String] {
    let height = block.map(\.heading.count).max() ?? 0
    let headings = (0..<height).map { row in
      line(head: "", block) { column in
        // Headings stand on the line below them.
        let index = row - (height - column.heading.count)
        return (index >= 0 ? column.heading[index] : "", style.bold)
      }
    }
    let rows = heads.indices.map { row in
      line(head: heads[row], block) { ($0.cells[row].text, style.tone($0.cells[row].tone)) }
    }
    return headings + rows
  }

  private func line(
    head: String,
    _ block: [TableGrid.Column],
    cell: (TableGrid.Column) -> (text: String, set: (String) -> String)
  ) -> String {
    var line = head.cut(to: headWidth).padded(to: headWidth)
    // Blanks are written only before what stands behind them.
    var blanks = line.reversed().prefix { $0 == " " }.count
    line.removeLast(blanks)
    for column in block {
      let (text, set) = cell(column)
      let shown = text.cut(to: column.width)
      if shown.isEmpty {
        blanks += 2 + column.width
      } else {
        line += String(repeating: " ", count: blanks + 2) + set(shown)
        blanks = column.width - shown.columns
      }
    }
    return line
  }
}

extension Style {
  fileprivate func tone(_ tone: TableGrid.Tone) -> (String) -> String {
    switch tone {
    case .plain: \.self
    case .faint: dim
    case .doubtful: warning
    case .alarming: error
    }
  }
}
