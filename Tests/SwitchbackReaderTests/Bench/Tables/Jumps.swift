extension Table {
  static let jumps = Table(
    "jumps",
    #"""
    ## fallthrough
    guard event == .x else { return }
    switch state {
    case .a: fallthrough
    case .b: state = .c
    case .c: break
    }
    --
    a x → c
    b x → c
    rest stays
    ## fallthrough over the state and the event
    switch (state, event) {
    case (.a, .x): fallthrough
    case (.b, .x): state = .c
    default: break
    }
    --
    a x → c
    b x → c
    rest stays

    ## fallthrough after a change
    switch event {
    case .x:
      state = .b
      fallthrough
    case .y:
      if state == .b { state = .c }
    }
    --
    a x → c
    a y stays
    b x → c
    b y → c
    c x stays
    c y stays

    ## fallthrough that is overwritten
    switch (state, event) {
    case (.a, .x):
      state = .b
      fallthrough
    case (.a, .y): state = .c
    default: break
    }
    --
    a x → c
    a y → c
    rest stays

    ## fallthrough into default
    switch (state, event) {
    case (.a, .x): fallthrough
    case (.b, .x): fallthrough
    default: state = .c
    }
    --
    a x → c
    a y → c
    b x → c
    b y → c
    c x stays
    c y stays

    ## fallthrough over three arms
    guard event == .x else { return }
    switch state {
    case .a:
      note("a")
      fallthrough
    case .b:
      note("b")
      fallthrough
    case .c: state = .a
    }
    --
    a x stays
    b x → a
    c x → a
    rest stays
    ## fallthrough under a condition
    guard event == .x else { return }
    switch state {
    case .a:
      if isReady { fallthrough }
      state = .c
    case .b: state = .b
    case .c: break
    }
    --
    a x [isReady] → b
    a x → c
    rest stays
    ## fallthrough does not ask the next pattern
    switch (state, event) {
    case (.a, .x): fallthrough
    case (.c, .y): state = .b
    default: break
    }
    --
    a x → b
    c y → b
    rest stays

    ## fallthrough in a switch inside
    switch state {
    case .a:
      switch event {
      case .x: fallthrough
      case .y: state = .b
      }
    default: break
    }
    --
    a x → b
    a y → b
    rest stays

    ## fallthrough and return @next
    switch (self, event) {
    case (.a, .x): fallthrough
    case (.b, .x): return .c
    default: return nil
    }
    --
    a x → c
    b x → c

    ## fallthrough into a default that rejects @next
    switch (self, event) {
    case (.a, .x): return .b
    case (.b, .x): fallthrough
    default: return nil
    }
    --
    a x → b
    b x rejects | nothing

    ## break in the middle
    switch (state, event) {
    case (.a, .x):
      if isReady { break }
      state = .b
    default: break
    }
    --
    a x [isReady] stays
    a x → b
    rest stays

    ## break, and what stands behind the switch
    switch (state, event) {
    case (.a, .x):
      state = .b
      if isReady { break }
      state = .c
    default: return
    }
    if state == .c { state = .a }
    --
    a x [isReady] → b
    a x stays
    rest stays

    ## break in an inner switch leaves only that
    switch state {
    case .a:
      switch event {
      case .x: break
      case .y: return
      }
      state = .b
    default: break
    }
    --
    a x → b
    a y stays
    rest stays

    ## break to a label
    outer: switch state {
    case .a:
      switch event {
      case .x: break outer
      case .y: break
      }
      state = .b
    default: break
    }
    --
    a x stays
    a y → b
    rest stays

    ## break out of a labelled if
    change: if state == .a {
      if event == .y { break change }
      state = .b
    }
    --
    a x → b
    a y stays
    rest stays

    ## break out of a labelled do
    change: do {
      guard state == .a else { break change }
      if event == .y { break change }
      state = .b
    }
    if event == .y { state = .c }
    --
    a x → b
    a y → c
    b y → c
    c y stays
    rest stays

    ## a label that nobody uses
    rows: switch (state, event) {
    case (.a, .x): state = .b
    default: break rows
    }
    --
    a x → b
    rest stays

    ## an early end in an inner switch
    switch state {
    case .a:
      switch event {
      case .x:
        state = .b
        return
      case .y: break
      }
      state = .c
    default: break
    }
    --
    a x → b
    a y → c
    rest stays

    ## what stands behind a return is never reached
    switch (state, event) {
    case (.a, .x):
      state = .b
      return;
      1️⃣state = .c
    default: break
    }
    --
    a x → b
    rest stays
    unread 1️⃣ assignment
    ## a return takes the expression of the next line
    switch (state, event) {
    case (.a, .x):
      state = .b
      return
      state = .c
    default: break
    }
    --
    a x → c
    rest stays

    ## a loop that is left at once
    switch (state, event) {
    case (.a, .x):
      while true {
        state = .b
        break
      }
    default: break
    }
    --
    a x → b | ?
    rest stays
    """#
  )
}
