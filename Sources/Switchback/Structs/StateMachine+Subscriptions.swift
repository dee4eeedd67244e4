extension StateMachine {
  /// Calls a closure at once and at each change, with the state that it was last called with and the new one.
  ///
  /// ```swift
  /// final class Screen {
  ///   init(_ machine: StateMachine<Door>) {
  ///     machine.subscribe(self) { [unowned self] bound, new in show(new, insteadOf: bound) }
  ///   }
  ///   func show(_ door: Door, insteadOf old: Door?) {}
  /// }
  /// ```
  ///
  /// The first time there is no state before. It ends with its owner, which it does not keep alive and the closure should not.
  /// What the closure sends waits until it is done.
  @discardableResult
  public func subscribe(
    _ owner: AnyObject,
    perform body: @escaping (_ bound: State?, _ new: State) -> Void
  ) -> Hook {
    bind(Subscription(owner, isSame: { _, _ in false }, body), to: \.self)
  }

  /// Calls a closure with an output of the state, at once and when the output changes.
  ///
  /// ```swift
  /// final class Screen {
  ///   var title = ""
  ///   init(_ machine: StateMachine<Door>) {
  ///     machine.subscribe(self, to: \.kind) { [unowned self] kind in title = "\(kind)" }
  ///   }
  /// }
  /// ```
  @discardableResult
  public func subscribe<Output: Equatable>(
    _ owner: AnyObject,
    to output: @escaping (State) -> Output,
    perform body: @escaping (Output) -> Void
  ) -> Hook {
    bind(Subscription(owner, isSame: ==) { _, new in body(new) }, to: output)
  }

  /// Calls a closure with an output that is there or not, at once and when that changes.
  @discardableResult
  public func subscribe(
    _ owner: AnyObject,
    to output: @escaping (State) -> Void?,
    perform body: @escaping (Void?) -> Void
  ) -> Hook {
    bind(Subscription(owner, isSame: { ($0 == nil) == ($1 == nil) }) { _, new in body(new) }, to: output)
  }

  private func bind<Value>(_ subscription: Subscription<Value>, to value: @escaping (State) -> Value) -> Hook {
    let hook = onTransition { step in
      if step.change != .stayed { subscription.tell(value(step.to)) }
    }
    subscription.hook = hook
    let state = peek().state
    whileBusy { subscription.tell(value(state)) }
    return hook
  }
}

/// What a machine keeps of a subscription: whom it ends with, and what was told last.
private final class Subscription<Value> {
  // Kept by the hook's closure in turn; whoever ends the hook, its machine at the latest, lets go of both.
  var hook: Hook?
  private weak var owner: AnyObject?
  private var bound: Value?
  private let isSame: (Value, Value) -> Bool
  private let body: (Value?, Value) -> Void

  init(_ owner: AnyObject, isSame: @escaping (Value, Value) -> Bool, _ body: @escaping (Value?, Value) -> Void) {
    self.owner = owner
    self.isSame = isSame
    self.body = body
  }

  func tell(_ new: Value) {
    guard owner != nil else {
      hook?.end()
      return
    }
    let last = bound
    if let last, isSame(last, new) { return }
    bound = new
    body(last, new)
  }
}
