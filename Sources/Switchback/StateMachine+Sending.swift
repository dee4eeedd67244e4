extension StateMachine {
  /// Sends an event, and answers what became of it.
  ///
  /// The new state is in place before anybody is told. An event that is sent while another one is handled waits its turn,
  /// first in, first out; the outermost `send` returns when all that waited are done.
  @inlinable
  @discardableResult
  public func send(_ event: Event) -> Disposition {
    guard phase == .idle else { return enqueue(.event(event)) }
    let disposition = perform(event)
    settle()
    return disposition
  }

  /// Puts the machine into a state from outside: for previews, tests and restoring, also out of a final state.
  ///
  /// Hooks see it as a transition whose cause is `reset`. While an event is handled it waits its turn like one.
  @inlinable
  public func reset(to state: State) {
    guard phase == .idle else { return waitToReset(to: state) }
    performReset(to: state)
    settle()
  }

  /// Applies one event; leaves the machine busy.
  @inlinable
  func perform(_ event: Event) -> Disposition {
    phase = .applying
    if rule.isFinal { return .ended }
    let change: Change
    if let attachments { change = applyBeforeAudience(event, attachments) } else { change = rule.apply(event) }
    phase = .notifying
    if change == .unhandled, policy != .ignore { report(event) }
    return Disposition(change)
  }

  @inlinable
  func performReset(to state: State) {
    phase = .applying
    let from = rule.state
    rule.state = state
    phase = .notifying
    guard let attachments else { return }
    let change: Change = Rule.kind(of: from) == Rule.kind(of: state) ? .updated : .moved
    tell(attachments, Transition(from: from, to: state, cause: .reset, change: change))
  }

  /// Works off what was sent meanwhile, and is idle again.
  @inlinable
  func settle() {
    if attachments != nil { drain() }
    phase = .idle
  }

  @usableFromInline
  func drain() {
    while let attachments, !attachments.pending.isEmpty {
      // A batch: what its hooks send comes after all of it, so the order is that of sending.
      let batch = attachments.pending
      attachments.pending = []
      for item in batch {
        switch item {
        case .event(let event): _ = perform(event)
        case .reset(let state): performReset(to: state)
        }
      }
    }
    if let attachments, attachments.needsSweep { attachments.sweep() }
  }

  @usableFromInline @inline(never)
  func enqueue(_ item: Attachments<Rule>.Pending) -> Disposition {
    attach().pending.append(item)
    return .queued
  }

  @usableFromInline @inline(never)
  func waitToReset(to state: State) {
    if phase == .applying { Self.trapResetting() }
    _ = enqueue(.reset(state))
  }

  @inline(never)
  static func trapResetting() -> Never {
    fatalError("\(Rule.self): the machine was reset while an event is applied; return the new state instead")
  }
}
