extension Table {
  static let elsewhere = Table(
    "events and states elsewhere",
    #"""
    ## events declared beside the machine @file
    enum Event { case x, y }
    struct Machine {
      enum State { case a, b, c }
      var state = State.a
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

    ## events declared behind the machine @file
    struct Machine {
      enum State { case a, b, c }
      var state = State.a
      mutating func send(_ action: Action) {
        switch (state, action) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    enum Action { case x, y }
    --
    types State Action
    a x → b
    rest stays

    ## events in an extension @file
    struct Machine {
      enum State { case a, b, c }
      var state = State.a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    extension Machine {
      enum Event { case x, y }
    }
    --
    a x → b
    rest stays

    ## events of another type @file
    enum Keyboard { enum Key { case x, y } }
    struct Machine {
      enum State { case a, b, c }
      var state = State.a
      mutating func press(_ key: Keyboard.Key) {
        switch (state, key) {
        case (.a, .x): state = .b
        case (.b, Keyboard.Key.y): state = .c
        default: break
        }
      }
    }
    --
    types State Keyboard.Key
    a x → b
    b y → c
    rest stays
    run var machine = Self(); machine.state = state; machine.press(event); return moved(state, machine.state)

    ## events by another name @file
    enum Keyboard { enum Key { case x, y } }
    struct Machine {
      typealias Event = Keyboard.Key
      enum State { case a, b, c }
      var state = State.a
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

    ## states declared beside the machine @file
    enum Phase { case a, b, c }
    struct Machine {
      enum Event { case x, y }
      var phase: Phase = .a
      mutating func send(_ event: Event) {
        switch (phase, event) {
        case (.a, .x): phase = .b
        default: break
        }
      }
    }
    --
    types Phase Event
    a x → b
    rest stays
    run var machine = Self(); machine.phase = state; machine.send(event); return moved(state, machine.phase)

    ## states in an extension @file
    struct Machine {
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    extension Machine {
      enum State { case a, b, c }
    }
    --
    a x → b
    rest stays

    ## events in another file @file invalid
    struct Machine {
      enum State { case a, b, c }
      var state = State.a
      mutating func send(_ event: Door.Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        case (.b, .y(let number)): state = number > 3 ? .c : .a
        default: break
        }
      }
    }
    --
    a x → b
    b y [number > 3] → c
    b y → a
    rest stays
    unread * Door.Event

    ## events in another file, in a nested switch @file invalid
    struct Machine {
      enum State { case a, b, c }
      var state = State.a
      mutating func send(_ event: DoorEvent) {
        switch event {
        case .x:
          switch state {
          case .a: state = .b
          case .b, .c: break
          }
        case .y: state = .a
        }
      }
    }
    --
    a x → b
    a y stays
    b y → a
    c y → a
    rest stays
    unread * DoorEvent

    ## states in another file @file invalid
    struct Machine {
      enum Event { case x, y }
      var state = Phase.a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        case (.b, .x): state = .c
        default: break
        }
      }
    }
    --
    initial a
    a x → b
    b x → c
    rest stays
    unread * Phase
    ## a type of the same name somewhere else @file
    struct Other { enum Event { case p, q } }
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
    --
    a x → b
    rest stays

    ## the nearer of two types of one name @file
    enum State { case p, q }
    enum Event { case r, s }
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state: State = .a
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

    ## an enum of another file that only a task looks at is no event @file invalid
    actor Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      var runtime: Runtime?
      func acquire(_ name: String, for work: Work) {
        guard state == .a, work != .diary else { return }
        let task = Task {
          switch work {
          case .speech: return 1
          case .diary: return 2
          }
        }
        if let runtime, runtime.work == work {
          state = .b
        } else {
          state = .c
        }
      }
    }
    --
    events acquire
    a acquire [work != .diary && let runtime && runtime.work == work] → b
    a acquire [work != .diary] → c
    a acquire stays
    rest stays

    ## what a value holds is no case of an enum of another file @file invalid
    struct Machine {
      enum State { case a, b, c }
      var state = State.a
      var last: Key
      mutating func press(_ key: Key) {
        switch (state, key) {
        case (.a, .x): state = .b
        case (.b, _) where key == last.key: state = .a
        case (.b, last.other): state = .a
        default: break
        }
      }
    }
    --
    events x …
    a x → b
    b x [key == last.key || case last.other = key] → a
    b x stays any
    c x stays any
    b … [key == last.key || case last.other = key] → a
    a … stays any
    b … stays any
    c … stays any
    unread * Key
    """#
  )
}
