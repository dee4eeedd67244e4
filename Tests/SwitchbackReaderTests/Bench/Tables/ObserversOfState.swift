extension Table {
  static let observersOfState = Table(
    "observers of the state that set it again",
    #"""
    ## by a function of its own @file
    struct Machine {
      enum State {
        case a, b, c
        mutating func advance() { if self != .a { self = .b } else { self = .c } }
      }
      enum Event { case x, y }
      var state = State.a {
        didSet {
          if isReady { state.advance() }
        }
      }
      mutating func send(_ event: Event) {
        if event == .y { state = state == .a ? .b : .a }
      }
    }
    --
    others
    run var machine = Self(state: state); machine.send(event); return moved(state, machine.state)
    a y [isReady] → b
    a y → b
    b y [isReady] → c
    b y → a
    c y [isReady] stays
    c y → a
    rest stays

    ## those of another property, by a function of its own @file
    struct Machine {
      enum State {
        case a, b, c
        mutating func advance() { self = self == .a ? .b : .c }
      }
      enum Event { case x, y }
      var state = State.a
      var isOn = false {
        didSet { state.advance() }
      }
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.c, .x): state = .a
        case (_, .y): isOn = true
        default: break
        }
      }
    }
    --
    others
    c x → a
    a y → b
    b y → c
    rest stays
    """#
  )
}
