/// What each slot holds; of most nothing is known at any time, so that only the others are kept.
struct Environment: Hashable {
  /// The slots of which something is known, in order.
  private var slots: [Int] = []
  /// What is known of them, in the same order.
  private var facts: [Fact] = []

  subscript(slot: Int) -> Fact {
    get { slots.firstIndex(of: slot).map { facts[$0] } ?? .nothing }
    set {
      guard newValue != .nothing else { return forget(slot..<slot + 1) }
      let index = slots.firstIndex { $0 >= slot } ?? slots.count
      if index < slots.count, slots[index] == slot {
        facts[index] = newValue
      } else {
        slots.insert(slot, at: index)
        facts.insert(newValue, at: index)
      }
    }
  }

  var known: [(slot: Int, fact: Fact)] { zip(slots, facts).map { ($0, $1) } }

  /// Whether the same is known in both, but for what is stored beside the state; of that only, nothing was set to what it
  /// is known not to be in the other one.
  func agrees(with other: Environment) -> Bool {
    var (mine, others) = (0, 0)
    while true {
      while mine < facts.count, facts[mine].origin.contains(.beside) { mine += 1 }
      while others < other.facts.count, other.facts[others].origin.contains(.beside) { others += 1 }
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
    for (slot, fact) in zip(slots, facts) where fact.origin.contains(.beside) && fact.value.isTold {
      guard let index = other.slots.firstIndex(of: slot) else { continue }
      let theirs = other.facts[index]
      guard theirs.value.isTold, theirs.value != fact.value else { continue }
      // Two answers are the two sides of a question; two cases are two states of what holds them.
      if fact.value.isCaseOrNil || fact.origin.union(theirs.origin).contains(.set) { return true }
    }
    return false
  }

  private func setsWhatIsUnknown(to other: Environment) -> Bool {
    zip(slots, facts).contains { slot, fact in
      fact.origin.isSuperset(of: [.beside, .set]) && fact.value.isTold && !other[slot].value.isTold
    }
  }

  /// What is known in both, where they agree.
  ///
  /// - Parameter again: what is known, by the slots, of what only one of both has set.
  func shared(with other: Environment, again: [Int: Fact]) -> Environment {
    var shared = self
    for (slot, fact) in zip(slots, facts) where other[slot] != fact && !fact.isAskedAgain {
      let joined = fact.joined(other[slot])
      shared[slot] = joined == .nothing && fact.origin.contains(.set) ? again[slot] ?? joined : joined
    }
    for (slot, fact) in zip(other.slots, other.facts) {
      if fact.isAskedAgain {
        shared[slot] = fact
      } else if fact.origin.contains(.set), fact != self[slot], shared[slot] == .nothing, let asked = again[slot] {
        shared[slot] = asked
      }
    }
    return shared
  }

  private var knowsBeside: Bool { facts.contains { $0.origin.contains(.beside) } }

  /// With something else for each fact that is beside the state.
  func replacingBeside(_ replacement: (_ slot: Int, Fact) -> Fact) -> Environment {
    guard knowsBeside else { return self }
    var environment = self
    for index in facts.indices where facts[index].origin.contains(.beside) {
      environment.facts[index] = replacement(slots[index], facts[index])
    }
    let forgotten = environment.facts.indices.filter { environment.facts[$0] == .nothing }
    for index in forgotten.reversed() {
      environment.slots.remove(at: index)
      environment.facts.remove(at: index)
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
    let start = slots.firstIndex { $0 >= range.lowerBound } ?? slots.count
    let end = slots.firstIndex { $0 >= range.upperBound } ?? slots.count
    slots.removeSubrange(start..<end)
    facts.removeSubrange(start..<end)
  }
}
