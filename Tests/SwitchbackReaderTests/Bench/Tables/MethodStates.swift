extension Table {
  static let methodStates = Table(
    "the states of methods",
    #"""
    ## one of two answers, of which a function of the state gives one @file unrun
    struct Machine {
      enum State {
        case a, b, c
        var isOver: Bool {
          switch self {
          case .c: return true
          default: return false
          }
        }
      }
      private(set) var state = State.a
      mutating func open() {
        guard state == .a || state.isOver else { return }
        state = .b
      }
    }
    --
    events open
    a open → b
    c open → b
    rest stays

    ## an enum that changes itself @file unrun
    enum Machine {
      case a, b, c
      mutating func open() throws {
        switch self {
        case .a: self = .b
        case .b, .c: throw Failure()
        }
      }
      mutating func close() { self = .c }
    }
    --
    events open close
    a open → b
    b open rejects
    c open rejects
    a close → c
    b close → c
    rest stays


    ## an enum that is taken apart @file unrun
    enum Machine: ~Copyable {
      case a(Int), b(Int), c
      mutating func open() {
        switch consume self {
        case .a(let number): self = .b(number)
        case .b(let number): self = number > 3 ? .c : .b(number)
        case .c: self = .c
        }
      }
    }
    --
    events open
    a open → b
    b open [number > 3] → c
    b open stays
    rest stays

    ## in extensions @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var phase: State
      init() { phase = .b }
    }
    extension Machine {
      mutating func close() { if phase == .b { finish() } }
      fileprivate mutating func finish() { phase = .c }
    }
    --
    events close
    initial b
    b close → c
    rest stays


    ## a state that stands only while a method runs @file unrun
    struct Machine {
      enum State {
        case a(Int), b(Int), modifying
      }
      private var state = State.a(0)
      mutating func open() {
        switch state {
        case .a(let number):
          state = .modifying
          note()
          state = .b(number)
        case .b: break
        case .modifying: preconditionFailure()
        }
      }
      mutating func close() {
        guard case .b(var number) = state else { return }
        state = .modifying
        number += 1
        state = .a(number)
      }
    }
    --
    states a b
    events open close
    a open → b
    b close → a
    rest stays


    ## a state that a throw may leave behind @file unrun
    struct Machine {
      enum State { case a, b, modifying }
      private var state = State.a
      mutating func open() throws {
        guard case .a = state else { return }
        state = .modifying
        try check()
        state = .b
      }
    }
    --
    states a b modifying
    events open
    a open [check() throws] → modifying
    a open → b
    rest stays


    ## the case of a payload that is split @file unrun
    struct Machine {
      enum State { case a(Int?), b, c }
      private var state = State.a(nil)
      mutating func open() {
        switch state {
        case .a(.some): state = .c
        case .b: state = .c
        case .a(.none): state = .b
        case .c: break
        }
      }
    }
    --
    events open
    a open [.some] → c
    a open [.none] → b
    b open → c
    rest stays


    ## targets as arguments @methods
    mutating func open() { move(from: .a, to: .b) }
    mutating func close() { move(from: .b, to: isReady ? .c : .a) }
    private mutating func move(from old: State, to new: State) {
      guard state == old else { return }
      state = new
    }
    --
    events open close
    a open → b
    b close [isReady] → c
    b close → a
    rest stays

    ## a copy that is written back @methods
    mutating func open() {
      var copy = state
      if case .a = copy { copy = .b }
      state = copy
    }
    --
    events open
    a open → b
    rest stays

    ## a closure that is given the state @methods
    mutating func open() {
      update { current in
        guard case .a = current else { return }
        current = .b
      }
    }
    mutating func close() -> Bool {
      replacing { if $0 == .b { $0 = .c } }
      return true
    }
    private mutating func update(_ body: (inout State) -> Void) { body(&state) }
    private mutating func replacing<T>(_ body: (inout State) throws -> T) rethrows -> T {
      let old = state
      defer { note("\(old)") }
      return try body(&self.state)
    }
    --
    events open close
    a open → b
    b close → c
    rest stays

    ## a closure that a function may leave out @methods
    mutating func open() {
      ifReady { state in if state == .a { state = .b } }
    }
    private mutating func ifReady(_ body: (inout State) -> Void) {
      guard isReady else { return }
      body(&state)
    }
    --
    events open
    a open [isReady] → b
    a open stays
    rest stays

    ## a state of the name of an event @file
    struct Machine {
      enum State { case idle, failed(Int), over }
      var state = State.idle
      mutating func start() {
        guard case .idle = state else { return }
        state = .failed(3)
      }
      mutating func failed(_ number: Int = 3) { if case .failed = state { state = .over } }
    }
    --
    states idle failed over
    initial idle
    events start failed
    idle start → failed
    failed failed → over
    rest stays
    samples idle failed(1) over
    methods

    ## a state that stands only while a method runs, and an event for every state @file unrun
    struct Machine {
      enum State { case a, b, modifying }
      private var state = State.a
      mutating func open() {
        switch state {
        case .a:
          state = .modifying
          note()
          state = .b
        case .b: break
        case .modifying: preconditionFailure()
        }
      }
      mutating func close() { state = .a }
    }
    --
    states a b
    events open close
    a open → b
    b close → a
    rest stays

    ## all of it replaced @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state: State
      private var count = 0
      init(state: State = .a, count: Int = 0) {
        self.state = state
        self.count = count
      }
      mutating func open() {
        switch self.state {
        case .a: self = .init(state: .b)
        case .b: self = Machine(state: .c, count: 3)
        case .c: self = Self()
        }
      }
    }
    --
    events open
    a open → b
    b open → c
    c open → a


    ## a setting that no method looks at @file
    struct Machine {
      enum Mode { case fast, slow }
      private var mode = Mode.fast
      mutating func slowDown() { mode = .slow }
    }
    --
    none

    ## an enum that is only given @file
    struct Machine {
      enum Mode { case fast, slow }
      private var mode = Mode.fast
      mutating func set(_ new: Mode) { if mode != new { mode = new } }
    }
    --
    none

    ## asked through computed properties only @methods
    private var isIdle: Bool { state == .a }
    private var isBusy: Bool {
      if case .b = self.state { return true }
      return false
    }
    private var isOpen: Bool { isIdle || isBusy }
    mutating func open() {
      guard !isBusy else { return }
      state = .b
    }
    mutating func close() { state = isOpen ? .c : .a }
    --
    events open close
    a open → b
    c open → b
    a close → c
    b close → c
    c close → a
    rest stays

    ## a computed property that asks for the state of something else @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      let other = Other()
      var isOpen: Bool { other.state == .b }
      func open() {
        guard isOpen else { return }
        state = .b
      }
      func close() { if isOpen { state = .a } }
    }
    struct Other { let state = Machine.State.a }
    --
    refused
    unread * nothing that sets 'state' asks what it was

    ## in a namespace @file unrun
    @MainActor enum Machine {
      enum State { case a, b, c }
      private static var state = State.a
      static func open() {
        if state == .a { begin() }
      }
      static func close() { state = .c }
      private static func begin() { state = .b }
    }
    --
    events open close
    a open → b
    a close → c any
    b close → c any
    c close stays any
    rest stays

    ## by the name of the type @file unrun
    @MainActor struct Machine {
      enum State { case a, b, c }
      private static var state = State.a
      private static var isIdle: Bool { Machine.state == .a }
      static func open() {
        if Machine.isIdle { Machine.begin() }
      }
      static func close() {
        guard Self.state == .b else { return }
        Self.state = .c
      }
      private static func begin() { Machine.state = .b }
    }
    --
    events open close
    a open → b
    b close → c
    rest stays
    """#
  )
}
