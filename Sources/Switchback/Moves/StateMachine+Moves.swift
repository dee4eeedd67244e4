extension StateMachine where Rule: MoveRule {
  // Not twice in the documentation: a link to the state of a machine would be ambiguous.
  /// The current state; assigning one asks the machine to move there, and changes nothing where that is not allowed.
  ///
  /// ```swift
  /// let machine = StateMachine(AllowedMoves(initial: "red", ["red": ["green"], "green": ["red"]]))
  /// machine.state = "green"
  /// ```
  @_documentation(visibility: internal)
  @inlinable public var state: State {
    get { look().state }
    set { send(newValue) }
  }

  /// The current state, by the name that it has in Apple's `AAPLStateMachine`.
  @inlinable public var currentState: State {
    get { state }
    set { state = newValue }
  }

  /// Asks the machine to move to a state, and answers what became of it: `unhandled` where that is not allowed.
  @inlinable
  @discardableResult
  public func move(to state: State) -> Disposition { send(state) }

  /// Whether the machine may move to a state now; where a request would be redirected, it may not.
  public func canMove(to state: State) -> Bool {
    let rule = look()
    return !rule.isFinal && rule.allows(state)
  }

  /// The kinds of state to which the machine may move now, as far as they can be listed.
  ///
  /// Where only code decides, they are listed for states that are `CaseIterable`, by asking for each.
  public var allowedMoves: [Kind] {
    let rule = look()
    return rule.isFinal ? [] : rule.allowedMoves ?? []
  }

  /// The drawing of the moves.
  public var graph: StateGraph { peek().graph }
}
