extension StateMachine {
  /// Applies an event to a copy, tells those who want to hear of a move before it happens, and puts the copy in place.
  ///
  /// Applied but once, so that a rule that counts or logs is not asked twice. What the hooks send waits its turn: nothing
  /// else changes the rule in between.
  @inlinable
  @inline(never)
  func forewarnedChange(by event: Event) -> Change {
    var next = rule
    switch next.apply(event) {
    case .unhandled: return .unhandled
    case .unchanged: return .stayed
    case .changed: break
    }
    forewarn(of: Transition(from: rule.state, to: next.state, cause: .event(event), change: .moved))
    phase = .applying
    rule = next
    return noteKind()
  }

  /// Tells of a move that is about to happen, exits inner to outer, then entries outer to inner; of nothing else.
  @inlinable
  func forewarn(of step: Transition) {
    guard let lists = hooks.lists, Rule.kind(of: step.to) != kind else { return }
    phase = .notifying
    // Counted before anybody is called: who hooks in meanwhile starts with the next step.
    let (exits, entries) = (lists.willExits.count, lists.willEnters.count)
    let route = Route<Rule>(from: step.from, to: step.to)
    for level in (route.shared..<route.from.depth).reversed() {
      for index in 0..<exits where lists.willExits[index].kind == route.from[level] {
        call(lists.willExits[index].listener, with: step)
      }
    }
    for level in route.shared..<route.to.depth {
      for index in 0..<entries where lists.willEnters[index].kind == route.to[level] {
        call(lists.willEnters[index].listener, with: step)
      }
    }
  }
}
