extension StateMachine where Rule.Event: Sendable {
  /// Sends an event when an output has had the same value for some time, while the machine runs.
  ///
  /// ```swift
  /// extension Search {
  ///   var query: String? { if case .loading(let query) = self { query } else { nil } }
  /// }
  /// machine.after(.seconds(10), while: \.query, send: .cleared)
  /// ```
  ///
  /// The delay begins anew with each new value, and ends without the event when the output becomes nil.
  @discardableResult
  public func after<Output: Equatable & Sendable>(
    _ delay: Duration,
    while output: @escaping (State) -> Output?,
    send event: Event
  ) -> Hook {
    react(to: output) { _, send in
      try await send.sleep(for: delay)
      send(event)
    }
  }

  /// Sends an event when an output has been true for some time, while the machine runs.
  ///
  /// ```swift
  /// extension Door {
  ///   var isOpen: Bool { self == .open }
  /// }
  /// let door = StateMachine(Door.open)
  /// door.after(.seconds(30), while: \.isOpen, send: .push)
  /// ```
  @discardableResult
  public func after(_ delay: Duration, while output: @escaping (State) -> Bool, send event: Event) -> Hook {
    after(delay, while: { output($0) ? true : nil }, send: event)
  }

  /// Sends an event when an output has not been nil for some time, while the machine runs.
  @discardableResult
  public func after(_ delay: Duration, while output: @escaping (State) -> Void?, send event: Event) -> Hook {
    after(delay, while: { output($0) != nil }, send: event)
  }
}
