extension Table {
  static let permissions = Table(
    "functions that allow moves",
    #"""
    ## a switch over both @file
    struct Machine {
      enum State { case a, b, c }
      func shouldTransition(from: State, to: State) -> Bool {
        switch (from, to) {
        case (.a, .b), (.b, .c): return true
        case (.c, .a): return isReady
        case (.c, _): return false
        default: return false
        }
      }
    }
    --
    events ->a ->b ->c
    a ->b → b
    b ->c → c
    c ->a [isReady] → a
    c ->b rejects
    c ->c rejects
    types State State
    run return Self().shouldTransition(from: state, to: event) ? moved(state, event) : "rejects"

    ## labels and other names inside, beside the state @file
    struct Machine {
      enum State { case a, b, c }
      var state = State.a
      static func canMove(from old: State, to new: State) -> Bool { old == .a && new == .b || old == .b && new != .b }
    }
    --
    events ->a ->b ->c
    a ->b → b
    b ->a → a
    b ->c → c
    types State State
    run return canMove(from: state, to: event) ? moved(state, event) : "rejects"

    ## the target first @file
    struct Machine {
      enum State { case a, b, c }
      func isMoveAllowed(to next: State, from current: State) -> Bool {
        switch current {
        case .a: [.b, .c].contains(next)
        case .b: next == current
        case .c: false
        }
      }
    }
    --
    events ->a ->b ->c
    a ->b → b
    a ->c → c
    b ->b stays
    c ->a rejects
    c ->b rejects
    c ->c rejects
    types State State
    run return Self().isMoveAllowed(to: event, from: state) ? moved(state, event) : "rejects"

    ## of the enum itself @file
    enum Machine {
      case a, b, c
      func canTransition(to next: Machine) -> Bool {
        switch (self, next) {
        case (.a, .b): true
        case (_, .a): true
        default: false
        }
      }
    }
    --
    events ->a ->b
    a ->a stays any
    a ->b → b
    b ->a → a any
    c ->a → a any
    types Self Self
    run return state.canTransition(to: event) ? moved(state, event) : "rejects"

    ## of the enum itself, asked the other way round @file
    enum Machine {
      case a, b, c
      func canEnter(from old: Self) -> Bool { self != old && old == .a }
    }
    --
    events ->b ->c
    a ->b → b
    a ->c → c
    types Self Self
    run return event.canEnter(from: state) ? moved(state, event) : "rejects"

    ## beside the property that stores the state @file
    final class Machine {
      enum State { case a, b, c }
      private var state = State.b
      func canChangeState(to newState: State) -> Bool {
        guard newState != state else { return false }
        if state == .a { return true }
        return newState == .c && !isLate
      }
    }
    --
    initial b
    events ->a ->b ->c
    a ->a rejects
    a ->b → b
    a ->c → c
    b ->b rejects
    b ->c [!isLate] → c
    c ->c rejects
    types State State
    run let machine = Machine(); machine.state = state; return machine.canChangeState(to: event) ? moved(state, event) : "rejects"

    ## asked of a machine of another package @file invalid
    final class Machine {
      enum State {
        case a, b, c
        static func shouldTransition(from: State, to: State) -> Bool {
          switch (from, to) {
          case (.a, .b), (.b, .c): true
          default: false
          }
        }
      }
      private lazy var machine: StateMachine<State> = make()
      func open() { machine.queue(.b) } // 1️⃣
      func close() { machine?.state = .c } // 2️⃣
      func log() { print(machine.state, State.a) }
    }
    --
    machine Machine.State
    events ->b ->c
    a ->b → b
    b ->c → c
    unread 1️⃣ who asks for 'b' here is not followed
    unread 2️⃣ who asks for 'c' here is not followed

    ## a function outside of all types @file unrun
    enum Door { case a, b }
    func canGo(from: Door, to: Door) -> Bool { (from, to) == (.a, .b) }
    --
    machine Door
    states a b
    events ->b
    a ->b → b

    ## what it calls is followed @file
    struct Machine {
      enum State { case a, b, c }
      func shouldTransition(from: State, to: State) -> Bool {
        guard isNext(to, behind: from) else { return false }
        return from != .b || isReady
      }
      private func isNext(_ state: State, behind other: State) -> Bool {
        switch other {
        case .a: state == .b
        case .b: state == .c
        case .c: false
        }
      }
    }
    --
    events ->a ->b ->c
    a ->a rejects
    a ->b → b
    a ->c rejects
    b ->a rejects
    b ->b rejects
    b ->c [isReady] → c
    c ->a rejects
    c ->b rejects
    c ->c rejects
    types State State
    run return Self().shouldTransition(from: state, to: event) ? moved(state, event) : "rejects"

    ## nested states @file unrun
    struct Machine {
      enum State {
        case a
        case b(Inner)
        enum Inner { case p, q }
      }
      func canTransition(from: State, to: State) -> Bool {
        switch (from, to) {
        case (.a, .b(.p)), (.b(.p), .b(.q)): true
        default: false
        }
      }
    }
    --
    states a b.p b.q
    events ->b.p ->b.q
    a ->b.p → b.p
    b.p ->b.q → b.q

    ## states in another file @file invalid
    struct Machine {
      func shouldTransition(from: Phase, to: Phase) -> Bool {
        switch (from, to) {
        case (.a, .b), (.b, .c): true
        default: false
        }
      }
    }
    --
    initial
    events ->b ->c
    a ->b → b
    b ->c → c
    unread * Phase

    ## a case that is not there @file invalid
    struct Machine {
      enum State { case asked, shown, done }
      func shouldTransition(from: State, to: State) -> Bool {
        switch (from, to) {
        case (.asked, .shown): true
        case 1️⃣(.showm, .done): true
        default: false
        }
      }
    }
    --
    states asked shown done
    events ->shown ->done
    initial asked
    asked ->shown → shown
    asked ->done [.showm] ? (.showm, .done)
    shown ->done [.showm] ? (.showm, .done)
    done ->done [.showm] ? (.showm, .done)
    unread 1️⃣ '.showm' is not a case; the nearest is 'shown'

    ## two of them @file unrun
    struct Machine {
      enum State { case a, b, c }
      func canMove(from: State, to: State) -> Bool { from == .a && to == .b }
      func canSwitch(from: State, to: State) -> Bool { from == .b && to == .c }
    }
    --
    machine Machine.canMove
    others
    events ->b
    a ->b → b

    ## one that asks another @file
    struct Machine {
      enum State { case a, b, c }
      func canMove(from: State, to: State) -> Bool { isAllowedMove(from: from, to: to) && to != .c }
      func isAllowedMove(from: State, to: State) -> Bool { from == .a }
    }
    --
    events ->a ->b
    a ->a stays
    a ->b → b
    types State State
    run return Self().canMove(from: state, to: event) ? moved(state, event) : "rejects"

    ## a list in words of its own @file
    struct Machine {
      enum State { case a, b, c }
      enum Group { case first, rest }
      func canMove(from state: State, to next: State) -> Bool {
        if next == .c { return true }
        return groups(from: state).contains(group(of: next))
      }
      func groups(from state: State) -> Set<Group> { state == .a ? [.rest] : [.first] }
      func group(of state: State) -> Group { state == .a ? .first : .rest }
    }
    --
    events ->a ->b ->c
    a ->b → b
    a ->c → c
    b ->a → a
    b ->c → c
    c ->a → a
    c ->c stays
    types State State
    run return Self().canMove(from: state, to: event) ? moved(state, event) : "rejects"

    ## a list that changes @file unrun
    struct Machine {
      enum State { case a, b, c }
      var groups: [State: Set<State>] = [.a: [.b]]
      func canMove(from state: State, to next: State) -> Bool {
        if next == .c { return true }
        return 1️⃣groups[state]?.contains(next) ?? false
      }
    }
    --
    events ->c
    a ->c → c
    b ->c → c
    c ->c stays
    unread 1️⃣ which state may follow is decided by 'groups[state]?.contains(next) ?? false'
    others

    ## a question that is about something else @file
    struct Machine {
      enum State { case a, b, c }
      func shouldAnimateTransition(from: State, to: State) -> Bool { from == .a && to == .b }
    }
    --
    none

    ## a transition that has happened @file
    struct Machine {
      enum State { case a, b, c }
      func didTransition(from: State, to: State) -> Bool { from == .a && to == .b }
    }
    --
    none

    ## a comparison @file
    struct Machine {
      enum State { case a, b, c }
      func isUpgrade(from: State, to: State) -> Bool { from == .a && to == .b }
    }
    --
    none

    ## two states of which nobody says which is the target @file
    struct Machine {
      enum State { case a, b, c }
      func canSwitch(_ one: State, _ other: State) -> Bool { one == .a && other == .b }
    }
    --
    none

    ## a look into something else @file
    struct Machine {
      enum State { case a, b, c }
      var moves: [State: Set<State>]
      func canMove(from: State, to: State) -> Bool { moves[from]?.contains(to) ?? false }
    }
    --
    none

    ## a step between other things @file
    struct Machine {
      struct Square: Equatable { var row = 0 }
      enum State { case a, b, c }
      func canMove(from: Square, to: Square) -> Bool { from != to }
    }
    --
    none

    ## that goes on by itself, once it is told of a move @file unrun
    final class Machine {
      enum State { case a, b, c }
      var other: Machine?
      var state = State.a
      func shouldTransition(from: State, to: State) -> Bool {
        switch (from, to) {
        case (.a, .b), (.b, .c), (.c, .a): true
        default: false
        }
      }
      func didTransition(from: State, to: State) {
        if to == .c { 1️⃣other?.state = .a }
      }
    }
    --
    others
    events ->a ->b ->c
    a ->b → b
    b ->c → c
    c ->a → a
    unread 1️⃣ 'didTransition' sets the state as well

    ## the same under another name @file unrun
    final class Machine {
      enum State { case a, b, c }
      var other: Machine?
      var mode = State.a
      func shouldTransition(from: State, to: State) -> Bool {
        switch (from, to) {
        case (.a, .b), (.b, .c), (.c, .a): true
        default: false
        }
      }
      func after(from: State, to: State) {
        if to == .c { 1️⃣other?.mode = .a }
      }
    }
    --
    others
    events ->a ->b ->c
    a ->b → b
    b ->c → c
    c ->a → a
    unread 1️⃣ 'after' sets the state as well
    """#
  )
}
