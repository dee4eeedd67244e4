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

    ## two sides that are ordered, sums, and getters that set the state @file
    struct Machine {
      enum State: Int, Comparable {
        case a = 1, b, c
        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
      }
      private(set) var state = State.a
      mutating func open() { if state < shift() { state = .c } }
      mutating func close() { if shift() > state { 1️⃣state = .c } }
      mutating func turn() { if state.rawValue + shift().rawValue == 3 { state = .c } }
      mutating func rest() { if state == passed { state = .c } }
      mutating func skip() {
        switch (state, passed) {
        case (.b, .a): state = .c
        default: break
        }
      }
      private mutating func shift() -> State {
        state = .b
        return .b
      }
      private var passed: State {
        mutating get {
          state = .b
          return .a
        }
      }
    }
    --
    events open close turn rest skip
    methods
    a open → c
    b open stays
    c open → b
    a close → b
    b close stays
    c close → b
    a turn → c
    b turn stays
    c turn → b
    a rest → c
    b rest stays
    c rest → b
    a skip → b
    b skip → c
    c skip → b
    unread 1️⃣ no state and event

    ## two tuples that are compared, each of which is made as a whole @methods
    mutating func open() { if (State.a, shift()) == (state, true) { 1️⃣state = .c } }
    mutating func close() { if (state, shift()) == (passed(), true) { state = .b } }
    mutating func turn() { if (state, shift()) != (.a, true) { state = .a } }
    +
    private mutating func shift() -> Bool {
      state = .b
      return true
    }
    private mutating func passed() -> State {
      state = .c
      return .a
    }
    --
    events open close turn
    a open → b
    b open stays
    c open → b
    a close → b
    b close → c
    c close stays
    a turn → b
    b turn → a
    c turn → a
    unread 1️⃣ no state and event

    ## the place of a value is found before the value @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func begin() { if state == .a { state = .b } }
      private var slots = [0, 0], box = Box(), counts: [String: Int] = [:], count = 0
      func open() { slots[index()] = value() }
      func close() { target().count = value() }
      func turn() { box[index()] = value() }
      func skip() { (count, slots[index()]) = (value(), 1) }
      func end() { counts[key(.b), default: number(.a)] += number(.c) }
      func stop() { slots[index()] += value() }
      private func index() -> Int { state = .b; return 0 }
      private func value() -> Int { state = .c; return 0 }
      private func target() -> Box { state = .b; return box }
      private func key(_ next: State) -> String { state = next; return "" }
      private func number(_ next: State) -> Int { state = next; return 0 }
    }
    final class Box {
      var count = 0
      subscript(index: Int) -> Int { get { 0 } set {} }
    }
    --
    methods
    events begin open close turn skip end stop
    a begin → b
    b begin stays
    c begin stays
    a open → c
    b open → c
    c open stays
    a close → c
    b close → c
    c close stays
    a turn → c
    b turn → c
    c turn stays
    a skip → c
    b skip → c
    c skip stays
    a end [counts[key(.b)] == nil] stays
    a end → c
    b end [counts[key(.b)] == nil] → a
    b end → c
    c end [counts[key(.b)] == nil] → a
    c end stays
    a stop → c
    b stop → c
    c stop stays

    ## an assignment beside others, and a pattern that moves the state @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func begin() { if state == .a { state = .b } }
      func open() { _ = (finish(), state = .a) }
      func close() {
        let done: Void = state == .a ? finish() : (state = .a)
        _ = done
      }
      func turn() { if case step() = 0 { state = .b } }
      func skip() {
        switch 0 {
        case step(): break
        default: break
        }
      }
      private func finish() { state = .c }
      private func step() -> Int { state = .c; return 1 }
    }
    --
    methods
    events begin open close turn skip
    a begin → b
    b open → a
    c open → a
    a close → c
    b close → a
    c close → a
    a turn [case step() = 0] → b
    a turn → c
    b turn [case step() = 0] stays
    b turn → c
    c turn [case step() = 0] → b
    c turn stays
    a skip ?
    b skip ?
    c skip ?
    unread * what 'step()' does to the state is not followed
    rest stays
    """#
  )
}
