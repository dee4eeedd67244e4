extension StateGraph {
  /// The fewest transitions that lead from one state to another; none when they are the same, nil when there is no way.
  ///
  /// ```swift
  /// let path = graph.shortestPath(from: "login", to: "finished")
  /// let events = path?.map(\.event)
  /// ```
  ///
  /// Guards are taken to hold. A computed transition is never part of a path, because where it leads is not known. Of
  /// several shortest paths the one whose rows stand first is given.
  public func shortestPath(from start: String, to end: String) -> [Transition]? {
    let exits = Dictionary(grouping: moves, by: \.from)
    var arrivals: [String: Transition] = [:]
    var open = [start]
    var next = 0
    while next < open.count, open[next] != end {
      for exit in exits[open[next], default: []] {
        guard let target = exit.to, target != start, arrivals[target] == nil else { continue }
        arrivals[target] = exit
        open.append(target)
      }
      next += 1
    }
    guard next < open.count else { return nil }
    var path: [Transition] = []
    var state = end
    while let arrival = arrivals[state] {
      path.append(arrival)
      state = arrival.from
    }
    return path.reversed()
  }
}
