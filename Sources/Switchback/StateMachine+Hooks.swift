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
    hook(Listener(body)) { hooks.entries.append(.init(kind, $0)) }
  }

  /// Calls a closure at each move out of a kind of state; the machine is already in the new one.
  @discardableResult
  public func onExit(_ kind: Kind, perform body: @escaping (Transition) -> Void) -> Hook {
    hook(Listener(body)) { hooks.exits.append(.init(kind, $0)) }
  }

  /// Calls a closure at each transition, updates and stays included: after the exits, before the entries.
  @discardableResult
  public func onTransition(perform body: @escaping (Transition) -> Void) -> Hook {
    hook(Listener(body)) { hooks.steps.append($0) }
  }

  /// Calls a closure for each event that is not handled, in place of the line on standard error.
  ///
  /// ```swift
  /// machine.onReport { report in logger.warning("\(report)") }
  /// ```
  @discardableResult
  public func onReport(perform body: @escaping (Report) -> Void) -> Hook {
    hook(Listener(body)) { attach().reports.append($0) }
  }

  private func hook<Input>(_ listener: Listener<Input>, add: (Listener<Input>) -> Void) -> Hook {
    if phase == .idle { sweep() }
    isAttended = true
    add(listener)
    return Hook(listener)
  }
}
