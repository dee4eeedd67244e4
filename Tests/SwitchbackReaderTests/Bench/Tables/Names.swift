extension Table {
  static let names = Table(
    "methods and names",
    #"""
    ## two methods @file unrun
    struct Machine {
      enum State { case a, b, c }
      enum Key { case x, y }
      enum Light { case on, off }
      var state = State.a
      mutating func press(_ key: Key) {
        switch (state, key) {
        case (.a, .x): state = .b
        default: break
        }
      }
      mutating func shine(_ light: Light) {
        switch (state, light) {
        case (.b, .off): state = .a
        default: break
        }
      }
    }
    --
    events press(.x) press(.y) shine(.on) shine(.off)
    a press(.x) → b
    b shine(.off) → a
    rest stays

    ## two methods over one enum @file unrun
    struct Machine {
      enum State { case a, b, c }
      enum Key { case x, y }
      var state = State.a
      mutating func press(_ key: Key) {
        switch (state, key) {
        case (.a, .x): state = .b
        default: break
        }
      }
      mutating func release(_ key: Key) {
        switch (state, key) {
        case (.b, .x): state = .a
        default: break
        }
      }
    }
    --
    events press(.x) press(.y) release(.x) release(.y)
    a press(.x) → b
    b release(.x) → a
    rest stays

    ## a method that only hands on @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) { handle(event) }
      private mutating func handle(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    --
    a x → b
    rest stays

    ## a method that asks and changes nothing @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        guard canSend(event) else { return }
        switch event {
        case .x: state = .b
        case .y: state = .a
        }
      }
      func canSend(_ event: Event) -> Bool {
        switch (state, event) {
        case (.a, .x), (.b, .y): true
        default: false
        }
      }
    }
    --
    a x → b
    b y → a
    rest stays

    ## labels of all kinds @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func handle(event what: Event) {
        switch (state, what) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    --
    a x → b
    rest stays
    run var machine = Machine(); machine.state = state; machine.handle(event: event); return moved(state, machine.state)

    ## a label and no other name @file
    enum Machine {
      case a, b, c
      enum Event { case x, y }
      mutating func on(event: Event) {
        switch (event, self) {
        case (.x, .a): self = .b
        case (.y, .b): self = .c
        default: break
        }
      }
    }
    --
    types Self Event
    a x → b
    b y → c
    rest stays
    run var machine = state; machine.on(event: event); return moved(state, machine)

    ## several parameters @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event, at time: Int, isForced: Bool = false) {
        switch (state, event) {
        case (.a, .x): state = .b
        case (.b, .x) where isForced: state = .c
        default: break
        }
      }
    }
    --
    a x → b
    b x [isForced] → c
    b x stays
    rest stays
    run var machine = Machine(); machine.state = state; machine.send(event, at: 3); return moved(state, machine.state)

    ## an enum that answers @file
    enum Machine {
      case a, b, c
      enum Event { case x, y }
      mutating func send(_ event: Event) -> Bool {
        switch (self, event) {
        case (.a, .x): self = .b
        case (.b, .y): self = .c
        default: return false
        }
        return true
      }
    }
    --
    types Self Event
    a x → b
    b y → c
    run var machine = state; let said = machine.send(event); return moved(state, machine, said)

    ## an enum that throws @file
    enum Machine {
      case a, b, c
      enum Event { case x, y }
      mutating func send(_ event: Event) throws {
        guard case (.a, .x) = (self, event) else { throw Failure() }
        try check()
        self = .b
      }
    }
    --
    types Self Event
    a x [check() throws] rejects
    a x → b
    rest rejects
    run var machine = state; do { try machine.send(event) } catch { return moved(state, machine, false) }; return moved(state, machine)

    ## two machines in one file @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    struct Another {
      enum State { case on, off }
      enum Event { case push }
      var state = State.off
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.on, .push): state = .off
        case (.off, .push): state = .on
        }
      }
    }
    --
    others
    a x → b
    rest stays

    ## no machine: the event is kept, not looked at @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      var last: Event?
      mutating func send(_ event: Event) { last = event }
    }
    --
    none

    ## no machine: only a setter @file
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      mutating func set(_ new: State) { state = new }
    }
    --
    none

    ## no machine: an enum that describes itself @file
    enum Machine {
      case a, b, c
      enum Style { case short, long }
      func text(_ style: Style) -> String {
        switch (self, style) {
        case (.a, .short): "a"
        default: "something"
        }
      }
    }
    --
    none

    ## no machine: states are compared @file
    enum Machine {
      case a, b, c
      static func < (left: Machine, right: Machine) -> Bool {
        switch (left, right) {
        case (.a, .b), (.b, .c): true
        default: false
        }
      }
    }
    --
    none

    ## no machine: no enum at all @file
    struct Machine {
      var state = "a"
      mutating func send(_ event: String) {
        switch (state, event) {
        case ("a", "x"): state = "b"
        default: break
        }
      }
    }
    --
    none

    ## no machine: the state is only shown @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let state = State.a
      func text(for event: Event) -> String {
        switch (state, event) {
        case (.a, .x): "a on x"
        default: ""
        }
      }
    }
    --
    none

    ## no machine: an enum in another's place @file
    struct Machine {
      enum Style { case bold, plain }
      enum Size { case small, large }
      var width = 0
      mutating func show(_ style: Style, _ size: Size) {
        switch (style, size) {
        case (.bold, .small): width = 1
        default: width = 2
        }
      }
    }
    --
    none

    ## no machine: a protocol's requirement @file
    protocol Machine {
      associatedtype Event
      mutating func send(_ event: Event)
      func next(on event: Event) -> Self?
    }
    --
    none
    """#
  )
}
