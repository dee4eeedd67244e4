extension Table {
  static let eventMethods = Table(
    "methods as events",
    #"""
    ## a method an event @methods rules
    mutating func open() {
      switch state {
      case .a: state = .b
      case .b, .c: break
      }
    }
    mutating func close() { state = .c }
    --
    events open close
    a open → b
    a close → c any
    b close → c any
    c close stays any
    rest stays

    ## a switch whose other arms leave @methods
    mutating func open() {
      switch self.state {
      case .a: ()
      case .b, .c: return
      }
      note()
      self.state = .b
    }
    --
    events open
    a open → b
    rest stays

    ## a guard @methods
    mutating func open() {
      guard case .a = state else { return }
      state = .b
    }
    mutating func close() {
      if state != .b { return }
      state = .c
    }
    --
    events open close
    a open → b
    b close → c
    rest stays

    ## what traps, and what throws @methods
    mutating func open() throws {
      switch state {
      case .a: state = .b
      case .b: preconditionFailure("twice")
      case .c: throw Failure()
      }
    }
    mutating func close() {
      precondition(isReady)
      guard case .b = state else { fatalError() }
      state = .c
    }
    --
    events open close
    a open → b
    b open traps
    c open rejects
    a close [isReady] traps
    a close traps
    b close [isReady] → c
    b close traps
    c close [isReady] traps
    c close traps
    rest stays

    ## an action as a result @methods
    enum Action { case start, stop }
    mutating func open() -> Action? {
      switch state {
      case .a:
        state = .b
        return .start
      case .b: return .none
      case .c: return nil
      }
    }
    --
    events open
    a open → b
    rest stays

    ## an event that only asks @methods
    enum Action { case go, wait }
    mutating func open() { if state == .a { state = .b } }
    mutating func read() -> Action {
      switch state {
      case .a, .c: .wait
      case .b: .go
      }
    }
    func isOpen() -> Bool { state == .b }
    --
    events open read
    a open → b
    rest stays

    ## helpers @methods
    mutating func open() {
      guard state == .a else { return }
      prepare()
    }
    mutating func fail() { finish() }
    private mutating func prepare() { state = .b }
    private mutating func finish() { if state != .a { state = .c } }
    --
    events open fail
    a open → b
    b fail → c
    rest stays

    ## an event that another one calls, where helpers are hidden @methods
    mutating func open() {
      if state == .a { state = .b } else { close() }
    }
    mutating func close() { finish() }
    private mutating func finish() { state = .c }
    --
    events open close
    a open → b
    b open → c
    a close → c
    b close → c
    rest stays

    ## an event that another one calls, and another type as well @file
    struct Machine {
      enum State { case a, b, c }
      var state = State.a
      mutating func open() {
        if state == .a { state = .b } else { close() }
      }
      mutating func close() { state = .c }
    }
    struct Owner {
      var machine = Machine()
      mutating func stop() { machine.close() }
    }
    --
    events open close
    a open → b
    b open → c
    a close → c
    b close → c
    rest stays
    methods

    ## a function that nothing hides and only others call @methods
    mutating func open() {
      if state == .a { state = .b } else { close() }
    }
    mutating func close() { state = .c }
    --
    events open close
    a open → b
    b open → c
    a close → c any
    b close → c any
    c close stays any
    rest stays

    ## overloads @file unrun
    struct Machine {
      enum State { case a, b, c }
      var state = State.a
      mutating func receive(_ text: String) { if state == .a { state = .b } }
      mutating func receive(error: Error) { state = .c }
    }
    --
    events receive(_:) receive(error:)
    a receive(_:) → b
    a receive(error:) → c
    b receive(error:) → c
    rest stays


    ## a parameter that is an enum @file unrun
    struct Machine {
      enum State { case a, b, c }
      enum Cause { case user, clock }
      var state = State.a
      mutating func open() { if state == .a { state = .b } }
      mutating func close(_ cause: Cause) {
        switch (state, cause) {
        case (.b, .user): state = .a
        case (.b, .clock): state = .c
        default: break
        }
      }
    }
    --
    events close(.user) close(.clock) open
    a open → b
    b close(.user) → a
    b close(.clock) → c
    rest stays

    ## a parameter for which nobody asks is no event @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Tab { case first, second }
      private var state = State.a
      func open(on tab: Tab) {
        guard state != .b else { return }
        show(tab)
        state = .b
      }
      func close() {
        guard state == .b else { return }
        state = .c
      }
    }
    func show(_ tab: Machine.Tab) {}
    --
    events open close
    a open → b
    c open → b
    b close → c
    rest stays

    ## two that call each other @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open() {
        guard state == .a else { return }
        state = .b
        close()
      }
      func close() {
        if state == .b { state = .c } else { open() }
      }
    }
    --
    events open close
    a open → c
    a close → c
    b close → c
    rest stays

    ## a hidden function that siblings tell what they are @file
    struct Machine {
      enum State { case a, b, c }
      enum Reason { case user, timer }
      private(set) var state = State.a
      mutating func start() { begin(.user) }
      mutating func tick() { begin(.timer) }
      mutating func stop() { if state == .b { state = .c } }
      private mutating func begin(_ reason: Reason) {
        switch (state, reason) {
        case (.a, .user): state = .b
        case (.c, .timer): state = .a
        default: break
        }
      }
    }
    --
    events start tick stop
    methods
    a start → b
    b stop → c
    c tick → a
    rest stays

    ## one whose enum says that its cases are events @file unrun
    struct Machine {
      enum State { case a, b, c }
      enum Event { case user, timer }
      private(set) var state = State.a
      mutating func start() { begin(.user) }
      mutating func tick() { begin(.timer) }
      private mutating func begin(_ event: Event) {
        switch (state, event) {
        case (.a, .user): state = .b
        case (.b, .timer): state = .c
        default: break
        }
      }
    }
    --
    events user timer
    a user → b
    b timer → c
    rest stays

    ## one method sets several cases, and another asks for them @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func update(_ manager: Manager) {
        switch manager.power {
        case .on: state = .b
        case .off: turnOff()
        default: state = .a
        }
      }
      func refresh() { if state == .b { print("again") } }
      private func turnOff() { state = .c }
      struct Manager {
        enum Power { case on, off, unknown }
        var power: Power
      }
    }
    --
    events update
    a update [case .on = manager.power] → b any
    a update [case .off = manager.power] → c any
    a update stays any
    b update [case .on = manager.power] stays any
    b update [case .off = manager.power] → c any
    b update → a any
    c update [case .on = manager.power] → b any
    c update [case .off = manager.power] stays any
    c update → a any

    ## one method sets several cases, for which nobody asks @file unrun
    final class Machine {
      enum State { case a, b }
      private(set) var state = State.a
      func update(isWide: Bool) { if isWide { state = .a } else { state = .b } }
    }
    --
    none

    ## what nobody else can set goes its own way, though nobody asks for it here @file unrun
    final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      func connect() { state = .b }
      func answer(isOk: Bool) { state = isOk ? .c : .d }
      func close() { state = .a }
    }
    --
    states a b c d
    events connect answer close
    a connect → b any
    a answer [isOk] → c any
    a answer → d any
    a close stays any
    b connect stays any
    b answer [isOk] → c any
    b answer → d any
    b close → a any
    c connect → b any
    c answer [isOk] stays any
    c answer → d any
    c close → a any
    d connect → b any
    d answer [isOk] → c any
    d answer stays any
    d close → a any

    ## what others can set as well is what they chose @file unrun
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      func widen() { state = .b }
      func enrich() { state = .c }
      func flatten() { state = .a }
    }
    --
    refused
    unread * nothing that sets 'state' asks what it was

    ## what an initialiser, an accessor or deinit calls, others call as well @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      var isOpen: Bool {
        get { state == .b }
        set { if newValue { open() } }
      }
      init() { load() }
      deinit { close() }
      func load() { if state == .c { state = .a } }
      func open() { if state == .a { state = .b } }
      func close() { if state == .b { state = .c } }
    }
    --
    events load open close isOpen(set)
    a open → b
    b close → c
    c load → a
    a isOpen(set) [newValue] → b
    a isOpen(set) stays any
    rest stays

    """#
  )
}
