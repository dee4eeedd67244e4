extension Table {
  static let assignments = Table(
    "assignments",
    #"""
    ## rows over the state and the event
    switch (state, event) {
    case (.a, .x): state = .b
    case (.b, .y): state = .c
    default: break
    }
    --
    a x → b
    b y → c
    rest stays

    ## rows over the event and the state
    switch (event, state) {
    case (.x, .a): state = .b
    case (.y, .b): state = .c
    default: break
    }
    --
    a x → b
    b y → c
    rest stays

    ## self before the property
    switch (self.state, event) {
    case (.a, .x): self.state = .b
    default: break
    }
    --
    a x → b
    rest stays

    ## the type before the case
    switch (state, event) {
    case (State.a, Event.x): state = State.b
    case (Machine.State.b, .x): state = Machine.State.c
    case (Self.State.c, .x): state = Self.State.a
    default: break
    }
    --
    a x → b
    b x → c
    c x → a
    rest stays

    ## the last of two assignments counts
    switch (state, event) {
    case (.a, .x):
      state = .c
      state = .b
    default: break
    }
    --
    a x → b
    rest stays

    ## a placeholder is overwritten before every exit
    let before = state
    state = .c
    switch (before, event) {
    case (.a, .x): state = .b
    default: state = before
    }
    --
    a x → b
    rest stays

    ## a placeholder for one row alone
    switch (state, event) {
    case (.a, .x):
      state = .c
      note("changing")
      if isReady {
        state = .b
      } else {
        state = .a
      }
    default: break
    }
    --
    a x [isReady] → b
    a x stays
    rest stays

    ## by the event alone @become rules
    switch event {
    case .x: self = .b
    case .y: self = .c
    }
    --
    a x → b any
    a y → c any
    b x stays any
    b y → c any
    c x → b any
    c y stays any
    ## behind the switch, which lets only one row through
    switch (state, event) {
    case (.a, .x): break
    default: return
    }
    state = .b
    --
    a x → b
    rest stays

    ## the state it is in
    switch (state, event) {
    case (.a, .x): state = .a
    case (.b, .x): let same = state; state = same
    case (.c, .x): let (same, _) = (state, event); state = same
    default: state = .a
    }
    --
    a x stays
    b x stays
    c x stays
    a y stays
    b y → a
    c y → a

    ## a constant
    let next = State.b
    switch (state, event) {
    case (.a, .x): state = next
    default: break
    }
    --
    a x → b
    rest stays

    ## a constant with its type
    guard event == .x else { return }
    let next: State = .b
    if case .a = state { state = next }
    --
    a x → b
    rest stays
    ## a constant that is filled in the arms
    let next: State
    switch (state, event) {
    case (.a, .x): next = .b
    case (.b, .x): next = .c
    default: next = state
    }
    state = next
    --
    a x → b
    b x → c
    rest stays

    ## a variable that starts as the state
    var next = state
    switch (state, event) {
    case (.a, .x): next = .b
    case (.b, .x): next = .c
    default: break
    }
    state = next
    --
    a x → b
    b x → c
    rest stays

    ## parentheses on both sides
    switch (state, event) {
    case (.a, .x): (state) = (.b)
    default: break
    }
    --
    a x → b
    rest stays

    ## a tuple of variables
    var steps = 0
    switch (state, event) {
    case (.a, .x): (state, steps) = (.b, 1)
    default: break
    }
    note("\(steps)")
    --
    a x → b
    rest stays

    ## a tuple whose second place is the state
    guard event == .x else { return }
    var steps = 0
    if state == .a { (steps, state) = (1, .c) }
    note("\(steps)")
    --
    a x → c
    rest stays
    ## a tuple that only ignores
    guard event == .x else { return }
    if state == .a { (_, state) = (1, .c) }
    --
    a x → c
    rest stays
    ## a choice of two
    switch (state, event) {
    case (.a, .x): state = isReady ? .b : .c
    default: break
    }
    --
    a x [isReady] → b
    a x → c
    rest stays

    ## a choice of three
    switch (state, event) {
    case (.a, .x): state = isReady ? .b : isLate ? .c : .a
    default: break
    }
    --
    a x [isReady] → b
    a x [isLate] → c
    a x stays
    rest stays

    ## if as an expression
    switch (state, event) {
    case (.a, .x): state = if isReady { .b } else { .c }
    default: break
    }
    --
    a x [isReady] → b
    a x → c
    rest stays

    ## switch as an expression
    state = switch (state, event) {
    case (.a, .x): .b
    case (.b, .x): .c
    case (let same, _): same
    }
    --
    a x → b
    b x → c
    rest stays

    ## a switch over the event as an expression
    let next: State =
      switch event {
      case .x: .b
      case .y: .a
      }
    if state != .c { state = next }
    --
    a x → b
    b y → a
    rest stays
    ## a cast
    guard event == .x else { return }
    if state == .a { state = .b as State }
    --
    a x → b
    rest stays
    ## backticks
    guard event == .x else { return }
    if self.`state` == .`a` { self.`state` = .`b` }
    --
    a x → b
    rest stays
    ## several statements on a line
    guard event == .x else { return }
    if state == .a { note(); state = .b; note() }
    --
    a x → b
    rest stays
    ## reading is no assignment
    guard event == .x else { return }
    _ = state
    note("\(state)")
    if state == .a { _ = self.state; note() } else { state = .a }
    --
    a x stays
    b x → a
    c x → a
    rest stays

    ## observers that stop where they do not like what they are told @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a {
        willSet {
          switch (state, newValue) {
          case (.a, .b), (.b, .c), (.c, .a): break
          default: fatalError("\(state) to \(newValue)")
          }
        }
        didSet { precondition(oldValue != .c || isReady) }
      }
      var isReady = false
      func open() { state = .b }
      func close(_ next: State) {
        guard state != .a else { return }
        state = .a
      }
    }
    --
    events open close
    a open → b
    b open traps
    c open traps
    a close stays
    b close traps
    c close [isReady] → a
    c close traps
    """#
  )
}
