extension StateMachine {
  /// Applies an event where somebody may want to hear of it.
  ///
  /// The state before is kept only for an audience: a second copy of a state that is changed in place would copy its storage.
  @inlinable
  func applyBeforeAudience(_ event: Event, _ attachments: Attachments<Rule>) -> Change {
    guard attachments.hasAudience else {
      let change = rule.apply(event)
      phase = .notifying
      if change != .stayed, change != .unhandled { tellObservers(attachments) }
      return change
    }
    let from = rule.state
    let change = rule.apply(event)
    phase = .notifying
    if change != .unhandled {
      tell(attachments, Transition(from: from, to: rule.state, cause: .event(event), change: change))
    }
    return change
  }

  /// Tells of a step that is in place: observers, exits inner to outer, the step, entries outer to inner, streams.
  ///
  /// Observers come first: one who starts to look within a hook has seen this change already.
  @inlinable
  func tell(_ attachments: Attachments<Rule>, _ step: Transition) {
    // Counted before anybody is called: who hooks in meanwhile starts with the next step.
    let (exits, steps, entries) = (attachments.exits.count, attachments.steps.count, attachments.entries.count)
    if step.change != .stayed { tellObservers(attachments) }
    if step.change == .moved, exits + entries > 0 {
      let route = Route<Rule>(from: step.from, to: step.to)
      for level in (route.shared..<route.from.depth).reversed() {
        for index in 0..<exits where attachments.exits[index].kind == route.from[level] {
          call(attachments.exits[index].listener, with: step, attachments)
        }
      }
      for index in 0..<steps { call(attachments.steps[index], with: step, attachments) }
      for level in route.shared..<route.to.depth {
        for index in 0..<entries where attachments.entries[index].kind == route.to[level] {
          call(attachments.entries[index].listener, with: step, attachments)
        }
      }
    } else {
      for index in 0..<steps { call(attachments.steps[index], with: step, attachments) }
    }
    if !attachments.streams.isEmpty { attachments.yield(step, isLast: rule.isFinal) }
  }

  @inlinable
  func call<Input>(_ listener: Listener<Input>, with input: Input, _ attachments: Attachments<Rule>) {
    guard let body = listener.body else { return attachments.needsSweep = true }
    body(input)
  }
}
