/// The search behind an ``Exploration``: breadth first, so that the first way to a state is a shortest one.
@usableFromInline
struct ExplorationSearch<Rule: TransitionRule> {
  @usableFromInline typealias Arrival = Exploration<Rule>.Arrival
  @usableFromInline typealias Step = Exploration<Rule>.Step

  @usableFromInline let events: [Rule.Event]
  @usableFromInline var states: [Rule]
  @usableFromInline var depth = 0
  @usableFromInline var arrivals: [Arrival] = [Arrival(origin: 0, event: 0)]
  @usableFromInline var steps: [Step] = []
  @usableFromInline var firstSteps = [0]

  @usableFromInline
  init(from start: Rule, over events: [Rule.Event]) {
    self.events = events
    states = [start]
  }

  /// Tries every event in every state, until there is nothing new or a bound is reached.
  @inlinable
  mutating func run<Key: Hashable>(upTo limit: Int, depth deepest: Int, by key: (Rule) -> Key) {
    var numbers: [Key: Int32] = [key(states[0]): 0]
    let limit = min(limit, Int(Int32.max))
    var current = 0
    while current < states.count, depth < deepest {
      let level = states.count
      while current < level {
        guard explore(current, upTo: limit, by: key, &numbers) else {
          // What this state does is known in part only, so it counts as not explored.
          steps.removeLast(steps.count - firstSteps[current])
          if states.count > level { depth += 1 }
          return
        }
        firstSteps.append(steps.count)
        current += 1
      }
      if states.count > level { depth += 1 }
    }
  }

  /// Tries every event in one state; false if that leads to more states than there may be.
  @inlinable
  mutating func explore<Key: Hashable>(
    _ current: Int,
    upTo limit: Int,
    by key: (Rule) -> Key,
    _ numbers: inout [Key: Int32]
  ) -> Bool {
    let origin = states[current]
    // A machine that has ended takes no events, whatever its rule would do.
    if origin.isFinal { return true }
    for event in events.indices {
      var rule = origin
      if rule.apply(events[event]) == .unhandled { continue }
      let found = key(rule)
      let target: Int32
      if let known = numbers[found] {
        target = known
      } else {
        guard states.count < limit else { return false }
        target = Int32(truncatingIfNeeded: states.count)
        numbers[found] = target
        states.append(rule)
        arrivals.append(Arrival(origin: Int32(truncatingIfNeeded: current), event: Int32(truncatingIfNeeded: event)))
      }
      steps.append(Step(event: Int32(truncatingIfNeeded: event), target: target))
    }
    return true
  }
}
