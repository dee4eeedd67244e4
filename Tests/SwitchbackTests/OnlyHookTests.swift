import Testing

@testable import Switchback

/// A machine's only hook is called on a way of its own: what happens meanwhile must come out as with many.
@Suite("The only hook")
struct OnlyHookTests {
  @Test func `who hooks in during it hears the next step, also of an event that waited`() {
    let machine = StateMachine(Door.open)
    let log = Log()
    var isFirst = true
    machine.onTransition { [unowned machine] step in
      log.lines.append("only \(step.to)")
      guard isFirst else { return }
      isFirst = false
      machine.onTransition { log.lines.append("second \($0.to)") }
      machine.send(.pull)
    }
    machine.send(.push)
    #expect(log.lines == ["only closed", "only open", "second open"])
  }

  @Test func `one that ends itself and hooks in another is followed by that one`() {
    let machine = StateMachine(Door.open)
    let log = Log()
    var hook: Hook?
    hook = machine.onTransition { [unowned machine] _ in
      hook?.end()
      machine.onTransition { log.lines.append("second \($0.to)") }
      log.lines.append("first")
    }
    machine.send(.push)
    machine.send(.pull)
    #expect(log.lines == ["first", "second open"])
  }

  @Test func `it goes on when all others have ended`() {
    let machine = StateMachine(Door.open)
    let log = Log()
    let hooks = [machine.onTransition { _ in }, machine.onEnter(.closed) { _ in }]
    machine.onTransition { log.lines.append("\($0.to)") }
    for hook in hooks { hook.end() }
    machine.send(.push)
    machine.send(.pull)
    #expect(log.lines == ["closed", "open"])
    #expect(machine.hooks.lists?.only != nil)
  }

  @Test func `what it holds lives until it returns, though it ends itself`() {
    final class Held { var isAlive = true; deinit { isAlive = false } }
    let machine = StateMachine(Door.open)
    var hook: Hook?
    weak var held: Held?
    var wasAlive = false
    do {
      let kept = Held()
      held = kept
      hook = machine.onTransition { _ in
        hook?.end()
        wasAlive = held != nil && kept.isAlive
      }
    }
    machine.send(.push)
    #expect(wasAlive)
    #expect(held == nil)
  }
}
