extension StateMachine {
  /// Calls a closure at each move into a kind of state; into an outer one at a move from anywhere outside it.
  ///
  /// ```swift
  /// machine.onEnter(.loading) { transition in print(transition.from) }
  /// ```
  ///
  /// The machine is already in the new state. What the closure sends to it waits until all hooks were called.
  @discardableResult
  public func onEnter(_ kind: Kind, perform body: @escaping (Transition) -> Void) -> Hook {
    listen(body) { $0.entries.append(.init(kind: kind, listener: $1)) }
  }

  /// Calls a closure at each move out of a kind of state; the machine is already in the new one.
  @discardableResult
  public func onExit(_ kind: Kind, perform body: @escaping (Transition) -> Void) -> Hook {
    listen(body) { $0.exits.append(.init(kind: kind, listener: $1)) }
  }

  /// Calls a closure at each transition, updates and stays included: after the exits, before the entries.
  @discardableResult
  public func onTransition(perform body: @escaping (Transition) -> Void) -> Hook {
    listen(body) { $0.steps.append($1) }
  }

  /// Calls a closure for each event that is not handled, in place of the line on standard error.
  ///
  /// ```swift
  /// machine.onReport { report in logger.warning("\(report)") }
  /// ```
  @discardableResult
  public func onReport(perform body: @escaping (Report) -> Void) -> Hook {
    listen(body) { $0.reports.append($1) }
  }

  private func listen<Input>(
    _ body: @escaping (Input) -> Void,
    add: (Attachments<Rule>, Listener<Input>) -> Void
  ) -> Hook {
    let attachments = attach()
    if phase == .idle { attachments.sweep() }
    let listener = Listener(body)
    add(attachments, listener)
    if Input.self == Transition.self { attachments.hasAudience = true }
    return Hook(listener)
  }
}
