extension Table {
  static let pendingClosures = Table(
    "closures come no sooner than they were left behind",
    #"""
    ## where nothing leads back @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      func open() {
        state = .b
        Task {
          await search()
          state = .c
        }
      }
      func close() {
        guard state == .c else { return }
        state = .d
      }
      private func search() async {}
    }
    --
    states a b c d
    events open close open(search)
    a open → b any
    b open stays any
    c open → b any
    d open → b any
    a close stays
    b close stays
    c close → d
    d close stays
    b open(search) → c
    c open(search) stays
    d open(search) → c

    ## a task that is alone @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      func open() {
        guard state != .b else { return }
        state = .b
        Task {
          await search()
          state = isReady ? .c : .d
        }
      }
      func close() {
        guard state == .c else { return }
        state = .a
      }
      private func search() async {}
    }
    --
    states a b c d
    events open close open(search)
    a open → b
    b open stays
    c open → b
    d open → b
    a close stays
    b close stays
    c close → a
    d close stays
    b open(search) [isReady] → c
    b open(search) → d

    ## one of which another may follow before it ends @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() {
        guard state == .a else { return }
        state = .b
        Task {
          await search()
          state = .c
        }
      }
      func close() {
        guard state == .b else { return }
        state = .a
      }
      private func search() async {}
    }
    --
    events open close open(search)
    a open → b
    b open stays
    c open stays
    a close stays
    b close → a
    c close stays
    a open(search) → c
    b open(search) → c
    c open(search) stays

    ## what runs more than once @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let timer = Timer()
      func open() {
        guard state == .a else { return }
        state = .b
        timer.schedule { await search(); self.state = .c }
      }
    }
    final class Timer { func schedule(_ turn: @escaping @MainActor () async -> Void) {} }
    func search() async {}
    --
    events open open(search)
    a open → b
    b open stays
    c open stays
    b open(search) → c
    c open(search) stays

    ## left behind before the state is set @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() {
        Task { await search(); state = .c }
        state = .b
      }
    }
    func search() async {}
    --
    events open open(search)
    a open → b any
    b open stays any
    c open → b any
    b open(search) → c
    c open(search) stays

    ## where something leads back @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() {
        state = .b
        Task { await search(); state = .c }
      }
      func close() { state = .a }
    }
    func search() async {}
    --
    events open close open(search)
    a open → b any
    b open stays any
    c open → b any
    a close stays any
    b close → a any
    c close → a any
    a open(search) → c
    b open(search) → c
    c open(search) stays

    ## what has waited leads back where others have moved it @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() async {
        state = .b
        Task { await search(); state = .c }
        await search()
        if state == .c { 1️⃣state = .a }
      }
      private func search() async {}
    }
    --
    events open open(search)
    a open → b any
    b open stays any
    c open → b any
    a open(search) → c
    b open(search) → c
    c open(search) stays
    unread 1️⃣ no state and event lead to this assignment

    ## left behind by what others may call, too @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() {
        state = .b
        look()
      }
      func watch() { look() }
      private func look() {
        Task { await search(); state = .c }
      }
    }
    func search() async {}
    --
    events open look(search)
    a open → b any
    b open stays any
    c open → b any
    a look(search) → c
    b look(search) → c
    c look(search) stays

    ## a state that others can set @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      var state = State.a
      func open() {
        state = .b
        Task { await search(); state = .c }
      }
    }
    func search() async {}
    --
    events open open(search)
    a open → b any
    b open stays any
    c open → b any
    a open(search) → c
    b open(search) → c
    c open(search) stays

    ## one that never looks at the state comes no sooner either @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() {
        guard state == .a else { return }
        state = .b
        DispatchQueue.main.async { self.state = .c }
      }
    }
    --
    events open open(async)
    a open → b
    b open stays
    b open(async) → c any
    c open stays
    rest nothing

    ## of a view @file invalid
    struct Machine: View {
      enum State { case a, b, c }
      @Kept private var state = State.a
      var body: some View { Button("Open") { open() } }
      private func open() {
        state = .b
        Task {
          await search()
          state = .c
        }
      }
      private func search() async {}
    }
    \#(kept)
    --
    events open open(search)
    a open → b any
    b open stays any
    c open → b any
    b open(search) → c
    c open(search) stays

    ## one that waits twice @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      func open() {
        guard state == .a else { return }
        state = .b
        Task {
          await search()
          state = .c
          await load()
          state = .d
        }
      }
      private func search() async {}
      private func load() async {}
    }
    --
    states a b c d
    events open open(search) open(load)
    a open → b
    b open stays
    c open stays
    d open stays
    b open(search) → c
    c open(load) → d

    ## one that waits six times @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d, e, f, g }
      private(set) var state = State.a
      func open() {
        guard state == .a else { return }
        state = .b
        Task {
          await r1(); state = .c
          await r2(); state = .d
          await r3(); state = .e
          await r4(); state = .f
          await r5(); state = .g
          await r6(); state = .a
        }
      }
      private func r1() async {}
      private func r2() async {}
      private func r3() async {}
      private func r4() async {}
      private func r5() async {}
      private func r6() async {}
    }
    --
    states a b c d e f g
    events open open(r1) open(r2) open(r3) open(r4) open(r5) open(r6)
    a open → b
    b open stays
    c open stays
    d open stays
    e open stays
    f open stays
    g open stays
    b open(r1) → c
    c open(r2) → d
    d open(r3) → e
    e open(r4) → f
    f open(r5) → g
    g open(r6) → a

    ## several that one turn leaves behind @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private var state = State.a
      func start() {
        guard state == .a else { return }
        state = .b
        for _ in 0..<2 { Task { state = .c } }
      }
      func go() { if state == .c { state = .d } }
    }
    --
    states a b c d
    events start go start(Task)
    a start → b
    b start stays
    c start stays
    d start stays
    a go stays any
    b go stays any
    c go → d
    d go stays any
    b start(Task) → c any
    c start(Task) stays any
    d start(Task) → c any

    ## one that two calls leave behind @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private var state = State.a
      func start() {
        guard state == .a else { return }
        state = .b
        arm()
        arm()
      }
      func go() { if state == .c { state = .d } }
      private func arm() { Task { state = .c } }
    }
    --
    states a b c d
    events start go arm(Task)
    a start → b
    b start stays
    c start stays
    d start stays
    a go stays any
    b go stays any
    c go → d
    d go stays any
    b arm(Task) → c any
    c arm(Task) stays any
    d arm(Task) → c any
    """#
  )
}
