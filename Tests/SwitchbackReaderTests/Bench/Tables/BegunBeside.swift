extension Table {
  static let begunBeside = Table(
    "what async let begins",
    #"""
    ## waited for before anything else is done @file unrun
    actor Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let fetch: () async -> Int = { 1 }
      func go() async {
        guard state == .a else { return }
        state = .b
        async let finished: Void = finish()
        _ = await finished
      }
      private func finish() async { state = .c }
    }
    --
    events go
    a go → c
    rest stays

    ## beside what sets the state as well @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func go() async {
        guard state == .a else { return }
        async let finished: Void = finish() // 1️⃣
        state = .b // 2️⃣
        await finished
        state = .a // 3️⃣
      }
      func reset() { if state == .c { state = .a } }
      private func finish() async { state = .c } // 4️⃣
    }
    --
    events go reset
    a go ?
    c reset → a
    rest stays
    unread 1️⃣ what 'async let' begins changes the state beside what follows
    unread 2️⃣ ways that may lead to this assignment were given up
    unread 3️⃣ ways that may lead to this assignment were given up
    unread 4️⃣ no event is seen

    ## and never waited for @file unrun
    actor Machine {
      enum State { case a, b, c }
      private var state = State.a
      func go() async {
        guard state == .a else { return }
        async let _: Void = finish() // 1️⃣
      }
      func reset() { if state == .c { state = .a } }
      private func finish() async { state = .c } // 2️⃣
    }
    --
    events go reset
    a go ?
    c reset → a
    rest stays
    unread 1️⃣ what 'async let' begins changes the state beside what follows
    unread 2️⃣ no event is seen
    """#
  )
}
