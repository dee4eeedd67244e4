extension StateGraph {
  /// Paths from the initial states that together take every move and every stay, or reach every state.
  ///
  /// ```swift
  /// for path in Registration.graph.paths() { print(path) }
  /// ```
  ///
  /// There are few of them, and the same ones each time: a path goes on as long as it can come to something new. None
  /// contains a reject, a trap, a computed transition or a step out of a final state. `transitions(missedBy:)` has the
  /// rest.
  public func paths(covering coverage: Coverage = .transitions) -> [Path] {
    var search = PathSearch(self, covering: coverage)
    var paths: [Path] = []
    while let path = search.next() { paths.append(path) }
    return paths
  }

  /// The moves and stays that are on none of the paths: no initial state leads to them, or they leave a final one.
  ///
  /// ```swift
  /// let paths = Registration.graph.paths()
  /// for row in Registration.graph.transitions(missedBy: paths) { print("line \(row.line) is never taken") }
  /// ```
  public func transitions(missedBy paths: [Path]) -> [Transition] {
    let taken = Set(paths.flatMap(\.steps))
    return transitions.filter { ($0.kind == .move || $0.kind == .stay) && !taken.contains($0) }
  }
}
