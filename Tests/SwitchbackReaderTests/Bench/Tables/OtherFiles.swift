extension Table {
  static let otherFiles = Table(
    "machines spread over files",
    #"""
    ## states and events in files of their own @file
    // file State.swift
    enum Phase { case a, b, c }
    // file Machine.swift
    struct Machine {
      var phase = Phase.a
      mutating func send(_ event: Event) {
        switch (phase, event) {
        case (.a, .x): phase = .b
        default: break
        }
      }
    }
    // file Event.swift
    extension Machine {
      enum Event { case x, y }
    }
    --
    types Phase Event
    a x → b
    rest stays
    run var machine = Self(); machine.phase = state; machine.send(event); return moved(state, machine.phase)

    ## an extension in another file changes the state @file
    // file Machine.swift
    struct Machine {
      enum State { case a, b, c }
      var state = State.a
      mutating func open() {
        if state == .a { state = .b }
      }
    }
    // file More.swift
    extension Machine {
      mutating func close() {
        if state == .b { state = .c }
      }
    }
    --
    methods
    events open close
    a open → b
    b close → c
    rest stays

    ## a helper in another file @file
    // file Machine.swift
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): open()
        case (_, .y): if state.isOpen { state = .c }
        default: break
        }
      }
    }
    // file Helper.swift
    extension Machine {
      mutating func open() { state = .b }
    }
    extension Machine.State {
      var isOpen: Bool { self == .b }
    }
    --
    a x → b
    b y → c
    rest stays

    ## a free function in another file @file
    // file Machine.swift
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        state = following(state, event)
      }
    }
    // file Following.swift
    func following(_ state: Machine.State, _ event: Machine.Event) -> Machine.State {
      switch (state, event) {
      case (.a, .x): .b
      default: state
      }
    }
    --
    others
    a x → b
    rest stays

    ## an initialiser in another file @file
    // file Machine.swift
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state: State
      mutating func send(_ event: Event) {
        if state == .b, event == .x { state = .c }
      }
    }
    // file Start.swift
    extension Machine {
      init() { state = .b }
    }
    --
    initial b
    b x → c
    rest stays

    ## a function that another class has in its place @file invalid
    // file Machine.swift
    class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      private var state = State.a
      func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x):
          prepare()
          state = .b
        default: break
        }
      }
      func prepare() { abstract() }
    }
    // file Abstract.swift
    func abstract() -> Never { fatalError() }
    // file Door.swift
    final class Door: Machine {
      override func prepare() {}
    }
    --
    a x → b
    rest stays

    ## what is not followed in another file @file
    // file Machine.swift
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    // file More.swift
    extension Machine {
      private var isClosed: Bool {
        get { state == .c }
        set { 1️⃣state = .c }
      }
    }
    --
    unread 1️⃣ 'isClosed' sets the state
    a x → b
    rest stays

    ## a function of the states in another file @file
    // file Machine.swift
    enum Machine {
      case a, b, c
      enum Event { case x, y }
    }
    // file Next.swift
    extension Machine {
      func next(on event: Event) -> Self? {
        switch (self, event) {
        case (.a, .x): .b
        default: nil
        }
      }
    }
    --
    a x → b
    types Machine Event
    run return state.next(on: event).map { moved(state, $0) } ?? "rejects"

    ## an extension that only some builds have @file invalid
    // file Machine.swift
    struct Machine {
      enum State { case a, b, c }
      var state = State.a
      mutating func open() {
        if state == .a { state = .b }
      }
    }
    // file Linux.swift
    #if os(Linux)
    extension Machine {
      1️⃣mutating func close() {
        if state == .b { state = .c }
      }
    }
    #endif
    // file Darwin.swift
    #if !os(Linux)
    extension Machine {
      mutating func close() {
        if state == .b { state = .a }
      }
    }
    #endif
    --
    methods
    events open close
    a open → b
    a close ?
    b close ?
    c close ?
    rest stays
    open
    unread 1️⃣ depends on the build
    """#
  )
}
