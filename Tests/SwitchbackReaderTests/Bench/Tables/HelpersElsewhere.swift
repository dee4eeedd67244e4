extension Table {
  static let helpersElsewhere = Table(
    "helpers in other places",
    #"""
    ## a function inside the method
    func open() { state = .b }
    switch (state, event) {
    case (.a, .x): open()
    default: break
    }
    --
    a x → b
    rest stays

    ## a function inside the method that gives the state
    func next() -> State { event == .x ? .b : .c }
    if state == .a { state = next() }
    --
    a x → b
    a y → c
    rest stays

    ## a closure inside the method @truth
    guard event == .x else { return }
    let open = { State.b }
    if state == .a { state = open() }
    --
    ## a helper in an extension @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): open()
        default: break
        }
      }
    }
    extension Machine {
      fileprivate mutating func open() { state = .b }
    }
    --
    a x → b
    rest stays

    ## a helper of another type
    switch (state, event) {
    case (.a, .x):
      log.open()
      state = .b
    default: break
    }
    +
    struct Log { func open() {} }
    let log = Log()
    --
    a x → b
    rest stays

    ## a helper of another type with the same name
    switch (state, event) {
    case (.a, .x): log.open()
    case (.b, .x): state = .c
    default: break
    }
    +
    struct Log {
      enum Level { case on, off }
      var state = Level.on
      mutating func open() { state = .off }
    }
    var log = Log()
    mutating func open() { state = .b }
    --
    b x → c
    events x y open
    a open → b
    c open → b
    rest stays
    sent x y
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
    case (.b, .x): state = .c
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
  )
}
