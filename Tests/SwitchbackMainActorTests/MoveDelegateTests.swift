import Switchback
import Testing

/// A screen's controller, as a current app template has it: of the main actor without saying so.
private final class Onboarding: MoveDelegate {
  enum Step { case welcome, terms, done }

  private lazy var machine = StateMachine(Step.welcome, delegate: self, unhandled: .ignore)
  private(set) var shown: [Step] = []
  var step: Step { machine.state }

  func shouldTransition(from: Step, to: Step) -> Bool {
    switch (from, to) {
    case (.welcome, .terms), (.terms, .done): true
    default: false
    }
  }

  func didTransition(from: Step, to: Step) { shown.append(to) }

  func tapped(_ step: Step) { machine.state = step }
}

@Suite struct MoveDelegateTests {
  @Test func `a class of the main actor decides on the moves of its machine`() {
    let onboarding = Onboarding()
    onboarding.tapped(.done)
    onboarding.tapped(.terms)
    onboarding.tapped(.done)
    #expect(onboarding.shown == [.terms, .done])
    #expect(onboarding.step == .done)
  }

  @Test func `the machine goes away with it`() {
    var onboarding: Onboarding? = Onboarding()
    weak let weakOnboarding = onboarding
    onboarding?.tapped(.terms)
    onboarding = nil
    #expect(weakOnboarding == nil)
  }
}
