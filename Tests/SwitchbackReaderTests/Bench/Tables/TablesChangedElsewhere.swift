extension Table {
  /// Of somebody's types, so that most cases cannot be compiled.
  static let tablesChangedElsewhere = Table(
    "tables that are changed by other verbs and names",
    #"""
    ## rows that are permitted, and taken away @file invalid
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let machine = StateMachine<State, Event>(state: .a)
      init() {
        machine.add(from: .a, on: .x, to: .b)
        machine.permit(from: .b, on: .x, to: .c)
        machine.transition(from: .c, on: .y, to: .a)
      }
      func lock() { 1️⃣machine.disable(.x, in: .a) }
    }
    --
    a x [machine.disable(.x, in: .a)] ? machine.disable(.x, in: .a)
    a x → b
    b x [machine.disable(.x, in: .a)] ? machine.disable(.x, in: .a)
    b x → c
    c y [machine.disable(.x, in: .a)] ? machine.disable(.x, in: .a)
    c y → a
    a y [machine.disable(.x, in: .a)] ? machine.disable(.x, in: .a)
    b y [machine.disable(.x, in: .a)] ? machine.disable(.x, in: .a)
    c x [machine.disable(.x, in: .a)] ? machine.disable(.x, in: .a)
    unread 1️⃣ 'lock' changes the table
    open

    ## rows in a chain @file invalid
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let machine = StateMachine<State, Event>(state: .a)
      init() {
        machine.add(from: .a, on: .x, to: .b)
        1️⃣machine.when(.b).on(.y).go(to: .c)
      }
    }
    --
    a x ?
    rest ?
    unread 1️⃣ 'when'
    open

    ## several routes in one call, and several rows @file invalid
    final class Machine {
      enum State { case a, b, c }
      let machine = StateMachine<State, Never>(state: .a)
      init() { machine.addRoutes(.a => .b, .b => .c, .c => .a) }
    }
    --
    events ->a ->b ->c
    a ->b → b
    b ->c → c
    c ->a → a

    ## what sends, asks and listens changes nothing @file invalid
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let machine = StateMachine<State, Event>(state: .a)
      init() { machine.add(from: .a, on: .x, to: .b) }
      func run() {
        machine.send(.x, in: .front)
        machine.fire(.x)
        machine.start(.a)
        machine.onEnter(.b) { machine.fire(.y) }
        if machine.hasMove(from: .a, to: .b) { show() }
      }
      func may() -> Bool { machine.finds(.a, .b) }
    }
    --
    a x → b

    ## under another name @file invalid
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let machine = StateMachine<State, Event>(state: .a)
      init() {
        machine.addRoutes(event: .x, transitions: [.a => .b])
        let same = machine
        1️⃣same.addRoutes(event: .y, transitions: [.b => .c])
        with(machine) { 2️⃣$0.addRoutes(event: .y, transitions: [.b => .a]) }
        install(on: machine)
      }
      private func install(on other: StateMachine<State, Event>) {
        other.addRoutes(event: .x, transitions: [.c => .a])
      }
    }
    --
    a x → b
    b y [same.addRoutes(event: .y, transitions: [.b => .c])] ? same.addRoutes(event: .y, transitions: [.b => .c])
    b y [{ … }] ? $0.addRoutes(event: .y, transitions: [.b => .a])
    c x → a
    unread 1️⃣ 'init' changes the table
    unread 2️⃣ it stands in a closure
    open

    ## a method that is handed on @file invalid
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let machine = StateMachine<State, Event>(state: .a)
      init() {
        machine.add(from: .a, on: .x, to: .b)
        more.forEach(1️⃣machine.add)
      }
    }
    --
    rest ?
    unread 1️⃣ 'add'
    open

    ## a copy of a dictionary is another one @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      private let transitions: [State: [Event: State]] = [.a: [.x: .b]]
      func count() -> Int {
        var copy = transitions
        copy[.b] = [.y: .c]
        return copy.count
      }
    }
    --
    a x → b
    run return Self().transitions[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## a list that becomes longer @file
    final class Machine {
      enum State { case a, b, c }
      var allowedMoves: [State: Set<State>] = [.a: [.b]]
      init() { 1️⃣allowedMoves[.a]?.formUnion([.c]) }
    }
    --
    events ->a ->b ->c
    rest ?
    unread 1️⃣ 'formUnion'
    open
    types State State
    run return Self().allowedMoves[state]?.contains(event) == true ? moved(state, event) : "rejects"

    ## rows of an object, and its state @file unrun
    enum State { case a, b, c }
    enum Event { case x, y }
    struct FSM<S: Hashable, E: Hashable> {
      var state: S
      var rows: [S: [E: S]]
      mutating func send(_ event: E) { if let next = rows[state]?[event] { state = next } }
      mutating func override(_ other: S) { state = other }
    }
    final class Machine {
      private var fsm = FSM<State, Event>(state: .a, rows: [.a: [.x: .b]])
      func send(_ event: Event) { fsm.send(event) }
      func fail() { 1️⃣fsm.override(.c) }
      func patch() { 2️⃣fsm.rows[.c] = [.x: .a] }
    }
    --
    unread 1️⃣ what 'override' does to the state
    unread 2️⃣ 'patch' changes the table
    open
    a x [fsm.rows[.c] = [.x: .a]] ? fsm.rows[.c] = [.x: .a]
    a x → b
    a y [fsm.rows[.c] = [.x: .a]] ? fsm.rows[.c] = [.x: .a]
    b x [fsm.rows[.c] = [.x: .a]] ? fsm.rows[.c] = [.x: .a]
    b y [fsm.rows[.c] = [.x: .a]] ? fsm.rows[.c] = [.x: .a]
    c x [fsm.rows[.c] = [.x: .a]] ? fsm.rows[.c] = [.x: .a]
    c y [fsm.rows[.c] = [.x: .a]] ? fsm.rows[.c] = [.x: .a]

    ## a closure's machine is put into another state @file
    enum State { case a, b, c }
    enum Event { case x, y }
    struct Store<S, E> {
      var state: S
      var next: (S, E) -> S
      init(_ state: S, next: @escaping (S, E) -> S) { (self.state, self.next) = (state, next) }
      mutating func reset(to other: S) { state = other }
    }
    struct Machine {
      var store = Store<State, Event>(.b) { state, event in
        switch (state, event) {
        case (.a, .x): .b
        case (_, .y): .a
        default: state
        }
      }
      mutating func fail() { 1️⃣store.reset(to: .c) }
    }
    --
    a x → b
    a y stays any
    b y → a any
    c y → a any
    rest stays
    types State Event
    run return moved(state, Self().store.next(state, event))
    unread 1️⃣ what 'reset' does to the state

    ## by another type, in another file @file invalid
    // file Machine.swift
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let machine = StateMachine<State, Event>(state: .a)
      init() { machine.add(from: .a, on: .x, to: .b) }
    }
    // file Owner.swift
    final class Owner {
      let player = Machine()
      func setUp() { 1️⃣player.machine.add(from: .b, on: .y, to: .c) }
    }
    --
    a x → b
    b y [player.machine.add(from: .b, on: .y, to: .c)] ?
    unread 1️⃣ 'setUp' changes the table
    open

    ## made by a function, and more rows @file invalid
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let machine = makeMachine()
      init() { machine.add(from: .b, on: .x, to: .c) }
      static func makeMachine() -> StateMachine<State, Event> {
        let made = StateMachine<State, Event>(state: .a)
        made.add(from: .a, on: .x, to: .b)
        return made
      }
    }
    --
    machine Machine.machine
    others
    a x → b
    b x → c

    ## made by a function, and nothing more @file invalid
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let machine = Machine.build()
      let other = build()
      static func build() -> StateMachine<State, Event> {
        let made = StateMachine<State, Event>(state: .a)
        made.add(from: .a, on: .x, to: .b)
        return made
      }
    }
    --
    a x → b

    ## made by a function of which not all is followed @file invalid
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let machine: StateMachine<State, Event> = makeMachine()
      init() { machine.add(from: .b, on: .x, to: .c) }
      static func makeMachine() -> StateMachine<State, Event> {
        if isTest { return StateMachine(state: .b) }
        return StateMachine(state: .a)
      }
    }
    --
    b x → c
    unread * makeMachine
    open
    rest ?
    """#
  )
}
