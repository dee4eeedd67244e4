extension Table {
  static let starts = Table(
    "initial states",
    #"""
    ## a case in capitals, whose type is not written @file unrun
    final class Machine {
      enum State { case Open, Closed, Locked }
      private var state = State.Open
      func close() { if state == .Open { state = .Closed } }
      func lock() { if state == .Closed { state = State.Locked } }
    }
    --
    states Open Closed Locked
    events close lock
    initial Open
    Open close → Closed
    Closed lock → Locked
    rest stays

    ## the value of the property @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state: State = .b
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.b, .x): state = .c
        default: break
        }
      }
    }
    --
    initial b
    b x → c
    rest stays

    ## the value of the property with its type @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      private var state = Machine.State.c
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.c, .x): state = .a
        default: break
        }
      }
    }
    --
    initial c
    c x → a
    rest stays

    ## assigned in init @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state: State
      init() { state = .b }
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.b, .x): state = .c
        default: break
        }
      }
    }
    --
    initial b
    b x → c
    rest stays

    ## assigned in init by self @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state: State
      let name: String
      init(name: String = "") {
        self.name = name
        self.state = State.c
      }
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.b, .x): state = .c
        default: break
        }
      }
    }
    --
    initial c
    b x → c
    rest stays

    ## two ways to start @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state: State
      init() { state = .b }
      init(late: Bool) { state = .c }
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.b, .x): state = .c
        default: break
        }
      }
    }
    --
    initial b c
    b x → c
    rest stays

    ## two ways in one init @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state: State
      init(isLate: Bool = false) {
        if isLate { state = .c } else { state = .b }
      }
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.b, .x): state = .c
        default: break
        }
      }
    }
    --
    initial b c
    b x → c
    rest stays

    ## assigned again in init @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      init() { state = .b }
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.b, .x): state = .c
        default: break
        }
      }
    }
    --
    initial b
    b x → c
    rest stays

    ## given to init, with a default @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state: State
      init(state: State = .b) { self.state = state }
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.b, .x): state = .c
        default: break
        }
      }
    }
    --
    initial b
    b x → c
    rest stays

    ## given to init @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state: State
      init(state: State) { self.state = state }
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.b, .x): state = .c
        default: break
        }
      }
    }
    --
    initial a
    b x → c
    rest stays
    run var machine = Machine(state: state); machine.send(event); return moved(state, machine.state)

    ## marked @file unrun
    struct Machine {
      enum State {
        case a
        @Initial case b
        case c
      }
      enum Event { case x, y }
      var state: State
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.b, .x): state = .c
        default: break
        }
      }
    }
    --
    initial b
    b x → c
    rest stays

    ## the first case, where nothing is said @file
    enum Machine {
      enum State { case c, a, b }
      enum Event { case x, y }
      static func reduce(_ state: inout State, _ event: Event) {
        switch (state, event) {
        case (.b, .x): state = .c
        default: break
        }
      }
    }
    --
    states c a b
    initial c
    b x → c
    rest stays
    run var after = state; reduce(&after, event); return moved(state, after)

    ## in a class, by its init @file
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      private var state: State
      init() { self.state = .c }
      func send(_ event: Event) {
        switch (state, event) {
        case (.c, .x): state = .a
        default: break
        }
      }
    }
    --
    initial c
    c x → a
    rest stays
    run let machine = Machine(); machine.state = state; machine.send(event); return moved(state, machine.state)

    ## a convenience init calls another @file
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      private var state: State
      init(state: State) { self.state = state }
      convenience init() { self.init(state: .c) }
      func send(_ event: Event) {
        switch (state, event) {
        case (.c, .x): state = .a
        default: break
        }
      }
    }
    --
    initial c
    c x → a
    rest stays
    run let machine = Machine(); machine.state = state; machine.send(event); return moved(state, machine.state)

    ## the first of several properties on a line @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var name = "machine", state = State.b, steps = 0
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.b, .x): state = .c
        default: break
        }
      }
    }
    --
    initial b
    b x → c
    rest stays

    ## an enum with its start @file unrun
    enum Machine {
      case a
      case b
      @Initial case c
      enum Event { case x, y }
      func next(on event: Event) -> Self? {
        switch (self, event) {
        case (.c, .x): .a
        default: nil
        }
      }
    }
    --
    initial c
    c x → a

    ## a static start @file
    enum Machine {
      case a, b, c
      static let start = Machine.b
      enum Event { case x, y }
      func next(on event: Event) -> Self? {
        switch (self, event) {
        case (.a, .x): .b
        case (.b, .y): .start
        default: nil
        }
      }
    }
    --
    types Self Event
    initial a
    a x → b
    b y stays | ?
    run return state.next(on: event).map { moved(state, $0) } ?? "rejects"

    ## one of two, as a condition tells @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state: State = CommandLine.arguments.isEmpty ? .b : .c
      func open() { if state == .b { state = .c } }
      func close() { if state == .c { state = .a } }
    }
    --
    initial b c
    events open close
    b open → c
    c close → a
    rest stays

    ## one of two of which one is not known @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state: State = CommandLine.arguments.isEmpty ? .b : Machine.last()
      static func last() -> State { .c }
      func open() { if state == .b { state = .c } }
      func close() { if state == .c { state = .a } }
    }
    --
    events open close
    b open → c
    c close → a
    rest stays

    ## what a function outside of all types gives @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = first()
      private(set) var count = number()
      mutating func open() { if state == .a { state = .b } }
      mutating func close() { if state == .b { state = .c } }
    }
    func first() -> Machine.State { .b }
    func number() -> Int { 1 }
    --
    events open close
    a open → b
    b close → c
    open
    rest stays

    ## an enum's own machine, of which a property says where it starts @file unrun
    final class Keeper {
      enum Door {
        case a, b, c
        mutating func push() {
          switch self {
          case .b: self = .a
          case .a, .c: self = .c
          }
        }
        mutating func pull() { if case .a = self { self = .b } }
      }
      private var door = Door.b
      func push() { door.push() }
      func pull() { door.pull() }
    }
    --
    others
    machine Keeper.Door
    events push pull
    initial b
    a push → c
    b push → a
    c push stays
    a pull → b
    b pull stays
    c pull stays
    """#
  )
}
