extension Table {
  static let derivedStates = Table(
    "states that something unknown makes of the state",
    #"""
    ## a function of another file @file invalid
    final class Machine {
      enum State { case a, b }
      private var state = State.a
      func open() {
        guard state != .b else { return }
        1️⃣state = reduce(state, 3)
      }
    }
    --
    states a b
    events open
    a open ? reduce(state, 3)
    rest stays
    unread 1️⃣ a call to 'reduce(_:_:)'

    ## a function of the state itself @file invalid
    final class Machine {
      enum State { case a, b }
      private var state = State.a
      func open() { 1️⃣state = state.next(for: 3) }
      func show() { if state == .a { print("a") } }
    }
    --
    states a b
    events open
    a open ? state.next(for: 3)
    b open ? state.next(for: 3)
    unread 1️⃣ a call to 'state.next(for:)'

    ## beside what is known @file invalid
    final class Machine {
      enum State { case a, b }
      private var state = State.a
      func open() {
        let old = state
        1️⃣state = table.state(behind: old)
      }
      func close() { state = .a }
    }
    --
    states a b
    events open close
    a open ? table.state(behind: old)
    b open ? table.state(behind: old)
    b close → a
    rest stays
    unread 1️⃣ a call to 'table.state(behind:)'

    ## an operator @file unrun
    struct Machine {
      enum State: String {
        case a, b
        static func + (left: State, right: State) -> State {
          State(rawValue: max(left.rawValue, right.rawValue)) ?? .a
        }
      }
      private var state = State.a
      mutating func open() { 1️⃣state = state + .b }
    }
    --
    states a b
    events open
    a open ? state + .b
    b open ? state + .b
    unread 1️⃣ computed by 'state + .b'

    ## no machine: what has nothing to do with the state @file invalid
    final class Machine {
      enum State { case a, b }
      private var state = State.a
      func open() { state = decode(3) }
      func show() { if state == .a { print("a") } }
    }
    --
    none

    ## no machine: a parameter of the same name @file invalid
    final class Machine {
      enum State { case a, b }
      private var state = State.a
      func open(_ state: State) { self.state = checked(state) }
      func show() { if state == .a { print("a") } }
    }
    --
    none

    ## no machine: what a case keeps of it @file invalid
    final class Machine {
      indirect enum State { case a(State), b }
      private var state = State.b
      func open() { state = .a(state) }
      func show() { if case .a = state { print("a") } }
    }
    --
    none

    ## a property of what an optional holds @file unrun
    struct Machine {
      enum State: Int {
        case a, b, c
        var next: State? { State(rawValue: rawValue + 1) }
      }
      private(set) var state: State?
      mutating func open() { state = .a }
      mutating func advance() { state = state?.next }
    }
    --
    states nil a b c
    initial nil
    events open advance
    nil open → a any
    a open stays any
    b open → a any
    c open → a any
    a advance → b
    b advance → c
    c advance → nil
    rest stays
    """#
  )
}
