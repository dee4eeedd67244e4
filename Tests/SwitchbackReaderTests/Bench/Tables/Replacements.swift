extension Table {
  static let replacements = Table(
    "a whole that is replaced",
    #"""
    ## by static members of a struct
    switch (self.state, event) {
    case (.a, .x): self = .opened(at: 3)
    case (.b, .x): self = Self.closed
    case (.c, .y): self = Machine.fresh
    case (.b, .y): self = .either(isReady)
    default: break
    }
    +
    init() {}
    private init(state: State) { self.state = state }
    static func opened(at place: Int) -> Self { .init(state: .b) }
    static var closed: Machine { return Machine(state: .c) }
    static let fresh = Machine()
    static func either(_ isOpen: Bool) -> Machine { isOpen ? .opened(at: 1) : ended() }
    static func ended() -> Machine { closed }
    --
    a x → b
    b x → c
    c y → a
    b y [isReady] stays
    b y → c
    rest stays

    ## by what is handed on @file unrun
    struct Machine: ~Copyable {
      struct Open { var count = 0 }
      enum State: ~Copyable { case a(Open), b(Open), c }
      var state: State
      init() { self.state = .a(.init()) }
      private init(state: consuming State) { self.state = state }
      static func a(_ open: Open) -> Self { .init(state: .a(open)) }
      static func b(_ open: Open) -> Self { .init(state: .b(open)) }
      static var c: Self { .init(state: .c) }
      mutating func open() {
        switch consume self.state {
        case .a(var open):
          open.count += 1
          if open.count > 3 { self = .b(open) } else { self = .a(open) }
        case .b(let open): self = .b(open)
        case .c: self = .c
        }
      }
      mutating func close() {
        switch consume self.state {
        case .a: self = .c
        case .b(let open): self = .a(open)
        case .c: self = .c
        }
      }
    }
    --
    methods
    events open close
    a open [open.count > 3] → b
    a open stays
    a close → c
    b open stays
    b close → a
    c open stays
    c close stays

    ## by a state that is handed on
    switch (state, event) {
    case (.a, .x): self = .put(.b)
    case (_, .y): self = .put(.c)
    case (.b, .x): self = .put()
    default: break
    }
    +
    init() {}
    private init(state: State) { self.state = state }
    static func put(_ state: State = .a) -> Self { Self(state: state) }
    --
    a x → b
    a y → c any
    b y → c any
    b x → a
    c y stays any
    rest stays

    ## by something that is made in steps
    switch (state, event) {
    case (.a, .x): self = 1️⃣.made()
    case (.a, .y): self = 2️⃣.again(3)
    default: break
    }
    +
    static func made() -> Machine {
      var machine = Machine()
      machine.state = .b
      return machine
    }
    static func again(_ count: Int) -> Machine { count > 0 ? .again(count - 1) : Machine() }
    --
    a x ?
    a y ?
    rest stays
    unread 1️⃣ 'self' is replaced
    unread 2️⃣ 'self' is replaced

    ## a state by static members of the enum @file
    struct Machine {
      enum State {
        case a, b, c
        static func failed(with count: Int) -> State { count > 2 ? .c : .b }
        static func next(_ isOpen: Bool = true) -> Self {
          guard isOpen else { return .a }
          return .c
        }
        static var start: Self { .a }
        static var unknown: State { pick() }
        static func pick() -> State { [a, b].randomElement()! }
      }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .failed(with: 3)
        case (.b, .x): state = .start
        case (.b, .y): state = .next(isReady)
        case (.c, .y): state = .next()
        case (.c, .x): state = .unknown
        default: break
        }
      }
    }
    --
    a x → c
    a y stays
    b x → a
    b y [isReady] → c
    b y → a
    c y stays
    c x ?
    open
    """#
  )
}
