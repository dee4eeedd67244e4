import Switchback
import SwitchbackTestSupport
import Testing

@MainActor
@Suite("A presenter whose callbacks get lost")
struct ObstinatePresenterTests {
  @Test func `screens and state come together whatever is dropped, repeated, reordered and late`() {
    var backs = 0
    for seed in 0..<walks {
      var walk = ObstinateWalk(seed: seed)
      for _ in 0..<30 { walk.step() }
      walk.finish()
      backs += walk.backs
      guard walk.isRight else {
        Issue.record("seed \(seed): \(walk.difference)")
        return
      }
    }
    #expect(backs > walks / 8, "many gestures were understood")
  }
}

/// A flow on an obstinate presenter, beside a trail that is told all that happens when the flow has a chance to know it.
@MainActor
private struct ObstinateWalk {
  private let presenter: ObstinatePresenter<Tour>
  private let flow: FlowController<Tour>
  private var model = Trail(Tour())
  private var generator: SeededGenerator
  private(set) var backs = 0

  init(seed: Int) {
    generator = SeededGenerator(seed: seed)
    presenter = ObstinatePresenter(seed: seed + 1_000_000)
    flow = FlowController(Tour(), on: presenter, unhandled: .ignore)
  }

  mutating func step() {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0..<4: send(.went(.random(in: 0..<40, using: &generator)))
    case 4: send(.noted(.random(in: 0..<9, using: &generator)))
    case 5:
      see()
      _ = model.apply(.back)
      flow.goBack()
    case 6..<8: presenter.person(takesAway: .random(in: 1...3, using: &generator))
    case 8..<10: presenter.finishChange()
    default:
      let times = Int.random(in: 0...2, using: &generator)
      if presenter.due > 0, times > 0 { see() }
      presenter.speak(times: times)
    }
  }

  private mutating func send(_ event: Tour.Event) {
    // A result that comes in from elsewhere goes to the machine, past the flow.
    if generator.isOnce(in: 3) {
      _ = model.apply(.event(event))
      flow.machine.send(event)
    } else {
      see()
      _ = model.apply(.event(event))
      flow.send(event)
    }
  }

  /// What is under way comes to its end, and a word gets through.
  mutating func finish() {
    for _ in 0..<3 {
      presenter.finishChange()
      see()
      presenter.onChange?()
    }
  }

  var isRight: Bool {
    !presenter.wasMisled && flow.machine.trail() == model && presenter.shown == model.screens
  }

  var difference: String {
    "\(flow.machine.trail().states.map(\.place)) instead of \(model.states.map(\.place)), "
      + "shown: \(presenter.shown?.layers.map { $0.map(\.id) } ?? [])"
  }

  /// A person's gesture counts when the state still has the screens on which it was made.
  private mutating func see() {
    guard let shown = presenter.shown, shown != presenter.target, model.screens == presenter.target else { return }
    let states = model.states
    let place = states.indices.dropLast().last { Trail(states[$0], after: Array(states[..<$0])).screens == shown }
    if let place, model.apply(.backTo(place)) == .changed { backs += 1 }
  }
}
