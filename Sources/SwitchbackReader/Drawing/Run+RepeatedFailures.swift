extension [Run.Exit] {
  /// With another name for what throws when it is tried once more, where that leads elsewhere.
  ///
  /// What did not throw leaves no condition behind, so that the second row would look like the first one and be lost.
  func tellingFailuresApart() -> [Run.Exit] {
    guard contains(where: { $0.guards.contains(where: \.isFailure) }) else { return self }
    var targets: [LikeRow: [Target]] = [:]
    return map { exit in
      // Rows with conditions that are not named are told apart by a number.
      guard let last = exit.guards.lastIndex(where: \.isFailure), !exit.guards.contains(.some) else { return exit }
      let row = LikeRow(exit)
      let known = targets[row, default: []]
      if known.contains(exit.target) { return exit }
      targets[row, default: []].append(exit.target)
      var exit = exit
      for _ in known { exit.guards[last] = exit.guards[last].again }
      return exit
    }
  }
}

/// What decides whether two rows look alike.
private struct LikeRow: Hashable {
  var beginning: Run.Beginning?
  var guards: [Guard]

  init(_ exit: Run.Exit) {
    (beginning, guards) = (exit.beginning, exit.guards)
    // It is tried again in a later turn.
    beginning?.waits = 0
    beginning?.last = 0
  }
}

extension Guard {
  private static let throwing = " throws"

  fileprivate var isFailure: Bool { text.hasSuffix(Self.throwing) }

  fileprivate var again: Guard {
    Guard(text: Self.again(text), pattern: pattern.map(Self.again))
  }

  private static func again(_ text: String) -> String {
    Question.again(String(text.dropLast(throwing.count))) + throwing
  }
}
