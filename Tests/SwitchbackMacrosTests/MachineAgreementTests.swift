import Switchback
import SwitchbackTestSupport
import Testing

@Suite struct MachineAgreementTests {
  @Test func `a public machine runs as it is drawn`() {
    #expect(Agreement(states: [Turnstile.locked, .unlocked], events: [.coin, .push]).differences() == [])
  }

  @Test func `a machine with a parameter runs as it is drawn`() {
    let states: [Loading<Int>] = [.idle, .loading("a"), .loaded(3), .failed]
    #expect(Agreement(states: states, events: [.load("b"), .succeeded(4), .failed]).differences() == [])
  }

  @Test func `an indirect machine runs as it is drawn`() {
    let below = Menu.below(.top, title: "a")
    let guards: [String: Agreement<Menu>.Condition] = [
      ".top from menu": { state, _ in if case .below(.top, _) = state { true } else { false } },
      ".below from menu": { state, _ in if case .below(.below, _) = state { true } else { false } },
    ]
    let agreement = Agreement(
      states: [.top, below, .below(below, title: "b"), .closed],
      events: [.open("c"), .back, .close],
      guards: guards
    )
    #expect(agreement.differences() == [])
  }

  @Test func `nested states run as they are drawn`() {
    let states: [Call] = [
      .idle, .running(.ringing), .running(.talking(.loud)), .running(.talking(.muted)), .ended(reason: ""),
    ]
    #expect(Agreement(states: states, events: [.dial, .answer, .mute, .unmute, .hangUp]).differences() == [])
  }

  @Test func `keywords run as they are drawn`() {
    let states: [Settings.Visibility] = [.default, .public, .internal(count: 1)]
    #expect(Agreement(states: states, events: Settings.Visibility.Event.allCases).differences() == [])
  }
}
