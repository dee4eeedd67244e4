extension Table {
  static let builds = Table(
    "builds",
    #"""
    ## an assignment
    switch (state, event) {
    case (.a, .x):
      1️⃣#if DEBUG
        state = .b
      #endif
    case (.b, .x): state = .c
    default: break
    }
    --
    a x ?
    b x → c
    rest stays
    unread 1️⃣ #if
    open
    ## an assignment in both builds
    switch (state, event) {
    case (.a, .x):
      1️⃣#if DEBUG
        state = .b
      #else
        state = .c
      #endif
    default: break
    }
    --
    a x ?
    rest stays
    unread 1️⃣ #if
    open
    ## an assignment that is overwritten
    switch (state, event) {
    case (.a, .x):
      1️⃣#if DEBUG
        state = .c
      #endif
      state = .b
    default: break
    }
    --
    a x → b
    rest stays
    unread 1️⃣ #if
    open
    ## a return
    switch (state, event) {
    case (.a, .x):
      1️⃣#if DEBUG
        return
      #endif
      state = .b
    default: break
    }
    --
    a x ?
    rest stays
    unread 1️⃣ #if
    open
    ## something that does not touch the state
    switch (state, event) {
    case (.a, .x):
      #if DEBUG
        note("leaving")
      #endif
      state = .b
    default: break
    }
    --
    a x → b
    rest stays

    ## rows
    switch (state, event) {
    1️⃣#if DEBUG
    case (.a, .x): state = .b
    #endif
    case (.b, .x): state = .c
    default: break
    }
    --
    a x ?
    b x → c
    rest stays
    unread 1️⃣ #if
    open
    ## a row that comes too late
    switch (state, event) {
    case (.a, .x): state = .b
    1️⃣#if DEBUG
    case (.a, .x): state = .c
    #endif
    default: break
    }
    --
    a x → b
    rest stays
    unread 1️⃣ #if
    open
    ## states @file
    struct Machine {
      enum State {
        case a, b, c
        1️⃣#if DEBUG
          case d
        #endif
      }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    --
    a x → b
    rest stays
    unread 1️⃣ #if

    ## the method @file unrun
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      1️⃣#if DEBUG
        mutating func send(_ event: Event) {
          switch (state, event) {
          case (.a, .x): state = .b
          default: break
          }
        }
      #else
        mutating func send(_ event: Event) {
          if event == .y { state = .c }
        }
      #endif
    }
    --
    rest ? | stays | nothing
    a x ? | → b
    a y ? | → c
    b y ? | → c
    c y ? | stays
    ## a helper
    switch (state, event) {
    case (.a, .x): 1️⃣open()
    case (.b, .x): state = .c
    default: break
    }
    +
    #if DEBUG
      mutating func open() { state = .b }
    #else
      mutating func open() { state = .c }
    #endif
    --
    a x ?
    b x → c
    rest stays
    unread * open
    open

    ## the whole machine @file
    #if DEBUG
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    #endif
    --
    a x → b
    rest stays

    ## something else in the type
    switch (state, event) {
    case (.a, .x): state = .b
    default: break
    }
    +
    #if DEBUG
      func describe() -> String { "\(state)" }
    #endif
    --
    a x → b
    rest stays

    ## something that declares a name for what follows @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open() {
        #if DEBUG
          let label = "debug"
        #else
          let label = "release"
        #endif
        if state == .a, !label.isEmpty { state = .b }
      }
      func close() throws {
        1️⃣#if DEBUG
          try check()
        #endif
        if state == .b { state = .c }
      }
      private func check() throws {}
    }
    --
    events open close
    a open [!label.isEmpty] → b
    a open stays
    b close → c
    rest stays
    unread 1️⃣ #if

    ## a method that only some builds have @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func x() {
        if state == .a { state = .b }
      }
      #if compiler(>=5)
        func y() {
          guard state == .b else { return }
          finish()
        }
        private func finish() { state = .c }
      #endif
    }
    --
    methods
    a x → b
    b y → c
    rest stays
    """#
  )
}
