extension Table {
  static let copies = Table(
    "copies",
    #"""
    ## a copy that is changed and returned @next
    var next = self
    switch (self, event) {
    case (.a, .x): next = .b
    case (.b, .x): next = .c
    default: break
    }
    return next
    --
    a x → b
    b x → c
    rest stays

    ## a copy that is assigned back @become
    var next = self
    switch (self, event) {
    case (.a, .x): next = .b
    default: break
    }
    self = next
    --
    a x → b
    rest stays

    ## a copy that is dropped
    var copy = state
    switch (state, event) {
    case (.a, .x): copy = .b
    case (.b, .x): state = .c
    default: break
    }
    note("\(copy)")
    --
    a x stays
    b x → c
    rest stays

    ## a copy of a copy
    var first = state
    var second = first
    switch (first, event) {
    case (.a, .x): second = .b
    default: break
    }
    first = second
    state = first
    --
    a x → b
    rest stays

    ## a copy of the old state is asked after the change
    let old = state
    state = .b
    switch (old, event) {
    case (.a, .x): state = .c
    default: state = old
    }
    --
    a x → c
    rest stays

    ## the new state is asked after the change
    switch (state, event) {
    case (.a, .x): state = .b
    default: break
    }
    if state == .b { state = .c }
    --
    a x → c
    b x → c
    b y → c
    rest stays

    ## state and event as two constants
    let (now, what) = (state, event)
    switch (now, what) {
    case (.a, .x): state = .b
    default: break
    }
    --
    a x → b
    rest stays

    ## state and event as one constant
    let pair = (state, event)
    switch pair {
    case (.a, .x): state = .b
    default: break
    }
    --
    a x → b
    rest stays

    ## parts of a constant
    let pair = (now: state, event)
    switch (pair.now, pair.1) {
    case (.a, .x): state = .b
    default: break
    }
    --
    a x → b
    rest stays

    ## a variable that holds the event
    var what = event
    if isReady { what = .y }
    switch (state, what) {
    case (.a, .y): state = .b
    default: break
    }
    --
    a x [isReady] → b
    a x stays
    a y → b
    rest stays

    ## the event is replaced for one state
    var event = event
    if state == .a { event = .y }
    switch event {
    case .x: state = .c
    case .y: state = .b
    }
    --
    a x → b
    a y → b
    b x → c
    b y stays
    c x stays
    c y → b

    ## an optional that stays nil
    var next: State?
    switch (state, event) {
    case (.a, .x): next = .b
    default: break
    }
    guard let next else { return }
    state = next
    --
    a x → b
    rest stays

    ## an optional that is unwrapped with a default
    var next: State? = nil
    switch (state, event) {
    case (.a, .x): next = .b
    default: break
    }
    state = next ?? state
    --
    a x → b
    rest stays

    ## an optional that is compared with nil
    var next: State?
    if case (.a, .x) = (state, event) { next = .b }
    if next != nil { state = .b }
    --
    a x → b
    rest stays

    ## an optional that an expression gives
    let next: State? = switch (state, event) {
    case (.a, .x): .b
    default: nil
    }
    if let next { state = next }
    --
    a x → b
    rest stays

    ## an optional that is returned @next
    var next: Self?
    switch (self, event) {
    case (.a, .x): next = .b
    case (.b, .y): next = .a
    default: next = nil
    }
    return next
    --
    a x → b
    b y → a
    rest rejects | nothing

    ## a constant in each arm
    switch (state, event) {
    case (.a, .x):
      let next = State.b
      state = next
    case (.b, .x):
      let next = State.c
      state = next
    default: break
    }
    --
    a x → b
    b x → c
    rest stays

    ## a constant that an expression gives
    guard event == .x else { return }
    let next: State = isReady ? .b : .c
    if state == .a { state = next }
    --
    a x [isReady] → b
    a x → c
    rest stays
    ## a constant that a switch gives @follow
    let next: State =
      switch (state, event) {
      case (.a, .x): .b
      case (.b, .y): .c
      default: state
      }
    return next
    --
    a x → b
    b y → c
    rest stays

    ## a variable that is overwritten under a condition
    guard event == .x else { return }
    var next = State.b
    if isReady { next = .c }
    if case .a = state { state = next }
    --
    a x [isReady] → c
    a x → b
    rest stays
    ## two variables and only one written back @next meaning
    var first = self
    var second = self
    switch event {
    case .x: first = .b
    case .y: second = .c
    }
    return isReady ? first : second
    --
    a x [isReady] → b
    a x stays
    a y [isReady] stays
    a y → c
    b x stays
    b y [isReady] stays
    b y → c
    c x [isReady] → b
    c x stays
    c y stays
    ## a change after the copy does not change the copy
    let copy = state
    if state == .a { state = .b }
    if event == .y { state = copy }
    --
    a x → b
    a y stays
    rest stays

    ## a copy of the whole machine @truth
    guard event == .x else { return }
    var copy = self
    if state == .a { copy.state = .b }
    self = copy
    --
    ## a copy that is replaced by another case's name @follow
    var state = state
    if event == .x, state == .a { state = .b }
    return state
    --
    a x → b
    rest stays

    ## a flag that remembers a comparison
    let isFirst = state == .a
    switch event {
    case .x where isFirst: state = .b
    default: break
    }
    --
    a x → b
    rest stays

    ## a flag in a guard
    let isFirst = state == .a && event == .x
    guard isFirst else { return }
    state = .b
    --
    a x → b
    rest stays

    ## a flag that is set in an arm
    var moves = false
    switch (state, event) {
    case (.a, .x): moves = true
    default: break
    }
    if moves { state = .b }
    --
    a x → b
    rest stays

    ## a copy of the whole machine that is given away @file unrun
    struct Machine {
      enum State { case a, b, c }
      var state = State.a
      func 1️⃣moved(to next: State) -> Machine {
        var copy = self
        copy.state = next
        return copy
      }
      mutating func open() { if state == .a { state = .b } }
      mutating func close() { if state == .b { state = .c } }
    }
    --
    events moved open close
    a open → b
    b close → c
    rest stays
    unread 1️⃣ sets the state of a copy
    """#
  )
}
