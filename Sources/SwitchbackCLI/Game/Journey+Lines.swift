import SwitchbackGraph

extension Journey {
  /// Where it starts, and below it a line for each step, or for each region that a step changed.
  func lines(_ style: Style) -> [String] {
    if parts.count == 1, parts[0].region == nil {
      return StateGraph.Path(from: starts[0], steps.compactMap { $0.rows[0] }).lines(style)
    }
    let width = parts.compactMap { $0.region?.columns }.max() ?? 0
    let rows = steps.flatMap { step in
      parts.indices.compactMap { step.rows[$0] == nil ? nil : $0 }.enumerated().map { position, index in
        (step, index, isFirst: position == 0)
      }
    }
    let labels = rows.map { step, index, isFirst in
      let event = isFirst ? step.event : String(repeating: " ", count: step.event.columns)
      return [event, step.rows[index]?.condition ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }
    let column = labels.map(\.columns).filter { $0 <= 40 }.max() ?? 0
    let start = zip(parts, starts).map { $0.path($1) }.joined(separator: ", ")
    return [style.bold(start)]
      + zip(rows, labels).map { row, label in
        let arrow = row.0.rows[row.1].map { "\($0.kind == .stay ? "↺" : "→") \($0.to ?? $0.from)" } ?? ""
        return "  \(label.padded(to: column))  \((parts[row.1].region ?? "").padded(to: width)) \(arrow)"
      }
  }

  /// A line for each part: what it is in, and whether it has ended.
  func placeLines(_ style: Style) -> [String] {
    let width = parts.compactMap { $0.region?.columns }.max() ?? 0
    return zip(parts, states).map { part, state in
      let isFinal = part.isFinal(state)
      let name = part.region.map { $0.padded(to: width) + "  " } ?? ""
      let end = part.region == nil ? " · final, the machine has ended" : " · final"
      return style.bold("\(isFinal ? "◎" : "●") \(name)\(part.label(state))") + (isFinal ? end : "")
    }
  }
}
