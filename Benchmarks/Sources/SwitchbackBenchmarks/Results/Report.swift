/// How the sections are printed.
enum Report: String {
  case text, markdown, json

  func print(_ sections: [Section]) {
    switch self {
    case .text: sections.forEach(printText)
    case .markdown: sections.forEach(printMarkdown)
    case .json: Swift.print(json(sections))
    }
  }

  private func printText(_ section: Section) {
    let cells = [[section.title, "", section.values, "goal", ""]] + section.rows.map(\.cells)
    let widths = (0..<5).map { column in cells.map { $0[column].count }.max() ?? 0 }
    for row in cells {
      let first = row[0].padded(to: widths[0], left: false)
      let others = zip(row, widths).dropFirst().map { $0.padded(to: $1, left: true) }
      Swift.print(([first] + others).joined(separator: "  "))
    }
    Swift.print()
  }

  private func printMarkdown(_ section: Section) {
    Swift.print("| \(section.title) | | \(section.values) | goal | |")
    Swift.print("| --- | ---: | ---: | ---: | --- |")
    for row in section.rows { Swift.print("| \(row.cells.joined(separator: " | ")) |") }
    Swift.print()
  }

  private func json(_ sections: [Section]) -> String {
    let rows = sections.flatMap { section in
      section.rows.map { row in
        let figures = [("value", row.value), ("goal", row.goal)].map { "\"\($0)\": \($1.map { "\($0)" } ?? "null")" }
        return "  {\"section\": \"\(section.title)\", \"title\": \"\(row.title)\", \"figure\": \"\(row.figure)\", "
          + "\"unit\": \"\(section.values)\", \(figures.joined(separator: ", "))}"
      }
    }
    return "[\n\(rows.joined(separator: ",\n"))\n]"
  }
}

extension Row {
  fileprivate var cells: [String] {
    let mark = isMet.map { $0 ? "✓" : "✗" } ?? ""
    return [title, figure, value.map(short) ?? "", goal.map { "≤ \(short($0))" } ?? "", mark]
  }

  private func short(_ value: Double) -> String {
    value == value.rounded() && value != 1 ? value.text(0) : value.text(2)
  }
}

extension String {
  fileprivate func padded(to width: Int, left: Bool) -> String {
    let padding = String(repeating: " ", count: max(0, width - count))
    return left ? padding + self : self + padding
  }
}
