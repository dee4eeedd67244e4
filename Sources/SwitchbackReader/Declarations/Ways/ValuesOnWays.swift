/// The values that a place may have been given on the way to here, in a function and in each closure around.
struct ValuesOnWays {
  /// What was assigned before the last `await`, and behind it.
  private struct Known {
    var before: Set<String> = []
    var since: Set<String> = []

    mutating func formUnion(_ other: Known) {
      before.formUnion(other.before)
      since.formUnion(other.since)
    }

    func hasOther(than value: String) -> Bool { before.union(since).contains { $0 != value } }
  }

  private struct Level {
    var known = Known()
    /// Whether the closure is handed on at once by what gives the place a value before.
    var isHandedOn = true
  }

  /// What was known before a choice, and what the ways know that go on from it.
  private struct Choice {
    var start: Known
    var ends: Known
  }

  private var levels = [Level()]
  private var choices: [Choice] = []

  private var known: Known {
    get { levels.last?.known ?? Known() }
    set { levels[levels.count - 1].known = newValue }
  }

  /// - Parameter isAtOnce: whether the closures around run at once, as far as one can tell.
  mutating func insert(_ value: String, isAtOnce: Bool) {
    known.since.insert(value)
    guard isAtOnce else { return }
    for index in levels.indices { levels[index].known.since.insert(value) }
  }

  mutating func wait() {
    known.before.formUnion(known.since)
    known.since = []
  }

  /// Whether the place may have had another value before the last `await`.
  func hadOther(than value: String) -> Bool { known.before.contains { $0 != value } }

  /// Whether the place may have had another value when the closures around were handed on.
  func hadOtherOutside(than value: String) -> Bool {
    for (inner, outer) in zip(levels.indices.dropFirst(), levels.indices).reversed() {
      guard levels[inner].isHandedOn else { return false }
      if levels[outer].known.hasOther(than: value) { return true }
    }
    return false
  }

  // MARK: Closures

  mutating func enter(isHandedOn: Bool) { levels.append(Level(isHandedOn: isHandedOn)) }

  /// - Parameter goesOn: whether the closure runs by itself, so that what comes behind it comes behind what it assigns.
  mutating func leave(goesOn: Bool) {
    guard levels.count > 1, let last = levels.popLast(), goesOn else { return }
    known.formUnion(last.known)
  }

  // MARK: Choices

  /// - Parameter isNext: whether this is the `else if` of the choice around.
  mutating func fork(isNext: Bool = false) {
    let start = isNext ? choices.last?.start ?? known : known
    choices.append(Choice(start: start, ends: start))
  }

  mutating func begin() { known = choices.last?.start ?? known }

  mutating func end(isLeft: Bool) {
    if !isLeft, !choices.isEmpty { choices[choices.count - 1].ends.formUnion(known) }
  }

  mutating func join(isNext: Bool = false) {
    guard let choice = choices.popLast() else { return }
    known = choice.ends
    if isNext, !choices.isEmpty { choices[choices.count - 1].ends.formUnion(choice.ends) }
  }
}
