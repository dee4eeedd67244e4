import Switchback
import Testing

@Suite("The engine runs any rule")
struct EngineRunsAnyRuleTests {
  @Test(arguments: [Door.open, .closed, .locked], [Door.Event.push, .pull, .turnKey, .knock])
  func `a table answers as the switch it was made from`(state: Door, event: Door.Event) {
    let table = StateMachine(Table(cells: Table.door, state: state), unhandled: .ignore)
    let machine = StateMachine(state, unhandled: .ignore)
    #expect(table.canSend(event) == machine.canSend(event))
    #expect(table.send(event) == machine.send(event))
    #expect(table.state == machine.state)
  }

  @Test func `a table has hooks, and its state can be reset`() {
    let machine = StateMachine(Table(cells: Table.door, state: .open))
    let log = Log()
    machine.onEnter(.closed) { log.lines.append("\($0.from) to \($0.to)") }
    machine.send(.push)
    machine.reset(to: .locked)
    machine.send(.turnKey)
    #expect(log.lines == ["open to closed", "locked to closed"])
  }

  @Test func `a struct is reduced in place`() {
    let machine = StateMachine(Cart(), unhandled: .ignore)
    let log = Log()
    machine.onEnter(.filled) { log.lines.append("filled: \($0.to.items)") }
    machine.onEnter(.empty) { log.lines.append("empty: was \($0.from.items)") }
    #expect(machine.send(.added("tea")) == .moved)
    #expect(machine.send(.added("milk")) == .updated)
    #expect(machine.send(.cleared) == .moved)
    #expect(machine.send(.cleared) == .unhandled)
    #expect(log.lines == ["filled: [\"tea\"]", "empty: was [\"tea\", \"milk\"]"])
  }

  @Test func `a struct says itself when it has ended`() {
    let machine = StateMachine(Cart(), unhandled: .ignore)
    machine.send(.added("tea"))
    machine.send(.bought)
    #expect(machine.isFinal)
    #expect(machine.send(.added("milk")) == .ended)
  }
}

/// A rule that is data: one index into a shared flat table, one row a state.
private struct Table: TransitionRule {
  let cells: [UInt8]
  private var index: Int

  static let states: [Door] = [.open, .closed, .locked]
  static let columns = 4
  static let nothing = UInt8.max

  // Rows open, closed, locked; columns push, pull, turnKey, knock.
  static let door: [UInt8] = [
    1, nothing, nothing, 0,
    nothing, 0, 2, 1,
    nothing, nothing, 1, 2,
  ]

  init(cells: [UInt8], state: Door) {
    self.cells = cells
    index = 0
    self.state = state
  }

  var state: Door {
    get { Self.states[index] }
    set { index = Self.states.firstIndex(of: newValue) ?? 0 }
  }

  static func kind(of state: Door) -> Door { state }

  mutating func apply(_ event: Door.Event) -> Outcome {
    let column =
      switch event {
      case .push: 0
      case .pull: 1
      case .turnKey: 2
      case .knock: 3
      }
    let target = cells[index * Self.columns + column]
    if target == Self.nothing { return .unhandled }
    if target == index { return .unchanged }
    index = Int(target)
    return .changed
  }
}

/// A struct with private thoughts of what an event does to it.
private struct Cart: TransitionRule {
  private(set) var items: [String] = []
  private(set) var isFinal = false

  enum Kind { case empty, filled }

  enum Event { case added(String), cleared, bought }

  static func kind(of cart: Cart) -> Kind { cart.items.isEmpty ? .empty : .filled }

  mutating func apply(_ event: Event) -> Outcome {
    switch event {
    case .added(let item): items.append(item)
    case .cleared where items.isEmpty: return .unhandled
    case .cleared: items = []
    case .bought: isFinal = true
    }
    return .changed
  }
}
