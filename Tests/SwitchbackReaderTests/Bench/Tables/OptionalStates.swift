extension Table {
  static let optionalStates = Table(
    "states that may be nil",
    #"""
    ## a switch over what may be nil @file
    struct Machine {
      enum State { case a, b }
      enum Event { case x, y }
      var state: State?
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (nil, .x): state = .a
        case (.a?, .x): state = .b
        case (.some(.b), .x), (.b, .y): state = nil
        case (.none, .y), (_, .y): break
        }
      }
    }
    --
    states nil a b
    events x y
    initial nil
    nil x → a
    a x → b
    b x → nil
    b y → nil
    rest stays
    types State? Event
    samples none a b

    ## compared with nil and with cases @file
    struct Machine {
      enum State { case a, b }
      enum Event { case x, y }
      var state: State?
      mutating func send(_ event: Event) {
        if event == .x, state == nil { state = .a } else if state == .a { state = .b }
        if event == .y, state != nil { state = .none }
      }
    }
    --
    states nil a b
    events x y
    initial nil
    nil x → a
    a x → b
    a y → nil
    b y → nil
    rest stays
    types State? Event
    samples none a b

    ## bound by a guard @file
    struct Machine {
      enum State { case a, b }
      enum Event { case x, y }
      var state: State?
      mutating func send(_ event: Event) {
        guard let state, event == .x else { return }
        self.state = state == .a ? .b : nil
      }
    }
    --
    states nil a b
    events x y
    initial nil
    a x → b
    b x → nil
    rest stays
    types State? Event
    samples none a b

    ## bound by if, under another name @file
    struct Machine {
      enum State { case a, b }
      enum Event { case x, y }
      var state: State?
      mutating func send(_ event: Event) {
        if let current = state, event == .x {
          switch current {
          case .a: state = .some(.b)
          case .b: state = nil
          }
        } else if event == .y {
          state = Optional(.a)
        }
      }
    }
    --
    states nil a b
    events x y
    initial nil
    nil y → a
    a x → b
    a y stays
    b x → nil
    b y → a
    rest stays
    types State? Event
    samples none a b

    ## matched by if case @file
    struct Machine {
      enum State { case a, b }
      enum Event { case x, y }
      var state: State?
      mutating func send(_ event: Event) {
        if case .a? = state, event == .x { state = .b }
        if case .some(let now) = state, event == .y, now == .b { state = nil }
      }
    }
    --
    states nil a b
    events x y
    initial nil
    a x → b
    b y → nil
    rest stays
    types State? Event
    samples none a b

    ## what is there is asked by a question mark @file
    struct Machine {
      enum State {
        case a, b
        var isEnding: Bool { self == .b }
      }
      enum Event { case x, y }
      var state: State?
      mutating func send(_ event: Event) {
        if event == .x, state?.isEnding == true { state = nil }
        if event == .y, state?.isEnding != true { state = .b }
      }
    }
    --
    states nil a b
    events x y
    initial nil
    nil y → b
    a y → b
    b x → nil
    rest stays
    types State? Event
    samples none a b

    ## what is there changes itself @file
    struct Machine {
      enum State {
        case a, b
        mutating func advance() { self = self == .a ? .b : .a }
        var next: State? { self == .a ? .b : nil }
      }
      enum Event { case x, y }
      var state: State?
      mutating func send(_ event: Event) {
        if event == .x { state?.advance() }
        if event == .y { state = state?.next }
      }
    }
    --
    others
    states nil a b
    events x y
    initial nil
    a x → b
    a y → b
    b x → a
    b y → nil
    rest stays
    types State? Event
    samples none a b

    ## unwrapped by force @file
    struct Machine {
      enum State { case a, b }
      enum Event { case x, y }
      var state: State?
      mutating func send(_ event: Event) {
        guard event == .x else { return }
        switch state! {
        case .a: state = .b
        case .b: state = nil
        }
      }
    }
    --
    states nil a b
    events x y
    initial nil
    nil x traps
    a x → b
    b x → nil
    rest stays
    types State? Event
    samples none a b

    ## a question by force @file
    struct Machine {
      enum State {
        case a, b
        var isEnding: Bool { self == .b }
      }
      enum Event { case x, y }
      var state: State?
      mutating func send(_ event: Event) {
        if event == .x, state!.isEnding { state = nil }
      }
    }
    --
    states nil a b
    events x y
    initial nil
    nil x traps
    b x → nil
    rest stays
    types State? Event
    samples none a b

    ## the value where there is none @file
    struct Machine {
      enum State { case a, b }
      enum Event { case x, y }
      var state: State?
      mutating func send(_ event: Event) {
        let now = state ?? .b
        if event == .x, now == .b { state = .a }
      }
    }
    --
    states nil a b
    events x y
    initial nil
    nil x → a
    b x → a
    rest stays
    types State? Event
    samples none a b

    ## assigned where there is something @file
    struct Machine {
      enum State { case a, b }
      enum Event { case x, y }
      var state: State?
      mutating func send(_ event: Event) {
        if event == .x { state? = .b }
        if event == .y, state == nil { state = .a }
      }
    }
    --
    states nil a b
    events x y
    initial nil
    nil y → a
    a x → b
    rest stays
    types State? Event
    samples none a b

    ## it starts with a value @file
    struct Machine {
      enum State { case a, b }
      enum Event { case x, y }
      var state: Optional<State> = .a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = nil
        case (nil, .y): state = .b
        default: break
        }
      }
    }
    --
    states nil a b
    events x y
    initial a
    nil y → b
    a x → nil
    rest stays
    types State? Event
    samples none a b

    ## it is never nil @file
    struct Machine {
      enum State { case a, b }
      enum Event { case x, y }
      var state: State? = .a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        case (.b, .y): state = .a
        default: break
        }
      }
    }
    --
    states a b
    events x y
    initial a
    a x → b
    b y → a
    rest stays
    types State? Event
    samples a b

    ## an initialiser fills it @file
    struct Machine {
      enum State { case a, b }
      enum Event { case x, y }
      var state: State?
      mutating func send(_ event: Event) {
        if event == .x, state == .b { state = nil }
      }
      init() { state = .b }
    }
    --
    states nil a b
    events x y
    initial b
    b x → nil
    rest stays
    types State? Event
    samples none a b

    ## payloads and nil @file unrun
    struct Machine {
      enum State: Equatable { case a, b(Int) }
      enum Event { case x, y }
      var state: State?
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (nil, .x): state = .a
        case (.b(let count)?, .x) where count > 3: state = nil
        case (.b, .y): state = nil
        default: break
        }
      }
    }
    --
    states nil a b
    events x y
    initial nil
    nil x → a
    b x [count > 3] → nil
    b x stays
    b y → nil
    rest stays
    types State? Event
    samples none a b(0) b(7)

    ## methods of a class whose state is nil at first @file
    final class Machine {
      enum State { case a, b }
      var state: State?
      func open() { if state == nil { state = .a } }
      func pass() throws {
        guard let state else { throw Failure() }
        self.state = state == .a ? .b : .a
      }
      func close() { state = nil }
    }
    --
    states nil a b
    events open pass close
    initial nil
    nil open → a
    nil pass rejects
    a pass → b
    b pass → a
    a close → nil
    b close → nil
    rest stays
    types State? Event
    samples none a b
    methods

    ## an enum with a case that is called none @file unrun
    struct Machine {
      enum State { case none, a }
      private var state: State?
      mutating func open() { if state == .a { state = State.none } else { state = .a } }
    }
    --
    none
    """#
  )
}
