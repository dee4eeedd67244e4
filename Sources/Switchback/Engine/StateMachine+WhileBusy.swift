extension StateMachine {
  /// Does something during which events and resets wait their turn; the rule may be replaced meanwhile, not changed in place.
  func whileBusy(_ work: () -> Void) {
    let isIdle = phase == .idle
    phase = .notifying
    work()
    guard isIdle else { return }
    settle()
    phase = .idle
  }
}
