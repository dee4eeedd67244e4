extension StateMachine {
  /// Tells of a step that is in place: observers, exits inner to outer, the step, entries outer to inner.
  ///
  /// Observers come first: one who starts to look within a hook has seen this change already.
  @inlinable
  @inline(__always)
  func tell(_ step: Transition) {
    if step.change != .stayed { tellObservers() }
    if let goesOn = hooks.only?(step) {
      if !goesOn { hasLeftovers = true }
    } else if let lists = hooks.lists {
      tellAll(lists, step)
    }
    if isFollowed { tellFollowers() }
  }

  @inlinable
  @inline(never)
  func tellAll(_ lists: HookLists<Rule>, _ step: Transition) {
    // Counted before anybody is called: who hooks in meanwhile starts with the next step.
    let (exits, steps, entries) = (lists.exits.count, lists.steps.count, lists.entries.count)
    let arrivals = lists.arrivals.count
    if step.change == .moved, lists.areAboutRegions { tellDepartures(lists, step) }
    let route = step.change == .moved && lists.areAboutKinds ? Route<Rule>(from: step.from, to: step.to) : nil
    if let route {
      for level in (route.shared..<route.from.depth).reversed() {
        for index in 0..<exits where lists.exits[index].kind == route.from[level] {
          call(lists.exits[index].listener, with: step)
        }
      }
    }
    for index in 0..<steps { call(lists.steps[index], with: step) }
    if let route {
      for level in route.shared..<route.to.depth {
        for index in 0..<entries where lists.entries[index].kind == route.to[level] {
          call(lists.entries[index].listener, with: step)
        }
      }
    }
    if step.change == .moved, arrivals > 0 { tellArrivals(lists, step, count: arrivals) }
  }

  @inlinable
  func call<Input>(_ listener: Listener<Input>, with input: Input) {
    if !listener.call(input) { hasLeftovers = true }
  }
}
