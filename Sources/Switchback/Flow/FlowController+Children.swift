extension FlowController {
  /// Begins a flow of its own within the current state, whose value comes back to this flow as an event.
  ///
  /// It is kept until it completes, and abandoned when this flow leaves the state. A Back that it does not handle goes to
  /// this flow.
  ///
  /// ```swift
  /// flow.child(Trail(Checkout.cart), on: Screens()) { _ in .next }
  /// ```
  ///
  /// - Parameter event: makes an event of this flow from what the child completes with.
  @discardableResult
  public func child<Child: Flow>(
    _ trail: Trail<Child>,
    on presenter: some Presenter<Child>,
    unhandled: UnhandledPolicy = .report,
    reporting event: @escaping (Child.Completion) -> Content.Event
  ) -> FlowController<Child> {
    let kind = Content.kind(of: machine.peek().state)
    let child = FlowController<Child>(trail, on: presenter, unhandled: unhandled) { [weak self] value in
      self?.send(event(value))
    }
    guard !child.ending.isOver else { return child }
    child.parentGoesBack = { [weak self] in self?.goBack() }
    // Holds on to the child until one of them ends it.
    child.ending.leaving = machine.onExit(kind) { _ in child.abandon() }
    return child
  }
}
