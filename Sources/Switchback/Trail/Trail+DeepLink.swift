extension Trail where Base: GraphProviding {
  /// The trail of somebody who went to a state by the shortest way: for links that lead into the middle of a machine.
  ///
  /// ```swift
  /// let trail = try Trail(to: Search.loading("tram"), from: .idle, by: [.typed("bus")])
  /// print(trail.states)  // [idle, loading("tram")]
  /// ```
  ///
  /// The way is found in the graph, and gone by the machine's own rows, so that every state on it has a payload that it can
  /// have. Of the ways to the target's kind, the first that leads to the very state is taken, if states can be compared.
  ///
  /// - Parameters:
  ///   - target: the state with its payload.
  ///   - start: where the way begins.
  ///   - events: what can happen on the way, in any order; each may happen more than once.
  public init(to target: Base, from start: Base, by events: [Base.Event]) throws(NoWayThere) {
    var search = TrailSearch(to: target, from: start, by: events)
    self = try search.trail()
  }
}

extension Trail where Base: GraphProviding, Base.Event: CaseIterable {
  /// The trail of somebody who went to a state by the shortest way.
  public init(to target: Base, from start: Base) throws(NoWayThere) {
    try self.init(to: target, from: start, by: Array(Base.Event.allCases))
  }
}
