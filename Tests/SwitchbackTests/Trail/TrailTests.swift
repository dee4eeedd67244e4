import Switchback
import Testing

/// Semantics 12: Back pops to the state one came from, with its payload.
@Suite("The way back")
struct TrailTests {
  @Test func `a trail runs as the machine itself, and Back leads to where one came from`() {
    let machine = StateMachine(Trail(Order.cart([])), unhandled: .trap)
    #expect(machine.send(.added("tea")) == .updated)
    #expect(machine.send(.next) == .moved)
    #expect(machine.send(.typed("Harbour 1")) == .updated)
    #expect(machine.state == .address("Harbour 1"))
    #expect(machine.trail() == Trail(.address("Harbour 1"), after: [.cart(["tea"])]))
    #expect(machine.send(.back) == .moved)
    #expect(machine.state == .cart(["tea"]), "an update took the place of the empty cart")
  }

  @Test func `at the first state there is no Back`() {
    let machine = StateMachine(Trail(Order.cart([])), unhandled: .ignore)
    #expect(!machine.trail().canGoBack)
    #expect(!machine.canSend(.back))
    #expect(machine.send(.back) == .unhandled)
    machine.send(.next)
    #expect(machine.trail().canGoBack)
    #expect(machine.canSend(.back))
  }

  @Test func `forward after Back is a new branch`() {
    var trail = Trail(Order.cart(["tea"]))
    let events: [Trail<Order>.Event] = [
      .event(.next), .event(.typed("here")), .back, .event(.added("milk")), .event(.next),
    ]
    for event in events { #expect(trail.apply(event) == .changed) }
    #expect(trail.states == [.cart(["tea", "milk"]), .address("")])
  }

  @Test func `what is handled without a change leaves the trail as it is`() {
    var trail = Trail(Order.address("here"), after: [.cart([])])
    #expect(trail.apply(.event(.typed("here"))) == .unchanged)
    #expect(trail.apply(.event(.shopped)) == .unhandled)
    #expect(trail == Trail(.address("here"), after: [.cart([])]))
  }

  @Test(arguments: [
    // Back passes over the search, and stops where the payment lies in between.
    ([Order.cart([]), .address("here"), .searching, .paying], Order.address("here") as Order?),
    ([.cart([]), .address("here"), .paying, .receipt(1)], nil),
    ([.cart([]), .address("here"), .searching], .address("here")),
    ([.searching, .paying], nil),
    ([.receipt(1), .cart([])], .receipt(1)),
  ]) func `a state can be passed over, or refuse to be gone back to`(states: [Order], target: Order?) throws {
    var trail = Trail(try #require(states.last), after: states.dropLast())
    let before = trail
    #expect(trail.canGoBack == (target != nil))
    #expect(trail.apply(.back) == (target == nil ? .unhandled : .changed))
    #expect(trail.state == target ?? before.state)
    #expect(trail.earlier == (target == nil ? before.earlier : Array(states.prefix { $0 != target })))
  }

  @Test(arguments: [
    (0, Order.cart([]) as Order?), (1, .address("here")), (2, .address("here")), (3, nil), (9, nil), (-1, nil),
  ]) func `Back leads to any place on the trail from which the last state does not keep away`(
    place: Int,
    target: Order?
  ) {
    var trail = Trail(Order.paying, after: [.cart([]), .address("here"), .searching])
    #expect(trail.apply(.backTo(place)) == (target == nil ? .unhandled : .changed))
    #expect(trail.state == target ?? .paying)
  }

  @Test(arguments: [
    ([Visit.Event.signedUp, .next, .next, .next], Visit.welcome),
    ([.checkedIn, .next, .next, .next], .checkingIn(.code)),
    ([.signedUp, .next], .signingUp(.form)),
    ([.signedUp], .welcome),
  ]) func `Back passes over a child flow that has ended, or enters its last state, as declared`(
    events: [Visit.Event],
    target: Visit
  ) {
    let machine = StateMachine(Trail(Visit.welcome), unhandled: .trap)
    for event in events { machine.send(event) }
    machine.send(.back)
    #expect(machine.state == target)
  }

  @Test func `in a final state there is no Back`() {
    let machine = StateMachine(Trail(Workflow.login))
    machine.send(.login)
    #expect(machine.isFinal)
    #expect(!machine.trail().canGoBack)
    #expect(machine.send(.back) == .ended)
  }

  @Test func `hooks hear of Back as of any move`() {
    let machine = StateMachine(Trail(Order.cart(["tea"])))
    let log = Log()
    machine.onExit(.address) { log.lines.append("out of \($0.from)") }
    machine.onEnter(.cart) { log.lines.append("into \($0.to), \($0.event == .back)") }
    machine.send(.next)
    machine.send(.back)
    #expect(log.lines == [#"out of address("")"#, #"into cart(["tea"]), true"#])
  }

  @Test func `a state that is set from outside has no way that led to it, and a trail can be set`() {
    let machine = StateMachine(Trail(Order.cart(["tea"])))
    machine.send(.next)
    machine.reset(to: .paying)
    #expect(machine.trail() == Trail(.paying))
    let log = Log()
    machine.onEnter(.address) { log.lines.append("\($0.from) to \($0.to) by \($0.cause)") }
    machine.reset(toTrail: Trail(.address("here"), after: [.cart([])]))
    #expect(log.lines == [#"paying to address("here") by reset"#])
    machine.send(.back)
    #expect(machine.state == .cart([]))
  }

  @Test func `a trail that is set in a hook waits its turn`() {
    let machine = StateMachine(Trail(Order.cart(["tea"])))
    machine.onEnter(.address) { [unowned machine] _ in
      machine.send(.typed("here"))
      machine.reset(toTrail: Trail(.paying, after: [machine.state]))
      machine.send(.paid(1))
    }
    machine.send(.next)
    #expect(machine.trail().states == [.address(""), .paying, .receipt(1)])
  }
}
