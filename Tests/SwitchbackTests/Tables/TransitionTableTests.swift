import Switchback
import Testing

@Suite("Transition table")
struct TransitionTableTests {
  static let rows: [Screen: [Action: Screen]] = [
    .login: [.next: .createProfile, .login: .finished],
    .createProfile: [.next: .selectAvatar],
    .selectAvatar: [.next: .finished, .back: .createProfile],
  ]

  @Test(arguments: Screen.allCases, Action.allCases)
  func `a machine goes where the row of its state leads, and nowhere else`(screen: Screen, action: Action) {
    let target = Self.rows[screen]?[action]
    let machine = StateMachine(Screens.sample, startingIn: screen, unhandled: .ignore)
    #expect(machine.canSend(action) == (target != nil))
    #expect(machine.send(action) == (screen == .finished ? .ended : target == nil ? .unhandled : .moved))
    #expect(machine.state == target ?? screen)
  }

  @Test func `a literal is the same table as rows written one by one`() {
    let literal = Screens(
      initial: .login,
      final: [.finished],
      [
        .login: [.next: .createProfile, .login: .finished],
        .createProfile: [.next: .selectAvatar],
        .selectAvatar: [.next: .finished, .back: .createProfile],
      ]
    )
    #expect(literal == .sample)
  }

  @Test func `a row can be read, changed, replaced and taken away`() {
    var table = Screens.sample
    #expect(table[.login].events == [.next, .login])
    #expect(table[.login][.next] == .createProfile)
    #expect(table[.login][.back] == nil)
    #expect(table[.finished].events.isEmpty)
    table[.login][.next] = .selectAvatar
    table[.login][.back] = .login
    table[.login][.login] = nil
    #expect(table[.login] == [.next: .selectAvatar, .back: .login])
    table[.login] = [.login: .finished]
    #expect(table[.login] == [.login: .finished])
    table[.login] = [:]
    #expect(
      table
        == TransitionTable(
          initial: .login,
          final: [.finished],
          [
            .createProfile: [.next: .selectAvatar], .selectAvatar: [.next: .finished, .back: .createProfile],
          ]
        )
    )
  }

  @Test func `of an event that is written twice the first counts, and rows of one state are taken together`() {
    let table = Screens(
      initial: .login,
      [
        .login: [.next: .createProfile, .next: .finished],
        .createProfile: [.next: .finished],
        .login: [.next: .selectAvatar, .back: .selectAvatar],
      ]
    )
    #expect(table[.login].events == [.next, .back])
    #expect(table[.login][.next] == .createProfile)
    #expect(table[.login][.back] == .selectAvatar)
    #expect(StateMachine(table).transition(.next) == .createProfile)
    #expect(StateMachine(table).transition(.back) == .selectAvatar)
  }

  @Test func `a row that leads to where it is stays`() {
    let machine = StateMachine(Screens(initial: .login, [.login: [.next: .login]]))
    let log = Log()
    machine.onEnter(.login) { _ in log.lines.append("enter") }
    machine.onTransition { log.lines.append("\($0.change)") }
    #expect(machine.send(.next) == .stayed)
    #expect(log.lines == ["stayed"])
  }

  @Test func `hooks hear of a table's moves`() {
    let machine = StateMachine(Screens.sample)
    let log = Log()
    machine.onExit(.login) { log.lines.append("left for \($0.to)") }
    machine.onEnter(.finished) { log.lines.append("finished from \($0.from)") }
    machine.transition(.next)
    machine.transition(.next)
    machine.transition(.next)
    #expect(log.lines == ["left for createProfile", "finished from selectAvatar"])
    #expect(machine.isFinal)
  }

  @Test func `a state with another payload is another state`() {
    enum Step: Hashable { case email, facebook, avatar(from: String) }
    let table = TransitionTable<Step, Action>(
      initial: .email,
      [
        .email: [.next: .avatar(from: "email")],
        .facebook: [.next: .avatar(from: "facebook")],
        .avatar(from: "email"): [.back: .email],
        .avatar(from: "facebook"): [.back: .facebook],
      ]
    )
    let machine = StateMachine(table, startingIn: .facebook)
    #expect(machine.transition(.next) == .avatar(from: "facebook"))
    #expect(machine.transition(.back) == .facebook)
    machine.reset(to: .avatar(from: "email"))
    #expect(machine.transition(.back) == .email)
  }

  @Test func `a state that the table does not name handles nothing`() {
    let machine = StateMachine(
      Screens(initial: .login, [.login: [.next: .createProfile]]),
      unhandled: .ignore
    )
    machine.reset(to: .selectAvatar)
    #expect(Action.allCases.map { machine.send($0) } == [.unhandled, .unhandled, .unhandled])
    machine.reset(to: .login)
    #expect(machine.send(.next) == .moved)
  }

  @Test func `an unhandled event is reported with those that the row has`() {
    let machine = StateMachine(Screens.sample)
    let log = Log()
    machine.onReport { log.lines.append("\($0)") }
    machine.send(.back)
    #expect(log.lines == ["Screen: 'back' is not handled in 'login'; handled here: login, next"])
  }

  @Test func `the legal events are those of the row, none where the machine has ended`() {
    let machine = StateMachine(Screens.sample)
    #expect(machine.legalEvents == [.next, .login])
    machine.send(.login)
    #expect(machine.legalEvents.isEmpty)
  }

  @Test(arguments: [(Action.next, Screen?.some(.createProfile)), (.back, nil)])
  func `transition gives the next state, or nil`(action: Action, next: Screen?) {
    let machine = StateMachine(Screens.sample, unhandled: .ignore)
    #expect(machine.transition(action) == next)
    #expect(machine.state == next ?? .login)
  }

  @Test func `transition gives nil for what waits or comes after the end`() {
    let machine = StateMachine(Screens.sample)
    var answers: [Screen?] = []
    machine.onEnter(.createProfile) { [unowned machine] _ in answers.append(machine.transition(.next)) }
    #expect(machine.transition(.next) == .selectAvatar, "what waited was done, too")
    #expect(answers == [nil])
    machine.send(.next)
    #expect(machine.transition(.next) == nil)
  }

  @Test func `transition is there for every rule`() {
    let machine = StateMachine(Door.open, unhandled: .ignore)
    #expect(machine.transition(.push) == .closed)
    #expect(machine.transition(.push) == nil)
  }
}
