extension Table {
  static let transitionTablesUnread = Table(
    "tables that are not all there",
    #"""
    ## a target that is computed @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let table = TransitionTable<State, Event>(initial: .a, [.a: [.x: .b, 1️⃣.y: isReady ? .b : .c]])
    }
    --
    a x → b
    a y ? isReady ? .b : .c
    unread 1️⃣ isReady ? .b : .c
    run return Self().table[state][event].map { moved(state, $0) } ?? "rejects"

    ## a row that is computed @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      static let common: [Event: State] = [.x: .c]
      let transitions: [State: [Event: State]] = [.a: [.x: .b], .b: 1️⃣common]
    }
    --
    a x → b
    b x ? common
    b y ? common
    unread 1️⃣ computed by 'common'
    run return Self().transitions[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## a key that is computed @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      static let other = State.c
      let transitions: [State: [Event: State]] = [1️⃣other: [.y: .a], .a: [.x: .b]]
    }
    --
    a x → b
    a y [other] ? other
    b x [other] ? other
    b y [other] ? other
    c x [other] ? other
    c y [other] ? other
    unread 1️⃣ 'other' is not a case
    run return Self().transitions[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## all that is there is computed @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      static let rows: [State: [Event: State]] = resolve()
      let transitions: [State: [Event: State]] = rows
    }
    --
    none

    ## a row under a condition @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var table = TransitionTable<State, Event>(initial: .a, [.a: [.x: .b]])
      init() {
        table[.b] = [.x: .c]
        if isReady {
          1️⃣table[.a] = [.y: .c]
        }
      }
    }
    --
    a x [isReady] ? table[.a] = [.y: .c]
    a x → b
    a y [isReady] ? table[.a] = [.y: .c]
    b x → c
    unread 1️⃣ inside an 'if'
    run return Self().table[state][event].map { moved(state, $0) } ?? "rejects"

    ## a row under a condition that does not hold @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var transitions: [State: [Event: State]] = [.a: [.x: .b]]
      init() {
        if isReady {
          note()
        } else {
          1️⃣transitions[.a] = nil
        }
      }
    }
    --
    a x [!isReady] ? transitions[.a] = nil
    a x → b
    a y [!isReady] ? transitions[.a] = nil
    unread 1️⃣ inside an 'if'
    run return Self().transitions[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## a row that some builds have @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var transitions: [State: [Event: State]] = [.a: [.x: .b]]
      init() {
        #if DEBUG
          1️⃣transitions[.b] = [.x: .c]
        #endif
      }
    }
    --
    a x → b
    b x [#if DEBUG] ? transitions[.b] = [.x: .c]
    b y [#if DEBUG] ? transitions[.b] = [.x: .c]
    unread 1️⃣ depends on the build
    run return Self().transitions[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## a row in a loop @file meaning
    struct Machine {
      enum State: CaseIterable { case a, b, c }
      enum Event { case x, y }
      var transitions: [State: [Event: State]] = [.a: [.x: .b]]
      init() {
        for state in State.allCases where "\(state)" > "a" {
          1️⃣transitions[state, default: [:]][.y] = .a
        }
      }
    }
    --
    a x → b
    a y [for state in State.allCases where "\(state)" > "a" { … }] ?
    b y [for state in State.allCases where "\(state)" > "a" { … }] ?
    c y [for state in State.allCases where "\(state)" > "a" { … }] ?
    unread 1️⃣ inside of another statement
    run return Self().transitions[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## behind an early end @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var table = TransitionTable<State, Event>(initial: .a, [.a: [.x: .b]])
      init?() {
        guard isReady else { return nil }
        1️⃣table[.a] = [.y: .c]
      }
    }
    --
    a x […] ? table[.a] = [.y: .c]
    a x → b
    a y […] ? table[.a] = [.y: .c]
    unread 1️⃣ may end the function
    run return Self().flatMap { $0.table[state][event] }.map { moved(state, $0) } ?? "rejects"

    ## a function that may give another table @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      static func makeTransitions() -> [State: [Event: State]] {
        if isReady { return [.a: [.x: .c]] }
        let rows: [State: [Event: State]] = 1️⃣[.a: [.x: .b]]
        return rows
      }
    }
    --
    a x […] ? [.a: [.x: .b]] any
    a y […] ? [.a: [.x: .b]] any
    b x […] ? [.a: [.x: .b]] any
    b y […] ? [.a: [.x: .b]] any
    c x […] ? [.a: [.x: .b]] any
    c y […] ? [.a: [.x: .b]] any
    unread 1️⃣ with another one
    run return makeTransitions()[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## changed by another function @file
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var table = TransitionTable<State, Event>(initial: .a, [.a: [.x: .b]])
      func lock() { 1️⃣table[.a] = [.x: .c] }
    }
    --
    a x [table[.a] = [.x: .c]] ? table[.a] = [.x: .c]
    a x → b
    a y [table[.a] = [.x: .c]] ? table[.a] = [.x: .c]
    unread 1️⃣ 'lock' changes the table
    run return Machine().table[state][event].map { moved(state, $0) } ?? "rejects"

    ## changed from outside @file
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var transitions: [State: [Event: State]] = [.a: [.x: .b]]
    }
    func lock(_ machine: Machine) { 1️⃣machine.transitions[.a] = nil }
    --
    a x [machine.transitions[.a] = nil] ? machine.transitions[.a] = nil
    a x → b
    a y [machine.transitions[.a] = nil] ? machine.transitions[.a] = nil
    unread 1️⃣ 'lock' changes the table
    run return Machine().transitions[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## changed by what nobody follows @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var transitions: [State: [Event: State]] = [.a: [.x: .b]]
      init() { 1️⃣transitions.merge([.a: [.y: .c]]) { $1 } }
    }
    --
    rest ?
    unread 1️⃣ 'merge'
    open
    run return Self().transitions[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## given away @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var transitions: [State: [Event: State]] = [.a: [.x: .b]]
      init() {
        var others: [State: [Event: State]] = [:]
        swap(1️⃣&transitions, &others)
      }
    }
    --
    rest ?
    unread 1️⃣ &transitions
    run return Self().transitions[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## a key that is assigned is not known @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var transitions: [State: [Event: State]] = [.a: [.x: .b]]
      init(last: State = .c) { transitions[1️⃣last] = [.y: .a] }
    }
    --
    a x [last] ? last
    a x → b
    a y [last] ? last
    b x [last] ? last
    b y [last] ? last
    c x [last] ? last
    c y [last] ? last
    unread 1️⃣ 'last' is not a case
    run return Self().transitions[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## one key twice in a dictionary @file unrun
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let transitions: [State: [Event: State]] = [.a: [.x: .b], 1️⃣.a: [.y: .c]]
    }
    --
    a x → b
    a y → c
    unread 1️⃣ '.a' is there twice

    ## several rows of a list for one cell @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let transitions: [(State, Event, State)] = [
        1️⃣(.a, .x, .b),
        (.b, .x, .c),
        2️⃣(.a, .x, .c),
      ]
    }
    --
    a x ?
    b x → c
    unread 1️⃣ which one counts is not in the source
    unread 2️⃣ which one counts is not in the source
    run return Self().transitions.first { $0.0 == state && $0.1 == event }.map { moved(state, $0.2) } ?? "rejects"

    ## two initialisers @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var table = TransitionTable<State, Event>(initial: .a)
      init() { 1️⃣table[.a] = [.x: .b] }
      init(late: Bool) { 2️⃣table[.a] = [.x: .c] }
    }
    --
    a x [table[.a] = [.x: .c]] ? table[.a] = [.x: .c]
    a x [table[.a] = [.x: .b]] ? table[.a] = [.x: .b]
    a y [table[.a] = [.x: .c]] ? table[.a] = [.x: .c]
    a y [table[.a] = [.x: .b]] ? table[.a] = [.x: .b]
    unread 1️⃣ 'init'
    unread 2️⃣ 'init'
    run return Self().table[state][event].map { moved(state, $0) } ?? "rejects"

    ## no machine: colours by theme @file
    struct Machine {
      enum Color { case red, blue }
      enum Theme { case dark, light }
      let overrides: [Color: [Theme: Color]] = [.red: [.dark: .blue]]
    }
    --
    none

    ## no machine: what tests expect @file
    struct Machine {
      enum State { case a, b }
      enum Event { case x, y }
      let expectations: [(State, Event, State)] = [(.a, .x, .b)]
    }
    --
    none

    ## no machine: what must not happen @file
    struct Machine {
      enum State { case a, b }
      enum Event { case x, y }
      let invalidTransitions: [State: [Event: State]] = [.a: [.x: .b]]
    }
    --
    none

    ## no machine: distances @file
    struct Machine {
      enum State { case a, b }
      enum Event { case x, y }
      let transitions: [State: [Event: Int]] = [.a: [.x: 3]]
    }
    --
    none

    ## no machine: a cache of two types @file
    struct Cache<Key: Hashable, Value: Hashable> {
      subscript(key: Key) -> [Value: Key]? { get { nil } set {} }
    }
    struct Machine {
      enum State { case a, b }
      enum Event { case x, y }
      var cache = Cache<State, Event>()
      init() { cache[.a] = [.x: .b] }
    }
    --
    none

    ## no machine: words @file
    struct Machine {
      let transitions: [String: [Int: String]] = ["a": [1: "b"]]
    }
    --
    none

    ## no machine: a machine without rows @file
    struct Machine {
      enum State { case a, b }
      enum Event { case x, y }
      let table = TransitionTable<State, Event>(initial: .a)
    }
    --
    none

    ## no machine: triples of something else @file
    struct Machine {
      enum Fruit { case apple, pear }
      enum Size { case small, large }
      let crosses: [(Fruit, Size, Fruit)] = [(.apple, .small, .pear)]
    }
    --
    none
    """#
  )
}
