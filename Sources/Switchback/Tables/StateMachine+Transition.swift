extension StateMachine {
  /// Sends an event, and gives the state that the machine is in then; nil where nothing handled the event.
  ///
  /// ```swift
  /// if let next = machine.transition(.typed("tram")) { print(next) }
  /// ```
  ///
  /// Nil stands for all of ``Disposition/unhandled``, ``Disposition/ended`` and ``Disposition/queued``.
  @inlinable
  @discardableResult
  public func transition(_ event: Event) -> State? {
    switch send(event) {
    case .moved, .updated, .stayed: peek().state
    case .unhandled, .queued, .ended: nil
    }
  }
}
