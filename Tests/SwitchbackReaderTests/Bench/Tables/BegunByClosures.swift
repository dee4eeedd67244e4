extension Table {
  static let begunByClosures = Table(
    "what private functions do that only closures call",
    #"""
    ## called where one state was left @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private var state = State.a
      func open() {
        if state == .a {
          state = .b
        } else if state == .b {
          Task { await start() }
        }
      }
      private func start() async {
        await load()
        state = .c
      }
      func close() { if state != .d { state = .d } }
    }
    func load() async {}
    --
    states a b c d
    events open start close start(load)
    a open → b
    b open stays
    c open stays
    d open stays
    b start stays any
    c start stays any
    d start stays any
    a close → d
    b close → d
    c close → d
    d close stays
    b start(load) → c
    c start(load) stays
    d start(load) → c

    ## by a method that does nothing else @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private var state = State.a
      func open() { if state == .a { state = .b } }
      func pick() {
        guard state == .b else { return }
        Task { await start() }
      }
      private func start() async {
        await load()
        state = .c
      }
      func close() { if state != .d { state = .d } }
    }
    func load() async {}
    --
    states a b c d
    events open start close start(load)
    a open → b
    b open stays any
    c open stays any
    d open stays any
    b start stays any
    c start stays any
    d start stays any
    a close → d
    b close → d
    c close → d
    d close stays
    b start(load) → c
    c start(load) stays
    d start(load) → c

    ## by two of its closures @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private var state = State.a
      func open() { if state == .a { state = .b } }
      func pick() {
        guard state == .b else { return }
        Task { await start() }
        Task { await start() }
      }
      private func start() async {
        await load()
        state = .c
      }
      func close() { if state != .d { state = .d } }
    }
    func load() async {}
    --
    states a b c d
    events open start close start(load)
    a open → b
    b open stays any
    c open stays any
    d open stays any
    b start stays any
    c start stays any
    d start stays any
    a close → d
    b close → d
    c close → d
    d close stays
    b start(load) → c
    c start(load) stays
    d start(load) → c

    ## by another method in any state @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private var state = State.a
      func open() { if state == .a { state = .b } }
      func pick() {
        guard state == .b else { return }
        Task { await start() }
      }
      private func start() async {
        await load()
        state = .c
      }
      func again() { Task { await start() } }
      func close() { if state != .d { state = .d } }
    }
    func load() async {}
    --
    states a b c d
    events open start close start(load)
    a open → b
    b open stays any
    c open stays any
    d open stays any
    a start stays any
    b start stays any
    c start stays any
    d start stays any
    a close → d
    b close → d
    c close → d
    d close stays
    a start(load) → c
    b start(load) → c
    c start(load) stays
    d start(load) → c

    ## where others may call it @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private var state = State.a
      func open() { if state == .a { state = .b } }
      func pick() {
        guard state == .b else { return }
        Task { await start() }
      }
      func start() async {
        await load()
        state = .c
      }
      func close() { if state != .d { state = .d } }
    }
    func load() async {}
    --
    states a b c d
    events open start close start(load)
    a open → b
    b open stays any
    c open stays any
    d open stays any
    a start stays any
    b start stays any
    c start stays any
    d start stays any
    a close → d
    b close → d
    c close → d
    d close stays
    a start(load) → c
    b start(load) → c
    c start(load) stays
    d start(load) → c

    ## of another instance @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private var state = State.a
      private let other: Machine
      init(other: Machine) { self.other = other }
      func open() { if state == .a { state = .b } }
      func pick() {
        guard state == .b else { return }
        Task { await other.start() }
      }
      private func start() async {
        await load()
        state = .c
      }
      func close() { if state != .d { state = .d } }
    }
    func load() async {}
    --
    states a b c d
    events open start close start(load)
    a open → b
    b open stays any
    c open stays any
    d open stays any
    a start stays any
    b start stays any
    c start stays any
    d start stays any
    a close → d
    b close → d
    c close → d
    d close stays
    a start(load) → c
    b start(load) → c
    c start(load) stays
    d start(load) → c

    ## behind the second of two waits @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open() {
        guard state == .b else { return }
        state = .c
        Task {
          await unload()
          if state == .c { state = .b }
          await load()
          state = .c
        }
      }
      func start() { if state == .a { state = .b } }
    }
    func load() async {}
    func unload() async {}
    --
    events open start open(unload) open(load)
    a open stays
    b open → c
    c open stays
    a start → b
    b start stays any
    c start stays any
    a open(unload) stays
    b open(unload) stays
    c open(unload) → b
    b open(load) → c

    ## called again and again by one task @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func start() {
        guard state == .a else { return }
        state = .b
        Task { while true { await poll() } }
      }
      private func poll() async {
        await load()
        state = .c
      }
    }
    func load() async {}
    --
    events start poll poll(load)
    a start → b
    b start stays
    c start stays
    b poll stays any
    c poll stays any
    b poll(load) → c
    c poll(load) stays

    ## called by a task that is an event @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func start() {
        guard state == .a else { return }
        state = .b
        Task {
          await first()
          await second()
        }
      }
      private func first() async {
        await load()
        state = .c
      }
      private func second() async {
        await unload()
        state = .b
      }
    }
    func load() async {}
    func unload() async {}
    --
    events start start(Task) first(load) second(unload)
    a start → b
    b start stays
    c start stays
    b start(Task) stays any
    b first(load) → c
    c second(unload) → b

    ## called by what is not followed, too @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func start() {
        guard state == .a else { return }
        state = .b
        Task { step() }
      }
      subscript(index: Int) -> Int {
        step()
        return index
      }
      private func step() { state = .c }
    }
    --
    events start step
    a start → b
    b start stays
    c start stays
    a step → c any
    b step → c any
    c step stays any
    """#
  )
}
