extension Table {
  static let allowedMoves = Table(
    "lists of allowed moves",
    #"""
    ## one literal @file
    struct Machine {
      enum State { case a, b, c }
      let moves = AllowedMoves<State>(initial: .b, final: [.c], [.a: [.b, .c], .b: [.a, .b], State.c: []])
    }
    --
    initial b
    final c
    events ->a ->b ->c
    a ->b → b
    a ->c → c
    b ->a → a
    b ->b stays
    types State State
    run return Self().moves.allows(state, event) ? moved(state, event) : "rejects"

    ## in the enum of the states @file
    enum Machine {
      case a, b, c
      static let moves: AllowedMoves<Self> = .init(initial: .a, [.a: [.b], .b: [.c]])
    }
    --
    events ->b ->c
    a ->b → b
    b ->c → c
    types Self Self
    run return moves.allows(state, event) ? moved(state, event) : "rejects"

    ## a dictionary of lists @file
    final class Machine {
      enum State { case a, b, c }
      private var state = State.b
      static let validTransitions: [State: [State]] = [.a: [.b], .b: [.c, .a]]
      func move(to next: State) {
        guard Self.validTransitions[state]?.contains(next) == true else { return }
        state = next
      }
    }
    --
    initial b
    events ->a ->b ->c
    a ->b → b
    b ->a → a
    b ->c → c
    types State State
    run let machine = Machine(); machine.state = state; machine.move(to: event); return state == machine.state ? "rejects" : moved(state, machine.state)

    ## a dictionary of sets @file
    struct Machine {
      enum State { case a, b, c }
      let nextStates: [State: Set<State>] = [.a: [.b], .b: Set([.c, .a])]
    }
    --
    events ->a ->b ->c
    a ->b → b
    b ->a → a
    b ->c → c
    types State State
    run return Self().nextStates[state]?.contains(event) == true ? moved(state, event) : "rejects"

    ## the types stand in the literal @file
    struct Machine {
      enum State { case a, b, c }
      static let transitions = [State.a: [State.b], .b: [.c, .a]]
    }
    --
    events ->a ->b ->c
    a ->b → b
    b ->a → a
    b ->c → c
    types State State
    run return transitions[state]?.contains(event) == true ? moved(state, event) : "rejects"

    ## a function that is asked and looks them up @file
    struct Machine {
      enum State { case a, b, c }
      let moves: [State: [State]] = [.a: [.b], .b: [.c]]
      func canMove(from: State, to: State) -> Bool { moves[from]?.contains(to) ?? false }
    }
    --
    events ->b ->c
    a ->b → b
    b ->c → c
    types State State
    run return Self().canMove(from: state, to: event) ? moved(state, event) : "rejects"

    ## nested states @file unrun
    struct Machine {
      enum State: Hashable {
        case a
        case b(Inner)
        enum Inner { case p, q }
      }
      let moves: [State: [State]] = [.a: [.b(.p)], .b(.p): [.b(.q), .a]]
    }
    --
    states a b.p b.q
    events ->a ->b.p ->b.q
    a ->b.p → b.p
    b.p ->a → a
    b.p ->b.q → b.q

    ## rows are added @file
    struct Machine {
      enum State { case a, b, c }
      var moves: [State: [State]] = [.a: [.b]]
      init() { moves[.b] = [.c] }
    }
    --
    events ->b ->c
    a ->b → b
    b ->c → c
    types State State
    run return Self().moves[state]?.contains(event) == true ? moved(state, event) : "rejects"

    ## a row that is computed @file
    struct Machine {
      enum State: CaseIterable { case a, b, c }
      let moves: [State: [State]] = [.a: [.b], .b: 1️⃣State.allCases]
    }
    --
    events ->a ->b ->c
    a ->b → b
    b ->a ? State.allCases
    b ->b ? State.allCases
    b ->c ? State.allCases
    unread 1️⃣ computed by 'State.allCases'
    types State State
    run return Self().moves[state]?.contains(event) == true ? moved(state, event) : "rejects"

    ## one more target @file
    struct Machine {
      enum State { case a, b, c }
      var moves: [State: [State]] = [.a: [.b]]
      init() { 1️⃣moves[.a]?.append(.c) }
    }
    --
    events ->a ->b ->c
    rest ?
    unread 1️⃣ 'append'
    types State State
    run return Self().moves[state]?.contains(event) == true ? moved(state, event) : "rejects"

    ## a property of the enum lists them @file
    enum Machine {
      case a, b, c
      var allowedSuccessors: Set<Machine> {
        switch self {
        case .a: return [.b]
        case .b: return isReady ? [.c, .a] : [.a]
        case .c: return []
        }
      }
      func canTransition(to next: Machine) -> Bool { allowedSuccessors.contains(next) }
    }
    --
    events ->a ->b ->c
    a ->b → b
    b ->a [isReady] → a
    b ->a → a
    b ->c [isReady] → c
    types Self Self
    run return state.canTransition(to: event) ? moved(state, event) : "rejects"

    ## a function lists them @file
    struct Machine {
      enum State { case a, b, c }
      static func nextStates(after state: State) -> [State] {
        if state == .c { return [] }
        return switch state {
        case .a: [.b]
        default: [.a]
        }
      }
    }
    --
    events ->a ->b
    a ->b → b
    b ->a → a
    types State State
    run return nextStates(after: state).contains(event) ? moved(state, event) : "rejects"

    ## a list that is computed @file
    enum Machine: CaseIterable {
      case a, b, c
      func validTransitions() -> [Self] {
        switch self {
        case .a: [.b]
        case .b: 1️⃣Self.allCases.filter { $0 != .a }
        case .c: []
        }
      }
    }
    --
    events ->a ->b ->c
    a ->b → b
    b ->a ? Self.allCases.filter { $0 != .a }
    b ->b ? Self.allCases.filter { $0 != .a }
    b ->c ? Self.allCases.filter { $0 != .a }
    unread 1️⃣ filter
    types Self Self
    run return state.validTransitions().contains(event) ? moved(state, event) : "rejects"

    ## no machine: a list of something else @file
    enum Machine {
      case a, b, c
      var related: [Machine] {
        switch self {
        case .a: [.b]
        default: [.c]
        }
      }
    }
    --
    none

    ## where a move that is missing leads @file unrun
    struct Machine {
      enum State { case a, b, c }
      let moves = AllowedMoves<State>(initial: .a, [.a: [.b]], missing: { from, to in
        switch (from, to) {
        case (.a, .c): .b
        case (.b, _) where isReady: .c
        default: nil
        }
      })
    }
    extension AllowedMoves {
      init(initial: State, _ moves: [State: Set<State>], missing: (State, State) -> State?) {
        self.init(initial: initial, moves)
      }
    }
    --
    events ->a ->b ->c
    a ->b → b
    a ->c → b
    b ->a [isReady] → c
    b ->c [isReady] → c

    ## what a closure allows @file invalid
    struct Machine {
      enum State { case a, b, c }
      let machine = StateMachine(AllowedMoves(initial: State.b) { from, to in
        switch (from, to) {
        case (.a, .b), (.b, .c): true
        case (.c, .a): isReady
        default: false
        }
      })
    }
    --
    initial b
    events ->a ->b ->c
    a ->b → b
    b ->c → c
    c ->a [isReady] → a

    ## the same, or else @file invalid
    struct Machine {
      enum State { case a, b, c }
      static let moves: AllowedMoves<State> = .init(initial: .a, where: { $0 == .a && $1 == .b }, missing: { _, _ in .c })
    }
    --
    events ->a ->b ->c
    a ->b → b
    a ->c → c
    b ->a → c
    b ->c → c
    c ->a stays
    c ->b stays

    ## what else must hold for a list @file invalid
    struct Machine {
      enum State { case a, b, c }
      let moves = AllowedMoves(initial: State.a, [.a: [.b, .c], .b: [.c]]) { from, to in to != .c || isReady }
    }
    --
    events ->b ->c
    a ->b → b
    a ->c [isReady] → c
    a ->c rejects
    b ->c [isReady] → c
    b ->c rejects

    ## what a closure counts @file invalid
    struct Machine {
      enum State: Int { case a, b, c }
      let moves = AllowedMoves(initial: State.a) { from, to in 1️⃣abs(from.rawValue - to.rawValue) == 1 }
    }
    --
    events
    unread 1️⃣ which state may follow is decided by

    ## closures of another type are not followed @file invalid
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let table = StateMachine<State, Event>(initial: .a, [.a: [.x: .b]], where: 1️⃣{ from, to in isReady })
    }
    --
    a x → b
    rest ?
    unread 1️⃣ what is in no row

    ## no machine: the way back @file
    enum Machine {
      case a, b, c
      var validPreviousStates: [Machine] {
        switch self {
        case .b: [.a]
        default: []
        }
      }
      var invalidTransitions: [Machine] { self == .a ? [.c] : [] }
      static func allowedStates(to state: Machine) -> [Machine] { state == .a ? [.c] : [] }
    }
    --
    none

    ## no machine: what must not happen @file
    struct Machine {
      enum State { case a, b, c }
      let forbiddenMoves: [State: [State]] = [.a: [.b]]
    }
    --
    none

    ## no machine: what depends on what @file
    struct Machine {
      enum Module { case graph, reader, macros }
      let dependencies: [Module: [Module]] = [.reader: [.graph], .macros: [.reader]]
    }
    --
    none

    ## no machine: neighbours of states @file
    struct Machine {
      enum State { case ohio, utah, iowa }
      let neighbours: [State: [State]] = [.ohio: [.utah]]
    }
    --
    none

    ## no machine: words @file
    struct Machine {
      let moves: [String: [String]] = ["a": ["b"]]
    }
    --
    none
    """#
  )
}
