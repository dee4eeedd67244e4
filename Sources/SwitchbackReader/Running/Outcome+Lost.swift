import SwitchbackGraph

/// Of more ways than are told apart, or followed, those stay that begin and end them.
extension [Outcome] {
  /// With only the first and the last of those that began alike.
  var joiningLost: [Outcome] {
    let lost = indices.filter { self[$0].isOneTooMany }
    return keepingEnds(of: Dictionary(grouping: lost) { self[$0].way.start }.values)
  }

  /// With only the first and the last of each group.
  ///
  /// The first stands for those between the two as well, so that it has only the conditions that all of these share: what
  /// ends between them does so only where none of them is taken.
  func keepingEnds(of groups: some Collection<[Int]>) -> [Outcome] {
    var outcomes = self
    var dropped: Set<Int> = []
    for group in groups where group.count > 2 {
      dropped.formUnion(group.dropFirst().dropLast())
      guard !self[group[0]].way.guards.isEmpty else { continue }
      outcomes[group[0]].way.guards = .common(of: group.dropLast().map { self[$0].way.guards })
    }
    return outcomes.indices.filter { !dropped.contains($0) }.map { outcomes[$0] }
  }
}

extension Outcome {
  fileprivate var isOneTooMany: Bool {
    if case .isLost(let unknown) = end { unknown.why == ReadingLimit.ways.rawValue } else { false }
  }
}
