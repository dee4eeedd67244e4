extension [Outcome] {
  /// Puts what has ended since the last way went on in front of that way, where the way to come knows the same as that one.
  ///
  /// What ends behind `a && b` under `a` ends under `a && !b` wherever it stands.
  mutating func bringTogether(_ next: Way) {
    // Of more than that nobody reads the conditions.
    guard let last = suffix(16).lastIndex(where: \.goesOn), last < count - 1,
      let condition = self[last].way.guards.last, condition.pattern == nil, condition != .some, condition != .before
    else { return }
    let shared = self[last].way.guards.dropLast()
    // Conditions that are not named need not be the same.
    guard !shared.contains(.some) else { return }
    guard self[(last + 1)...].allSatisfy({ $0.way.start == next.start && $0.way.guards.starts(with: shared) }),
      self[last].way.knowsTheSame(as: next)
    else { return }
    let way = remove(at: last)
    for index in indices[last...] {
      self[index].way.guards.insert(Guard(text: Match.negation(of: condition.text)), at: shared.count)
    }
    append(way)
  }
}
