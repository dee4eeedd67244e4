extension Table {
  static let presentStates = Table(
    "states that may be nil, where any is meant",
    #"""
    ## any that is there, whatever it is @file
    struct Machine {
      enum State { case a, b }
      enum Event { case x, y }
      var state: State?
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.some, .x): state = nil
        case (.none, .y): state = .b
        case (.some, _): state = .a
        default: break
        }
      }
    }
    --
    states nil a b
    events x y
    initial nil
    nil y → b
    a x → nil
    b x → nil
    b y → a
    rest stays
    types State? Event
    samples none a b
    """#
  )
}
