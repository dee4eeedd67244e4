extension StateMachine {
  /// Sends an event, and answers what became of it.
  ///
  /// The new state is in place before anybody is told. An event that is sent while another one is handled waits its turn,
  /// first in, first out; the outermost `send` returns when all that waited are done.
  @inlinable
  @discardableResult
  public func send(_ event: Event) -> Disposition {
    guard phase == .idle, !isAttended else { return sendAttended(event) }
    phase = .applying
    let disposition: Disposition = rule.isFinal ? .ended : Disposition(change(by: event))
    if isAttended || disposition == .unhandled && policy != .ignore { finish(event, disposition) }
    phase = .idle
    return disposition
  }

  /// What is seldom left to do after an event that nobody attends to; apart, so that `send` stays small.
  @inlinable
  @inline(never)
  func finish(_ event: Event, _ disposition: Disposition) {
    if disposition == .unhandled, policy != .ignore { report(event) }
    settle()
  }

  /// Sends an event where there is more to do than to apply it; apart, so that `send` stays small.
  @inlinable
  @inline(never)
  func sendAttended(_ event: Event) -> Disposition {
    guard phase == .idle else { return enqueue(event) }
    let disposition = perform(event)
    if hasLeftovers { settle() }
    phase = .idle
    return disposition
  }

  /// Applies an event and tells of it; leaves the machine busy.
  @inlinable
  @inline(__always)
  func perform(_ event: Event) -> Disposition {
    phase = .applying
    if rule.isFinal { return .ended }
    let change: Change
    if hooks.areNone {
      change = self.change(by: event)
      phase = .notifying
      if change == .moved || change == .updated {
        tellObservers()
        if isFollowed { tellFollowers() }
      }
    } else {
      // Kept only for an audience: a second copy of a state that is changed in place would copy its storage.
      let from = rule.state
      change = isForewarning ? forewarnedChange(by: event) : self.change(by: event)
      phase = .notifying
      if change != .unhandled { tell(Transition(from: from, to: rule.state, cause: .event(event), change: change)) }
    }
    if change == .unhandled, policy != .ignore { report(event) }
    return Disposition(change)
  }

  /// Applies an event and sees what it did; another kind of state is a move.
  @inlinable
  @inline(__always)
  func change(by event: Event) -> Change {
    switch rule.apply(event) {
    case .changed: noteKind()
    case .unchanged: .stayed
    case .unhandled: .unhandled
    }
  }

  /// Whether a state that has changed is of another kind than before.
  @inlinable
  @inline(__always)
  func noteKind() -> Change {
    let reached = Rule.kind(of: rule.state)
    if reached == kind { return .updated }
    kind = reached
    if rule.completion != nil { noteCompletion() }
    return .moved
  }

  @usableFromInline
  @inline(never)
  func enqueue(_ event: Event) -> Disposition {
    wait(.event(event))
    return .queued
  }
}
