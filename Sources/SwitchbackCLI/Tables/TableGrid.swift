import SwitchbackGraph

/// The texts of a table, and how wide each column has to be.
struct TableGrid {
  /// How a cell names the state that a move leads to.
  enum Naming {
    /// `→ closed`
    case names
    /// `→2`, where the rows are numbered.
    case numbers
  }

  /// The texts at the start of the rows.
  let heads: [String]
  let columns: [Column]

  struct Column {
    /// The event, in the lines of the heading.
    var heading: [String]
    /// The texts of the cells, a row each, and how each is set.
    var cells: [(text: String, tone: Tone)]
    var width: Int
  }

  /// How a cell is set where there are colours.
  enum Tone {
    case plain, faint, doubtful, alarming
  }

  var headWidth: Int { heads.map(\.columns).max() ?? 0 }

  init(of table: StateTable, naming: Naming) {
    let numbers = Dictionary(zip(table.states.map(\.name), 1...), uniquingKeysWith: { first, _ in first })
    let digits = "\(table.states.count)".count
    heads = table.states.enumerated().map { index, state in
      let number = String(repeating: " ", count: digits - "\(index + 1)".count) + "\(index + 1) "
      let mark = state.isInitial ? "▸ " : state.isFinal ? "◎ " : "  "
      return (naming == .numbers ? number : "") + mark + state.name
    }
    columns = table.events.map { event in
      let cells = table.states.map { state in
        let cell = table[state, event]
        return (
          text: Self.text(of: cell) { naming == .names ? "→ \($0)" : "→\(numbers[$0].map(String.init) ?? $0)" },
          tone: cell.tone
        )
      }
      let heading = naming == .names ? [event.name] : event.name.humps(upTo: 9)
      let width = (heading + cells.map(\.text)).map(\.columns).max() ?? 0
      return Column(heading: heading, cells: cells, width: width)
    }
  }

  /// Two outcomes are shown, and a sign where there are more; a star leads to the guards.
  private static func text(of cell: StateTable.Cell, move: (String) -> String) -> String {
    switch cell {
    case .ended: return ""
    case .unhandled: return "·"
    case .handled(let rows):
      let outcomes = rows.reduce(into: [String]()) { outcomes, row in
        let outcome = row.kind == .move ? move(row.to ?? "?") : row.kind.sign
        if !outcomes.contains(outcome) { outcomes.append(outcome) }
      }
      return outcomes.prefix(2).joined(separator: " ") + (outcomes.count > 2 ? " …" : "") + (cell.isGuarded ? "*" : "")
    }
  }
}

extension StateTable.Cell {
  fileprivate var tone: TableGrid.Tone {
    switch self {
    case .ended, .unhandled: .faint
    case .handled(let rows):
      if rows.contains(where: { $0.kind == .trap }) {
        .alarming
      } else if rows.contains(where: { $0.kind == .computed }) {
        .doubtful
      } else {
        rows.allSatisfy { $0.kind == .reject } ? .faint : .plain
      }
    }
  }
}

extension String {
  /// A name in lines that break before its capitals and after its dots, where the line would get longer than this.
  fileprivate func humps(upTo width: Int) -> [String] {
    var pieces: [String] = []
    var wasLower = false
    for character in self {
      if pieces.isEmpty || (character.isUppercase && wasLower) || pieces.last?.last == "." { pieces.append("") }
      pieces[pieces.count - 1].append(character)
      wasLower = character.isLowercase || character.isNumber
    }
    return pieces.reduce(into: []) { lines, piece in
      if let last = lines.last, last.columns + piece.columns <= width {
        lines[lines.count - 1] = last + piece
      } else {
        lines.append(piece)
      }
    }
  }
}
