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
    hook(Listener(body)) { listener in hooks.add { $0.entries.append(.init(kind, listener)) } }
  }

  /// Calls a closure at each move out of a kind of state; the machine is already in the new one.
  @discardableResult
  public func onExit(_ kind: Kind, perform body: @escaping (Transition) -> Void) -> Hook {
    hook(Listener(body)) { listener in hooks.add { $0.exits.append(.init(kind, listener)) } }
  }

  /// Calls a closure at each transition, updates and stays included: after the exits, before the entries.
  @discardableResult
  public func onTransition(perform body: @escaping (Transition) -> Void) -> Hook {
    hook(Listener(body)) { listener in hooks.add { $0.steps.append(listener) } }
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
    isAttended = true
    add(listener)
    if phase == .idle { sweep() } else { hasLeftovers = true }
    return Hook(listener)
  }
}
