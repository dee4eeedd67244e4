extension StateMachine {
  /// Makes a machine in another state than the one in which its rule starts: for previews, tests and restoring.
  ///
  /// ```swift
  /// let machine = StateMachine(Door.open, startingIn: .closed)
  /// ```
  @inlinable
  public convenience init(_ rule: Rule, startingIn state: State, unhandled: UnhandledPolicy = .report) {
    var rule = rule
    rule.state = state
    self.init(rule, unhandled: unhandled)
  }
}
