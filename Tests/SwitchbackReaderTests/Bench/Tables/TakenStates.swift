extension Table {
  /// `take()` of the standard library gives what there was and leaves nil.
  static let takenStates = Table(
    "states that are taken",
    #"""
    ## take() in a condition and by itself @file
    struct Machine {
      enum State { case a, b }
      enum Event { case x, y }
      var state: State?
      mutating func send(_ event: Event) {
        switch event {
        case .x:
          guard let old = state.take() else {
            state = .a
            return
          }
          if old == .a { state = .b }
        case .y: if state != nil { _ = state.take() }
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
    a y → nil
    b y → nil
    rest stays
    types State? Event
    samples none a b

    ## take() compared and switched over @file
    struct Machine {
      enum State { case a, b }
      enum Event { case x, y }
      var state: State?
      mutating func send(_ event: Event) {
        if event == .x {
          if self.state.take() == .a { state = .b }
          return
        }
        switch state.take() {
        case .b?: state = .a
        case .a?: break
        case nil: state = .b
        }
      }
    }
    --
    states nil a b
    events x y
    initial nil
    a x → b
    b x → nil
    nil y → b
    a y → nil
    b y → a
    rest stays
    types State? Event
    samples none a b

    ## take() of one's own @file
    struct Shelf {
      var count = 0
      mutating func take() -> Int { count }
    }
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      var shelf = Shelf()
      func open() { if state == .a, shelf.take() >= 0 { state = .b } }
      func close() { if state == .b { state = .c } }
    }
    --
    events open close
    methods
    a open [shelf.take() >= 0] → b
    a open stays
    b close → c
    rest stays
    """#
  )
}
