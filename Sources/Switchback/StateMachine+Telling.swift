extension StateMachine {
  /// Tells of a step that is in place: observers, exits inner to outer, the step, entries outer to inner.
  ///
  /// Observers come first: one who starts to look within a hook has seen this change already.
  @inlinable
  @inline(__always)
  func tell(_ step: Transition) {
    if step.change != .stayed { tellObservers() }
    if step.change == .moved, hooks.areAboutKinds {
      tellAlongRoute(step)
    } else {
      // Counted before anybody is called: who hooks in meanwhile starts with the next step.
      for index in 0..<hooks.steps.count { call(hooks.steps[index].body, with: step) }
    }
    if attachments?.streams.isEmpty == false, rule.isFinal { finishStreams() }
  }

  @inlinable
  @inline(never)
  func tellAlongRoute(_ step: Transition) {
    let (exits, steps, entries) = (hooks.exits.count, hooks.steps.count, hooks.entries.count)
    let route = Route<Rule>(from: step.from, to: step.to)
    for level in (route.shared..<route.from.depth).reversed() {
      for index in 0..<exits where hooks.exits[index].kind == route.from[level] {
        call(hooks.exits[index].listener.body, with: step)
      }
    }
    for index in 0..<steps { call(hooks.steps[index].body, with: step) }
    for level in route.shared..<route.to.depth {
      for index in 0..<entries where hooks.entries[index].kind == route.to[level] {
        call(hooks.entries[index].listener.body, with: step)
      }
    }
  }

  @inlinable
  func call<Input>(_ body: ((Input) -> Void)?, with input: Input) {
    guard let body else { return hasLeftovers = true }
    body(input)
  }
}
