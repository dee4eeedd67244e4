extension Table {
  static let mistakes = Table(
    "source with mistakes",
    #"""
    ## a brace is missing at the end @file invalid
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
    --
    a x → b
    rest stays

    ## the source ends in a row @file invalid
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        case (.b, .y): state = .c
    --
    a x → b
    b y → c
    rest stays | nothing
    ## an assignment of nothing @invalid
    switch (state, event) {
    case (.a, .x): 1️⃣state =
    case (.b, .x): state = .c
    default: break
    }
    --
    a x ?
    b x → c
    rest stays
    unread 1️⃣ state
    open
    ## nonsense between rows @invalid
    switch (state, event) {
    case (.a, .x): state = .b
    case (.b, .x): state = .c
    default: break
    }
    ) ] @
    --
    a x → b
    b x → c
    rest stays

    ## a case that is not there @invalid
    switch (state, event) {
    case (.a, .x): 1️⃣state = .missing
    case (.b, .x): state = .c
    default: break
    }
    --
    a x ? .missing
    b x → c
    rest stays
    unread 1️⃣ missing

    ## a pattern of a case that is not there @invalid
    switch (state, event) {
    case (1️⃣.missing, .x): state = .b
    case (.b, .x): state = .c
    default: break
    }
    --
    a x [.missing] ? (.missing, .x)
    a x stays
    b x [.missing] ? (.missing, .x)
    b x → c
    c x [.missing] ? (.missing, .x)
    rest stays
    c x stays
    unread 1️⃣ missing
    ## an event that is not there @invalid
    switch (state, event) {
    case (.a, 1️⃣.missing): state = .b
    case (.b, .x): state = .c
    default: break
    }
    --
    a x [.missing] ? (.a, .missing)
    a x stays
    a y [.missing] ? (.a, .missing)
    a y stays
    b x → c
    rest stays
    unread 1️⃣ missing
    open
    ## a switch without a default @invalid
    switch (state, event) {
    case (.a, .x): state = .b
    }
    --
    a x → b
    rest stays | nothing
    ## a pattern with too many parts @invalid truth
    switch (state, event) {
    case 1️⃣(.a, .x, .y): state = .b
    case (.b, .x): state = .c
    default: break
    }
    --
    b x → c
    rest stays
    unread 1️⃣ .a, .x, .y
    open
    ## a switch over nothing @invalid
    switch {
    case .a: state = .b
    }
    if state == .a, event == .x { state = .c }
    --
    a x ? | → c
    rest stays | ? | nothing
    ## two machines, one of them broken @file invalid
    struct Broken {
      enum State { case a, b, }
      var state = State.
      func
    }
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
    others
    a x → b
    rest stays
    ## a type that has no end of its own @file invalid
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        if case .a = state, event == .x { state = .b
    --
    a x → b
    rest stays
    ## a merge that was not finished @invalid
    switch (state, event) {
    case (.a, .x): state = .b
    <<<<<<< ours
    case (.b, .x): state = .c
    =======
    case (.b, .x): state = .a
    >>>>>>> theirs
    default: break
    }
    --
    others
    a x → b
    b x ? | → c | → a | stays | nothing
    rest stays | ? | rejects | nothing
    """#
  )
}
