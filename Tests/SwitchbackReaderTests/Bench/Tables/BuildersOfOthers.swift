extension Table {
  static let buildersOfOthers = Table(
    "how machines of other packages are made",
    #"""
    ## a start without a label @file invalid
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let machine = StateMachine<State, Event>(.b)
      init() {
        machine.addTransition(from: .a, to: .b, on: .x)
        machine.addTransition(from: .b, to: .c, on: .y)
      }
    }
    --
    initial b
    a x → b
    b y → c

    ## rows without a label that are no state @file invalid
    final class Machine {
      enum State { case a, b }
      enum Event { case x, y }
      let machine = StateMachine<State, Event>(1️⃣.usual)
      init() { machine.addTransition(from: .a, to: .b, on: .x) }
    }
    --
    a x → b
    a y ? .usual
    b x ? .usual
    b y ? .usual
    states a b
    unread 1️⃣ what is in no row is decided by '.usual'

    ## routes from several states @file invalid
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let machine = StateMachine<State, Event>(state: .a) { machine in
        machine.addRoute(.a => .b)
        machine.addRoute([.a, .b] => .c)
      }
    }
    --
    events ->b ->c
    a ->b → b
    a ->c → c
    b ->c → c

    ## a move from several states by one event @file invalid
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, stop }
      lazy var machine: StateMachine<State, Event> = {
        let machine = StateMachine<State, Event>()
        machine.add(transition: .x, fromState: .a, toState: .b)
        machine.add(transition: .stop, fromStates: [.a, .b], toState: .c)
        return machine
      }()
    }
    --
    events x stop
    a x → b
    a stop → c
    b stop → c

    ## another name for somebody's type @file invalid
    final class Machine {
      enum State { case a, b }
      enum Event { case x, y }
      typealias OwnMachine = StateMachine<State, Event, Effect>
      static func build() -> OwnMachine {
        OwnMachine {
          initialState(.a)
          state(.a) { on(.x) { transition(to: .b) } }
          state(.b) { on(.y) { transition(to: .a) } }
        }
      }
    }
    --
    states a b
    a x → b
    b y → a
    """#
  )
}
