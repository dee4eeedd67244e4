extension Table {
  static let nesting = Table(
    "nesting",
    #"""
    ## states, then events
    switch state {
    case .a:
      switch event {
      case .x: state = .b
      case .y: state = .c
      }
    case .b:
      switch event {
      case .x: break
      case .y: state = .a
      }
    case .c: break
    }
    --
    a x → b
    a y → c
    b x stays
    b y → a
    rest stays

    ## events, then states
    switch event {
    case .x:
      switch state {
      case .a: state = .b
      case .b: state = .c
      case .c: break
      }
    case .y:
      switch state {
      case .a, .b: state = .a
      default: break
      }
    }
    --
    a x → b
    b x → c
    c x stays
    a y stays
    b y → a
    c y stays

    ## a default inside and one outside @answer
    switch state {
    case .a:
      switch event {
      case .x: state = .b
      default: return false
      }
    case .b:
      switch event {
      case .x: return true
      default: state = .a
      }
    default: return false
    }
    return true
    --
    a x → b
    b x stays
    b y → a

    ## a default outside that stops
    switch state {
    case .a:
      switch event {
      case .x: state = .b
      default: break
      }
    default: fatalError()
    }
    --
    a x → b
    a y stays
    rest traps

    ## states, then if
    switch state {
    case .a:
      if event == .x { state = .b } else { state = .c }
    case .b where event == .y: state = .a
    case .b, .c: break
    }
    --
    a x → b
    a y → c
    b y → a
    rest stays

    ## if, then a switch
    if state == .a {
      switch event {
      case .x: state = .b
      case .y: break
      }
    } else {
      switch event {
      case .x: break
      case .y: state = .a
      }
    }
    --
    a x → b
    a y stays
    b x stays
    b y → a
    c x stays
    c y → a

    ## state, event, condition @meaning
    switch state {
    case .a:
      switch event {
      case .x:
        switch isReady {
        case true: state = .b
        default: state = .c
        }
      case .y: break
      }
    default: break
    }
    --
    a x [isReady] → b
    a x → c
    rest stays
    ## the state beside a condition @meaning
    guard event == .x else { return }
    switch (state, isReady) {
    case (.a, true): state = .b
    case (.a, false): state = .c
    default: break
    }
    --
    a x [isReady] → b
    a x → c
    rest stays
    ## state, event and a condition at once @meaning
    switch (state, event, isReady) {
    case (.a, .x, true): state = .b
    case (.a, .x, _): state = .c
    default: break
    }
    --
    a x [isReady] → b
    a x → c
    rest stays
    ## the same switch twice
    switch (state, event) {
    case (.a, .x): note("leaving")
    default: break
    }
    switch (state, event) {
    case (.a, .x): state = .b
    default: break
    }
    --
    a x → b
    rest stays

    ## a second switch sees what the first has changed
    switch event {
    case .x where state == .a: state = .b
    default: break
    }
    switch state {
    case .b: state = .c
    case .a, .c: break
    }
    --
    a x → c
    b x → c
    b y → c
    rest stays

    ## the inner switch looks at the state again
    switch (state, event) {
    case (_, .x):
      switch state {
      case .a: state = .b
      case .b: state = .a
      case .c: break
      }
    case (_, .y): break
    }
    --
    a x → b
    b x → a
    rest stays

    ## the inner switch looks at both again
    switch event {
    case .x:
      switch (state, event) {
      case (.a, .y): 1️⃣state = .c
      case (.a, _): state = .b
      default: break
      }
    case .y: break
    }
    --
    a x → b
    rest stays
    unread 1️⃣ assignment
    ## a switch in an if in a switch
    switch event {
    case .x:
      if isReady {
        switch state {
        case .a: state = .b
        default: state = .a
        }
      }
    case .y: break
    }
    --
    a x [isReady] → b
    a x stays
    b x [isReady] → a
    b x stays
    c x [isReady] → a
    c x stays
    rest stays

    ## a tuple in a tuple
    switch ((state, event), isReady) {
    case ((.a, .x), _): state = .b
    default: break
    }
    --
    a x → b
    rest stays

    ## one row for each state, by name @rules
    switch (state, event) {
    case (.a, .x), (.b, .x), (.c, .x): state = .b
    case (.a, .y), (.b, .y), (.c, .y): state = .a
    }
    --
    a x → b
    a y stays
    b x stays
    b y → a
    c x → b
    c y → a

    ## one row for every state @rules
    switch (state, event) {
    case (_, .x): state = .b
    case (.a, .y): state = .c
    case (_, .y): break
    }
    --
    a x → b any
    a y → c
    b x stays any
    b y stays any
    c x → b any
    c y stays any

    ## a default for every state @rules
    switch (state, event) {
    case (.a, .x): state = .b
    case (.b, .x): state = .c
    default: state = .a
    }
    --
    a x → b
    a y stays any
    b x → c
    b y → a any
    c x → a any
    c y → a any

    ## a default behind states alone @next rules
    switch self {
    case .a: .b
    default: .a
    }
    --
    a x → b
    a y → b
    b x → a any
    b y → a any
    c x → a any
    c y → a any
    ## no state is looked at on the way @next rules
    guard event == .x else { return self }
    guard isReady else { return self }
    return .b
    --
    a x [isReady] → b any
    a x stays any
    a y stays any
    b x stays any
    b y stays any
    c x [isReady] → b any
    c x stays any
    c y stays any

    ## conditions that decide nothing @methods
    mutating func close() {
      guard state == .a else { return }
      state = .b
      try? check()
      if isReady { return }
      if isLate { note("late") }
    }
    mutating func turn() {
      guard isReady else { return }
      if state == .a { state = .c }
    }
    mutating func fail() throws {
      guard state != .c else { return }
      state = .c
      if isLate { state = .c; return }
      try check()
    }
    --
    events close turn fail
    a close → b
    a turn [isReady] → c
    a turn stays
    a fail [isLate] → c
    a fail → c
    b fail [isLate] → c
    b fail → c
    rest stays

    ## behind a guard on the state @rules
    guard state != .c else { return }
    switch event {
    case .x: state = .b
    case .y: state = .a
    }
    --
    a x → b
    a y stays
    b x stays
    b y → a
    c x stays
    c y stays
    """#
  )
}
