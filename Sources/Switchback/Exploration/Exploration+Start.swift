extension Exploration {
  /// Explores a machine whose states are told apart by a key, of which all that matters must be part.
  ///
  /// A key may also hold alike what is alike, such as positions that are mirrored, so that one of them stands for all.
  ///
  /// - Parameters:
  ///   - limit: how many states there may be.
  ///   - depth: how many events away they may be.
  @inlinable
  public init(
    from start: Rule,
    over events: [Rule.Event],
    upTo limit: Int = 100_000,
    depth: Int = 1_000,
    by key: (Rule) -> some Hashable
  ) {
    var search = ExplorationSearch(from: start, over: events)
    search.run(upTo: limit, depth: depth, by: key)
    self.init(search)
  }
}

extension Exploration where Rule: Hashable {
  /// Explores a machine from a state over sample events: one for each payload that makes a difference.
  ///
  /// ```swift
  /// let door = Exploration(from: Door.open, over: [.push, .pull])
  /// ```
  ///
  /// - Parameters:
  ///   - limit: how many states there may be.
  ///   - depth: how many events away they may be.
  @inlinable
  public init(from start: Rule, over events: [Rule.Event], upTo limit: Int = 100_000, depth: Int = 1_000) {
    self.init(from: start, over: events, upTo: limit, depth: depth) { $0 }
  }
}

extension Exploration where Rule: Hashable, Rule.Event: CaseIterable {
  /// Explores a machine from a state over all its events.
  @inlinable
  public init(from start: Rule, upTo limit: Int = 100_000, depth: Int = 1_000) {
    self.init(from: start, over: Array(Rule.Event.allCases), upTo: limit, depth: depth)
  }
}
