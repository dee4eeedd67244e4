extension Table {
  static let defers = Table(
    "defer and loops",
    #"""
    ## a change that is deferred
    switch (state, event) {
    case (.a, .x):
      defer { state = .b }
      note("leaving")
    default: break
    }
    --
    a x → b
    rest stays

    ## a deferred change comes last
    switch (state, event) {
    case (.a, .x):
      defer { state = .b }
      state = .c
    default: break
    }
    --
    a x → b
    rest stays

    ## the last deferred change runs first
    switch (state, event) {
    case (.a, .x):
      defer { state = .b }
      defer { state = .c }
    default: break
    }
    --
    a x → b
    rest stays

    ## deferred for the whole method
    defer { if state == .b { state = .c } }
    if case (.a, .x) = (state, event) { state = .b }
    --
    a x → c
    b x → c
    b y → c
    rest stays

    ## deferred, with an early end
    defer { if event == .y { state = .c } }
    guard state == .a else { return }
    state = .b
    --
    a x → b
    a y → c
    b y → c
    rest stays

    ## an early end before it is deferred
    guard state == .a else { return }
    defer { state = .c }
    if event == .x { return }
    state = .b
    --
    a x → c
    a y → c
    rest stays

    ## deferred to the end of an inner scope
    guard event == .x else { return }
    if state == .a {
      defer { state = .b }
    }
    if state == .b { state = .c }
    --
    a x → c
    b x → c
    rest stays
    ## deferred after the result is known @answer
    guard event == .x else { return false }
    defer { state = .a }
    return state == .a
    --
    b x → a
    c x → a
    a x stays | rejects
    rest rejects
    ## deferred, but only told
    defer { note("\(state)") }
    switch (state, event) {
    case (.a, .x): state = .b
    default: break
    }
    --
    a x → b
    rest stays

    ## a loop that does not touch the state
    for step in 0..<3 { note("\(step)") }
    switch (state, event) {
    case (.a, .x):
      var step = 0
      while step < 3 { step += 1 }
      repeat { step -= 1 } while step > 0
      state = .b
    default: break
    }
    --
    a x → b
    rest stays

    ## a loop that changes the state @truth
    guard event == .x else { return }
    for _ in 0..<2 {
      if state == .a { state = .b } else { state = .c }
    }
    --
    ## a loop until a state is reached @truth
    guard event == .x else { return }
    while state != .c { state = .c }
    --
    ## a loop that may change nothing @truth
    guard event == .x else { return }
    if state == .c { return }
    for _ in 0..<count { state = .b }
    --

    ## a loop whose two ways come to the same @truth
    guard event == .x, state != .c else { return }
    for _ in 0..<2 {
      if isReady { state = .a }
      state = isReady ? state : .a
    }
    --
    ## a loop that changes it at least once
    switch (state, event) {
    case (.a, .x): repeat { state = .b } while count > 9
    default: break
    }
    --
    a x → b | ?
    rest stays

    ## a loop that may end the method @truth
    switch (state, event) {
    case (.a, .x):
      for step in 0..<count where step == 4 { return }
      state = .b
    default: break
    }
    --

    ## a loop that ends by a label @truth
    steps: for step in 0..<count {
      switch (state, event) {
      case (.a, .x):
        state = .b
        break steps
      default: continue steps
      }
    }
    --

    ## a loop over the events, under the event's name @truth
    for event in [Event.x, .y] {
      switch (state, event) {
      case (.a, .x): state = .b
      case (.b, .y): state = .c
      default: break
      }
    }
    --

    ## a loop whose variable hides the state @truth
    guard event == .x else { return }
    for state in [State.b, .c] { note("\(state)") }
    if state == .a { state = .b }
    --
    ## a loop with what is behind it known
    switch (state, event) {
    case (.a, .x):
      for _ in 0..<count { state = .c }
      state = .b
    default: break
    }
    --
    a x → b
    rest stays
    """#
  )
}
