extension StateMachine {
  /// Puts the machine into a state from outside: for previews, tests and restoring, also out of a final state.
  ///
  /// Hooks see it as a transition whose cause is `reset`. While an event is handled it waits its turn like one.
  public func reset(to state: State) {
    reset(.reset(state)) { $0.state = state }
  }

  /// Puts the machine on another rule, with the state that it has.
  func reset(toRule rule: Rule) {
    reset(.resetOfRule(rule)) { $0 = rule }
  }

  private func reset(_ item: Attachments<Rule>.Pending, by change: (inout Rule) -> Void) {
    switch phase {
    case .idle:
      performReset(by: change)
      settle()
      phase = .idle
    case .notifying:
      wait(item)
    case .applying:
      // The rule is half changed here, and would overwrite what it is reset to.
      fatalError("\(Rule.self): the machine was reset while an event is applied; return the new state instead")
    }
  }

  private func performReset(by change: (inout Rule) -> Void) {
    phase = .applying
    let from = rule.state
    var next = rule
    change(&next)
    if isForewarning {
      forewarn(of: Transition(from: from, to: next.state, cause: .reset, change: .moved))
      phase = .applying
    }
    rule = next
    let change = noteKind()
    phase = .notifying
    tell(Transition(from: from, to: rule.state, cause: .reset, change: change))
  }

  func wait(_ item: Attachments<Rule>.Pending) {
    attach().pending.append(item)
    hasLeftovers = true
  }

  /// Works off what was sent meanwhile, and lets go of what has ended; the machine stays busy.
  @usableFromInline
  @inline(never)
  func settle() {
    complete()
    while let attachments, !attachments.pending.isEmpty {
      // A batch: what its hooks send comes after all of it, so the order is that of sending.
      let batch = attachments.pending
      attachments.pending = []
      for item in batch {
        hooks.refresh()
        switch item {
        case .event(let event): if perform(event) == .ended { reportLate(event) }
        case .reset(let state): performReset { $0.state = state }
        case .resetOfRule(let rule): performReset { $0 = rule }
        }
        complete()
      }
    }
    sweep()
  }

  /// Lets go of what has ended.
  func sweep() {
    hooks.refresh()
    if isForewarning { isForewarning = hooks.lists?.areForewarned == true }
    attachments?.reports.removeAll { $0.hasEnded }
    attachments?.streams.removeAll { $0.isFinished }
    attachments?.effects?.sweep()
    isFollowed = attachments.map { !$0.streams.isEmpty || $0.effects?.areFollowing == true } ?? false
    hasLeftovers = false
  }
}
