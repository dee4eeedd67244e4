extension Table {
  static let coveredPayloads = Table(
    "payloads of which rows name all that there is",
    #"""
    ## a flag of the event @file unrun
    struct Machine {
      enum State { case a, b, c }
      enum Event { case data(end: Bool), reset }
      private var state = State.a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .data(end: true)): state = .c
        case (.a, .data(end: false)): state = .b
        default: state = .a
        }
      }
    }
    --
    events data reset
    a data [end: true] → c
    a data [end: false] → b
    b data → a
    c data → a
    b reset → a
    c reset → a
    rest stays

    ## a flag of the state, in another order @file unrun
    struct Machine {
      enum State { case a, b(Int?, last: Bool), c }
      private var state = State.a
      mutating func begin() { state = .b(nil, last: false) }
      mutating func next() {
        switch state {
        case .b(_, last: false): state = .a
        case .b(_, last: true): break
        default: state = .c
        }
      }
      mutating func other() {
        switch state {
        case .b(.some, _): state = .a
        case .b(nil, _): break
        default: state = .c
        }
      }
    }
    --
    events begin next other
    a begin → b
    b begin stays
    c begin → b
    a next → c
    b next [_, last: false] → a
    b next [_, last: true] stays
    c next stays
    a other → c
    b other [.some, _] → a
    b other [nil, _] stays
    c other stays

    ## a flag beside the state @file unrun
    struct Machine {
      enum State { case a, b, c }
      private var state = State.a
      mutating func send(_ isLast: Bool) {
        switch (state, isLast) {
        case (.a, true): state = .c
        case (.a, false): state = .b
        default: state = .a
        }
      }
    }
    --
    events send
    a send [isLast] → c
    a send → b
    b send → a
    c send → a

    ## results, and the cases of another enum @file unrun
    struct Machine {
      enum State { case a, b, c }
      enum Mode { case one, two }
      enum Event { case end(Result<Int, any Error>), mode(Mode) }
      private var state = State.a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .end(.success)): state = .b
        case (.a, .end(.failure)): state = .c
        case (.b, .mode(.one)): state = .c
        case (.b, .mode(.two)): state = .a
        default: break
        }
      }
    }
    --
    events end mode
    a end [.success] → b
    a end [.failure] → c
    b mode [.one] → c
    b mode [.two] → a
    rest stays

    ## a where clause leaves something over @file unrun
    struct Machine {
      enum State { case a, b, c }
      private var state = State.a
      private var isReady = false
      mutating func send(_ isLast: Bool) {
        switch (state, isLast) {
        case (.a, true) where isReady: state = .c
        case (.a, false): state = .b
        default: state = .a
        }
      }
    }
    --
    events send
    a send [isLast && isReady] → c
    a send [!isLast] → b
    a send stays
    b send → a
    c send → a

    ## a flag that may be missing leaves something over @file unrun
    struct Machine {
      enum State { case a, b, c }
      enum Event { case data(end: Bool?), done(Result<Int, any Error>?) }
      private var state = State.a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .data(end: true)): state = .c
        case (.a, .data(end: false)): state = .b
        case (.b, .done(.success)): state = .a
        case (.b, .done(.failure)): break
        case (.a, .data), (.b, .done): state = .c
        default: break
        }
      }
      mutating func end(_ isLast: Bool?) {
        switch (state, isLast) {
        case (.c, true): state = .a
        case (.c, false): break
        default: state = .b
        }
      }
    }
    --
    events data done end
    a data [end: true] → c
    a data [end: false] → b
    a data → c
    b done [.success] → a
    b done [.failure] stays
    b done → c
    c end [isLast] → a
    c end [!isLast] stays
    c end → b any
    a end → b any
    b end stays any
    rest stays

    ## two parts that are asked for together leave something over @file unrun
    struct Machine {
      enum State { case a, b(Bool, last: Bool), c }
      private var state = State.a
      mutating func begin() { state = .b(true, last: true) }
      mutating func next() {
        switch state {
        case .b(true, last: true): state = .a
        case .b(false, last: false): break
        default: state = .c
        }
      }
    }
    --
    events begin next
    a begin → b
    b begin stays
    c begin → b
    a next → c
    b next [true, last: true] → a
    b next [false, last: false] stays
    b next → c
    c next stays
    """#
  )
}
