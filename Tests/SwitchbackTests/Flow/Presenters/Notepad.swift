import Switchback

/// Shows nothing, and writes down what it was told to do.
@MainActor
final class Notepad<Content: Flow>: Presenter {
  private(set) var lines: [String] = []
  private(set) var shown: ScreenStack<FlowScreen<Content>>? = ScreenStack()
  private(set) var target = ScreenStack<FlowScreen<Content>>()
  var onChange: (() -> Void)?
  /// Whether what it is told takes its time.
  var isSlow = false

  func perform(_ steps: [ScreenStep<FlowScreen<Content>>], showing target: ScreenStack<FlowScreen<Content>>) {
    lines += steps.map { step in
      switch step {
      case .push(let screen): "push \(screen.id)"
      case .pop: "pop"
      case .present(let screen): "present \(screen.id)"
      case .dismiss: "dismiss"
      case .replace(let screen): "replace by \(screen.id)"
      }
    }
    self.target = target
    shown = isSlow ? nil : target
  }

  /// What takes its time is done.
  func finish() {
    shown = target
    onChange?()
  }

  /// A person takes screens away by a gesture.
  func person(does steps: ScreenStep<FlowScreen<Content>>..., isHeard: Bool = true) {
    for step in steps { shown?.apply(step) }
    if isHeard { onChange?() }
  }
}
