extension Table {
  /// Changes of the state that do not look like any.
  static let hidden = Table(
    "hidden changes",
    #"""
    ## an observer that calls @file unrun
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a { didSet { if state == .b { skip() } } }
      mutating func skip() { state = .c }
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    --
    a x → c
    rest stays

    ## an observer of another property @file unrun
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      private var count = 0 { didSet { state = .b } }
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): count += 1
        case (.b, .x): state = .c
        default: break
        }
      }
    }
    --
    a x → b
    b x → c
    rest stays

    ## a subscript @file unrun
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      subscript(index: Int) -> Int {
        get { index }
        set { 1️⃣state = .b }
      }
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): 2️⃣self[3] = 4
        case (.b, .x): state = .c
        default: break
        }
      }
    }
    --
    a x ? self[3]
    b x → c
    rest stays
    unread 1️⃣ subscript
    unread 2️⃣ subscript

    ## an operator of one's own @invalid
    switch (state, event) {
    case (.a, .x): 1️⃣state <- .b
    case (.b, .x): state = .c
    default: break
    }
    --
    a x ? state <- .b
    b x → c
    rest stays
    unread 1️⃣ <-

    ## a function that is handed on @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      func advance() { state = .c }
      func later(_ work: () -> Void) {}
      func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): 1️⃣later(advance)
        case (.b, .x): advance()
        default: break
        }
      }
    }
    --
    a x ? advance
    b x → c
    rest stays
    unread 1️⃣ advance

    ## a loop that asks whether to go on
    switch (state, event) {
    case (.a, .x): for number in [1] where advance() { note("\(number)") }
    default: break
    }
    +
    mutating func advance() -> Bool {
      state = .b
      return true
    }
    --
    a x → b
    rest stays

    ## an assertion that does something @unrun
    switch (state, event) {
    case (.a, .x): assert(advance())
    default: break
    }
    +
    mutating func advance() -> Bool {
      state = .b
      return true
    }
    --
    a x [assertions are checked] → b
    a x stays
    rest stays

    ## an assertion about a precondition
    switch (state, event) {
    case (.a, .x):
      assert(preconditionHolds)
      state = .b
    default: break
    }
    +
    var preconditionHolds = true
    --
    a x → b
    rest stays

    ## another name for the instance @file
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      func send(_ event: Event) {
        let me = self
        switch (state, event) {
        case (.a, .x): me.state = .b
        default: break
        }
      }
    }
    --
    a x → b
    rest stays
    run let machine = Machine(); machine.state = state; machine.send(event); return moved(state, machine.state)

    ## a method that hides a function that never returns
    switch (state, event) {
    case (.a, .x):
      stop()
      state = .b
    default: break
    }
    +
    func stop() { note("stopped") }
    --
    a x → b
    rest stays

    ## a local of the state's name in an inner block
    switch (state, event) {
    case (.a, .x): state = .b
    default: break
    }
    +
    mutating func later() {
      do { let state = 3; note("\(state)") }
      state = .c
    }
    --
    a x → b
    events x y later
    a later → c
    b later → c
    rest stays
    sent x y

    ## a second state that is asked, too @file
    struct Machine {
      enum State { case a, b, c }
      enum Light { case on, off }
      enum Event { case x, y }
      var state = State.a
      var light = Light.off
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
        if light == .off { light = .on }
      }
    }
    --
    machine Machine.state
    others
    property state
    a x → b
    rest stays

    ## an initialiser that may fail @file unrun
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state: State = .a
      init?(isReady: Bool) {
        guard isReady else { return nil }
        state = .b
      }
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.b, .x): state = .c
        default: break
        }
      }
    }
    --
    initial b
    b x → c
    rest stays

    ## a task that calls one that sets the state, and one that is told it @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      private var pages = 0
      func open() {
        guard state == .a else { return }
        state = .b
        Task { [weak self] in
          do {
            let pages = try await load()
            self?.show(pages)
          } catch {
            self?.finish(.d)
          }
        }
      }
      private func finish(_ next: State) { state = next }
      private func show(_ pages: Int) {
        self.pages = pages
        state = .c
      }
    }
    func load() async throws -> Int { 3 }
    --
    states a b c d
    events open open(load)
    a open → b
    b open(load) [await load() throws] → d
    b open(load) → c
    b open stays
    c open stays
    d open stays

    ## a function that nothing calls, and one that a setter calls which is not followed @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      var name = "" { didSet { rename() } }
      private var size: Int { get { 0 } set { resize() } }
      init() { begin() }
      func open() { if state == .a { put(.b) } }
      private func begin() { put(.a) }
      private func rename() { if state == .b { put(.c) } }
      private func 1️⃣resize() { put(.a) }
      private func 2️⃣forget() { put(.a) }
      private func put(_ next: State) { state = next }
    }
    --
    events open name(didSet)
    a open → b
    b name(didSet) → c
    rest stays
    unread 1️⃣ what calls it is not followed
    unread 2️⃣ no event is seen to call it

    ## a function that another type gives a closure @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() { if state == .a { state = .b } }
      fileprivate func close(_ end: () -> Void) {
        end()
        state = .c
      }
      func finish() { if state == .b { close {} } }
    }
    final class Owner {
      func stop() {
        let machine = Machine()
        machine.close { print("closed") }
      }
    }
    --
    events open close finish
    a open → b
    b finish → c
    a close → c any
    b close → c any
    c close stays any
    rest stays
    """#
  )
}
