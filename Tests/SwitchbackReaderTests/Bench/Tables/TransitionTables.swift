extension Table {
  static let transitionTables = Table(
    "tables of transitions",
    #"""
    ## one literal @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let table = TransitionTable<State, Event>(initial: .b, final: [.c], [
        .a: [.x: .b],
        .b: [.x: .c, .y: .a],
        State.c: [Event.y: State.c],
      ])
    }
    --
    initial b
    final c
    a x → b
    b x → c
    b y → a
    c y stays
    run return Self().table[state][event].map { moved(state, $0) } ?? "rejects"

    ## the type before the equals sign @file
    enum Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      static let table: TransitionTable<State, Event> = .init(initial: .a, [.a: [.x: .b], .b: [:]])
    }
    --
    a x → b
    run return Machine.table[state][event].map { moved(state, $0) } ?? "rejects"

    ## in the enum of the states @file
    enum Machine {
      case a, b, c
      enum Event { case x, y }
      static let table: TransitionTable<Self, Event> = TransitionTable(initial: .a, [.a: [.x: .b], .b: [.y: .c]])
      func next(on event: Event) -> Self? { Self.table[self][event] }
    }
    --
    types Self Event
    a x → b
    b y → c
    run return state.next(on: event).map { moved(state, $0) } ?? "rejects"

    ## rows assigned in the initialiser @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var table = TransitionTable<State, Event>(initial: .a)
      init() {
        table[.a] = [.x: .b, .y: .c]
        self.table[.b] = [.x: .c]
      }
    }
    --
    a x → b
    a y → c
    b x → c
    run return Self().table[state][event].map { moved(state, $0) } ?? "rejects"

    ## a later row takes the place of an earlier one @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var table = TransitionTable<State, Event>(initial: .a, [.a: [.x: .b, .y: .c], .b: [.x: .c]])
      init() {
        table[.a] = [.x: .c]
        table[.b] = [:]
      }
    }
    --
    a x → c
    run return Self().table[state][event].map { moved(state, $0) } ?? "rejects"

    ## a row that is there twice in a table @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let table = TransitionTable<State, Event>(initial: .a, [.a: [.x: .b, .x: .c]])
    }
    --
    a x → b
    run return Self().table[state][event].map { moved(state, $0) } ?? "rejects"

    ## a function that fills it @file
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var machine = StateMachine<State, Event>(initialState: .a)
      func setUp() {
        machine[.a] = [.x: .b]
        machine[.b] = [.y: .c]
      }
    }
    --
    a x → b
    b y → c
    run let machine = Machine(); machine.setUp(); return machine.machine[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## functions that the initialiser calls @file
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var transitions: [State: [Event: State]] = [:]
      init() {
        addFirst()
        self.addSecond()
      }
      func addFirst() { transitions[.a] = [.x: .b] }
      func addSecond() { transitions[.b] = [.y: .c] }
    }
    --
    a x → b
    b y → c
    run return Machine().transitions[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## a closure that makes it @file
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      lazy var table: TransitionTable<State, Event> = {
        var made = TransitionTable<State, Event>(initial: .b)
        made[.a] = [.x: .b]
        made[.b] = [.y: .c]
        return made
      }()
    }
    --
    initial b
    a x → b
    b y → c
    run return Machine().table[state][event].map { moved(state, $0) } ?? "rejects"

    ## a function that makes it @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      static func makeTransitions() -> [State: [Event: State]] {
        var rows: [State: [Event: State]] = [.a: [.x: .b]]
        rows[.b] = [.y: .c]
        return rows
      }
    }
    --
    a x → b
    b y → c
    run return makeTransitions()[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## a computed property @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var transitions: [State: [Event: State]] { [.a: [.x: .b], .b: [.y: .c]] }
    }
    --
    a x → b
    b y → c
    run return Self().transitions[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## a local @file unrun
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      func run() {
        var table = TransitionTable<State, Event>(initial: .a)
        table[.a] = [.x: .b]
        note("\(table)")
      }
    }
    --
    a x → b

    ## nested dictionaries @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      private var state: State = .b
      let rules: [State: [Event: State]] = [.a: [.x: .b], .b: [.y: .c]]
      mutating func send(_ event: Event) {
        if let next = rules[state]?[event] { state = next }
      }
    }
    --
    initial b
    a x → b
    b y → c
    run var machine = Machine(); machine.state = state; let known = machine.rules[state]?[event] != nil; machine.send(event); return moved(state, machine.state, known)

    ## nested dictionaries whose types stand in the literal @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      static let transitions = [State.a: [Event.x: State.b], .b: [.y: .c]]
    }
    --
    a x → b
    b y → c
    run return Machine.transitions[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## single cells @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var transitions: [State: [Event: State]] = [.a: [.x: .b]]
      init() {
        transitions[.a]?[.y] = .c
        transitions[.a, default: [:]][.x] = .c
        transitions[.b, default: [:]][.x] = .a
        transitions[.b]?[.y] = nil
      }
    }
    --
    a x → c
    a y → c
    b x → a
    b y rejects
    run return Self().transitions[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## a cell of a row that is not there @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var transitions: [State: [Event: State]] = [.a: [.x: .b]]
      init() {
        transitions[1️⃣.c]?[.y] = .a
      }
    }
    --
    a x → b
    unread 1️⃣ has no row before
    run return Self().transitions[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## a row is taken away @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var transitions: [State: [Event: State]] = [.a: [.x: .b], .b: [.x: .c]]
      init() { transitions[.a] = nil }
    }
    --
    b x → c
    run return Self().transitions[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## transitions that are added one by one @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      private let machine = FiniteMachine<State, Event>(initial: .b)
      init() {
        machine.addTransition(from: .a, to: .b, on: .x)
        machine.addTransition(from: .b, to: .c, on: .y)
        machine.addTransition(from: .b, to: 1️⃣.a, on: .y)
      }
    }
    struct FiniteMachine<State, Event> {
      init(initial: State) {}
      func addTransition(from: State, to: State, on event: Event) {}
    }
    --
    initial b
    a x → b
    b y ?
    unread 1️⃣ which one counts

    ## payloads in keys and targets @file
    struct Machine {
      enum State: Hashable { case a, b, p(Int) }
      enum Event { case x, y }
      let table = TransitionTable<State, Event>(initial: .a, [.a: [.x: .p(3)], .p(3): [.x: .b]])
    }
    --
    states a b p
    samples a b p(3) p(7)
    a x → p
    p x [3] → b
    run return Self().table[state][event].map { moved(state, $0) } ?? "rejects"

    ## at the top of a file @file invalid
    enum Screen { case a, b, c }
    enum Action { case x, y }
    var table = TransitionTable<Screen, Action>(initial: .a)
    table[.a] = [.x: .b]
    --
    machine Screen
    a x → b

    ## events in another file @file invalid
    struct Machine {
      enum State { case a, b, c }
      let table = TransitionTable<State, DoorEvent>(initial: .a, [.a: [.x: .b], .b: [.y: .c]])
    }
    --
    a x → b
    b y → c
    unread * DoorEvent

    ## states in another file @file invalid
    struct Machine {
      enum Event { case x, y }
      let table = TransitionTable<Phase, Event>(initial: .a, [.a: [.x: .b], .b: [.y: .c]])
    }
    --
    a x → b
    b y → c
    unread * Phase

    ## a state that is not known has a row @file invalid
    struct Machine {
      enum State { case login, password }
      enum Event { case x, y }
      let table = TransitionTable<State, Event>(initial: .login, [
        .login: [.x: .password],
        1️⃣.pasword: [.y: .login],
      ])
    }
    --
    states login password
    initial login
    login x → password
    login y [.pasword] ? .pasword
    password x [.pasword] ? .pasword
    password y [.pasword] ? .pasword
    unread 1️⃣ the nearest is 'password'
    """#
  )
}
