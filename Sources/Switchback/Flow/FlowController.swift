/// Runs a flow on a presenter: screens follow the state, and what the system takes off screen is Back for the state.
///
/// ```swift
/// let flow = FlowController(Checkout.cart, on: Screens()) { end in print(end) }
/// flow.send(.next)
/// ```
@MainActor
public final class FlowController<Content: Flow> {
  /// The machine with the trail; what is sent to it directly is shown, too.
  public let machine: StateMachine<Trail<Content>>

  let presenter: any Presenter<Content>
  /// What the presenter was last told to show: anything else on screen is a person's doing.
  var ordered: ScreenStack<FlowScreen<Content>>
  /// Whether screens and state are just being compared, so that what comes of it waits.
  var isComparing = false
  /// Whether a state has changed without the presenter having been told.
  var hasNews = true

  var ending = FlowEnding<Content.Completion>()
  /// Takes a Back that this flow does not handle.
  var parentGoesBack: (() -> Void)?

  /// Begins a flow at the end of a trail.
  ///
  /// - Parameter completion: called once with what the flow completes with.
  public init(
    _ trail: Trail<Content>,
    on presenter: some Presenter<Content>,
    unhandled: UnhandledPolicy = .report,
    completion: @escaping (Content.Completion) -> Void = { _ in }
  ) {
    machine = StateMachine(trail, unhandled: unhandled)
    self.presenter = presenter
    ordered = presenter.shown ?? ScreenStack()
    ending.completion = completion
    machine.onTransition { [weak self] _ in self?.stateChanged() }
    presenter.onChange = { [weak self] in self?.screensChanged() }
    stateChanged()
  }

  /// Begins a flow in a state.
  public convenience init(
    _ start: Content,
    on presenter: some Presenter<Content>,
    unhandled: UnhandledPolicy = .report,
    completion: @escaping (Content.Completion) -> Void = { _ in }
  ) {
    self.init(Trail(start), on: presenter, unhandled: unhandled, completion: completion)
  }

  /// Sends an event of a screen, after anything that the person did to the screens before.
  @discardableResult
  public func send(_ event: Content.Event) -> Disposition {
    if ending.isAbandoned { return .ended }
    screensChanged()
    return machine.send(.event(event))
  }

  /// Goes back, as a screen's own Back button does; what the flow does not handle goes to its parent.
  public func goBack() {
    if ending.isAbandoned { return }
    screensChanged()
    if let parentGoesBack, !machine.canSend(.back) { parentGoesBack() } else { machine.send(.back) }
  }
}
