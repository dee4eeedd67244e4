import Switchback
import Testing

/// Semantics 3: `send` answers, and what is not handled is never invisible.
@Suite("Every event gets an answer")
struct DispositionTests {
  @Test(arguments: zip(Change.allCases, [Disposition.moved, .updated, .stayed, .unhandled]))
  func `every change is a disposition`(change: Change, disposition: Disposition) {
    #expect(Disposition(change) == disposition)
  }

  @Test func `an event sent while another is handled is queued`() {
    let machine = StateMachine(Door.open)
    var answer: Disposition?
    machine.onEnter(.closed) { [unowned machine] _ in answer = machine.send(.turnKey) }
    #expect(machine.send(.push) == .moved)
    #expect(answer == .queued)
    #expect(machine.state == .locked)
  }

  @Test func `a machine in a final state answers that it has ended`() {
    let machine = StateMachine(Search.idle)
    #expect(!machine.isFinal)
    machine.send(.left)
    #expect(machine.isFinal)
    #expect(machine.send(.typed("a")) == .ended)
    #expect(machine.state == .closed)
  }

  @Test func `an event after the end is not reported as unhandled`() {
    let machine = StateMachine(Search.closed, unhandled: .trap)
    #expect(machine.send(.cleared) == .ended)
  }

  @Test func `what waits when the machine ends is dropped, and reported because nobody was answered`() {
    let machine = StateMachine(Search.idle)
    let log = Log()
    machine.onReport { log.lines.append("\($0)") }
    machine.onEnter(.closed) { [unowned machine] _ in machine.send(.typed("late")) }
    machine.send(.left)
    #expect(machine.state == .closed)
    #expect(log.lines == ["Search: 'typed' came too late; the machine ended in 'closed'"])
  }

  @Test(arguments: [UnhandledPolicy.ignore, .trap])
  func `what waits when the machine ends is no unhandled event`(policy: UnhandledPolicy) {
    let machine = StateMachine(Search.idle, unhandled: policy)
    machine.onReport { _ in Issue.record("nothing is to be reported") }
    machine.onEnter(.closed) { [unowned machine] _ in machine.send(.typed("late")) }
    machine.send(.left)
    #expect(machine.state == .closed)
  }

  @Test func `an unhandled event is reported to those who listen`() {
    let machine = StateMachine(Registration.login)
    let log = Log()
    machine.onReport { log.lines.append("\($0)") }
    #expect(machine.send(.back) == .unhandled)
    #expect(log.lines == ["Registration: 'back' is not handled in 'login'; handled here: login, next"])
  }

  @Test func `a report names events and states without their payloads`() {
    let machine = StateMachine(Registration.selectAvatar(from: "private"))
    let log = Log()
    machine.onReport { log.lines.append("\($0)") }
    machine.send(.login(password: "private"))
    #expect(log.lines == ["Registration: 'login' is not handled in 'selectAvatar'; handled here: next, back"])
  }

  @Test func `without a graph a report lists nothing`() {
    let machine = StateMachine(Search.idle)
    let log = Log()
    machine.onReport { log.lines.append("\($0)") }
    machine.send(.loaded(["private"]))
    machine.send(.cleared)
    #expect(
      log.lines == ["Search: 'loaded' is not handled in 'idle'", "Search: 'cleared' is not handled in 'idle'"]
    )
  }

  @Test func `a nested state is named by its path`() {
    let machine = StateMachine(Player.running(.playing(.fast, second: 9)))
    let log = Log()
    machine.onReport { log.lines.append("\($0)") }
    machine.send(.play)
    #expect(log.lines == ["Player: 'play' is not handled in 'running.playing.fast'"])
  }

  @Test func `an event that is no enum is named by its type`() {
    struct Tap: CustomStringConvertible { var description: String { "private" } }
    struct Deaf: TransitionRule {
      enum Kind { case only }
      static func kind(of state: Deaf) -> Kind { .only }
      mutating func apply(_ event: Tap) -> Outcome { .unhandled }
    }
    let machine = StateMachine(Deaf())
    let log = Log()
    machine.onReport { log.lines.append("\($0)") }
    machine.send(Tap())
    #expect(log.lines == ["Deaf: 'Tap' is not handled in 'only'"])
  }

  @Test func `all who listen to reports hear of an event, in order`() {
    let machine = StateMachine(Door.open)
    let log = Log()
    let first = machine.onReport { _ in log.lines.append("first") }
    machine.onReport { _ in log.lines.append("second") }
    machine.send(.pull)
    first.end()
    machine.send(.pull)
    #expect(log.lines == ["first", "second", "second"])
  }

  @Test func `an unhandled event changes nothing and calls no transition hooks`() {
    let machine = StateMachine(Door.open, unhandled: .ignore)
    let log = Log()
    machine.onTransition { _ in log.lines.append("transition") }
    machine.onReport { _ in log.lines.append("report") }
    #expect(machine.send(.pull) == .unhandled)
    #expect(machine.state == .open)
    #expect(log.lines.isEmpty)
  }

  @Test func `an event sent from a report waits its turn`() {
    let machine = StateMachine(Door.open)
    var answer: Disposition?
    machine.onReport { [unowned machine] _ in answer = machine.send(.push) }
    #expect(machine.send(.pull) == .unhandled)
    #expect(answer == .queued)
    #expect(machine.state == .closed)
  }

  @Test(arguments: [false, true])
  func `with nobody listening a line goes to standard error`(afterAnEndedHook: Bool) async {
    let result =
      afterAnEndedHook
      ? await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        let machine = StateMachine(Registration.login)
        machine.onReport { _ in }.end()
        machine.send(.back)
      }
      : await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        StateMachine(Registration.login).send(.back)
      }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text == "Registration: 'back' is not handled in 'login'; handled here: login, next\n")
  }

  @Test func `with somebody listening nothing goes to standard error`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let machine = StateMachine(Registration.login)
      machine.onReport { _ in }
      machine.send(.back)
    }
    #expect(result?.standardErrorContent == [])
  }

  @Test func `where nothing is handled a report lists nothing`() {
    let machine = StateMachine(Stuck.stuck)
    let log = Log()
    machine.onReport { log.lines.append("\($0)") }
    machine.send(.pull)
    #expect(log.lines == ["Stuck: 'pull' is not handled in 'stuck'"])
  }

  @Test func `no event is legal in a final state, whatever the graph says`() {
    #expect(StateMachine(Stuck.over).legalEvents == [])
  }

  @Test func `the policy trap stops the program with the same text`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      StateMachine(Registration.login, unhandled: .trap).send(.back)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Registration: 'back' is not handled in 'login'; handled here: login, next"))
  }

  @Test func `the policy ignore writes nothing`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      StateMachine(Registration.login, unhandled: .ignore).send(.back)
    }
    #expect(result?.standardErrorContent == [])
  }

  @Test(
    arguments: [
      (.login, [.login, .next]), (.createProfile, [.next, .back]), (.selectAvatar(from: "phone"), [.next, .back]),
      (.finished, []),
    ] as [(Registration, [Registration.Event.Kind])]
  )
  func `the legal events are those that the graph handles here, guards aside`(
    state: Registration,
    events: [Registration.Event.Kind]
  ) {
    #expect(StateMachine(state).legalEvents == events)
  }
}

/// Where nothing is handled, though the graph says that the end can be left.
private enum Stuck: MachineState, GraphProviding {
  case stuck, over

  enum Event: MachineEvent, CaseIterable { case pull }

  var isFinal: Bool { self == .over }

  func next(on event: Event) -> Self? { nil }

  static var graph: StateGraph {
    StateGraph(
      name: "Stuck",
      states: [.init("stuck"), .init("over", isFinal: true)],
      events: [.init("pull")],
      transitions: [.init(from: "over", on: "pull", to: "stuck")]
    )
  }
}
