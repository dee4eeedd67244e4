extension StateMachine where Rule.Event: Sendable {
  /// Runs the effects until the machine ends or the task is cancelled; all work has returned by then.
  ///
  /// ```swift
  /// let machine = StateMachine(Search.idle)
  /// let end = await machine.run()
  /// print(end.state)
  /// ```
  ///
  /// It begins with the work that the state asks for. All changes of state happen on the caller's actor. A second run waits
  /// until the first has returned, so that it can stand in SwiftUI's `.task(id:)`.
  ///
  /// - Parameter clock: what delays and ``Sender/sleep(for:tolerance:)`` go by.
  @discardableResult
  public func run(
    clock: some Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation
  ) async -> RunEnd<State> {
    if let end = endBeforeRun() { return end }
    let effects = attachEffects()
    guard await effects.turns.take() else { return .cancelled(peek().state) }
    defer { effects.turns.pass() }
    if let end = endBeforeRun() { return end }

    let run = Run<Rule>(clock: clock)
    effects.begin(run)
    isFollowed = true
    var dropped: [Event] = []
    for await message in run.inbox.messages {
      if Task.isCancelled || run.finalState != nil {
        if case .event(let event, _) = message { dropped.append(event) }
        break
      }
      take(message, in: run, of: effects)
    }
    if run.finalState == nil { effects.stop() }
    await run.waitForAll()
    dropped += await run.inbox.close()
    for event in dropped { drop(event) }
    return run.finalState.map(RunEnd.ended) ?? .cancelled(peek().state)
  }

  private func endBeforeRun() -> RunEnd<State>? {
    let rule = peek()
    if rule.isFinal { return .ended(rule.state) }
    return Task.isCancelled ? .cancelled(rule.state) : nil
  }

  /// Does what a message says, if it still counts.
  private func take(_ message: Message<Event>, in run: Run<Rule>, of effects: Effects<Rule>) {
    switch message {
    case .event(let event, let start):
      if effects.effect(ofStart: start) != nil { send(event) } else { drop(event) }
    case .finished(let start, let failure):
      run.forget(start)
      guard let effect = effects.effect(ofStart: start) else { return }
      effect.finish()
      if let failure { report(failure, of: effect) }
      // What the failure led to may have ended the run.
      if run === effects.run { effect.startNext(in: run) }
    case .over: break
    }
  }

  private func report(_ failure: any Error, of effect: Effect<Rule>) {
    if let event = effect.catching?(failure) { send(event) } else { reportAside(.failed(failure, by: peek())) }
  }

  /// Tells of a result that nobody waits for any more; as of any event that comes too late, only where unhandled ones are reported.
  private func drop(_ event: Event) {
    if policy == .report { reportAside(.stale(event, for: Rule.self)) }
  }
}
