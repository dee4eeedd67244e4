extension Table {
  static let arguments = Table(
    "what helpers are given",
    #"""
    ## nil, and what is there
    switch (state, event) {
    case (.a, .x): finish(nil)
    case (.a, .y): finish()
    case (.b, .x): finish("late")
    case (.b, .y): do { try check(); finish(name) } catch { end(error) }
    case (.c, .x): if let name { pass(name) }
    default: break
    }
    +
    var name: String?
    private mutating func pass(_ name: String) { finish(name) }
    private mutating func finish(_ text: String? = nil) {
      if let text { note(text); state = .c } else { state = .b }
    }
    private mutating func end(_ error: (any Error)?) {
      guard error == nil else { state = .a; return }
      state = .c
    }
    --
    a x → b
    a y → b
    b x → c
    b y [check() throws] → a
    b y [let text = name] → c
    b y stays
    c x stays
    rest stays
    open

    ## conditions say what the helper is given, by the names of the caller
    switch (state, event) {
    case (.a, .x): load(page: count + 1)
    case (.a, .y): load(page: -count)
    case (.b, .x): check(page: count, isOn: page > 2)
    case (.b, .y): check(page: count, isOn: false)
    default: break
    }
    +
    var page = 1
    private mutating func load(page: Int, of pages: Int = 9) {
      if page == 1 || page == pages { state = .b } else { state = .c }
    }
    private mutating func check(page: Int, isOn: Bool) {
      if isOn || page == 3 { state = .c }
    }
    --
    a x [count + 1 == 1 || count + 1 == 9] → b
    a x → c
    a y [-count == 1 || -count == 9] → b
    a y → c
    b x [page > 2 || count == 3] → c
    b x stays
    b y [count == 3] → c
    b y stays
    rest stays
    open

    ## numbers and texts
    switch (state, event) {
    case (.a, .x): load(page: 1)
    case (.a, .y): load(page: 2)
    case (.b, .x): end("user", by: 1)
    case (.b, .y): end("else", by: -1)
    case (.c, .x): load(page: count)
    case (.c, .y): end("\(count)", by: count)
    default: break
    }
    +
    private mutating func load(page: Int) { state = page == 1 ? .b : .c }
    private mutating func end(_ why: String, by step: Int) {
      switch why {
      case "user": state = .a
      default: state = step != -1 ? .b : .c
      }
    }
    --
    a x → b
    a y → c
    b x → a
    b y → c
    c x [count == 1] → b
    c x stays
    c y ["\(count)" == "user"] → a
    c y [count != -1] → b
    c y stays
    rest stays
    open

    ## a result
    switch (state, event) {
    case (.a, .x): take(.success(1))
    case (.a, .y): take(.failure(Failure()))
    case (.b, .x): take(Result { 1 })
    default: break
    }
    +
    private mutating func take(_ result: Result<Int, any Error>) {
      switch result {
      case .success: state = .b
      case .failure: state = .c
      }
    }
    --
    a x → b
    a y → c
    b x [case .success = result] stays
    b x [case .failure = result] → c
    rest stays
    open

    ## what a closure in a lock gives
    switch (state, event) {
    case (_, .x):
      let isDone = lock.withLock {
        guard state == .b else { return false }
        state = .c
        return true
      }
      if !isDone { state = .a }
    case (.a, .y):
      if ({ () -> Bool in state = .b; return isReady }()) { state = .c }
    default: break
    }
    +
    var lock = Lock()
    struct Lock { func withLock<T>(_ body: () throws -> T) rethrows -> T { try body() } }
    --
    a x stays
    b x → c
    c x → a
    a y [isReady] → c
    a y → b
    rest stays

    ## a case of an enum that another file declares @file invalid
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() { if state == .a { show(.first) } }
      func close() { if state == .b { show(.last) } }
      private func show(_ page: Book.Page) {
        switch page {
        case .first: state = .b
        case .last: state = .c
        }
      }
    }
    --
    events open close
    a open → b
    b close → c
    rest stays

    ## as many as the caller likes
    switch event {
    case .x:
      guard isOne(of: .a, .b) else { return }
      state = isOne(of: .b) ? .c : .b
    case .y:
      if isOne() || isOne(of: .a) { state = .c } else { note(1, "late", isOn: isOne(of: .c, .a)) }
    }
    +
    private func isOne(of states: State...) -> Bool { states.contains(state) }
    private mutating func note(_ texts: Any..., isOn: Bool) { if isOn, !texts.isEmpty { state = .b } }
    --
    a x → b
    b x → c
    c x stays
    a y → c
    b y stays
    c y [!texts.isEmpty] → b
    c y stays

    ## as many as the caller likes of the states, of which none is where it goes @methods
    mutating func open() { if state == .a { state = .b } }
    mutating func close(unless states: State...) {
      guard !states.contains(state) else { return }
      state = .c
    }
    --
    events open close
    a open → b
    b open stays
    c open stays
    a close [!states.contains(state)] → c any
    a close stays any
    b close [!states.contains(state)] → c any
    b close stays any
    c close stays any

    ## an optional that is given what is no optional, since a member is asked of it @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let store = Store()
      func open() {
        guard state == .a else { return }
        let report = store.report()
        report.send()
        finish(report)
      }
      private func finish(_ report: Report?) { state = report == nil ? .c : .b }
    }
    struct Report { func send() {} }
    struct Store { func report() -> Report { Report() } }
    --
    events open
    a open → b
    rest stays

    ## a number that is written, and one that is not @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      mutating func open() { if state == .a { attempt(0) } }
      mutating func retry() { if state == .b { attempt(5) } }
      mutating func reset(_ count: Int) { if state == .c { attempt(count) } }
      private mutating func attempt(_ tries: Int) {
        guard tries < 3 else { return state = .c }
        state = 1 <= tries ? .a : .b
      }
    }
    --
    events open retry reset
    a open → b
    b retry → c
    c reset [count < 3 && 1 <= count] → a
    c reset [count < 3] → b
    c reset stays
    rest stays

    ## arguments that run when they are asked for, or never @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var count = 0
      func open() { if state == .a { mute(1️⃣next()) } }
      func close() { if state == .b { log(next()); state = .c } }
      func stop() { if state == .b { mute(3) } else if state == .c { log(count); state = .a } }
      private func next() -> Int { state = .b; return 1 }
      private func mute(_ number: @autoclosure () -> Int) {}
      private func log(_ number: @autoclosure () -> Int) { if state == .b { print(number()) } }
    }
    --
    events open close stop
    a open ?
    b close → c
    c stop → a
    unread 1️⃣ whether 'next()' runs, which the call is given
    open
    rest stays

    ## one that asks what was not so before @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func begin() { if state == .a { state = .b } }
      func open() { check(state == .b) }
      func close() { put(state == .b ? .c : .a) }
      func turn() { twice(state == .b) }
      func skip() {
        let was = state
        check(was == .b)
      }
      func end() { handOn(state == .b) }
      func stop() { check(next() == .a) }
      private func check(_ isDone: @autoclosure () -> Bool) { state = .b; if isDone() { state = .c } }
      private func put(_ next: @autoclosure () -> State) { state = .b; state = next() }
      private func twice(_ isDone: @autoclosure () -> Bool) { if isDone() { state = .c }; if isDone() { 1️⃣state = .a } }
      private func handOn(_ isDone: @autoclosure () -> Bool) { state = .a; check(isDone()) }
      private func next() -> State { state = .c; return .b }
    }
    --
    methods
    events begin open close turn skip end stop
    a begin → b
    b begin stays
    c begin stays
    a open → c
    b open → c
    c open stays
    a close → c
    b close → c
    c close stays
    a turn stays
    b turn → c
    c turn stays
    a skip → b
    b skip → c
    c skip → b
    a end → c
    b end → c
    c end stays
    a stop → c
    b stop → c
    c stop stays
    unread 1️⃣ 'twice' sets the state, and no event is seen to lead
    """#
  )
}
