extension Table {
  static let builds = Table(
    "builds",
    #"""
    ## an assignment unrun
    switch (state, event) {
    case (.a, .x):
      #if DEBUG
        state = .b
      #endif
    case (.b, .x): state = .c
    default: break
    }
    --
    a x [#if DEBUG] → b
    a x stays
    b x → c
    rest stays

    ## an assignment in both builds unrun
    switch (state, event) {
    case (.a, .x):
      #if DEBUG
        state = .b
      #else
        state = .c
      #endif
    default: break
    }
    --
    a x [#if DEBUG] → b
    a x → c
    rest stays

    ## three builds unrun
    switch (state, event) {
    case (.a, .x):
      #if DEBUG
        state = .b
      #elseif os(Linux)
        state = .c
      #endif
    default: break
    }
    --
    a x [#if DEBUG] → b
    a x [#if os(Linux)] → c
    a x stays
    rest stays

    ## an assignment that is overwritten
    switch (state, event) {
    case (.a, .x):
      #if DEBUG
        state = .c
      #endif
      state = .b
    default: break
    }
    --
    a x → b
    rest stays

    ## a return unrun
    switch (state, event) {
    case (.a, .x):
      #if DEBUG
        return
      #endif
      state = .b
    default: break
    }
    --
    a x [#if DEBUG] stays
    a x → b
    rest stays

    ## the same build asked twice unrun
    switch (state, event) {
    case (.a, .x):
      #if DEBUG
        return
      #endif
      finish()
    default: break
    }
    +
    mutating func finish() {
      #if DEBUG
        note("never")
      #else
        state = .b
      #endif
    }
    --
    a x [#if DEBUG] stays
    a x → b
    rest stays

    ## what is not so unrun
    switch (state, event) {
    case (.a, .x):
      #if !DEBUG
        state = .c
      #endif
    default: break
    }
    --
    a x [#if !DEBUG] → c
    a x stays
    rest stays

    ## the contrary of what was asked unrun
    switch (state, event) {
    case (.a, .x):
      #if DEBUG
        note("debug")
      #else
        return
      #endif
      #if !DEBUG
        note("never")
      #else
        state = .b
      #endif
    default: break
    }
    --
    a x [#if DEBUG] → b
    a x stays
    rest stays

    ## what ends with the function, and not with it unrun
    switch (state, event) {
    case (.a, .x): go()
    default: break
    }
    +
    mutating func go() {
      1️⃣#if DEBUG
        defer { state = .b }
      #endif
      2️⃣state = .c
    }
    --
    a x ?
    rest stays
    unread 1️⃣ #if
    unread 2️⃣ given up
    open
    ## names that are known behind it @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open(_ number: Int?) {
        1️⃣#if DEBUG
          guard let number else { return }
        #else
          guard let number, number > 1 else { return }
        #endif
        if number == 3 { 2️⃣state = .b }
      }
      func close() { if state == .b { state = .c } }
    }
    --
    events open close
    a open ?
    b open ?
    c open ?
    b close → c
    rest stays
    unread 1️⃣ #if
    unread 2️⃣ given up

    ## names that nobody asks for behind it @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      var number: Int?
      func open() {
        #if DEBUG
          guard let number else { return }
          let next = number + 1
          if next == 3 { state = .b }
        #else
          guard let number, number > 1 else { return }
          state = .c
        #endif
      }
      func close() { if state == .b { state = .a } }
    }
    --
    events open close
    a open [(#if DEBUG) && let number && next == 3] → b any
    a open [#if DEBUG] stays any
    a open [let number && number > 1] → c any
    a open stays any
    b open [#if DEBUG] stays
    b open [let number && number > 1] → c
    b open stays
    c open [(#if DEBUG) && let number && next == 3] → b any
    c open stays any
    b close → a
    rest stays
    initial a
    methods

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
        #if DEBUG
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
