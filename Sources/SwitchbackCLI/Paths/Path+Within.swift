import SwitchbackGraph

extension StateGraph.Path {
  /// The path within a region, its states without the region's name; nil where it is one of another.
  func within(_ region: String) -> StateGraph.Path? {
    guard start.hasPrefix("\(region).") else { return nil }
    let length = region.count + 1
    let rows = steps.map { step in
      var step = step
      step.from.removeFirst(length)
      step.to?.removeFirst(length)
      return step
    }
    return StateGraph.Path(from: String(start.dropFirst(length)), rows)
  }
}
