@testable import Switchback
import Testing

@MainActor
@Suite("The end of a flow")
struct FlowEndingTests {
  @Test func `whoever waits gets the value, before the end and after it`() async {
    let flow = FlowController(Onboarding.splash, on: Notepad())
    async let first = flow.completed()
    async let second = flow.completed()
    while flow.ending.waiters < 2 { await Task.yield() }
    flow.send(.loggedIn("Ann"))
    #expect(await [first, second] == ["Ann", "Ann"])
    #expect(await flow.completed() == "Ann")
  }

  @Test func `the completion is called once`() {
    var names: [String] = []
    let flow = FlowController(Onboarding.splash, on: Notepad()) { names.append($0) }
    flow.send(.loggedIn("Ann"))
    flow.machine.reset(to: .splash)
    flow.send(.loggedIn("Bob"))
    #expect(names == ["Ann"])
  }

  @Test func `a flow without a value of its own completes with its final state`() {
    var ends: [Checkup] = []
    let flow = FlowController(Checkup.waiting, on: Notepad()) { ends.append($0) }
    flow.send(.called)
    #expect(ends == [.done])
  }

  @Test func `who is cancelled does not wait any longer`() async {
    let flow = FlowController(Onboarding.splash, on: Notepad())
    let task = Task { await flow.completed() }
    while flow.ending.waiters < 1 { await Task.yield() }
    task.cancel()
    #expect(await task.value == nil)
    #expect(flow.ending.waiters == 0)
  }

  @Test func `an abandoned flow takes nothing, shows nothing and completes with nothing`() async {
    let notepad = Notepad<Onboarding>()
    let flow = FlowController(.splash, on: notepad) { _ in Issue.record("completed") }
    let task = Task { await flow.completed() }
    while flow.ending.waiters < 1 { await Task.yield() }
    flow.abandon()
    #expect(await task.value == nil)
    #expect(flow.send(.loggedIn("Ann")) == .ended)
    flow.machine.send(.loggedIn("Ann"))
    flow.goBack()
    #expect(notepad.lines == ["push splash"])
    #expect(await flow.completed() == nil)
  }

  @Test func `a child's value comes to its parent as an event`() {
    let notepad = Notepad<Onboarding>()
    let parent = FlowController(Onboarding.splash, on: notepad)
    parent.send(.registration)
    let child = parent.child(Trail(Checkup.waiting), on: Notepad()) { _ in
      .registrationCompleted("Ann", isNewUser: true)
    }
    child.send(.called)
    #expect(parent.machine.state == .personalization("Ann"))
    #expect(notepad.lines == ["push splash", "present registration", "dismiss", "push personalization"])
  }

  @Test func `a child is abandoned when its parent leaves the state`() {
    let notepad = Notepad<Onboarding>()
    let parent = FlowController(Onboarding.splash, on: notepad)
    parent.send(.registration)
    let child = parent.child(Trail(Checkup.waiting), on: Notepad()) { _ in .registration }
    notepad.person(does: .dismiss)
    #expect(child.send(.called) == .ended)
    #expect(parent.machine.state == .splash)
  }

  @Test func `a Back that the child does not handle goes to its parent`() {
    let parent = FlowController(Onboarding.splash, on: Notepad())
    parent.send(.login)
    let child = parent.child(Trail(Checkup.waiting), on: Notepad()) { _ in .loginCompleted("Ann") }
    child.send(.sat)
    child.goBack()
    #expect(child.machine.state == .waiting)
    #expect(parent.machine.state == .login)
    child.goBack()
    #expect(parent.machine.state == .splash)
  }

  @Test func `a parent keeps its child as long as it goes on`() {
    let parent = FlowController(Onboarding.splash, on: Notepad())
    parent.send(.login)
    weak let weakChild = parent.child(Trail(Checkup.waiting), on: Notepad()) { _ in .loginCompleted("Ann") }
    #expect(weakChild != nil)
    weakChild?.send(.called)
    #expect(parent.machine.state == .complete("Ann"))
    #expect(weakChild == nil)
  }
}

enum Checkup: Flow {
  case waiting, sitting, done

  enum Event { case sat, called }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.waiting, .sat): .sitting
    case (.waiting, .called), (.sitting, .called): .done
    default: nil
    }
  }

  var isFinal: Bool { self == .done }
  var presentation: Presentation { self == .done ? .keep : .push }
}
