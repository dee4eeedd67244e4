import Observation
import Switchback
import Testing

@Suite("Subscriptions")
struct SubscriptionTests {
  private final class Owner {}

  private let owner = Owner()
  private let log = Log()

  @Test func `a subscriber is called at once, then with the state last bound and the new one`() {
    let machine = StateMachine(Door.open, unhandled: .ignore)
    machine.subscribe(owner) { log.lines.append("\($0.map { "\($0)" } ?? "nothing") to \($1)") }
    machine.send(.push)
    machine.send(.push)
    machine.send(.turnKey)
    machine.reset(to: .open)
    #expect(log.lines == ["nothing to open", "open to closed", "closed to locked", "locked to open"])
  }

  @Test func `a subscriber is not called where nothing is different, but at each update`() {
    let machine = StateMachine(Radio())
    machine.subscribe(owner) { _, new in log.lines.append("\(new.load ?? 0)") }
    machine.send(.chose(1))
    machine.send(.chose(1))
    machine.send(.beeped)
    machine.send(.chose(2))
    #expect(log.lines == ["0", "1", "2"])
  }

  @Test func `a subscriber to an output is called at once and when the output changes`() {
    let machine = StateMachine(Radio())
    machine.subscribe(owner, to: \.isAudible) { log.lines.append("audible \($0)") }
    machine.subscribe(owner, to: \.load) { log.lines.append("load \($0.map { "\($0)" } ?? "nothing")") }
    machine.subscribe(owner, to: { "\($0.isAudible)".count }) { log.lines.append("letters \($0)") }
    #expect(log.lines == ["audible false", "load nothing", "letters 5"])
    log.lines = []
    machine.send(.tapped)
    #expect(log.lines.isEmpty)
    machine.send(.chose(3))
    machine.send(.closed)
    #expect(
      log.lines == ["audible true", "load 3", "letters 4", "audible false", "load nothing", "letters 5"]
    )
  }

  @Test func `an output without a value is there or not`() {
    let machine = StateMachine(Radio())
    machine.subscribe(owner, to: \.dismiss) { log.lines.append($0 == nil ? "stay" : "dismiss") }
    machine.send(.chose(1))
    machine.send(.chose(2))
    machine.send(.closed)
    #expect(log.lines == ["dismiss", "stay", "dismiss"])
  }

  @Test func `every kind of machine has subscribers`() {
    let search = StateMachine(Search.idle)
    search.subscribe(owner, to: \.kind) { log.lines.append("\($0)") }
    search.send(.typed("a"))
    search.send(.typed("b"))
    let table = StateMachine(Screens.sample)
    table.subscribe(owner, to: \.self) { log.lines.append("\($0)") }
    table.transition(.next)
    #expect(log.lines == ["idle", "loading", "login", "createProfile"])
  }

  @Test func `a subscription ends with its owner, and lets go of its closure with the next step`() {
    let machine = StateMachine(Door.open)
    var owner: Owner? = Owner()
    var token: Owner? = Owner()
    weak let weakOwner = owner
    weak let weakToken = token
    if let owner { machine.subscribe(owner) { [token, log] _, _ in log.lines.append("called \(token == nil)") } }
    token = nil
    machine.send(.push)
    owner = nil
    #expect(weakOwner == nil, "the machine does not keep it")
    machine.send(.pull)
    #expect(log.lines.count == 2)
    #expect(weakToken == nil)
  }

  @Test func `a subscription ends by its hook`() {
    let machine = StateMachine(Door.open)
    let hook = machine.subscribe(owner) { _, _ in log.lines.append("called") }
    hook.end()
    machine.send(.push)
    #expect(log.lines == ["called"])
  }

  @Test func `a subscription goes away with its machine`() {
    var machine: StateMachine<Door>? = StateMachine(Door.open)
    var token: Owner? = Owner()
    weak let weakToken = token
    let hook = machine?.subscribe(owner) { [token] _, _ in _ = token }
    token = nil
    #expect(weakToken != nil)
    machine = nil
    #expect(weakToken == nil)
    _ = hook
  }

  @Test func `what a subscriber sends waits until it is done, also the first time`() {
    let machine = StateMachine(Door.open)
    machine.subscribe(owner) { [unowned machine] _, new in
      log.lines.append("begin \(new)")
      if new != .locked { machine.send(new == .open ? .push : .turnKey) }
      log.lines.append("end \(new)")
    }
    #expect(log.lines == ["begin open", "end open", "begin closed", "end closed", "begin locked", "end locked"])
    #expect(machine.send(.turnKey) == .moved, "the machine is idle again")
  }

  @Test func `one who subscribes in a hook is called at once with the new state, and not again for it`() {
    let machine = StateMachine(Door.open)
    machine.onExit(.open) { [unowned machine, owner, log] _ in
      machine.subscribe(owner) { _, new in log.lines.append("\(new)") }
    }
    machine.send(.push)
    #expect(log.lines == ["closed"])
    machine.send(.turnKey)
    #expect(log.lines == ["closed", "locked"])
  }

  @Test func `to subscribe is not to observe`() {
    let machine = StateMachine(Door.open)
    withObservationTracking {
      _ = machine.subscribe(owner) { _, _ in }
    } onChange: {
      Issue.record("told")
    }
    machine.send(.push)
  }
}
