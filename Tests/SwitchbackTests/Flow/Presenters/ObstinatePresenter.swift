import Switchback
import SwitchbackTestSupport

/// Takes its time, and does not say so itself: whoever tests decides which of its callbacks get through, when, and how often.
@MainActor
final class ObstinatePresenter<Content: Flow>: Presenter {
  typealias Stack = ScreenStack<FlowScreen<Content>>

  private(set) var shown: Stack? = Stack()
  /// What it was last told to show.
  private(set) var target = Stack()
  var onChange: (() -> Void)?
  /// How many callbacks were not yet made.
  private(set) var due = 0
  /// Whether it was ever told something that cannot be done.
  private(set) var wasMisled = false

  /// What is on screen when the change is over.
  private var next = Stack()
  private var generator: SeededGenerator

  init(seed: Int) {
    generator = SeededGenerator(seed: seed)
  }

  func perform(_ steps: [ScreenStep<FlowScreen<Content>>], showing target: Stack) {
    var stack = shown ?? Stack()
    let areDone = steps.allSatisfy { stack.apply($0) }
    if shown == nil || !areDone || stack != target { wasMisled = true }
    self.target = target
    change(to: target)
    // Some say so at once, although nobody can listen yet.
    if generator.isOnce(in: 4) { onChange?() }
  }

  /// A person takes so many screens away, or the modal on top.
  func person(takesAway count: Int) {
    guard var stack = shown else { return }
    if generator.isOnce(in: 3) { stack.apply(.dismiss) }
    for _ in 0..<count where stack.layers.last?.count ?? 0 > 1 { stack.apply(.pop) }
    change(to: stack)
  }

  func finishChange() {
    shown = next
  }

  /// Makes one of the callbacks that are due so many times.
  func speak(times: Int) {
    guard due > 0 else { return }
    due -= 1
    for _ in 0..<times { onChange?() }
  }

  private func change(to stack: Stack) {
    next = stack
    shown = generator.isOnce(in: 2) ? stack : nil
    due += 1
  }
}
