@testable import PermissionsExample
import Switchback
import Testing

/// Document 004: where in a flow a view is, and a delegate that knows what may follow and what is then shown.
@Suite("State machines and the view")
struct StateMachinesAndTheViewTests {
  @Test(arguments: OnboardingFlow.allCases, OnboardingFlow.allCases)
  func `a state is set if the delegate allows it, and only then`(from: OnboardingFlow, to: OnboardingFlow) {
    let delegate = RecordingDelegate()
    let machine = StateMachine(from, delegate: delegate, unhandled: .ignore)
    machine.state = to
    let isAllowed = Self.allowed[from, default: []].contains(to)
    #expect(machine.state == (isAllowed ? to : from))
    #expect(delegate.asked == ["\(from) to \(to)"])
    #expect(delegate.told == (isAllowed ? ["\(from) to \(to)"] : []))
    #expect(delegate.effects.count == (isAllowed ? 1 : 0))
  }

  @Test(
    arguments: [
      (.initial, .pushNotificationsAsk, "show the push notification screen"),
      (.pushNotificationsAsk, .pushNotificationsDisplay, "request notification permissions"),
      (.pushNotificationsAsk, .locationAsk, "show the location screen"),
      (.pushNotificationsDisplay, .locationAsk, "show the location screen"),
      (.locationAsk, .locationDisplay, "request location permissions"),
      (.locationAsk, .onboarded, "show that all is done"),
      (.locationDisplay, .onboarded, "show that all is done"),
    ] as [(OnboardingFlow, OnboardingFlow, String)]
  )
  func `a move has its effect`(from: OnboardingFlow, to: OnboardingFlow, effect: String) {
    let delegate = RecordingDelegate()
    StateMachine(from, delegate: delegate).state = to
    #expect(delegate.effects == [effect])
  }

  @Test(
    arguments: [
      [.pushNotificationsAsk, .pushNotificationsDisplay, .locationAsk, .locationDisplay, .onboarded],
      [.pushNotificationsAsk, .pushNotificationsDisplay, .locationAsk, .onboarded],
      [.pushNotificationsAsk, .locationAsk, .locationDisplay, .onboarded],
      [.pushNotificationsAsk, .locationAsk, .onboarded],
    ] as [[OnboardingFlow]]
  )
  func `there are four ways through`(way: [OnboardingFlow]) {
    let delegate = RecordingDelegate()
    let machine = StateMachine(.initial, delegate: delegate, unhandled: .trap)
    for state in way { machine.state = state }
    #expect(machine.state == .onboarded)
    #expect(delegate.told.count == way.count)
  }

  @Test func `the state is set before the delegate is told`() {
    let delegate = RecordingDelegate()
    let machine = StateMachine(.initial, delegate: delegate)
    delegate.machine = machine
    machine.state = .pushNotificationsAsk
    #expect(delegate.stateWhenTold == .pushNotificationsAsk)
  }

  @Test func `the initial state is not a transition`() {
    let delegate = RecordingDelegate()
    let machine = StateMachine(.initial, delegate: delegate)
    #expect(machine.state == .initial)
    #expect(delegate.asked + delegate.told == [])
  }

  @Test func `a delegate is held weakly, and without one nothing is set`() {
    var delegate: RecordingDelegate? = RecordingDelegate()
    weak let weakDelegate = delegate
    let machine = delegate.map { StateMachine(.initial, delegate: $0, unhandled: .ignore) }
    delegate = nil
    #expect(weakDelegate == nil)
    machine?.state = .pushNotificationsAsk
    #expect(machine?.state == .initial)
  }

  @Test func `one machine serves delegates of any states`() {
    final class Lamp: MoveDelegate {
      func shouldTransition(from: Bool, to: Bool) -> Bool { from != to }
    }
    let lamp = Lamp()
    let machine = StateMachine(false, delegate: lamp, unhandled: .ignore)
    #expect(machine.move(to: true) == .moved)
    #expect(machine.move(to: true) == .unhandled)
  }

  @Test func `the flow is drawn from what the delegate answers`() {
    let delegate = RecordingDelegate()
    let graph = StateMachine(.initial, delegate: delegate).graph
    #expect(graph.states.map(\.name) == OnboardingFlow.allCases.map { "\($0)" })
    #expect(graph.transitions.count == 7)
    #expect(graph.events.map(\.name) == OnboardingFlow.allCases.dropFirst().map { "->\($0)" })
  }

  private static let allowed: [OnboardingFlow: Set<OnboardingFlow>] = [
    .initial: [.pushNotificationsAsk],
    .pushNotificationsAsk: [.pushNotificationsDisplay, .locationAsk],
    .pushNotificationsDisplay: [.locationAsk],
    .locationAsk: [.locationDisplay, .onboarded],
    .locationDisplay: [.onboarded],
  ]
}
