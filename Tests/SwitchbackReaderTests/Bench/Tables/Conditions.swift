extension Table {
  static let conditions = Table(
    "conditions",
    #"""
    ## if case
    guard event == .x else { return }
    if case .a = state { state = .b }
    --
    a x → b
    rest stays
    ## if case on both
    if case .a = state, case .x = event { state = .b }
    --
    a x → b
    rest stays

    ## if case on a tuple
    if case (.a, .x) = (state, event) { state = .b }
    --
    a x → b
    rest stays

    ## if case and else @next rules
    if case .a = self { return .b } else { return .c }
    --
    a x → b
    a y → b
    b x → c
    b y → c
    c x stays
    c y stays
    ## if case, else if case
    if case .a = state {
      state = .b
    } else if case .b = state, event == .y {
      state = .c
    } else {
      state = .a
    }
    --
    a x → b
    a y → b
    b x → a
    b y → c
    c x → a
    c y → a

    ## guard case
    guard event == .x else { return }
    guard case .a = state else { return }
    state = .b
    --
    a x → b
    rest stays
    ## guard case and a condition
    guard event == .x else { return }
    guard case .a = state, isReady else { return }
    state = .b
    --
    a x [isReady] → b
    a x stays
    rest stays
    ## guard, and another guard
    guard case .a = state else { return }
    guard event == .x else { return }
    guard isReady else { state = .c; return }
    state = .b
    --
    a x [isReady] → b
    a x → c
    rest stays

    ## equal
    if state == .a && event == .x { state = .b }
    --
    a x → b
    rest stays

    ## equal, the other way round
    if .a == state, .x == event { state = .b }
    --
    a x → b
    rest stays

    ## equal, with the type's name
    if state == State.a, event == Machine.Event.x { state = .b }
    --
    a x → b
    rest stays

    ## two tuples are equal
    if (state, event) == (.a, .x) { state = .b }
    --
    a x → b
    rest stays

    ## not equal
    guard event == .x else { return }
    if state != .a { state = .a }
    --
    b x → a
    c x → a
    rest stays
    ## not
    guard event == .x else { return }
    if !(state == .a) { state = .a }
    --
    b x → a
    c x → a
    rest stays
    ## or
    guard event == .x else { return }
    if state == .a || state == .b { state = .c }
    --
    a x → c
    b x → c
    rest stays
    ## or across state and event
    if state == .a || event == .y { state = .c }
    --
    a x → c
    a y → c
    b y → c
    rest stays

    ## and binds stronger than or
    if state == .a && event == .x || state == .b && event == .y { state = .c }
    --
    a x → c
    b y → c
    rest stays

    ## brackets around or
    if state == .a && (event == .x || isReady) { state = .b }
    --
    a x → b
    a y [isReady] → b
    a y stays
    rest stays

    ## not around and
    if !(state == .a && event == .x) { return }
    state = .b
    --
    a x → b
    rest stays

    ## not around or
    guard event == .x else { return }
    guard !(state == .b || state == .c) else { return }
    state = .b
    --
    a x → b
    rest stays
    ## a condition with the state
    guard event == .x else { return }
    if isReady && state == .a { state = .b }
    --
    a x [isReady] → b
    a x stays
    rest stays
    ## a condition or the state
    guard event == .x else { return }
    if state == .a || isReady { state = .b }
    --
    a x → b
    b x stays
    c x [isReady] → b
    c x stays
    rest stays
    ## not a condition or the state @meaning
    guard event == .x else { return }
    if !(isReady || state == .a) { state = .b }
    --
    a x stays
    b x stays
    c x [!isReady] → b
    c x stays
    rest stays
    ## two conditions
    guard event == .x else { return }
    if state == .a, isReady, isLate { state = .b }
    --
    a x [isReady && isLate] → b
    a x stays
    rest stays
    ## conditions one inside the other
    guard event == .x else { return }
    if state == .a {
      if isReady {
        if isLate { state = .c } else { state = .b }
      }
    }
    --
    a x [isReady && isLate] → c
    a x [isReady] → b
    a x stays
    rest stays
    ## conditions one after the other @meaning
    guard event == .x else { return }
    guard state == .a else { return }
    if isReady { state = .b }
    if isLate { state = .c }
    --
    a x [isLate] → c
    a x [isReady] → b
    a x stays
    rest stays
    ## the same condition twice @meaning
    guard event == .x else { return }
    guard state == .a else { return }
    if isReady { state = .b }
    if !isReady { state = .c }
    --
    a x [isReady] → b
    a x → c
    rest stays
    ## branches that come to the same @meaning
    guard event == .x else { return }
    guard state == .a else { return }
    if isReady { note("ready") } else { note("not ready") }
    state = .b
    --
    a x → b
    rest stays
    ## a branch that leads nowhere else
    guard state == .a, event == .x else { return }
    if isReady { note("ready") }
    state = .b
    --
    a x → b
    rest stays

    ## a comparison of numbers
    guard event == .x else { return }
    guard state == .a, count > 3 else { return }
    state = .b
    --
    a x [count > 3] → b
    a x stays
    rest stays
    ## a condition that ends early
    switch (state, event) {
    case (.a, .x):
      if isReady { return }
      state = .b
    default: break
    }
    --
    a x [isReady] stays
    a x → b
    rest stays

    ## a Boolean of something else beside a literal
    switch (state, event) {
    case (.a, .x): if options.isOn == true { state = .b }
    case (.b, .x): if options.isOn != true { state = .c }
    default: break
    }
    +
    struct Options { var isOn = false }
    var options = Options()
    --
    a x [options.isOn == true] → b
    a x stays
    b x [options.isOn != true] → c
    b x stays
    rest stays

    ## an optional that is unwrapped
    switch (state, event) {
    case (.a, .x):
      if let name { state = .b; note(name) }
    default: break
    }
    +
    var name: String?
    --
    a x [let name] → b
    a x stays
    rest stays

    ## an optional that has to be there
    switch (state, event) {
    case (.a, .x):
      guard let known = name else { state = .c; return }
      note(known)
      state = .b
    default: break
    }
    +
    var name: String?
    --
    a x [let known = name] → b
    a x → c
    rest stays

    ## a call that is compared with a literal
    switch (state, event) {
    case (.a, .x): if guide?.allows(.b) == true { state = .b }
    case (.a, .y): if false != guide?.allows(.b) { state = .c }
    default: break
    }
    +
    struct Guide { func allows(_ state: State) -> Bool { isReady } }
    var guide: Guide?
    --
    a x [guide?.allows(.b) == true] → b
    a x stays
    a y [false != guide?.allows(.b)] → c
    a y stays
    rest stays

    ## what the system offers
    switch (state, event) {
    case (.a, .x):
      if #available(macOS 99, *) { state = .b } else { state = .c }
    default: break
    }
    --
    a x [#available(macOS 99, *)] → b
    a x → c
    rest stays

    ## a helper's parameter that is not nil, and two that differ
    switch (state, event) {
    case (.a, .x): finish(name)
    case (.b, .x): turn(old, new)
    case (.c, .x): if !(name != nil) { state = .a }
    default: break
    }
    +
    var name: String?
    var old = State.a
    var new = State.b
    private mutating func finish(_ error: String?) {
      if error != nil { state = .b } else { state = .c }
    }
    private mutating func turn(_ before: State, _ after: State) {
      if before != after { state = .c }
    }
    --
    a x [name != nil] → b
    a x → c
    b x [old != new] → c
    b x stays
    c x [name == nil] → a
    c x stays
    rest stays
    open

    ## the order of the cases @file unrun
    struct Machine {
      enum State: Comparable, Sendable { case a, b, c }
      private(set) var state = State.a
      mutating func open() {
        guard state < .b else { return }
        state = .b
      }
      mutating func close() { if State.b <= state { state = .c } }
    }
    --
    events open close
    a open → b
    b close → c
    rest stays

    ## an order that the enum says itself @file unrun
    struct Machine {
      enum State: Int, Comparable {
        case a, b, c
        static func < (left: Self, right: Self) -> Bool { left.rawValue > right.rawValue }
      }
      private(set) var state = State.a
      mutating func open() { if state < .b { state = .b } }
    }
    --
    events open
    c open → b
    rest stays
    """#
  )
}
