extension Table {
  static let unknownTargets = Table(
    "unknown targets",
    #"""
    ## a call @unrun
    switch (state, event) {
    case (.a, .x): 1️⃣state = resolve()
    case (.b, .x): state = .a
    default: break
    }
    --
    a x ? resolve()
    b x → a
    rest stays
    unread 1️⃣ resolve

    ## a property @unrun
    switch (state, event) {
    case (.a, .x): 1️⃣state = saved
    default: break
    }
    +
    var saved = State.b
    --
    a x ? saved
    rest stays
    unread 1️⃣ saved

    ## a collection @unrun
    switch (state, event) {
    case (.a, .x): 1️⃣state = all[position]
    default: break
    }
    +
    let all: [State] = [.a, .b]
    var position = 1
    --
    a x ? all[position]
    rest stays
    unread 1️⃣ all[position]

    ## one side of a choice @unrun
    switch (state, event) {
    case (.a, .x): state = isReady ? .b : 1️⃣resolve()
    default: break
    }
    --
    a x [isReady] → b
    a x ? resolve()
    rest stays
    unread 1️⃣ resolve

    ## a value that may be missing @unrun
    switch (state, event) {
    case (.a, .x): 1️⃣state = saved ?? .b
    default: break
    }
    +
    var saved: State?
    --
    a x [saved != nil] ? saved
    a x → b
    rest stays
    unread 1️⃣ saved

    ## two values that may be missing @unrun
    switch (state, event) {
    case (.a, .x): 1️⃣state = saved ?? find(1) ?? .b
    default: break
    }
    +
    var saved: State?
    func find(_ number: Int) -> State? { nil }
    --
    a x [saved != nil] ? saved
    a x → b
    rest stays
    unread 1️⃣ saved

    ## handed to a function, and then overwritten
    switch (state, event) {
    case (.a, .x):
      fill(&state)
      state = .b
    default: break
    }
    --
    a x → b
    rest stays

    ## handed to a function @unrun
    switch (state, event) {
    case (.a, .x): 1️⃣fill(&state)
    default: break
    }
    --
    a x ?
    rest stays
    unread 1️⃣ state
    ## all of self handed to a function @unrun
    switch (state, event) {
    case (.a, .x): 1️⃣fill(&self)
    case (.b, .x): state = .c
    default: break
    }
    --
    a x ?
    b x → c
    rest stays
    unread 1️⃣ self
    ## swapped with another @unrun
    var other = State.b
    switch (state, event) {
    case (.a, .x): 1️⃣swap(&state, &other)
    default: break
    }
    --
    a x ?
    rest stays
    unread 1️⃣ state
    ## by its key path @unrun
    switch (state, event) {
    case (.a, .x): 1️⃣self[keyPath: path] = .b
    case (.b, .x): state = .c
    default: break
    }
    +
    private let path: WritableKeyPath<Machine, State> = \.state
    --
    a x ?
    b x → c
    rest stays
    unread 1️⃣ keyPath
    ## in one branch only @unrun
    switch (state, event) {
    case (.a, .x):
      if isReady { 1️⃣state = resolve() } else { state = .b }
    default: break
    }
    --
    a x [isReady] ? resolve()
    a x → b
    rest stays
    unread 1️⃣ resolve

    ## all that becomes of the state is lost @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a {
        didSet { if state == .b { load() } }
      }
      func open() { state = .b }
      func close() {
        guard state != .a else { return }
        state = .a
      }
      private func load() {
        state = isReady ? .c : .a
      }
      private let isReady = true
    }
    --
    events open close
    a open [isReady] → c
    a open stays
    b open [isReady] → c
    b open → a
    c open [isReady] stays
    c open → a
    b close → a
    c close → a
    rest stays

    ## a state in another one that is not written @file unrun
    struct Machine {
      enum State { case idle, running(Running)
        enum Running { case fast, slow } }
      enum Event { case x }
      var state = State.idle
      let phases: [State.Running]
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.idle, .x): state = 1️⃣.running(phases[0])
        case (.running(.fast), .x): state = .running(.slow)
        case (.running(.slow), .x): state = .idle
        }
      }
    }
    --
    states idle running.fast running.slow
    events x
    initial idle
    idle x ?
    running.fast x → running.slow
    running.slow x → idle
    unread 1️⃣ target is a nested state of 'running' that is not in the source

    ## more ways than are followed, before anything is decided @file unrun
    final class Machine {
      enum State { case a, b }
      private var state = State.a
      var flags: [Bool] = []
      1️⃣func open() {
        guard state == .a else { return }
        let one: State = flags[1] ? .a : .b
        let two: State = flags[2] ? .a : .b
        let three: State = flags[3] ? .a : .b
        let four: State = flags[4] ? .a : .b
        let five: State = flags[5] ? .a : .b
        let six: State = flags[6] ? .a : .b
        let seven: State = flags[7] ? .a : .b
        let eight: State = flags[8] ? .a : .b
        let nine: State = flags[9] ? .a : .b
        let ten: State = flags[10] ? .a : .b
        let eleven: State = flags[11] ? .a : .b
        if one == .b { 2️⃣state = .b }
      }
      func close() { if state == .b { state = .a } }
    }
    --
    states a b
    events open close
    a open […] ? …
    a open ? …
    b close → a
    rest stays
    unread 1️⃣ more ways lead here than the reader follows
    unread 2️⃣ ways that may lead to this assignment were given up before it

    ## more ways than can be followed, some of which waited @file unrun
    final class Machine {
      enum State { case a, b }
      private var state = State.a
      var flags: [Bool] = []
      func ask() async {}
      1️⃣func open() async {
        guard state == .a else { return }
        if flags[0] { await ask() }
        let one: State = flags[1] ? .a : .b
        let two: State = flags[2] ? .a : .b
        let three: State = flags[3] ? .a : .b
        let four: State = flags[4] ? .a : .b
        let five: State = flags[5] ? .a : .b
        let six: State = flags[6] ? .a : .b
        let seven: State = flags[7] ? .a : .b
        let eight: State = flags[8] ? .a : .b
        let nine: State = flags[9] ? .a : .b
        let ten: State = flags[10] ? .a : .b
        let eleven: State = flags[11] ? .a : .b
        if one == .b { 2️⃣state = .b }
      }
      func close() { if state == .b { state = .a } }
    }
    --
    states a b
    events open close open(ask)
    a open [flags[0]] stays
    a open […] ? …
    a open ? …
    a open(ask) […] ? …
    a open(ask) ? …
    b close → a
    a close stays
    b open stays
    unread 1️⃣ more ways lead here than the reader follows
    unread 2️⃣ ways that may lead to this assignment were given up before it

    ## more ways than are followed, before a helper, and what nothing leads to @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      var flags: [Bool] = []
      1️⃣func open() {
        guard state == .a else { return }
        let one: State = flags[1] ? .a : .b
        let two: State = flags[2] ? .a : .b
        let three: State = flags[3] ? .a : .b
        let four: State = flags[4] ? .a : .b
        let five: State = flags[5] ? .a : .b
        let six: State = flags[6] ? .a : .b
        let seven: State = flags[7] ? .a : .b
        let eight: State = flags[8] ? .a : .b
        let nine: State = flags[9] ? .a : .b
        let ten: State = flags[10] ? .a : .b
        let eleven: State = flags[11] ? .a : .b
        if one == .b { shut() }
      }
      private func shut() { 2️⃣state = .c }
      func close() { if state == .b { state = .a } }
      func stop() { if state == .b { return }; if state == .b { 3️⃣state = .a } }
    }
    --
    states a b c
    events open close stop
    a open […] ? …
    a open ? …
    b close → a
    rest stays
    unread 1️⃣ more ways lead here than the reader follows
    unread 2️⃣ ways that may lead to this assignment were given up before it
    unread 3️⃣ no state and event lead to this assignment
    """#
  )
}
