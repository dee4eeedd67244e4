extension Table {
  static let properties = Table(
    "properties",
    #"""
    ## a property that answers
    guard event == .x else { return }
    guard isOpen else { return }
    state = .c
    +
    var isOpen: Bool { state == .b }
    --
    b x → c
    rest stays
    ## a property that answers by a switch
    if isOpen, event == .x { state = .a }
    +
    private var isOpen: Bool {
      switch state {
      case .a, .c: false
      case .b: true
      }
    }
    --
    b x → a
    rest stays

    ## a property that answers with a condition
    guard event == .x else { return }
    if mayMove { state = .b }
    +
    private var mayMove: Bool { state == .a && isReady }
    --
    a x [isReady] → b
    a x stays
    rest stays
    ## a property that says what comes next
    if event == .x { state = following }
    +
    private var following: State {
      switch state {
      case .a: .b
      case .b: .c
      case .c: .a
      }
    }
    --
    a x → b
    b x → c
    c x → a
    rest stays

    ## a property with a getter that returns
    if event == .x { state = following }
    +
    private var following: State {
      get {
        if state == .a { return .b }
        return state
      }
    }
    --
    a x → b
    rest stays

    ## another name for the state
    switch (current, event) {
    case (.a, .x): current = .b
    default: break
    }
    +
    private var current: State {
      get { state }
      set { state = newValue }
    }
    --
    a x → b
    rest stays

    ## another name for the state, with its own name for the value
    guard event == .x else { return }
    if current == .a { current = .b }
    +
    private var current: State {
      get { return state }
      set(next) {
        note("\(next)")
        self.state = next
      }
    }
    --
    a x → b
    rest stays
    ## a static constant @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      static let start = State.a
      var state: State = Machine.start
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        case (_, .y): state = Self.start
        default: break
        }
      }
    }
    --
    a x → b
    a y stays
    b y → a
    c y → a
    rest stays
    ## the state's own properties @file truth
    struct Machine {
      enum State {
        case a, b, c
        var isEnd: Bool { self == .c }
        var following: State {
          switch self {
          case .a: .b
          case .b, .c: .c
          }
        }
      }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        guard !state.isEnd else { return }
        if event == .x { state = state.following }
      }
    }
    --

    ## the state's own method changes it @file truth
    struct Machine {
      enum State {
        case a, b, c
        mutating func open() { self = .b }
      }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state.open()
        case (.b, .x): state = .c
        default: break
        }
      }
    }
    --
    ## the state's own method, given the event @file truth
    struct Machine {
      enum State {
        case a, b, c
        mutating func handle(_ event: Event) {
          switch (self, event) {
          case (.a, .x): self = .b
          default: break
          }
        }
      }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) { state.handle(event) }
    }
    --
    machine Machine.State
    others
    types Self Machine.Event
    run var machine = state; machine.handle(event); return moved(state, machine)

    ## an observer that only tells @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a {
        willSet { note("\(newValue)") }
        didSet { note("\(oldValue) to \(state)") }
      }
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    --
    a x → b
    rest stays

    ## an observer that changes the state again @file unrun
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a {
        didSet { if state == .b { state = .c } }
      }
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    --
    a x → c
    rest stays

    ## an observer that sets the state by a function, and what it sets itself @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a {
        willSet { note("\(newValue)") }
        didSet(before) {
          guard before == .b else { return }
          switch state {
          case .c: leave()
          case .a: state = .c
          case .b: break
          }
        }
      }
      init() {
        state = .b
        state = .a
      }
      mutating func leave() { state = state == .c ? .b : .a }
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        case (.a, .y): state = .c
        case (.b, .x): (state, count) = (.c, 1)
        case (.b, .y): state = .a
        case (.c, .x): leave()
        default: break
        }
      }
      var count = 0
    }
    --
    initial a
    a x → b
    a y → c
    b x stays
    b y → c
    c x → b
    c y stays

    ## an observer of a state that is not known, or that is changed by its own function @file unrun
    struct Machine {
      enum State {
        case a, b, c
        mutating func advance() { self = .b }
      }
      enum Event { case x, y }
      var state = State.a {
        didSet { if state == .b { state = .c } }
      }
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state.advance()
        case (.a, .y): state = 1️⃣kept
        default: break
        }
      }
      var kept = State.a
    }
    --
    a x → c
    a y ? kept
    rest stays
    unread 1️⃣ kept
    ## a wrapped property @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      @Kept var state: State = .a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    --
    a x → b
    rest stays

    ## a private setter @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      private(set) var state: State = .a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    --
    a x → b
    rest stays

    ## a property of another name @file
    struct Machine {
      enum Phase { case a, b, c }
      enum Event { case x, y }
      private var phase: Phase
      init() { phase = .a }
      mutating func send(_ event: Event) {
        switch (phase, event) {
        case (.a, .x): phase = .b
        default: break
        }
      }
    }
    --
    a x → b
    rest stays
    types Phase Event
    run var machine = Machine(); machine.phase = state; machine.send(event); return moved(state, machine.phase)

    ## two properties, of which one is asked @file
    struct Machine {
      enum State { case a, b, c }
      enum Light { case on, off }
      enum Event { case x, y }
      var state = State.a
      var light = Light.off
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x):
          state = .b
          light = .on
        case (.b, .x):
          state = .c
          light = .off
        default: break
        }
      }
    }
    --
    a x → b
    b x → c
    rest stays

    ## a condition on another property @file
    struct Machine {
      enum State { case a, b, c }
      enum Light { case on, off }
      enum Event { case x, y }
      var state = State.a
      let light = Light.off
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x) where light == .on: state = .b
        case (.a, .x): state = .c
        default: break
        }
      }
    }
    --
    a x [light == .on] → b
    a x → c
    rest stays

    ## the state of another value @truth
    switch (other.state, event) {
    case (.a, .x) where state != .c: state = .b
    default: break
    }
    +
    struct Other { var state = State.a }
    var other = Other()
    --
    ## another value's property of the same name @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      struct Other { var state = State.a }
      var state = State.a
      var other = Other()
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): other.state = .b
        case (.b, .x): state = .c
        default: break
        }
      }
    }
    --
    b x → c
    rest stays
    """#
  )
}
