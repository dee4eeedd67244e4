import SwitchbackGraph

/// The ways that are not followed because there are more of them.
extension [Outcome] {
  /// With only the first and the last of those that began alike; the first stands for those between the two as well.
  var joiningLost: [Outcome] {
    let lost = indices.filter { self[$0].isOneTooMany }
    guard lost.count > 2 else { return self }
    var outcomes = self
    var dropped: Set<Int> = []
    for group in Dictionary(grouping: lost, by: { self[$0].way.start }).values where group.count > 2 {
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
