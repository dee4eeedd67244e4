extension StateMachine {
  /// Notes that a state was reached that completes.
  @usableFromInline
  @inline(never)
  func noteCompletion() {
    attach().completes = true
    hasLeftovers = true
  }

  /// Sends what the state completes with, and what the states that this leads to complete with; the machine stays busy.
  func complete() {
    var count = 0
    while let attachments, attachments.completes {
      attachments.completes = false
      guard let event = rule.completion else { return }
      guard count < Self.mostCompletions else { return reportEndless(event) }
      count += 1
      hooks.refresh()
      _ = perform(event)
    }
  }

  /// More than any machine needs that comes to an end.
  private static var mostCompletions: Int { 1_000 }
}
