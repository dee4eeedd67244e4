import Observation
@testable import Switchback
import Testing

@Suite("Another table for a running machine")
struct UsingATableTests {
  /// Without the avatar.
  private static let shorter = Screens(
    initial: .login,
    final: [.finished],
    [.login: [.next: .createProfile], .createProfile: [.next: .finished, .back: .login]]
  )

  @Test func `the machine goes on from where it is`() throws {
    let machine = StateMachine(Screens.sample)
    machine.send(.next)
    try machine.use(Self.shorter)
    #expect(machine.state == .createProfile)
    #expect(machine.legalEvents == [.next, .back])
    #expect(machine.transition(.next) == .finished)
  }

  @Test func `a table without the machine's state is refused, and nothing changes`() throws {
    let machine = StateMachine(Screens.sample, startingIn: .selectAvatar)
    let error = try #require(throws: UnknownStateError.self) { try machine.use(Self.shorter) }
    #expect(
      "\(error)" == "the table has no state 'selectAvatar', in which the machine is; "
        + "reset the machine to one of these first: login, createProfile, finished"
    )
    #expect(machine.transition(.back) == .createProfile)
  }

  @Test func `given in a hook it counts from the next event on`() {
    let machine = StateMachine(Screens.sample)
    let log = Log()
    machine.onEnter(.createProfile) { [unowned machine] _ in
      machine.send(.next)
      #expect(throws: Never.self) { try machine.use(Self.shorter) }
    }
    machine.onTransition { log.lines.append("\($0.from) to \($0.to)") }
    machine.send(.next)
    #expect(log.lines == ["login to createProfile", "createProfile to finished"])
  }

  @Test func `no hook hears of it, but an observer does`() async throws {
    let machine = StateMachine(Screens.sample)
    let log = Log()
    machine.onTransition { _ in log.lines.append("transition") }
    try await confirmation { told in
      withObservationTracking {
        _ = machine.legalEvents
      } onChange: {
        told()
      }
      try machine.use(Self.shorter)
    }
    #expect(log.lines.isEmpty)
  }

  @Test func `a table in which the state is final ends the machine and its streams`() async throws {
    let machine = StateMachine(Screens.sample)
    var steps = machine.transitions.makeAsyncIterator()
    try machine.use(Screens(initial: .login, final: [.login]))
    try #require(machine.attachments?.streams.count == 0)
    #expect(await steps.next() == nil)
    #expect(machine.send(.next) == .ended)
  }

  @MainActor
  @Test(.timeLimit(.minutes(10)))
  func `a table in which the state is final ends a run, in a hook as well`() async throws {
    let last = Screens(initial: .login, final: [.login, .createProfile], [.login: [.next: .createProfile]])
    for isInHook in [false, true] {
      let machine = StateMachine(Screens.sample)
      machine.onEnter(.createProfile) { [unowned machine] _ in
        #expect(throws: Never.self) { try machine.use(last) }
      }
      let running = Task { await machine.run() }
      await machine.begun()
      if isInHook { machine.send(.next) } else { try machine.use(last) }
      #expect(await running.value == .ended(isInHook ? .createProfile : .login))
    }
  }

  @Test func `a row is written on the machine itself, for it alone`() {
    let table = Screens(initial: .login)
    let machine = StateMachine(table, unhandled: .ignore)
    machine[.login] = [.next: .createProfile]
    machine[.createProfile] = [.next: .finished]
    #expect(machine[.login] == [.next: .createProfile])
    #expect(machine.transition(.next) == .createProfile)
    machine[.createProfile] = [.back: .login]
    #expect(machine.transition(.next) == nil)
    #expect(machine.transition(.back) == .login)
    #expect(table[.login].events.isEmpty)
  }

  @Test func `what goes away with the old table may send events`() throws {
    final class Sender: Hashable {
      weak var machine: StateMachine<TransitionTable<Sender, Int>>?
      static func == (one: Sender, other: Sender) -> Bool { one === other }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
      deinit { machine?.send(1) }
    }
    let (start, end) = (Sender(), Sender())
    let machine = StateMachine(TransitionTable(initial: start, [start: [0: Sender()]]), unhandled: .ignore)
    machine[start][0].map { $0.machine = machine }
    machine[start] = [1: end]
    #expect(machine.state === end)
  }
}
