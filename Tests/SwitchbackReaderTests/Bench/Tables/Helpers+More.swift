extension Table {
  static let helpersMore = #"""
    ## a helper that calls itself @truth
    switch (state, event) {
    case (.a, .x): count(down: 3)
    default: break
    }
    +
    private mutating func count(down number: Int) {
      if number == 0 { state = .b } else { count(down: number - 1) }
    }
    --

    ## the method sends itself another event @truth
    switch (state, event) {
    case (.a, .x):
      state = .b
      send(.y)
    case (.b, .y): state = .c
    default: break
    }
    --

    ## the method sends itself the same event for ever @unrun truth
    switch (state, event) {
    case (.a, .x): send(event)
    default: break
    }
    --

    ## a helper that does not touch the state
    switch (state, event) {
    case (.a, .x):
      tell(event)
      state = .b
    default: tell(event)
    }
    +
    private func tell(_ event: Event) { note("\(event) in \(state)") }
    --
    a x → b
    rest stays

    ## a helper that is nowhere to be seen @file invalid
    final class Machine: Elsewhere {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): open()
        case (.b, .x):
          open()
          state = .c
        default: break
        }
      }
    }
    --
    a x stays | ?
    b x → c
    rest stays

    ## a helper with a generic argument
    switch (state, event) {
    case (.a, .x): open(3)
    default: break
    }
    +
    private mutating func open<Value>(_ value: Value) { state = .b }
    --
    a x → b
    rest stays

    ## a helper with defer
    switch (state, event) {
    case (.a, .x): open()
    default: break
    }
    +
    private mutating func open() {
      defer { state = .b }
      state = .c
    }
    --
    a x → b
    rest stays

    ## a helper whose local has the name of the state
    switch (state, event) {
    case (.a, .x): open()
    default: break
    }
    +
    private mutating func open() {
      var state = State.c
      if isReady { state = .b }
      self.state = state
    }
    --
    a x [isReady] → b
    a x → c
    rest stays

    ## a helper changes a copy of the state in place
    var next = state
    change(&next)
    if event == .x { state = next }
    +
    private func change(_ state: inout State) {
      if state == .a { state = .b }
    }
    --
    a x → b
    rest stays

    ## an enum's helper gives the next state @next
    switch event {
    case .x: opened()
    case .y: nil
    }
    +
    private func opened() -> Self? {
      if case .a = self { .b } else { nil }
    }
    --
    a x → b
    rest rejects

    ## an enum's helper with another case @next
    switch (self, event) {
    case (.a, .x): Machine.b.opened
    default: nil
    }
    +
    private var opened: Self { self == .b ? .c : .a }
    --
    a x → c | ?
    """#
}
