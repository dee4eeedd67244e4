extension Table {
  static let errorsInHelpers = Table(
    "errors in helpers",
    #"""
    ## a typed error @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) throws(Failure) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: throw Failure()
        }
      }
    }
    --
    a x → b
    run var machine = Self(); machine.state = state; do { try machine.send(event) } catch { return moved(state, machine.state, false) }; return moved(state, machine.state)

    ## a value that may not come @attempt
    switch (state, event) {
    case (.a, .x):
      let number = try load()
      note("\(number)")
      state = .b
    default: break
    }
    +
    func load() throws -> Int { try check(); return 3 }
    --
    a x [check() throws] rejects
    a x → b
    rest stays
    ## a helper that throws @attempt
    switch (state, event) {
    case (.a, .x):
      try ensure()
      state = .b
    default: break
    }
    +
    func ensure() throws {
      if isLate { throw Failure() }
    }
    --
    a x [isLate] rejects
    a x → b
    rest stays

    ## a helper whose error is caught
    switch (state, event) {
    case (.a, .x):
      do {
        try ensure()
        state = .b
      } catch {
        state = .c
      }
    default: break
    }
    +
    func ensure() throws {
      guard isReady else { throw Failure() }
    }
    --
    a x [isReady] → b
    a x → c
    rest stays

    ## a helper that changes and throws @attempt
    switch (state, event) {
    case (.a, .x): try fail()
    default: break
    }
    +
    mutating func fail() throws {
      state = .c
      throw Failure()
    }
    --
    a x → c
    rest stays

    ## a state that an enum throws about @file
    enum Machine {
      case a, b, c
      enum Event { case x, y }
      func next(on event: Event) throws -> Self {
        switch (self, event) {
        case (.a, .x): return .b
        case (.b, .x): throw Failure()
        default: throw Failure()
        }
      }
    }
    --
    types Self Event
    a x → b
    b x rejects
    run do { return try moved(state, state.next(on: event)) } catch { return "rejects" }

    ## defer runs when it throws @attempt meaning
    switch (state, event) {
    case (.a, .x):
      defer { state = .c }
      try check()
      state = .b
    default: break
    }
    --
    a x → c
    rest stays

    ## a closure of several lines is not said where it fails, nor a comment @file unrun
    struct Machine {
      enum State { case a, b, c }
      var state = State.a
      mutating func open() {
        guard state == .a else { return }
        do {
          try perform(2/* twice */) { number in
            print(number) // shown
          }
          state = .b
        } catch {
          state = .c
        }
      }
    }
    func perform(_ times: Int, _ body: (Int) -> Void) throws { body(times) }
    --
    events open
    a open [perform(2) { … } throws] → c
    a open → b
    rest stays

    ## a helper whose error is nil in a condition and behind a name
    switch (state, event) {
    case (.a, .x):
      guard let number = try? load() else { state = .c; return }
      note("\(number)")
      state = .b
    case (.b, .x): if (try? load()) == nil { state = .c }
    case (.c, .x):
      let number = try? load()
      state = number == nil ? .b : .a
    default: break
    }
    +
    func load() throws -> Int {
      if isLate { throw Failure() }
      return 1
    }
    --
    a x [isLate] → c
    a x → b
    b x [isLate] → c
    b x stays
    c x [isLate] → b
    c x → a
    rest stays

    ## errors of which nobody asks @attempt
    switch (state, event) {
    case (.a, .x):
      try? check()
      try? check()
      state = .b
    case (.b, .x):
      _ = try? (check(), load())
      state = .c
    default: break
    }
    +
    func load() throws -> Int {
      if isLate { throw Failure() }
      return 1
    }
    --
    a x → b
    b x → c
    rest stays

    ## a helper that is waited for fails only where it does @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let net = Net()
      func open() async {
        guard state == .a else { return }
        do {
          let answer = try await fetch()
          print(answer)
          state = .b
        } catch {
          state = .c
        }
      }
      private func fetch() async throws -> Int {
        let answer = await net.get()
        guard answer > 1 else { throw Late.late }
        return answer
      }
    }
    enum Late: Error { case late }
    final class Net { func get() async -> Int { 1 } }
    --
    events open open(fetch)
    a open stays
    a open(fetch) [answer > 1] → b
    a open(fetch) → c
    b open stays
    c open stays

    ## one that ends a task, of which nobody is told @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func x() {
        if state == .b { return }
        Task {
          state = .b
          try await load()
          state = .c
        }
      }
    }
    @MainActor func load() async throws {}
    --
    events x(Task) x(load)
    a x(Task) → b
    b x(Task) stays
    c x(Task) → b
    b x(load) [await load() throws] stays
    b x(load) → c
    rest nothing

    ## one behind an await that the function catches which waits for the helper @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      func x() async {
        guard state == .a else { return }
        do { try await steps() } catch { state = .d }
      }
      private func steps() async throws {
        state = .b
        try await load()
        state = .c
      }
    }
    @MainActor func load() async throws {}
    --
    states a b c d
    events x steps(load) x(steps)
    a x → b
    b x stays
    c x stays
    d x stays
    b steps(load) [await load() throws] stays
    b steps(load) → c
    b x(steps) [await load() throws] → d
    rest nothing

    ## what is tried again, where it leads elsewhere @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let wire = Wire()
      func open() {
        guard state == .a else { return }
        do {
          try wire.send(1)
          state = .b
          try wire.send(1)
          state = .c
        } catch {
          print(error)
        }
      }
      func close() throws {
        guard state == .c else { return }
        try shut()
        state = .b
        try shut()
        state = .a
      }
      private func shut() throws { try wire.close() }
    }
    struct Wire {
      func send(_ number: Int) throws {}
      func close() throws {}
    }
    --
    events open close
    a open [wire.send(1) throws] stays
    a open [again(wire.send(1)) throws] → b
    a open → c
    c close [wire.close() throws] rejects
    c close [again(wire.close()) throws] → b
    c close → a
    rest stays
    """#
  )
}
