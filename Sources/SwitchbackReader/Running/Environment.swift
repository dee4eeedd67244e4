/// What each slot holds; of most nothing is known at any time, so that only the others are kept.
struct Environment: Hashable {
  /// The slots of which something is known, in order.
  private var slots: [Int] = []
  /// What is known of them, in the same order.
  private var facts: [Fact] = []

  // Plain loops all through: much of a reader's time goes by here, where a debug build specialises nothing.

  subscript(slot: Int) -> Fact {
    get {
      let index = index(of: slot)
      return index < slots.count && slots[index] == slot ? facts[index] : .nothing
    }
    set {
      guard !newValue.isNothing else { return forget(slot..<slot + 1) }
      let index = index(of: slot)
      if index < slots.count, slots[index] == slot {
        facts[index] = newValue
      } else {
        slots.insert(slot, at: index)
        facts.insert(newValue, at: index)
      }
    }
  }

  /// Where a slot is, or would be.
  private func index(of slot: Int) -> Int {
    var (low, high) = (0, slots.count)
    while low < high {
      let middle = (low + high) / 2
      if slots[middle] < slot { low = middle + 1 } else { high = middle }
    }
    return low
  }

  var known: [(slot: Int, fact: Fact)] { zip(slots, facts).map { ($0, $1) } }

  /// Whether the same is known in both, but for what is stored beside the state; of that only, nothing was set to what it
  /// is known not to be in the other one.
  func agrees(with other: Environment) -> Bool {
    var (mine, others) = (0, 0)
    while true {
      while mine < facts.count, facts[mine].origin.isBeside { mine += 1 }
      while others < other.facts.count, other.facts[others].origin.isBeside { others += 1 }
      guard mine < facts.count, others < other.facts.count else {
        return mine == facts.count && others == other.facts.count && !contradicts(other)
      }
      guard slots[mine] == other.slots[others], facts[mine] == other.facts[others] else { return false }
      mine += 1
      others += 1
    }
  }

  private func contradicts(_ other: Environment) -> Bool {
    // What each of both has set would be lost with what the other one has.
    if setsWhatIsUnknown(to: other), other.setsWhatIsUnknown(to: self) { return true }
    var mine = 0
    while mine < slots.count {
      let (slot, fact) = (slots[mine], facts[mine])
      mine += 1
      guard fact.origin.isBeside, fact.value.isTold else { continue }
      let theirs = other[slot]
      guard theirs.value.isTold, theirs.value != fact.value else { continue }
      // Two answers are the two sides of a question; two cases are two states of what holds them.
      if fact.value.isCaseOrNil || fact.origin.isSet || theirs.origin.isSet { return true }
    }
    return false
  }

  private func setsWhatIsUnknown(to other: Environment) -> Bool {
    var mine = 0
    while mine < slots.count {
      let fact = facts[mine]
      if fact.origin.isBeside, fact.origin.isSet, fact.value.isTold, !other[slots[mine]].value.isTold { return true }
      mine += 1
    }
    return false
  }

  /// What is known in both, where they agree.
  ///
  /// - Parameter again: what is known, by the slots, of what only one of both has set.
  func shared(with other: Environment, again: [Int: Fact]) -> Environment {
    var shared = self
    var mine = 0
    while mine < slots.count {
      let (slot, fact) = (slots[mine], facts[mine])
      mine += 1
      guard !fact.isAskedAgain, case let theirs = other[slot], theirs != fact else { continue }
      let joined = fact.joined(theirs)
      shared[slot] = fact.origin.isSet && joined.isNothing ? again[slot] ?? joined : joined
    }
    var others = 0
    while others < other.slots.count {
      let (slot, fact) = (other.slots[others], other.facts[others])
      others += 1
      if fact.isAskedAgain {
        shared[slot] = fact
      } else if fact.origin.isSet, fact != self[slot], shared[slot].isNothing, let asked = again[slot] {
        shared[slot] = asked
      }
    }
    return shared
  }

  /// With something else for each fact that is beside the state.
  func replacingBeside(_ replacement: (_ slot: Int, Fact) -> Fact) -> Environment {
    var environment = self
    var index = facts.count
    while index > 0 {
      index -= 1
      guard facts[index].origin.isBeside else { continue }
      let fact = replacement(slots[index], facts[index])
      if fact.isNothing {
        environment.slots.remove(at: index)
        environment.facts.remove(at: index)
      } else {
        environment.facts[index] = fact
      }
    }
    return environment
  }

  /// With what another one knows of some slots in the place of its own.
  mutating func restore(_ isMeant: (Int) -> Bool, from other: Environment) {
    for slot in slots where isMeant(slot) && other[slot] == .nothing { self[slot] = .nothing }
    for (slot, fact) in zip(other.slots, other.facts) where isMeant(slot) { self[slot] = fact }
  }

  /// With the conditions that another one knows slots by, of which nothing is known here any more.
  mutating func restoreConditions(of other: Environment, where isMeant: (Int) -> Bool) {
    for (slot, fact) in zip(other.slots, other.facts) where self[slot] == .nothing && isMeant(slot) {
      if case .condition = fact.value { self[slot] = fact }
    }
  }

  /// Writes what is known to hold under conditions in other words.
  mutating func rename(_ renamed: (String) -> String) {
    for (index, fact) in facts.enumerated() {
      guard case .condition(let text) = fact.value else { continue }
      facts[index].value = .condition(renamed(text))
    }
  }

  /// Forgets what is known of some slots.
  mutating func forget(_ range: Range<Int>) {
    // Most blocks end when nothing is known of their locals.
    guard let last = slots.last, last >= range.lowerBound else { return }
    let (start, end) = (index(of: range.lowerBound), index(of: range.upperBound))
    guard start < end else { return }
    slots.removeSubrange(start..<end)
    facts.removeSubrange(start..<end)
  }
}
