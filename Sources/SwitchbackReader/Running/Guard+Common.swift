extension [Guard] {
  /// The conditions that several ways share, and that there are others, which are not named.
  ///
  /// What all of them begin with stays as it is, so that what a caller knows by its own names is found again.
  static func common(of ways: [[Guard]]) -> [Guard] {
    guard let first = ways.first, !ways.dropFirst().allSatisfy({ $0 == first }) else { return ways.first ?? [] }
    let start = ways.dropFirst().reduce(first[...]) { start, way in
      first.prefix(zip(start, way).prefix { $0 == $1 }.count)
    }
    let others = ways.dropFirst().map { Set($0.dropFirst(start.count)) }
    var shared = Array(start)
    for condition in first.dropFirst(start.count) where others.allSatisfy({ $0.contains(condition) }) {
      if !shared.dropFirst(start.count).contains(condition) { shared.append(condition) }
    }
    return shared.filter { $0 != .some } + [.some]
  }
}
