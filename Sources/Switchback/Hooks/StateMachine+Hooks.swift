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

  /// Calls a closure before each move into a kind of state; the machine is still in the old one.
  ///
  /// ```swift
  /// machine.onWillEnter(.loading) { transition in print("about to leave", transition.from) }
  /// ```
  ///
  /// The move cannot be stopped any more. What the closure sends waits until the move is done and everybody was told.
  @discardableResult
  public func onWillEnter(_ kind: Kind, perform body: @escaping (Transition) -> Void) -> Hook {
    forewarn(Listener(body)) { listener in hooks.add { $0.willEnters.append(.init(kind, listener)) } }
  }

  /// Calls a closure before each move out of a kind of state; the machine is still in it.
  @discardableResult
  public func onWillExit(_ kind: Kind, perform body: @escaping (Transition) -> Void) -> Hook {
    forewarn(Listener(body)) { listener in hooks.add { $0.willExits.append(.init(kind, listener)) } }
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

  private func forewarn(_ listener: Listener<Transition>, add: (Listener<Transition>) -> Void) -> Hook {
    let hook = hook(listener, add: add)
    isForewarning = true
    return hook
  }

  func hook<Input>(_ listener: Listener<Input>, add: (Listener<Input>) -> Void) -> Hook {
    isAttended = true
    add(listener)
    if phase == .idle { sweep() } else { hasLeftovers = true }
    return Hook(listener)
  }
}
