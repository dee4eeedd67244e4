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

    ## set only where there is one, and told a state that cannot be nil @file unrun
    final class Machine {
      enum State { case a, b }
      private(set) var state: State?
      func open() { if state == nil { state = .a } }
      func pass() { state? = .b }
      func put(_ next: State) {
        guard state != nil else { return }
        state = next
      }
      func close() { state = nil }
    }
    --
    states nil a b
    events open pass close ->a ->b
    initial nil
    nil open → a
    a pass → b
    a close → nil
    a ->b → b
    b close → nil
    b ->a → a
    rest stays
    others
    """#
  )
}
