extension Table {
  static let unread = Table(
    "unread assignments",
    #"""
    ## a method that is no event
    switch (state, event) {
    case (.a, .x): state = .b
    default: break
    }
    +
    mutating func reset() { 1️⃣state = .a }
    --
    a x → b
    rest stays
    unread 1️⃣ reset

    ## several of them
    switch (state, event) {
    case (.a, .x): state = .b
    default: break
    }
    +
    mutating func reset() { 1️⃣state = .a }
    mutating func finish() {
      note()
      if state == .b {
        2️⃣self.state = .c
      }
    }
    --
    a x → b
    rest stays
    unread 1️⃣ reset
    unread 2️⃣ finish

    ## a setter for everybody
    switch (state, event) {
    case (.a, .x): state = .b
    default: break
    }
    +
    mutating func set(_ new: State) { 1️⃣state = new }
    --
    a x → b
    rest stays
    unread 1️⃣ set

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

    ## a helper of a method that is no event
    switch (state, event) {
    case (.a, .x): state = .b
    default: break
    }
    +
    mutating func reset() { start() }
    private mutating func start() { 1️⃣state = .a }
    --
    a x → b
    rest stays
    unread 1️⃣ start

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
        case (.a, .x): later { 1️⃣self.state = .b }
        case (.b, .x): state = .c
        default: break
        }
      }
    }
    --
    a x stays | ?
    b x → c
    rest stays
    unread 1️⃣ closure
    run let machine = Machine(); machine.state = state; machine.send(event); return moved(state, machine.state)

    ## a closure that is run at once
    switch (state, event) {
    case (.a, .x): perform { 1️⃣state = .b }
    case (.b, .x): state = .c
    default: break
    }
    --
    a x ? | → b
    b x → c
    rest stays
    unread 1️⃣ closure

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
          Task { 1️⃣self.state = .c }
        default: break
        }
      }
    }
    --
    a x → b | ?
    rest stays
    unread 1️⃣ closure

    ## a callback property @file
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      lazy var reset: () -> Void = { [unowned self] in 1️⃣state = .a }
      func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    --
    a x → b
    rest stays
    unread 1️⃣ closure
    run let machine = Machine(); machine.state = state; machine.send(event); return moved(state, machine.state)

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
      mutating func reset() { 1️⃣state = .a }
    }
    --
    a x → b
    rest stays
    unread 1️⃣ reset

    ## self replaced in a method that is no event @become
    switch (self, event) {
    case (.a, .x): self = .b
    default: break
    }
    +
    mutating func reset() { 1️⃣self = .a }
    --
    a x → b
    rest stays
    unread 1️⃣ reset

    ## a computed property that sets
    switch (state, event) {
    case (.a, .x): state = .b
    default: break
    }
    +
    var name: String {
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
