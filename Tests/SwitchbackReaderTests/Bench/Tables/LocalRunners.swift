extension Table {
  static let localRunners = Table(
    "functions inside of functions that are given closures",
    #"""
    ## one that runs what it is given twice, behind something else, or never @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func begin() { if state == .a { state = .b } }
      func open() {
        func twice(_ body: () -> Void) { body(); body() }
        twice { state = state == .a ? .b : .c }
      }
      func close() {
        func first(_ body: () -> Void) { state = .b; body() }
        first { if state == .b { state = .c } }
      }
      func turn() {
        func never(_ body: () -> Void) {}
        never { 1️⃣state = .c }
      }
    }
    --
    methods
    rest stays
    a open → c
    b open → c
    a close → c
    b close → c
    unread 1️⃣ a closure sets the state, and when it runs
    events begin open close turn
    a begin → b

    ## one that asks what it is given @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func begin() { if state == .a { state = .b } }
      func open() {
        func set(_ next: (State) -> State) { state = next(state) }
        set { $0 == .a ? .c : .a }
      }
      func close() {
        func ask(_ isOpen: () -> Bool) { if isOpen() { state = .c } }
        ask { state == .b }
      }
      func turn() {
        func twice(_ count: Int, then body: () -> Void) { body(); body() }
        twice(1, then: { state = state == .a ? .b : .c })
      }
    }
    --
    methods
    events begin open close turn
    a begin → b
    rest stays
    a open → c
    b open → a
    c open → a
    b close → c
    a turn → c
    b turn → c

    ## closures that are constants @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func begin() { if state == .a { state = .b } }
      func open() {
        let twice = { (body: () -> Void) in body(); body() }
        twice { state = state == .a ? .b : .c }
      }
      func close() {
        let set = { (next: (State) -> State) in self.state = next(self.state) }
        set { $0 == .a ? .c : .a }
      }
    }
    --
    methods
    events begin open close
    a begin → b
    rest stays
    a open → c
    b open → c
    a close → c
    b close → a
    c close → a

    ## what is not followed: several closures, and functions that are named @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func begin() { if state == .a { state = .b } }
      func open() {
        func both(_ one: () -> Void, _ other: () -> Void) { other(); one() }
        both({ state = .b }, { state = .c })
      }
      func close() {
        func twice(_ body: () -> Void) { body(); body() }
        twice(3️⃣step)
      }
      private func step() { 4️⃣state = state == .a ? .b : .c }
    }
    --
    methods
    events begin open close
    a begin → b
    b begin stays
    c begin stays
    a open ?
    b open ?
    c open ?
    a close ?
    b close ?
    c close ?
    unread * a closure that changes the state is not followed
    unread * a closure sets the state, and when it runs is not followed
    unread 3️⃣ when 'step' is called is not followed
    unread 4️⃣ 'step' sets the state, and no event is seen to lead

    ## a function inside of one that a task calls @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private var state = State.a
      func start() {
        guard state == .a else { return }
        state = .b
      }
      func poke() {
        func inner() { step() }
        Task { inner() }
      }
      private func step() { state = .c }
      func go() { if state == .c { state = .d } }
    }
    --
    states a b c d
    events start poke go poke(Task)
    a start → b
    b start stays
    c start stays
    d start stays
    a poke stays any
    b poke stays any
    c poke stays any
    d poke stays any
    a go stays any
    b go stays any
    c go → d
    d go stays any
    a poke(Task) → c any
    b poke(Task) → c any
    c poke(Task) stays any
    d poke(Task) → c any

    ## an observer of a local @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private var state = State.a
      func start() {
        guard state == .a else { return }
        state = .b
      }
      func poke() {
        var count = 1 { didSet { step() } } // 1️⃣
        count = 2
      }
      private func step() { state = .c } // 2️⃣
      func go() { if state == .c { state = .d } }
    }
    --
    states a b c d
    events start poke go
    a start → b
    b start stays
    c start stays
    d start stays
    a poke ? count any
    b poke ? count any
    c poke ? count any
    d poke ? count any
    a go stays any
    b go stays any
    c go → d
    d go stays any
    unread 1️⃣ what 'count' does when it is set is not followed
    unread 2️⃣ no event is seen
    """#
  )
}
