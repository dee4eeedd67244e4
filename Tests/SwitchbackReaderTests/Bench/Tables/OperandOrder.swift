extension Table {
  static let operandOrder = Table(
    "what stands to the left is read before what stands to the right moves",
    #"""
    ## two sides of a comparison @methods
    mutating func open() { if state == next(.b, giving: .a) { state = .c } }
    mutating func close() { if next(.b, giving: .b) == state { state = .c } }
    mutating func turn() { if state != next(.b, giving: .b) { state = .a } }
    mutating func skip() { if (state, true) == (.a, shift()) { state = .c } }
    +
    private mutating func next(_ new: State, giving given: State) -> State {
      state = new
      return given
    }
    private mutating func shift() -> Bool {
      state = .b
      return true
    }
    --
    events open close turn skip
    a open → c
    b open stays
    c open → b
    a close → c
    b close → c
    c close stays
    a turn stays
    b turn stays
    c turn → a
    a skip → c
    b skip stays
    c skip → b

    ## the parts of a tuple @methods
    mutating func open() {
      switch (state, shift()) {
      case (.a, true): state = .c
      case (.b, _): state = .a
      default: break
      }
    }
    mutating func close() {
      switch (shift(), state) {
      case (true, .b): state = .c
      default: 1️⃣state = .a
      }
    }
    mutating func turn() {
      let (was, isDone) = (state, shift())
      if was == .a, isDone { state = .c }
      if was == .c, !isDone { 2️⃣state = .a }
    }
    mutating func skip() {
      let (isDone, now) = (shift(), state)
      if now == .b, isDone { state = .c }
    }
    +
    private mutating func shift() -> Bool {
      state = .b
      return true
    }
    --
    events open close turn skip
    a open → c
    b open → a
    c open → b
    a close → c
    b close → c
    c close stays
    a turn → c
    b turn stays
    c turn → b
    a skip → c
    b skip → c
    c skip stays
    unread 1️⃣ no state and event
    unread 2️⃣ no state and event

    ## parts of a tuple that are asked where those before match @methods
    mutating func open() { if case (.a, true) = (state, shift()) { state = .c } }
    mutating func close() { if case (true, .c) = (shift(), state) { 1️⃣state = .a } }
    mutating func turn() {
      guard case (.c, (true, let now)) = (state, (shift(), state)) else { return }
      if now == .b { state = .a }
    }
    mutating func skip() { while case (.c, true) = (state, shift()) {} }
    +
    private mutating func shift() -> Bool {
      state = .b
      return true
    }
    --
    events open close turn skip
    a open → c
    b open stays
    c open stays
    a close → b
    b close stays
    c close → b
    a turn stays
    b turn stays
    c turn → a
    a skip stays
    b skip stays
    c skip → b
    unread 1️⃣ no state and event

    ## the state in a tuple that a function gives @methods
    mutating func open() {
      let (was, count) = before()
      if was == .a, count == 1 { state = .c }
    }
    mutating func rest() { if state == .c { state = .a } }
    +
    private mutating func before() -> (State, Int) { (state, shift()) }
    private mutating func shift() -> Int {
      state = .b
      return 1
    }
    --
    events open rest
    a open [count == 1] → c
    a open → b
    b open stays
    c open → b
    c rest → a
    rest stays

    ## numbers @file
    struct Machine {
      enum State: Int { case a = 1, b, c }
      var state = State.a
      mutating func open() { if state.rawValue < shift().rawValue { state = .c } }
      mutating func close() { if shift().rawValue <= state.rawValue { state = .c } }
      private mutating func shift() -> State {
        state = .b
        return .b
      }
    }
    --
    events open close
    methods
    a open → c
    b open stays
    c open → b
    a close → c
    b close → c
    c close stays

    ## what is nil calls what stands behind @file
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      private var count = 0
      func open() { count = found(false) ?? shift() }
      func close() { count = found(true) ?? shift() }
      func turn() { state = movedOn() ?? state }
      func rest() { if state == .c { state = .a } }
      private func found(_ isThere: Bool) -> Int? { isThere ? count : nil }
      private func shift() -> Int {
        state = .b
        return 1
      }
      private func movedOn() -> State? {
        state = .c
        return nil
      }
    }
    --
    events open close turn rest
    methods
    a open [found(false) == nil] → b any
    a open stays any
    b open stays any
    c open [found(false) == nil] → b any
    c open stays any
    a close [found(true) == nil] → b any
    a close stays any
    b close stays any
    c close [found(true) == nil] → b any
    c close stays any
    a turn → c any
    b turn → c any
    c turn stays any
    c rest → a
    rest stays
    """#
  )
}
