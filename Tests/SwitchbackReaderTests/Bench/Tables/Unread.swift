extension Table {
  static let unread = Table(
    "unread assignments",
    #"""
    ## a method beside the one that is given events
    switch (state, event) {
    case (.a, .x): state = .b
    default: break
    }
    +
    mutating func reset() { state = .a }
    --
    a x → b
    events x y reset
    b reset → a
    c reset → a
    rest stays
    sent x y

    ## several of them
    switch (state, event) {
    case (.a, .x): state = .b
    default: break
    }
    +
    mutating func reset() { state = .a }
    mutating func finish() {
      note()
      if state == .b {
        self.state = .c
      }
    }
    --
    a x → b
    events x y reset finish
    b reset → a
    c reset → a
    b finish → c
    rest stays
    sent x y

    ## a setter for everybody
    switch (state, event) {
    case (.a, .x): state = .b
    default: break
    }
    +
    mutating func set(_ new: [State]) { 1️⃣state = new[0] }
    --
    a x → b
    events x y set
    a set ?
    b set ?
    c set ?
    rest stays
    unread 1️⃣ new
    sent x y

    ## a method that is an event's helper as well
    switch (state, event) {
    case (.a, .x): open()
    default: break
    }
    +
    mutating func open() { state = .b }
    --
    a x → b
    rest stays

    ## a helper of a method beside it
    switch (state, event) {
    case (.a, .x): state = .b
    default: break
    }
    +
    mutating func reset() { start() }
    private mutating func start() { state = .a }
    --
    a x → b
    events x y reset
    b reset → a
    c reset → a
    rest stays
    sent x y

    ## an init is how it starts, and no assignment @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state: State
      init() {
        note()
        state = .a
      }
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

    ## a closure that is kept @file
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): later { self.state = .b }
        case (.b, .x): state = .c
        default: break
        }
      }
    }
    --
    events x y send(later)
    a send(later) → b
    b x → c
    c send(later) → b
    rest stays
    sent x y
    run let machine = Machine(); machine.state = state; machine.send(event); return moved(state, machine.state)

    ## a closure that is run at once
    switch (state, event) {
    case (.a, .x): perform { state = .b }
    case (.b, .x): state = .c
    default: break
    }
    --
    a x → b
    b x → c
    rest stays

    ## a closure that is called where it stands
    switch (state, event) {
    case (.a, .x): { 1️⃣state = .b }()
    case (.b, .x): state = .c
    default: break
    }
    --
    a x ? | → b
    b x → c
    rest stays

    ## a closure in a local constant
    let open = { (machine: inout Machine) in 1️⃣machine.state = .b }
    switch (state, event) {
    case (.a, .x): open(&self)
    case (.b, .x): state = .c
    default: break
    }
    --
    a x ? | → b
    b x → c
    rest stays

    ## a task @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x):
          state = .b
          Task { self.state = .c }
        default: break
        }
      }
    }
    --
    events x y send(Task)
    a x → b
    a send(Task) → c
    b send(Task) → c
    rest stays

    ## a callback property @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      lazy var reset: () -> Void = { [unowned self] in state = .a }
      func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    --
    events x y reset(closure)
    a x → b
    a reset(closure) stays any
    b reset(closure) → a any
    c reset(closure) → a any
    rest stays

    ## closures that only look
    let names = [1, 2].map { "\($0) in \(state)" }
    switch (state, event) {
    case (.a, .x):
      note(names.filter { _ in state == .a }.joined())
      state = .b
    default: break
    }
    --
    a x → b
    rest stays

    ## from outside the type @file
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
    func restart(_ machine: inout Machine) { machine.state = .a }
    --
    a x → b
    rest stays
    open

    ## in an extension @file
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
    extension Machine {
      mutating func reset() { state = .a }
    }
    --
    a x → b
    events x y reset
    b reset → a
    c reset → a
    rest stays
    sent x y

    ## self replaced in a method beside it @become
    switch (self, event) {
    case (.a, .x): self = .b
    default: break
    }
    +
    mutating func reset() { self = .a }
    --
    a x → b
    events x y reset
    b reset → a
    c reset → a
    rest stays
    sent x y

    ## a computed property that sets
    switch (state, event) {
    case (.a, .x): state = .b
    default: break
    }
    +
    private var name: String {
      get { "\(state)" }
      set { 1️⃣state = newValue == "a" ? .a : .c }
    }
    --
    a x → b
    rest stays
    unread 1️⃣ state
    ## a static function that makes one
    switch (state, event) {
    case (.a, .x): state = .b
    default: break
    }
    +
    static func started() -> Machine {
      var machine = Machine()
      machine.state = .b
      return machine
    }
    --
    a x → b
    rest stays
    open

    ## an assignment behind an assertion that fails @methods unrun
    mutating func open() {
      guard state == .a else {
        assertionFailure()
        1️⃣state = .c
        return
      }
      state = .b
    }
    --
    events open
    a open → b
    b open traps
    c open traps
    rest stays
    unread 1️⃣ only a release build goes on behind 'assertionFailure'

    ## a deinit @file
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
      deinit { 1️⃣state = .c }
    }
    --
    a x → b
    rest stays
    unread 1️⃣ state
    run let machine = Machine(); machine.state = state; machine.send(event); return moved(state, machine.state)
    """#
  )
}
