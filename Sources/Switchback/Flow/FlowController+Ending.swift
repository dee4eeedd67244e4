extension FlowController {
  /// Waits for the end of the flow; nil when it was abandoned, or when the waiting task is cancelled.
  ///
  /// ```swift
  /// if let end = await flow.completed() { print(end) }
  /// ```
  public func completed() async -> Content.Completion? {
    guard !ending.isOver else { return ending.value }
    let ticket = ending.ticket()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { continuation.resume() } else { ending.wait(continuation, ticket: ticket) }
      }
    } onCancel: {
      Task { @MainActor in self.ending.giveUp(ticket) }
    }
    return ending.value
  }

  /// Ends the flow without a value: it takes no more events, changes no more screens, and its completion is never called.
  public func abandon() {
    ending.abandon()
  }

  /// Completes, once, when the machine is in a final state.
  func completeIfEnded() {
    let trail = machine.peek()
    guard !ending.isOver, trail.isFinal else { return }
    guard let value = trail.state.completion else {
      return assertionFailure(
        "\(Content.self): there is no completion in the final state '\(Trail.name(of: trail.state))'; give 'completion' a value there"
      )
    }
    let completion = ending.complete(with: value)
    completion?(value)
  }
}
