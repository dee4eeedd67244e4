extension Exploration {
  /// What the exploration took of a drawing, and what it took that is not drawn: where the two part.
  ///
  /// ```swift
  /// let door = Exploration(from: Door.open, over: [.push, .pull])
  /// print(door.coverage(of: Door.graph).missed.isEmpty)  // true
  /// ```
  public func coverage(of graph: StateGraph) -> GraphCoverage {
    let names = DrawnNames(DrawnName(in: graph), in: self)
    // Counted by numbers first, of which there are few, and in order of appearance.
    var order: [DrawnStep] = []
    var counts: [DrawnStep: Int] = [:]
    for state in 0..<exploredCount {
      for step in steps(from: state) {
        let drawn = DrawnStep(
          from: names.numbers[state],
          event: Int(step.event),
          to: names.numbers[Int(step.target)]
        )
        if counts[drawn] == nil { order.append(drawn) }
        counts[drawn, default: 0] += 1
      }
    }
    var coverage = GraphCoverage(of: graph)
    for step in order {
      let (from, to) = (names.kinds[step.from], names.kinds[step.to])
      coverage.note(from: from, on: names.events[step.event], to: to, times: counts[step, default: 0])
    }
    return coverage
  }
}

private struct DrawnStep: Hashable {
  var from, event, to: Int
}
