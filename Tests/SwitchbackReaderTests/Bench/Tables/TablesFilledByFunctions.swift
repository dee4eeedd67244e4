extension Table {
  static let tablesFilledByFunctions = Table(
    "tables that are given to functions",
    #"""
    ## a free function adds rows @file
    func filledRows(_ rows: inout [Machine.State: [Machine.Event: Machine.State]]) {
      rows[.a] = [.x: .b]
      filledMore(&rows)
    }
    func filledMore(_ more: inout [Machine.State: [Machine.Event: Machine.State]]) { more[.c] = [.x: .a] }
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var transitions: [State: [Event: State]] = [:]
      init() {
        filledRows(&transitions)
        transitions[.b] = [.y: .c]
      }
    }
    --
    a x → b
    b y → c
    c x → a
    run return Self().transitions[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## a function adds rows where a condition holds @file
    func filledSometimes(_ rows: inout [Machine.State: [Machine.Event: Machine.State]]) {
      guard isReady else { return }
      1️⃣rows[.a] = [.x: .b]
    }
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var transitions: [State: [Event: State]] = [:]
      init() {
        filledSometimes(&transitions)
        transitions[.b] = [.y: .c]
      }
    }
    --
    a x […] ? rows[.a] = [.x: .b]
    a y […] ? rows[.a] = [.x: .b]
    b y → c
    unread 1️⃣ may end the function
    run return Self().transitions[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## a function that is called twice @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var transitions: [State: [Event: State]] = [:]
      init() {
        fill()
        transitions[.a] = [.x: .c]
        1️⃣fill()
      }
      private mutating func fill() { transitions[.a] = [.x: .b] }
    }
    --
    rest ?
    unread 1️⃣ called again
    open
    run return Self().transitions[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## a function that has a local of that name @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var transitions: [State: [Event: State]] = [.a: [.x: .b]]
      init() { count() }
      private func count() {
        var transitions = [1: 2]
        transitions[2] = 3
      }
    }
    --
    a x → b
    run return Self().transitions[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## an object is given to a free function @file invalid
    func filledObject(_ machine: StateMachine<Machine.State, Machine.Event>) {
      machine.add(from: .b, on: .y, to: .c)
    }
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let machine = StateMachine<State, Event>(state: .a)
      init() {
        machine.add(from: .a, on: .x, to: .b)
        filledObject(machine)
      }
    }
    --
    a x → b
    b y → c

    ## an object is given to a free function that somebody calls @file invalid
    func filledLater(_ machine: StateMachine<Machine.State, Machine.Event>) {
      1️⃣machine.add(from: .b, on: .y, to: .c)
    }
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let machine = StateMachine<State, Event>(state: .a)
      init() { machine.add(from: .a, on: .x, to: .b) }
      func extend() { if isReady { filledLater(machine) } }
    }
    --
    a x → b
    b y [machine.add(from: .b, on: .y, to: .c)] ?
    unread 1️⃣ 'filledLater' changes the table that it is given
    open

    ## another type has a table of that name @file
    final class Neighbour {
      var transitions: [Machine.State: [Machine.Event: Machine.State]] = [.b: [.x: .a]]
      init() { transitions[.c] = [.x: .a] }
      func lock() { self.transitions[.c] = nil }
    }
    func filledNeighbour(_ neighbour: Neighbour) { neighbour.transitions[.a] = nil }
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var transitions: [State: [Event: State]] = [.a: [.x: .b]]
    }
    --
    machine Machine
    others
    a x → b
    run return Machine().transitions[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## a function that is told each row @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      private var table: [State: [Event: State]] = [:]
      private(set) var state = State.a
      init() {
        add(.a, .x, to: .b)
        add(.b, .x, to: .c)
        add(.b, .y, to: .a)
      }
      private func add(_ from: State, _ event: Event, to target: State) { table[from, default: [:]][event] = target }
      func send(_ event: Event) { if let next = table[state]?[event] { state = next } }
    }
    --
    a x → b
    b x → c
    b y → a

    ## a function that others can tell a row @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      private var table: [State: [Event: State]] = [.a: [.x: .b]]
      private(set) var state = State.a
      init() { add(.b, .x, to: .c) }
      func add(_ from: State, _ event: Event, to target: State) { table[1️⃣from, default: [:]][event] = target }
      func send(_ event: Event) { if let next = table[state]?[event] { state = next } }
    }
    --
    open
    a x [from] ? from
    a x → b
    a y [from] ? from
    b x [from] ? from
    b y [from] ? from
    c x [from] ? from
    c y [from] ? from
    unread 1️⃣ from
    """#
  )
}
