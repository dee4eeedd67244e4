extension Table {
  static let closuresOnValues = Table(
    "closures that functions of the enum itself run",
    #"""
    ## a copy that is put back @file
    struct Machine {
      enum State {
        case a, b, c, changing
        mutating func change(_ body: (inout State) -> Void) {
          var copy = self
          self = .changing
          body(&copy)
          self = copy
        }
      }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state.change { $0 = .b }
        case (.b, .y): state.change { inner in inner = isReady ? .c : .a }
        case (.c, .x): state.change({ _ in })
        default: break
        }
      }
    }
    --
    states a b c changing
    events x y
    a x → b
    b y [isReady] → c
    b y → a
    rest stays
    run var machine = Machine(); machine.state = state; machine.send(event); return moved(state, machine.state)

    ## with an argument before it, and a value that it gives back @file
    struct Machine {
      enum State {
        case a, b, c
        mutating func change<T>(when isAllowed: Bool, _ body: (inout State) -> T) -> T? {
          guard isAllowed else { return nil }
          return body(&self)
        }
      }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): _ = state.change(when: isReady) { $0 = .b }
        case (.b, .y): state.change(when: true) { $0 = .c }
        default: break
        }
      }
    }
    --
    events x y
    a x [isReady] → b
    a x stays
    b y → c
    rest stays
    run var machine = Machine(); machine.state = state; machine.send(event); return moved(state, machine.state)

    ## one that may keep it @file unrun
    struct Machine {
      enum State {
        case a, b, c
        mutating func change(_ body: @escaping (inout State) -> Void) { body(&self) }
      }
      private(set) var state = State.a
      mutating func open() { if state == .a { 1️⃣state.change { $0 = .b } } }
      mutating func close() { if state == .b { state = .c } }
    }
    --
    events open close
    a open ?
    b close → c
    unread 1️⃣ what 'change' does to the state is not followed
    rest stays
    open
    """#
  )
}
