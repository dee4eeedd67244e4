import SwitchbackGraph

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

  /// A cell beside those that are there: where two can count and lead to different states, nobody knows which does.
  mutating func add(_ cell: Line) {
    let others = lines.filter { $0.isSameCell(as: cell) && !$0.leads(like: cell) && !$0.excludes(cell) }
    let doubts = others.map { other -> Line in
      let conditions = [other.condition, cell.condition].compactMap(\.self)
      var line = cell
      line.condition = conditions.isEmpty ? nil : conditions.heldTogether
      let why = "there is such a transition already, and which one counts is not in the source"
      line.result = .lost(Unknown(site: cell.site, why: why))
      return line
    }
    if let sure = doubts.first(where: { $0.condition == nil }) { return replace(sure) }
    lines = doubts + [cell] + lines
  }

  /// What may hide other lines, or not.
  mutating func doubt(_ new: [Line]) {
    lines = new + lines
  }

  /// Says of the first lines which event they are for, where they do not.
  mutating func limit(toEvent event: CasePattern, first count: Int) {
    for index in lines.indices.prefix(max(count, 0)) where lines[index].event == .anything {
      lines[index].event = event
    }
  }

  func hasRow(of state: CasePattern) -> Bool { lines.contains { $0.state == state && $0.condition == nil } }
}

extension TableLines.Line {
  func isSameCell(as other: TableLines.Line) -> Bool { state == other.state && event == other.event }

  fileprivate var site: Site {
    if case .target(_, let site) = result { site } else { Site(text: text, offset: offset) }
  }

  /// Whether both lead to the same state, word for word.
  fileprivate func leads(like other: TableLines.Line) -> Bool {
    guard case .target(_, let site) = result, case .target(_, let otherSite) = other.result else { return false }
    return site.text == otherSite.text
  }

  /// Whether one holds only where the other does not.
  fileprivate func excludes(_ other: TableLines.Line) -> Bool {
    guard let condition, let otherCondition = other.condition else { return false }
    return condition == Match.negation(of: otherCondition) || otherCondition == Match.negation(of: condition)
  }
}
