@testable import Switchback
import Testing

@Suite("Lifetime")
struct LifetimeTests {
  private final class Token {}

  @Test func `a machine and all that it made go away with its owner`() {
    var machine: StateMachine<Door>? = StateMachine(Door.open)
    var token: Token? = Token()
    weak let weakMachine = machine
    weak let attachments = machine?.attach()
    weak let weakToken = token
    let hooks = [
      machine?.onEnter(.closed) { [token] _ in _ = token },
      machine?.onExit(.closed) { [token] _ in _ = token },
      machine?.onWillEnter(.closed) { [token] _ in _ = token },
      machine?.onWillExit(.closed) { [token] _ in _ = token },
      machine?.onTransition { [token] _ in _ = token },
      machine?.onReport { [token] _ in _ = token },
    ]
    let stream = machine?.transitions
    _ = machine?.state
    weak let observation = machine?.observation?.takeUnretainedValue()
    machine?.send(.push)
    token = nil
    #expect(weakToken != nil)
    machine = nil
    #expect(weakMachine == nil)
    #expect(attachments == nil)
    #expect(observation == nil)
    #expect(weakToken == nil, "hooks that are kept keep nothing")
    _ = (hooks, stream)
  }

  @Test func `an ended hook lets go of its closure at once`() {
    let machine = StateMachine(Door.open)
    var token: Token? = Token()
    weak let weakToken = token
    let hook = machine.onTransition { [token] _ in _ = token }
    token = nil
    #expect(weakToken != nil)
    hook.end()
    #expect(weakToken == nil)
  }

  @Test func `an ended hook is forgotten with the next transition`() {
    let machine = StateMachine(Door.open)
    machine.onTransition { _ in }.end()
    machine.send(.push)
    #expect(machine.hooks.lists == nil)
  }

  @Test func `ending a hook of a machine that has gone does nothing`() {
    var machine: StateMachine<Door>? = StateMachine(Door.open)
    let hook = machine?.onTransition { _ in }
    machine = nil
    hook?.end()
  }

  @Test func `payloads of states that were left go away`() {
    var token: Token? = Token()
    weak let weakToken = token
    let machine = StateMachine(Loading<Token?>.loaded(token))
    machine.onTransition { _ in }
    token = nil
    #expect(weakToken != nil)
    machine.send(.loaded(nil))
    #expect(weakToken == nil)
  }

  @Test func `payloads of events that waited go away`() {
    var token: Token? = Token()
    weak let weakToken = token
    let machine = StateMachine(Loading<Token?>.empty)
    machine.onEnter(.loaded) { [unowned machine, token] _ in machine.send(.loaded(token)) }.end()
    machine.onTransition { [unowned machine] step in
      if case .event(.loaded(.some)) = step.cause { machine.send(.loaded(nil)) }
    }
    machine.send(.loaded(token))
    token = nil
    #expect(weakToken == nil)
  }
}
