import Switchback
import Testing

@MainActor
@Suite("A flow controller")
struct FlowControllerTests {
  @Test(arguments: [
    (
      [
        Onboarding.Event.registration, .registrationCompleted("Ann", isNewUser: true), .personalizationCompleted("Ann"),
      ],
      ["push splash", "present registration", "dismiss", "push personalization", "complete Ann"]
    ),
    (
      [.registration, .registrationCompleted("Ann", isNewUser: false)],
      ["push splash", "present registration", "dismiss", "complete Ann"]
    ),
    ([.login, .loginCompleted("Ann")], ["push splash", "present login", "dismiss", "complete Ann"]),
    ([.loggedIn("Ann")], ["push splash", "complete Ann"]),
    ([.registered("Ann"), .personalizationCompleted("Ann")], ["push splash", "push personalization", "complete Ann"]),
  ]) func `the talk's screens are pushed, presented and dismissed, and its flow completes with a user`(
    events: [Onboarding.Event],
    lines: [String]
  ) {
    let notepad = Notepad<Onboarding>()
    var completed: [String] = []
    let flow = FlowController(.splash, on: notepad) { completed.append("complete \($0)") }
    for event in events { flow.send(event) }
    #expect(notepad.lines + completed == lines)
  }

  @Test func `a login that is swiped away leaves the flow at the splash page`() {
    let notepad = Notepad<Onboarding>()
    let flow = FlowController(.splash, on: notepad)
    flow.send(.login)
    notepad.person(does: .dismiss)
    #expect(flow.machine.state == .splash)
    #expect(flow.send(.registration) == .moved)
    #expect(notepad.lines == ["push splash", "present login", "present registration"])
  }

  @Test(arguments: [
    // One screen back, several at once, a modal, and what several states share.
    ([0, 2, 4], [ScreenStep<FlowScreen<Tour>>.pop], [0, 2]),
    ([0, 2, 10, 12], [.pop, .pop, .pop], [0]),
    ([0, 2, 5], [.dismiss], [0, 2]),
    ([0, 2, 3], [.pop], [0]),
    ([0, 25, 22], [.pop], [0, 25]),
    ([0, 25, 22], [.dismiss], [0]),
    // Where the state is not to be gone back to: stays, or goes on to the one before.
    ([0, 32, 22], [.pop], [0, 32, 22]),
    ([0, 2, 26, 22], [.dismiss], [0, 2]),
    ([0, 2, 4, 12], [.pop], [0, 2]),
  ]) func `what a person takes off screen is Back, as far as the state allows it`(
    places: [Int],
    gesture: [ScreenStep<FlowScreen<Tour>>],
    left: [Int]
  ) {
    let notepad = Notepad<Tour>()
    let flow = FlowController(Tour(), on: notepad, unhandled: .ignore)
    for place in places.dropFirst() { flow.send(.went(place)) }
    for step in gesture.dropLast() { notepad.person(does: step, isHeard: false) }
    if let last = gesture.last { notepad.person(does: last) }
    #expect(flow.machine.trail().states.map(\.place) == left)
    #expect(notepad.shown == flow.machine.trail().screens)
  }

  @Test func `a gesture that nobody told of is seen with the next event`() {
    let notepad = Notepad<Tour>()
    let flow = FlowController(Tour(), on: notepad)
    flow.send(.went(2))
    notepad.person(does: .pop, isHeard: false)
    flow.send(.went(4))
    #expect(flow.machine.trail().states.map(\.place) == [0, 4])
    #expect(notepad.lines == ["push 0", "push 1", "push 2"])
  }

  @Test func `a gesture on a screen that the state has left meanwhile is undone`() {
    let notepad = Notepad<Tour>()
    let flow = FlowController(Tour(), on: notepad)
    flow.send(.went(2))
    notepad.person(does: .pop, isHeard: false)
    flow.machine.send(.went(4))
    #expect(flow.machine.trail().states.map(\.place) == [0, 2, 4])
    #expect(notepad.shown == flow.machine.trail().screens)
  }

  @Test func `nothing is performed while screens are changing, and then all at once`() {
    let notepad = Notepad<Tour>()
    let flow = FlowController(Tour(), on: notepad)
    notepad.isSlow = true
    flow.send(.went(2))
    flow.send(.went(4))
    flow.send(.went(6))
    #expect(notepad.lines == ["push 0", "push 1"])
    notepad.finish()
    #expect(notepad.lines == ["push 0", "push 1", "push 2", "present 3"])
  }

  @Test func `the presenter hears of an update without a step`() {
    let notepad = Notepad<Tour>()
    let flow = FlowController(Tour(), on: notepad)
    flow.send(.noted(7))
    #expect(notepad.lines == ["push 0"])
    #expect(notepad.target.top?.state.note == 7)
  }

  @Test func `a machine's own row for Back is what a gesture does`() {
    let notepad = Notepad<Shop>()
    let flow = FlowController(Shop.shop, on: notepad)
    for event in [Shop.Event.tappedPrice, .toggledOnSale] { flow.send(event) }
    notepad.person(does: .pop)
    #expect(flow.machine.trail().states == [.shop])
    flow.send(.tappedPrice)
    flow.send(.back)
    #expect(flow.machine.trail().states == [.shop])
    #expect(notepad.lines == ["push list", "push price", "push price", "pop"])
  }

  @Test func `a row for Back can ask first, and what was swiped away comes back`() {
    let notepad = Notepad<Editor>()
    let flow = FlowController(Editor.list, on: notepad)
    flow.send(.opened)
    notepad.person(does: .pop)
    #expect(flow.machine.trail().states == [.list, .editing, .asking])
    #expect(notepad.lines == ["push list", "push editing", "push editing", "present asking"])
    flow.send(.discarded)
    #expect(flow.machine.trail().states == [.list, .editing, .asking, .list])
  }

  @Test func `an update past the flow leaves a gesture to its callback`() {
    let notepad = Notepad<Tour>()
    let flow = FlowController(Tour(), on: notepad)
    flow.send(.went(2))
    notepad.person(does: .pop, isHeard: false)
    flow.machine.send(.noted(5))
    #expect(notepad.lines == ["push 0", "push 1"])
    notepad.onChange?()
    #expect(flow.machine.trail().states == [Tour()])
    #expect(notepad.lines == ["push 0", "push 1"])
  }

  @Test func `a deep link puts the flow on another trail`() {
    let notepad = Notepad<Tour>()
    let flow = FlowController(Tour(), on: notepad)
    flow.send(.went(5))
    flow.machine.reset(toTrail: Trail(Tour(place: 4), after: [Tour(), Tour(place: 2)]))
    #expect(notepad.lines == ["push 0", "present 2", "dismiss", "push 1", "push 2"])
    flow.goBack()
    #expect(notepad.shown == ScreenStack([Tour(), Tour(place: 2)].map(FlowScreen.init)))
  }

  @Test func `a flow goes away with its owner, whoever holds its presenter and machine`() {
    let notepad = Notepad<Tour>()
    var flow: FlowController<Tour>? = FlowController(Tour(), on: notepad)
    let machine = flow?.machine
    weak let weakFlow = flow
    flow = nil
    #expect(weakFlow == nil)
    machine?.send(.went(2))
    notepad.person(does: .pop)
    #expect(notepad.lines == ["push 0"])
  }
}
