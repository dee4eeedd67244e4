import SwitchbackGraph

extension StateGraph.Path {
  /// Where it starts, and below it a line for each step.
  func lines(_ style: Style) -> [String] {
    let labels = steps.map { [$0.event, $0.condition].filter { !$0.isEmpty }.joined(separator: " ") }
    // A single long guard does not push all the others aside.
    let width = labels.map(\.columns).filter { $0 <= 40 }.max() ?? 0
    return [style.bold(start)]
      + zip(labels, steps).map { label, step in
        "  \(label.padded(to: width))  \(step.kind == .stay ? "↺" : "→") \(step.to ?? step.from)"
      }
  }
}
