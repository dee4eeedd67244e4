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

    ## asked for by nothing else @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state: State? = .a
      mutating func open() {
        switch state.take() {
        case .a?: state = .b
        case .b?: state = .c
        case .c?: state = .c
        case nil: break
        }
      }
      mutating func close() {
        guard case .b? = state.take() else { return }
        state = .a
      }
    }
    --
    states nil a b c
    initial a
    events open close
    nil open stays
    a open → b
    b open → c
    c open stays
    nil close stays
    a close → nil
    b close → a
    c close → nil

    ## asked for by what a function gives that it is lent to @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      mutating func open() { if case .a = exchange(&state, with: .b) { state = .c } } // 1️⃣
    }
    func exchange<Value>(_ place: inout Value, with value: Value) -> Value {
      defer { place = value }
      return place
    }
    --
    events open
    a open [case .a = exchange(&state, with: .b)] → c any
    a open ? &state any
    b open [case .a = exchange(&state, with: .b)] → c any
    b open ? &state any
    c open [case .a = exchange(&state, with: .b)] stays any
    c open ? &state any
    unread 1️⃣ what 'exchange' does to '&state' is not followed
    """#
  )
}
