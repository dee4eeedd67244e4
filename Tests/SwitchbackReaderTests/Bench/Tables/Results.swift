extension Table {
  static let results = Table(
    "results",
    #"""
    ## true and false @answer
    switch (state, event) {
    case (.a, .x):
      state = .b
      return true
    default: return false
    }
    --
    a x → b

    ## an explicit false @answer
    switch (state, event) {
    case (.a, .x):
      state = .b
      return true
    case (.b, .x): return false
    default: return false
    }
    --
    a x → b
    b x rejects

    ## true without a change @answer
    switch (state, event) {
    case (.a, .x): state = .b
    case (.a, .y): break
    default: return false
    }
    return true
    --
    a x → b
    a y stays

    ## false behind a guard @answer
    guard state == .a, event == .x else { return false }
    state = .b
    return true
    --
    a x → b
    rest rejects

    ## a guard that the reader does not follow @answer
    switch (state, event) {
    case (.a, .x):
      guard isReady else { return false }
      state = .b
      return true
    default: return false
    }
    --
    a x [isReady] → b
    a x rejects

    ## false with a change @answer
    switch (state, event) {
    case (.a, .x):
      state = .c
      return false
    default: return false
    }
    --
    a x → c

    ## false after an if @answer
    guard event == .x else { return false }
    if state == .a {
      state = .b
      return true
    }
    return false
    --
    a x → b
    rest rejects
    ## a result of an expression @answer
    guard event == .x else { return false }
    state = .b
    return state == .b
    --
    a x → b
    b x stays
    c x → b
    rest rejects
    ## a result that is a condition @answer
    if event == .x {
      if state == .a { state = .b }
      return isReady && state != .b
    }
    if isLate { return isReady }
    return true
    --
    a x → b
    b x rejects
    c x [isReady] stays
    c x rejects
    a y [isLate && isReady] stays
    a y [isLate] rejects
    a y stays
    b y [isLate && isReady] stays
    b y [isLate] rejects
    b y stays
    c y [isLate && isReady] stays
    c y [isLate] rejects
    c y stays
    ## a result that is stored beside the state @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      var isHeld = false
      mutating func send(_ event: Event) -> Bool {
        if event == .y, state == .c { state = .a }
        defer { isHeld.toggle() }
        if event == .y { return isHeld }
        isHeld = true
        return isHeld
      }
    }
    --
    events x y
    run var machine = Self(); machine.state = state; let said = machine.send(event); return moved(state, machine.state, said)
    c y → a
    a y [isHeld] stays
    a y rejects
    b y [isHeld] stays
    b y rejects
    rest stays
    ## a result nobody needs @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      @discardableResult
      mutating func send(_ event: Event) -> Bool {
        switch (state, event) {
        case (.a, .x): state = .b; return true
        default: return false
        }
      }
    }
    --
    a x → b
    run var machine = Self(); machine.state = state; let said = machine.send(event); return moved(state, machine.state, said)

    ## an action for each row @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      enum Action { case open, close, ignore }
      var state = State.a
      mutating func send(_ event: Event) -> Action {
        switch (state, event) {
        case (.a, .x):
          state = .b
          return .open
        case (.b, .y):
          state = .a
          return .close
        default: return .ignore
        }
      }
    }
    --
    a x → b
    b y → a
    rest stays
    run var machine = Self(); machine.state = state; _ = machine.send(event); return moved(state, machine.state)

    ## an action or nil @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      struct Action {}
      var state = State.a
      mutating func send(_ event: Event) -> Action? {
        switch (state, event) {
        case (.a, .x):
          state = .b
          return Action()
        case (.b, .y):
          state = .a
          return nil
        case (.b, .x): return nil
        case (.c, .x): return Action()
        default: return nil
        }
      }
    }
    --
    a x → b
    b y → a
    rest stays
    run var machine = Self(); machine.state = state; _ = machine.send(event); return moved(state, machine.state)

    ## the new state as well @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) -> State {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
        return state
      }
    }
    --
    a x → b
    rest stays
    run var machine = Self(); machine.state = state; _ = machine.send(event); return moved(state, machine.state)

    ## a number @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) -> Int {
        switch (state, event) {
        case (.a, .x): state = .b
        default: return 0
        }
        return 1
      }
    }
    --
    a x → b
    rest stays
    run var machine = Self(); machine.state = state; _ = machine.send(event); return moved(state, machine.state)

    ## a pair @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) -> (moved: Bool, note: String) {
        let old = state
        if case (.a, .x) = (state, event) { state = .b }
        return (old != state, "sent")
      }
    }
    --
    a x → b
    rest stays
    run var machine = Self(); machine.state = state; _ = machine.send(event); return moved(state, machine.state)

    ## Self without the question mark @file
    enum Machine {
      case a, b, c
      enum Event { case x, y }
      func next(on event: Event) -> Self {
        switch (self, event) {
        case (.a, .x): .b
        case (.b, .y): .c
        default: self
        }
      }
    }
    --
    a x → b
    b y → c
    rest stays
    types Self Event
    run return moved(state, state.next(on: event))

    ## the type's name as the result @file
    enum Machine {
      case a, b, c
      enum Event { case x, y }
      func after(_ what: Event) -> Machine? {
        switch (self, what) {
        case (.a, .x): return Machine.b
        default: return nil
        }
      }
    }
    --
    a x → b
    types Self Event
    run return state.after(event).map { moved(state, $0) } ?? "rejects"

    ## Optional spelled out @file
    enum Machine {
      case a, b, c
      enum Event { case x, y }
      func apply(event what: Event) -> Optional<Self> {
        switch (self, what) {
        case (.a, .x): return .some(.b)
        case (.b, .x): return .none
        default: return nil
        }
      }
    }
    --
    a x → b
    b x rejects
    types Self Event
    run return state.apply(event: event).map { moved(state, $0) } ?? "rejects"

    ## nil behind a guard @next
    guard case .a = self else { return nil }
    switch event {
    case .x: return .b
    case .y: return nil
    }
    --
    a x → b
    a y rejects
    rest rejects

    ## a default that stops @next
    switch (self, event) {
    case (.a, .x): .b
    default: fatalError("no")
    }
    --
    a x → b
    rest traps

    ## a precondition that cannot hold @send
    switch (state, event) {
    case (.a, .x): state = .b
    case (.b, _): preconditionFailure()
    case (.c, .x): assertionFailure("never")
    default: break
    }
    --
    a x → b
    b x traps
    b y traps
    c x traps
    rest stays

    ## a trap behind a condition
    switch (state, event) {
    case (.a, .x):
      if isReady { fatalError("too late") }
      state = .b
    default: break
    }
    --
    a x [isReady] traps
    a x → b
    rest stays

    ## a trap after a change
    switch (state, event) {
    case (.a, .x):
      state = .b
      preconditionFailure("gone")
    default: break
    }
    --
    a x traps
    rest stays

    ## a precondition on the state
    precondition(state == .a)
    if event == .x { state = .b }
    --
    a x → b
    a y stays
    rest traps

    ## a precondition on something else @meaning
    switch (state, event) {
    case (.a, .x):
      precondition(isReady, "not yet")
      state = .b
    default: break
    }
    --
    a x [isReady] → b
    a x traps
    rest stays
    ## a default that does nothing at all
    switch (state, event) {
    case (.a, .x): state = .b
    case (_, _): ()
    }
    --
    a x → b
    rest stays

    ## nothing to return, but an early end
    switch (state, event) {
    case (.a, .x): state = .b; return
    case (.b, .x): return
    default: return
    }
    --
    a x → b
    rest stays
    """#
  )
}
