extension Table {
  static let ownEquality = Table(
    "enums that say of themselves what is equal",
    #"""
    ## a case that is forgotten @file
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      func open() {
        guard state == .a || state == .c else { return }
        state = .b
      }
      func close() {
        guard state != .c else { return }
        state = .c
      }
      func reset() { if [.b, .c].contains(state) { state = .a } }
    }
    extension Machine.State: Equatable {
      static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.a, .a), (.b, .b): true
        default: false
        }
      }
    }
    --
    methods
    states a b c
    events open close reset
    a open → b
    a close → c
    b close → c
    c close → c | stays
    b reset → a
    rest stays

    ## cases that are one @file
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      func open() { if state == .b { state = .c } else { state = .b } }
    }
    extension Machine.State: Equatable {
      static func == (one: Self, other: Self) -> Bool {
        return switch (one, other) {
        case (.a, .b), (.b, .a): true
        case (.a, .a), (.b, .b), (.c, .c): true
        case (.a, _), (.b, _), (.c, _): false
        }
      }
    }
    --
    methods
    states a b c
    events open
    a open → c
    b open → c
    c open → b

    ## payloads that are compared @file unrun
    final class Machine {
      enum State { case a, b(Int), c }
      private(set) var state = State.a
      func open() { if state == .a { state = .b(1) } }
      func close() { if state == .b(2) { state = .c } }
    }
    extension Machine.State: Equatable {
      static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.a, .a), (.c, .c): return true
        case (.b(let one), .b(let other)): return one == other
        case (.a, _), (.b, _), (.c, _): return false
        }
      }
    }
    --
    states a b c
    events open close
    a open → b
    b close [state == .b(2)] → c
    b close stays
    rest stays

    ## payloads of which nothing is asked @file unrun
    final class Machine {
      enum State { case a, b(Int), c }
      private(set) var state = State.a
      func open() { if state == .a { state = .b(1) } }
      func close() { if state == .b(2) { state = .c } }
    }
    extension Machine.State: Equatable {
      static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.a, .a), (.b, .b), (.c, .c): return true
        default: return false
        }
      }
    }
    --
    states a b c
    events open close
    a open → b
    b close → c
    rest stays

    ## an order that names each pair @file unrun
    final class Machine {
      private(set) var state = State.a
      func open() { if state < .b { state = .b } }
      func close() {
        guard state <= .b else { return }
        state = .c(3)
      }
      enum State: Comparable {
        case a, b
        case c(Int)
        static func < (lhs: State, rhs: State) -> Bool {
          switch (lhs, rhs) {
          case (.a, .b), (.a, .c(_)): return true
          case (.b, .c): return true
          default: return false
          }
        }
      }
    }
    --
    states a b c
    events open close
    a open → b
    b open stays
    c open stays
    a close → c
    b close → c
    c close stays

    ## pairs that make no order @file unrun
    final class Machine {
      private(set) var state = State.a
      func open() { if state < .b { state = .b } else if state == .b { state = .c } }
      enum State: Comparable {
        case a, b, c
        static func < (lhs: State, rhs: State) -> Bool {
          switch (lhs, rhs) {
          case (.a, .b): return true
          default: return false
          }
        }
      }
    }
    --
    states a b c
    events open
    a open [state < .b] → b
    a open stays
    b open [state < .b] stays
    b open → c
    c open [state < .b] → b
    c open stays
    """#
  )
}
