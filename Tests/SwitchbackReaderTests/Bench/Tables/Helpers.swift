extension Table {
  static let helpers = Table(
    "helpers",
    #"""
    ## a helper that changes
    switch (state, event) {
    case (.a, .x): open()
    default: break
    }
    +
    mutating func open() { state = .b }
    --
    a x → b
    rest stays

    ## a helper by self
    switch (state, event) {
    case (.a, .x): self.open()
    default: break
    }
    +
    private mutating func open() { self.state = .b }
    --
    a x → b
    rest stays

    ## a helper that is given the next state
    switch (state, event) {
    case (.a, .x): move(to: .b)
    case (.b, .x): move(to: State.c)
    default: break
    }
    +
    private mutating func move(to next: State) {
      note("\(state) to \(next)")
      state = next
    }
    --
    a x → b
    b x → c
    rest stays

    ## a helper that is given the next state, and asks
    switch (state, event) {
    case (.a, .x): move(to: .b)
    case (.c, .x): move(to: .b)
    default: break
    }
    +
    private mutating func move(to next: State) {
      guard state != .c else { return }
      state = next
    }
    --
    a x → b
    c x stays
    rest stays

    ## a helper that is given the event
    handle(event)
    +
    private mutating func handle(_ event: Event) {
      switch (state, event) {
      case (.a, .x): state = .b
      default: break
      }
    }
    --
    a x → b
    rest stays

    ## a helper for each state
    switch state {
    case .a: inA(event)
    case .b: inB(on: event)
    case .c: break
    }
    +
    private mutating func inA(_ event: Event) {
      switch event {
      case .x: state = .b
      case .y: break
      }
    }
    private mutating func inB(on what: Event) {
      if what == .y { state = .c }
    }
    --
    a x → b
    b y → c
    rest stays

    ## a helper for each event
    switch event {
    case .x: opened()
    case .y: closed()
    }
    +
    private mutating func opened() {
      if case .a = state { state = .b }
    }
    private mutating func closed() {
      switch state {
      case .b: state = .a
      case .a, .c: break
      }
    }
    --
    a x → b
    b y → a
    rest stays

    ## a helper that says what comes next
    state = next(on: event)
    +
    private func next(on event: Event) -> State {
      switch (state, event) {
      case (.a, .x): return .b
      default: return state
      }
    }
    --
    a x → b
    rest stays

    ## a helper that may not know what comes next @answer
    guard let next = following(event) else { return false }
    state = next
    return true
    +
    private func following(_ event: Event) -> State? {
      switch (state, event) {
      case (.a, .x): .b
      case (.b, .x): .c
      default: nil
      }
    }
    --
    a x → b
    b x → c
    rest rejects | nothing
    ## a static helper
    state = Self.next(state, event)
    +
    private static func next(_ state: State, _ event: Event) -> State {
      switch (state, event) {
      case (.a, .x): .b
      default: state
      }
    }
    --
    a x → b
    rest stays

    ## a helper that answers
    guard event == .x else { return }
    guard isOpen() else { return }
    state = .c
    +
    private func isOpen() -> Bool { state == .b }
    --
    b x → c
    rest stays
    ## a helper that answers by a switch
    if mayMove(on: event) { state = .b }
    +
    private func mayMove(on event: Event) -> Bool {
      switch (state, event) {
      case (.a, .x): return true
      default: return false
      }
    }
    --
    a x → b
    rest stays

    ## a helper that answers with a condition
    guard event == .x else { return }
    if mayMove() { state = .b }
    +
    private func mayMove() -> Bool { state == .a && isReady }
    --
    a x [isReady] → b
    a x stays
    rest stays
    ## a helper with a default argument
    switch (state, event) {
    case (.a, .x): open()
    case (.b, .x): open(with: .c)
    default: break
    }
    +
    private mutating func open(with next: State = .b) { state = next }
    --
    a x → b
    b x → c
    rest stays

    ## a helper that calls a helper
    switch (state, event) {
    case (.a, .x): first()
    default: break
    }
    +
    private mutating func first() { second(.b) }
    private mutating func second(_ next: State) { state = next }
    --
    a x → b
    rest stays

    ## a helper that is called again in the third of three branches @truth
    if event == .y, state == .c { state = .a }
    change(.c, event)
    if [.a, .b].contains(state), isLate || isReady {
      note()
    } else if isLate, case .b = state {
      note()
    } else {
      change(.c, event)
    }
    +
    private mutating func change(_ next: State, _ event: Event) {
      if isLate { state = .b }
      if count > 3 {
        note()
      } else if isReady {
        state = .c
      }
    }
    --
    ## a helper that ends early
    switch (state, event) {
    case (.a, .x):
      open()
      if state == .a { state = .c }
    default: break
    }
    +
    private mutating func open() {
      guard isReady else { return }
      state = .b
    }
    --
    a x [isReady] → b
    a x → c
    rest stays

    ## a helper whose result is not used
    switch (state, event) {
    case (.a, .x): open()
    default: break
    }
    +
    @discardableResult
    private mutating func open() -> Bool {
      state = .b
      return true
    }
    --
    a x → b
    rest stays

    ## a helper whose result decides @answer
    guard event == .x else { return false }
    return open()
    +
    private mutating func open() -> Bool {
      guard state == .a else { return false }
      state = .b
      return true
    }
    --
    a x → b
    rest rejects
    ## a helper that changes while it is asked
    guard event == .x else { return }
    if open() { state = .c }
    +
    private mutating func open() -> Bool {
      guard state == .a else { return false }
      state = .b
      return isReady
    }
    --
    a x [isReady] → c
    a x → b
    rest stays
    ## helpers of one name, by their labels
    switch (state, event) {
    case (.a, .x): go(to: 1)
    case (.b, .x): go(by: 1)
    default: break
    }
    +
    private mutating func go(to step: Int) { state = .b }
    private mutating func go(by step: Int) { state = .c }
    --
    a x → b
    b x → c
    rest stays

    ## helpers of one name, by their types @truth
    switch (state, event) {
    case (.a, .x): go(1)
    case (.b, .x): go("one")
    default: break
    }
    +
    private mutating func go(_ step: Int) { state = .b }
    private mutating func go(_ step: String) { state = .c }
    --

    ## a closure that is called where it stands
    let next: State? = {
      switch state {
      case .a: return .b
      case .b: return .c
      case .c: return nil
      }
    }()
    if event == .x, let next { state = next }
    --
    a x → b
    b x → c
    rest stays

    ## what calls itself at its end, and what goes on @methods unrun
    mutating func load() {
      guard state != .c else { return }
      state = .b
      if isReady { state = .c; return }
      if isLate { load() } else { state = .a }
    }
    mutating func turn() {
      guard state == .a else { return }
      if isLate { around() }
    }
    private mutating func around() {
      if isReady { turn() }
      state = .c
    }
    --
    events load turn
    a load [isReady] → c
    a load stays
    b load [isReady] → c
    b load → a
    a turn [isLate] → c
    a turn stays
    rest stays

    ## given a closure behind an argument that has a standard value @file
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var height = 0
      func open() { if state == .a { animate { height = 1 } } }
      func close() { if state == .b { animate(2) { height = 0; end() } } }
      private func end() { state = .c }
      private func animate(_ turns: Int = 1, _ body: () -> Void) {
        state = .b
        if turns > 0 { body() }
      }
    }
    --
    methods
    events open close
    a open → b
    b close → c
    rest stays

    ## called without its first label, as before Swift 3 @file invalid
    class Machine {
      enum State { case a, b, c }
      var state: State = .a {
        willSet { if !fits(newValue) { fatalError("") } }
      }
      func open() { state = .b }
      func close() { state = .c }
      func fits(next: State) -> Bool {
        switch state {
        case .a where next == .b: return true
        case .b where next == .c: return true
        default: return false
        }
      }
    }
    --
    events open close
    a open → b
    b open traps
    c open traps
    a close traps
    b close → c
    c close traps
    """#
  )
}
