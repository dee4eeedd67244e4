@testable import Switchback
import Testing

@Suite("Lifetime of effects", .timeLimit(.minutes(10)))
@MainActor
struct EffectLifetimeTests {
  private final class Token: Sendable {}

  @Test(arguments: 1...50)
  func `a machine and its effects go away after a run`(_ run: Int) async {
    var machine: StateMachine<Search>? = StateMachine(Search.loading("tram"))
    var token: Token? = Token()
    weak let weakMachine = machine
    weak let weakToken = token
    let hook = machine?.react(to: \.query) { [token] query, send in
      _ = token
      send(.left)
    } catching: { [token] _ in
      _ = token
      return nil
    }
    weak let effects = machine?.attachments?.effects
    token = nil
    #expect(await machine?.run() == .ended(.closed))
    #expect(weakToken != nil)
    machine = nil
    #expect(weakMachine == nil)
    #expect(effects == nil)
    #expect(weakToken == nil, "hooks that are kept keep nothing")
    _ = hook
  }

  @Test func `an effect that is ended lets go of its closures`() {
    let machine = StateMachine(Search.loading("tram"))
    var token: Token? = Token()
    weak let weakToken = token
    let hook = machine.react(to: { [token] in token == nil ? nil : $0.query }, perform: { [token] _, _ in _ = token })
    token = nil
    #expect(weakToken != nil)
    hook.end()
    #expect(weakToken == nil)
  }

  @Test func `a handle that is kept after the run sends to nobody`() async throws {
    let machine = StateMachine(Search.loading("tram"))
    let works = Works<String, Search.Event>()
    machine.react(to: \.query) { query, send in try await works.perform(query, send) }
    let running = Task { await machine.run() }
    let work = try #require(await works.next())
    running.cancel()
    _ = await running.value
    let tape = machine.tape()
    work.send(.left)
    let again = Task { await machine.run() }
    _ = await works.next()
    again.cancel()
    #expect(await again.value == .cancelled(.loading("tram")))
    #expect(await tape.rest() == [])
  }

  @Test func `a machine that never ran has no tasks and no effects`() {
    let machine = StateMachine(Search.idle)
    machine.onTransition { _ in }
    machine.send(.typed("tram"))
    #expect(machine.attachments?.effects == nil)
    #expect(!machine.isFollowed)
  }
}
