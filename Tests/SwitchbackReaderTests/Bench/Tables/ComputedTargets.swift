extension Table {
  static let computedTargets = Table(
    "computed properties of the type of the state",
    #"""
    ## a property that does not ask for the state
    if event == .x { state = after }
    if event == .y { state = Self.first }
    +
    private var after: State { isReady ? .b : .c }
    private static var first: State { .a }
    --
    a x [isReady] → b
    a x → c
    b x [isReady] stays
    b x → c
    c x [isReady] → b
    c x stays
    a y stays
    b y → a
    c y → a

    ## one that a class below computes anew, and one that it does not @file unrun
    class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() { if state == .a { state = 1️⃣next } }
      func close() { if state == .b { state = last } }
      var next: State { .b }
      var last: State { .c }
    }
    final class Other: Machine {
      override var next: State { .c }
    }
    --
    events open close
    a open ?
    b close → c
    unread 1️⃣ target is the value of 'next'
    rest stays
    others
    open

    ## one that may throw @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      mutating func open() throws { if state == .a { state = try 1️⃣next } }
      mutating func close() { if state == .a { state = .c } }
      private var next: State { get throws { .b } }
    }
    --
    events open close
    a open [next throws] rejects
    a open ? next
    a close → c
    rest stays
    unread 1️⃣ target is the value of 'next'
    """#
  )
}
