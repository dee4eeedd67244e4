/// The lines of a table while it is filled; the first that matches decides, so what comes later goes to the front.
struct TableLines {
  private(set) var lines: [Line] = []

  struct Line {
    var state: CasePattern
    var event: CasePattern
    /// Under which condition it is there at all.
    var condition: String?
    var result: Result
    /// As it is written: `.next: .welcome`.
    var text: String
    var offset: Int
  }

  enum Result {
    case target(Expression, Site)
    /// That the row has nothing more.
    case nothing
    case lost(Unknown)
  }

  /// All lines anew.
  mutating func replaceAll(by new: [Line]) {
    lines = new
  }

  /// The row of a state anew: what it does not have is not handled.
  mutating func replace(_ state: CasePattern, by new: [Line], at offset: Int) {
    lines.removeAll { $0.state == state }
    lines = new + [Line(state: state, event: .anything, result: .nothing, text: "", offset: offset)] + lines
  }

  mutating func replace(_ cell: Line) {
    lines.removeAll { $0.state == cell.state && $0.event == cell.event }
    lines.insert(cell, at: 0)
  }

  /// What may hide other lines, or not.
  mutating func doubt(_ new: [Line]) {
    lines = new + lines
  }

  func hasCell(like line: Line) -> Bool { lines.contains { $0.state == line.state && $0.event == line.event } }

  func hasRow(of state: CasePattern) -> Bool { lines.contains { $0.state == state && $0.condition == nil } }
}
