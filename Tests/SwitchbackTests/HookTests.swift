import Switchback
import Testing

@Suite("Hooks")
struct HookTests {
  @Test func `a hook hears of the transition`() {
    let machine = StateMachine(Search.idle)
    var steps: [Transition<Search, Search.Event>] = []
    machine.onTransition { steps.append($0) }
    machine.send(.typed("a"))
    machine.send(.typed("b"))
    #expect(steps.map(\.from) == [.idle, .loading("a")])
    #expect(steps.map(\.to) == [.loading("a"), .loading("b")])
    #expect(steps.map(\.change) == [.moved, .updated])
    guard case .event(.typed("b")) = steps.last?.cause else { return #expect(Bool(false), "cause is the event") }
  }

  @Test func `a hook goes on when nobody keeps it`() {
    let machine = StateMachine(Door.open)
    var calls = 0
    do { _ = machine.onEnter(.closed) { _ in calls += 1 } }
    machine.send(.push)
    #expect(calls == 1)
  }

  @Test func `an ended hook is not called, and ending it twice does nothing`() {
    let machine = StateMachine(Door.open)
    var calls = 0
    let hook = machine.onEnter(.closed) { _ in calls += 1 }
    hook.end()
    hook.end()
    machine.send(.push)
    #expect(calls == 0)
  }

  @Test func `a hook can end itself`() {
    let machine = StateMachine(Door.open)
    var calls = 0
    var hook: Hook?
    hook = machine.onTransition { _ in
      calls += 1
      hook?.end()
    }
    machine.send(.push)
    machine.send(.pull)
    #expect(calls == 1)
  }

  @Test func `a hook can end one that has yet to be called`() {
    let machine = StateMachine(Door.open)
    let log = Log()
    var entry: Hook?
    machine.onExit(.open) { _ in
      log.lines.append("exit")
      entry?.end()
    }
    entry = machine.onEnter(.closed) { _ in log.lines.append("enter") }
    machine.send(.push)
    #expect(log.lines == ["exit"])
  }

  @Test func `a hook made in a hook starts with the next transition`() {
    let machine = StateMachine(Door.open)
    let log = Log()
    var isFirst = true
    machine.onExit(.open) { [unowned machine] _ in
      guard isFirst else { return }
      isFirst = false
      machine.onExit(.open) { _ in log.lines.append("new exit") }
      machine.onTransition { log.lines.append("new transition to \($0.to)") }
      machine.onEnter(.closed) { _ in log.lines.append("new enter") }
    }
    machine.send(.push)
    #expect(log.lines.isEmpty)
    machine.send(.pull)
    #expect(log.lines == ["new transition to open"])
    machine.send(.push)
    #expect(log.lines.dropFirst() == ["new exit", "new transition to closed", "new enter"])
  }

  @Test func `a hook made while one has just ended disturbs no other`() {
    let machine = StateMachine(Door.open)
    let log = Log()
    let first = machine.onTransition { _ in log.lines.append("first") }
    machine.onTransition { [unowned machine] _ in
      log.lines.append("second")
      first.end()
      machine.onTransition { _ in log.lines.append("new") }
    }
    machine.onTransition { _ in log.lines.append("third") }
    machine.send(.push)
    #expect(log.lines == ["first", "second", "third"])
  }

  @Test func `ended hooks leave the others in order`() {
    let machine = StateMachine(Door.open)
    let log = Log()
    let hooks = (1...4).map { number in machine.onTransition { _ in log.lines.append("\(number)") } }
    hooks[0].end()
    hooks[2].end()
    machine.send(.push)
    machine.onTransition { _ in log.lines.append("5") }
    machine.send(.pull)
    #expect(log.lines == ["2", "4", "2", "4", "5"])
  }

  @Test func `a reset is a transition whose cause is the reset`() {
    let machine = StateMachine(Door.open)
    let log = Log()
    machine.onExit(.open) { _ in log.lines.append("exit") }
    machine.onTransition {
      log.lines.append("\($0.cause == .reset) \($0.event == nil) \($0.change) \($0.from) \($0.to)")
    }
    machine.onEnter(.locked) { _ in log.lines.append("enter") }
    machine.reset(to: .locked)
    #expect(log.lines == ["exit", "true true moved open locked", "enter"])
    #expect(machine.state == .locked)
  }

  @Test func `a reset to the same kind is an update`() {
    let machine = StateMachine(Search.loading("a"))
    let log = Log()
    machine.onEnter(.loading) { _ in log.lines.append("enter") }
    machine.onTransition { log.lines.append("\($0.change)") }
    machine.reset(to: .loading("b"))
    #expect(log.lines == ["updated"])
    #expect(machine.state == .loading("b"))
  }

  @Test func `a reset leads out of a final state`() {
    let machine = StateMachine(Search.closed)
    machine.reset(to: .idle)
    #expect(!machine.isFinal)
    #expect(machine.send(.typed("a")) == .moved)
  }

  @Test func `a reset without hooks only sets the state`() {
    let machine = StateMachine(Door.open)
    machine.reset(to: .locked)
    #expect(machine.send(.turnKey) == .moved)
    #expect(machine.state == .closed)
  }
}
