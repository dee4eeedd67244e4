extension Table {
  static let rowOrder = Table(
    "order of rows",
    #"""
    ## an unknown default @next
    switch (self, event) {
    case (.a, .x): .b
    @unknown default: nil
    }
    --
    a x → b

    ## an unknown default that stays
    guard event == .x else { return }
    switch state {
    case .a: state = .b
    case .b: state = .c
    case .c: break
    @unknown default: fatalError()
    }
    --
    a x → b
    b x → c
    rest stays
    ## the first row wins
    switch (state, event) {
    case (.a, .x): state = .b
    case (.a, _): state = .c
    case (.a, .y), (.b, .y): state = .a
    default: break
    }
    --
    a x → b
    a y → c
    b y → a
    rest stays

    ## a row that another hides
    switch (state, event) {
    case (.a, _): state = .b
    case (.a, .x): 1️⃣state = .c
    default: break
    }
    --
    a x → b
    a y → b
    rest stays
    unread 1️⃣ assignment
    ## an optional pattern
    switch (state, event) {
    case (.a, .x):
      if case .b? = saved { state = .b } else { state = .c }
    default: break
    }
    +
    var saved: State? = .a
    --
    a x [case .b? = saved] → b
    a x → c
    rest stays
    ## the state wrapped in an optional
    let now: State? = state
    switch (now, event) {
    case (.a?, .x): state = .b
    case (.some(.b), .x): state = .c
    case (nil, _), (.none, _): 1️⃣state = .a
    default: break
    }
    --
    a x → b
    b x → c
    rest stays
    unread 1️⃣ assignment
    ## a nested pattern for the rest
    switch (state, event) {
    case (.a, .x): state = .b
    case (.a, .y), (.b, .y), (.c, .y): state = .c
    case (.b, .x), (.c, .x): break
    }
    --
    a x → b
    a y → c
    b y → c
    rest stays
    """#
  )
}
