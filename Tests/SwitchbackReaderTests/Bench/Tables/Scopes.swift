extension Table {
  static let scopes = Table(
    "scopes",
    #"""
    ## a local hides the state
    do {
      var state = State.c
      if event == .x { state = .b }
      note("\(state)")
    }
    if state == .a { state = .b }
    --
    a x → b
    a y → b
    rest stays

    ## a local hides the state, and self does not
    var state = State.c
    if event == .x { state = .b }
    if self.state == .a { self.state = state }
    --
    a x → b
    a y → c
    rest stays

    ## a binding hides the state
    switch (state, event) {
    case (let state, .x) where state == .a: self.state = .b
    case (let state, _): note("\(state)")
    }
    --
    a x → b
    rest stays

    ## a variable of a pattern hides the state
    switch (state, event) {
    case (var state, .x):
      state = .b
      note("\(state)")
    case (_, .y): break
    }
    --
    rest stays

    ## a local hides the event @truth
    do {
      let event = Event.y
      switch (state, event) {
      case (.a, .x): state = .c
      case (.a, .y): state = .b
      default: break
      }
    }
    --

    ## a local hides the event with something unknown @truth
    let event: Event = isReady ? .x : .y
    switch (state, event) {
    case (.a, .x): state = .b
    default: break
    }
    --

    ## a name of an inner scope is gone behind it
    if event == .x {
      let state = State.c
      note("\(state)")
    }
    if state == .a { state = .b }
    --
    a x → b
    a y → b
    rest stays

    ## a name of one arm is not the name of another
    switch event {
    case .x:
      let next = State.b
      if state == .a { state = next }
    case .y:
      let next = State.c
      if state == .b { state = next }
    }
    --
    a x → b
    b y → c
    rest stays

    ## if let hides @meaning
    if let state = saved {
      note("\(state)")
    } else if event == .x, state == .a {
      state = .b
    }
    +
    let saved: Int? = nil
    --
    a x [let state = saved] stays
    a x → b
    rest stays

    ## the parameter of a closure hides the state
    guard event == .x else { return }
    let names = [State.b].map { state in "\(state)" }
    note("\(names)")
    if state == .a { state = .b }
    --
    a x → b
    rest stays
    ## the parameter of an inner function hides the state
    guard event == .x else { return }
    func name(_ state: State) -> String { "\(state)" }
    note(name(.c))
    if state == .a { state = .b }
    --
    a x → b
    rest stays
    ## a local type hides the states
    switch (state, event) {
    case (.a, .x):
      enum State { case b, d }
      let local = State.d
      note("\(local)")
      self.state = .b
    default: break
    }
    --
    a x → b
    rest stays

    ## the event under another name
    let input = event
    switch (state, input) {
    case (.a, .x): state = .b
    default: break
    }
    --
    a x → b
    rest stays

    ## a label is no name
    guard event == .x else { return }
    state: do {
      if self.state == .a { self.state = .b; break state }
      self.state = .c
    }
    --
    a x → b
    b x → c
    c x stays
    rest stays
    ## a case that has the name of the event @file
    struct Machine {
      enum State { case event, state, c }
      enum Event { case x, y }
      var state = State.event
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.event, .x): state = .state
        case (.state, .x): state = .event
        default: break
        }
      }
    }
    --
    states event state c
    initial event
    event x → state
    state x → event
    rest stays

    ## states and events share a case @file
    struct Machine {
      enum State { case x, y }
      enum Event { case x, y }
      var state = State.x
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.x, .y): state = .y
        case (.y, .x): state = .x
        default: break
        }
      }
    }
    --
    states x y
    initial x
    x y → y
    y x → x
    rest stays
    """#
  )
}
