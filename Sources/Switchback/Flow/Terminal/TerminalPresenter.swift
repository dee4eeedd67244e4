/// Shows a flow as lines of text: where a person is among its screens, after each change of them.
///
/// ```swift
/// let flow = FlowController(Checkout.cart, on: TerminalPresenter())
/// flow.send(.next)  // prints: cart › address
/// ```
///
/// Modals stand in brackets behind the screens that they cover: `cart › address [help]`.
@MainActor
public final class TerminalPresenter<Content: Flow>: Presenter {
  /// The screens in front of the person.
  public private(set) var shown: ScreenStack<FlowScreen<Content>>? = ScreenStack()
  /// Called when a person goes back.
  public var onChange: (() -> Void)?

  /// The screens that were written last.
  private var written = ScreenStack<FlowScreen<Content>>()
  private let title: (Content) -> String
  private let write: (String) -> Void

  /// Makes a presenter.
  ///
  /// - Parameters:
  ///   - title: what a screen is called; the name of its state without this.
  ///   - write: takes a line without its end; it is printed without this.
  public init(title: ((Content) -> String)? = nil, write: @escaping (String) -> Void = { print($0) }) {
    self.title = title ?? { Report.name(ofKind: Content.kind(of: $0)) }
    self.write = write
  }

  /// Writes where the steps lead; nothing where the screens stay the same.
  public func perform(
    _ steps: [ScreenStep<FlowScreen<Content>>],
    showing target: ScreenStack<FlowScreen<Content>>
  ) {
    shown = target
    writeShown()
  }

  /// Takes the topmost screen away, as a person does with a gesture, and lets the flow follow.
  public func goBack() {
    let canPop = shown?.layers.last.map { $0.count > 1 } ?? false
    shown?.apply(canPop ? .pop : .dismiss)
    onChange?()
    writeShown()
  }

  private func writeShown() {
    guard let shown, shown != written else { return }
    written = shown
    write(line(of: shown))
  }

  private func line(of stack: ScreenStack<FlowScreen<Content>>) -> String {
    let layers = stack.layers.map { $0.map { title($0.state) }.joined(separator: " › ") }
    return (layers.prefix(1) + layers.dropFirst().map { "[\($0)]" }).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
