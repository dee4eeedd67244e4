extension Table {
  static let asynchronous = Table(
    "asynchronous",
    #"""
    ## an async method @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) async {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    --
    a x → b
    rest stays
    run var machine = Machine(); machine.state = state; await machine.send(event); return moved(state, machine.state)

    ## waiting before the change @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) async {
        switch (state, event) {
        case (.a, .x):
          await wait()
          state = .b
        default: break
        }
      }
    }
    --
    a x → b
    rest stays
    run var machine = Machine(); machine.state = state; await machine.send(event); return moved(state, machine.state)

    ## waiting between two changes @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) async throws {
        switch (state, event) {
        case (.a, .x):
          state = .c
          await wait()
          try check()
          state = .b
        default: break
        }
      }
    }
    --
    a x [check() throws] → c
    a x → b
    rest stays
    run var machine = Machine(); machine.state = state; do { try await machine.send(event) } catch { return moved(state, machine.state, false) }; return moved(state, machine.state)

    ## a value that is waited for @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      func load() async -> Int { 3 }
      mutating func send(_ event: Event) async {
        switch (state, event) {
        case (.a, .x):
          let number = await load()
          note("\(number)")
          state = .b
        default: break
        }
      }
    }
    --
    a x → b
    rest stays
    run var machine = Machine(); machine.state = state; await machine.send(event); return moved(state, machine.state)

    ## a helper that is waited for @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      private mutating func open() async {
        await wait()
        state = .b
      }
      mutating func send(_ event: Event) async {
        if case (.a, .x) = (state, event) { await open() }
      }
    }
    --
    a x → b
    rest stays
    run var machine = Machine(); machine.state = state; await machine.send(event); return moved(state, machine.state)

    ## a state that is waited for @file unrun
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) async {
        switch (state, event) {
        case (.a, .x): 1️⃣state = await download()
        default: break
        }
      }
    }
    --
    a x ?
    rest stays
    unread 1️⃣ download
    ## async let @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) async {
        async let number = load()
        switch (state, event) {
        case (.a, .x):
          note("\(await number)")
          state = .b
        default: break
        }
      }
    }
    private func load() async -> Int { 3 }
    --
    a x → b
    rest stays
    run var machine = Machine(); machine.state = state; await machine.send(event); return moved(state, machine.state)

    ## a loop over events that come @file unrun
    struct Machine {
      enum State { case a, b, c }
      enum Event: Sendable { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
      mutating func run(_ events: AsyncStream<Event>) async {
        for await event in events { send(event) }
      }
    }
    --
    a x → b
    rest stays

    ## nonisolated and isolated @file unrun
    actor Machine {
      enum State { case a, b, c }
      enum Event: Sendable { case x, y }
      private(set) var state = State.a
      nonisolated func post(_ event: Event) { Task { await self.send(event) } }
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

    ## a task that only waits is no event before that @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open() { if state == .a { state = .b } }
      func watch() {
        Task {
          await fetch()
          if state == .b { state = .c }
        }
      }
    }
    func fetch() async {}
    --
    events open watch(fetch)
    a open → b
    b open stays any
    c open stays any
    b watch(fetch) → c
    a watch(fetch) stays
    c watch(fetch) stays

    ## an answer that a helper gives, which is waited for @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open() async {
        guard await prepare() else { return }
        state = .c
      }
      func reset() { if state == .c { state = .a } }
      private func prepare() async -> Bool {
        switch state {
        case .a:
          state = .b
          return true
        default: return false
        }
      }
    }
    --
    events open reset
    a open → c
    b open stays
    c open stays
    c reset → a
    a reset stays any
    b reset stays any
    """#
  )
}
