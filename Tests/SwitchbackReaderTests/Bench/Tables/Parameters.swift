extension Table {
  static let parameters = Table(
    "parameters",
    #"""
    ## a state that is changed in place @reduce
    switch (state, event) {
    case (.a, .x): state = .b
    case (.b, .y): state = .c
    default: break
    }
    --
    a x → b
    b y → c
    rest stays

    ## a state that is returned @follow
    switch (state, event) {
    case (.a, .x): return .b
    case (.b, .y): return .c
    default: return state
    }
    --
    a x → b
    b y → c
    rest stays

    ## a copy in place is written back @reduce
    var next = state
    if case (.a, .x) = (state, event) { next = .b }
    state = next
    --
    a x → b
    rest stays

    ## a helper in place @reduce
    switch (state, event) {
    case (.a, .x): open(&state)
    default: break
    }
    +
    static func open(_ state: inout State) { state = .b }
    --
    a x → b
    rest stays

    ## a helper in place with another name for it @reduce
    switch event {
    case .x: open(&state)
    case .y: break
    }
    +
    static func open(_ door: inout State) {
      guard door == .a else { return }
      door = .b
    }
    --
    a x → b
    rest stays

    ## an unknown function in place @reduce unrun
    switch (state, event) {
    case (.a, .x): 1️⃣fill(&state)
    default: break
    }
    --
    a x ?
    rest stays
    unread 1️⃣ state
    ## a free function in place @file
    enum State { case a, b, c }
    enum Event { case x, y }
    func reduce(state: inout State, event: Event) {
      switch (state, event) {
      case (.a, .x): state = .b
      default: break
      }
    }
    --
    machine State
    a x → b
    rest stays
    run var after = state; reduce(state: &after, event: event); return moved(state, after)

    ## a free function that returns it @file
    enum Light { case a, b, c }
    enum Signal { case x, y }
    func light(after light: Light, on signal: Signal) -> Light {
      switch (light, signal) {
      case (.a, .x): .b
      case (.b, .x): .c
      default: light
      }
    }
    --
    machine Light
    types Light Signal
    a x → b
    b x → c
    rest stays
    run return moved(state, light(after: state, on: event))

    ## a free function that may return nil @file
    enum Light { case a, b, c }
    enum Signal { case x, y }
    func light(after light: Light, on signal: Signal) -> Light? {
      switch (light, signal) {
      case (.a, .x): .b
      case (.b, .x): nil
      default: nil
      }
    }
    --
    machine Light
    types Light Signal
    a x → b
    b x rejects
    run return light(after: state, on: event).map { moved(state, $0) } ?? "rejects"

    ## the event comes first @file
    enum Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      static func handle(_ what: Event, in now: State) -> State? {
        switch (now, what) {
        case (.a, .x): return .b
        default: return nil
        }
      }
    }
    --
    a x → b
    run return handle(event, in: state).map { moved(state, $0) } ?? "rejects"

    ## one-letter names @file
    enum Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      static func reduce(s: inout State, e: Event) {
        switch (s, e) {
        case (.a, .x): s = .b
        default: break
        }
      }
    }
    --
    a x → b
    rest stays
    run var after = state; reduce(s: &after, e: event); return moved(state, after)

    ## a method with both @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      func next(_ state: State, _ event: Event) -> State {
        switch state {
        case .a where event == .x: return .b
        default: return state
        }
      }
    }
    --
    a x → b
    rest stays
    run return moved(state, Self().next(state, event))

    ## a result that says whether it moved @file
    enum Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      static func apply(_ event: Event, to state: inout State) -> Bool {
        switch (state, event) {
        case (.a, .x): state = .b; return true
        default: return false
        }
      }
    }
    --
    a x → b
    run var after = state; let said = apply(event, to: &after); return moved(state, after, said)

    ## a function that throws @file
    enum Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      static func apply(_ event: Event, to state: inout State) throws {
        switch (state, event) {
        case (.a, .x): state = .b
        case (.b, .x): throw Failure()
        default: throw Failure()
        }
      }
    }
    --
    a x → b
    b x rejects
    run var after = state; do { try apply(event, to: &after) } catch { return moved(state, after, false) }; return moved(state, after)

    ## the states are the cases of the type itself @file
    enum Machine {
      case a, b, c
      enum Event { case x, y }
      static func reduce(_ state: inout Machine, _ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    --
    a x → b
    rest stays
    types Self Event
    run var after = state; reduce(&after, event); return moved(state, after)

    ## in a type inside another @file
    struct Player {
      enum Rule {
        enum State { case a, b, c }
        enum Event { case x, y }
        static func next(_ state: State, _ event: Event) -> State {
          if (state, event) == (.a, .x) { return .b }
          return state
        }
      }
    }
    --
    machine Player.Rule
    a x → b
    rest stays
    run return moved(state, next(state, event))

    ## a third parameter @file
    enum Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      static func next(_ state: State, _ event: Event, isForced: Bool) -> State {
        switch (state, event) {
        case (.a, .x): .b
        case (.b, .x) where isForced: .c
        default: state
        }
      }
    }
    --
    a x → b
    b x [isForced] → c
    b x stays
    rest stays
    run return moved(state, next(state, event, isForced: false))

    ## the parameter is hidden by a variable of its name @follow
    var state = state
    switch (state, event) {
    case (.a, .x): state = .b
    default: break
    }
    return state
    --
    a x → b
    rest stays

    ## the parameter is returned unchanged @follow
    switch (state, event) {
    case (.a, .x): .b
    case (let state, _): state
    }
    --
    a x → b
    rest stays

    ## a parameter whose case decides nothing about the state @methods
    private mutating func end(_ reason: Reason) {
      guard state != .a else { return }
      let isByUser = reason == .user && count > 0
      if isByUser { log.note() }
      state = .a
    }
    mutating func stop() { end(.user) }
    mutating func begin() { if state == .a { state = .b } }
    +
    enum Reason { case user, time }
    private var count = 0
    let log = Log()
    struct Log { func note() {} }
    --
    events stop begin
    a stop stays
    b stop → a
    c stop → a
    a begin → b
    b begin stays
    c begin stays

    ## not where a function is called that may do something to the state @methods unrun
    mutating func end(_ reason: Reason) {
      if reason == .user { again { 1 } }
    }
    mutating func begin() { if state == .a { state = .b } }
    +
    enum Reason { case user, time }
    private mutating func again(_ body: () -> Int) { if state == .b { state = .c } }
    --
    events end(.user) end(.time) begin
    a end(.user) stays
    b end(.user) → c
    c end(.user) stays
    a end(.time) stays any
    b end(.time) stays any
    c end(.time) stays any
    a begin → b
    b begin stays
    c begin stays
    """#
  )
}
