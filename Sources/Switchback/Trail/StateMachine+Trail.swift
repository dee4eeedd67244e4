extension StateMachine {
  /// Sends an event of the machine's own to a machine that runs on a trail.
  @inlinable
  @discardableResult
  public func send<Base>(_ event: Base.Event) -> Disposition where Rule == Trail<Base> {
    send(.event(event))
  }

  /// The trail with the current state at its end; observed like the state.
  ///
  /// ```swift
  /// let machine = StateMachine(Trail(Search.idle))
  /// print(machine.trail().canGoBack)  // false
  /// ```
  @inlinable
  public func trail<Base>() -> Trail<Base> where Rule == Trail<Base> { look() }

  /// Puts the machine on another trail from outside: a deep link, or one that was saved; hooks see a reset.
  public func reset<Base>(toTrail trail: Trail<Base>) where Rule == Trail<Base> {
    reset(toRule: trail)
  }
}
