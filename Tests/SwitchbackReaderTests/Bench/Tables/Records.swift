extension Table {
  static let records = Table(
    "structs and tuples that functions give",
    #"""
    ## a struct that holds the next state
    let outcome = next(event)
    state = outcome.state
    if outcome.isNew { note() }
    +
    private struct Outcome {
      var state: State
      var isNew = false
      var text: String { "\(state)" }
    }
    private func next(_ event: Event) -> Outcome {
      guard event == .x else { return Outcome(state: state) }
      return state == .a ? Outcome(state: .b, isNew: true) : .init(state: .c)
    }
    --
    a x → b
    b x → c
    rest stays

    ## one that is handed on, and one whose initialiser is written
    let outcome = answer(event)
    guard outcome.isDone else { return }
    state = outcome.next
    +
    private struct Outcome {
      let next: State
      let isDone: Bool
      let count: Int
      init(_ next: State, when isDone: Bool) {
        self.isDone = isDone
        self.next = next
        count = 1
      }
    }
    private func answer(_ event: Event) -> Outcome {
      let first = Outcome(.b, when: state == .a)
      return event == .x ? first : other()
    }
    private func other() -> Outcome {
      switch state {
      case .b: Outcome(.c, when: isReady)
      default: Outcome(.a, when: false)
      }
    }
    --
    a x → b
    b y [isReady] → c
    b y stays
    rest stays

    ## what an initialiser puts elsewhere is not known @unrun
    let outcome = Outcome(.b)
    if event == .x { 1️⃣state = outcome.next }
    +
    private struct Outcome {
      var next: State
      init(_ next: State) {
        self.next = next
        if isReady { self.next = .c }
      }
    }
    --
    a x ? outcome.next
    b x ? outcome.next
    c x ? outcome.next
    rest stays
    unread 1️⃣ target is the value of 'outcome.next'

    ## a tuple that a function gives
    let (next, isNew) = answer(event)
    guard isNew else { return }
    state = next
    +
    private func answer(_ event: Event) -> (State, Bool) {
      switch (state, event) {
      case (.a, .x): (.b, true)
      case (.b, .y): (.c, isReady)
      default: (.a, false)
      }
    }
    --
    a x → b
    b y [isReady] → c
    b y stays
    rest stays

    ## its elements by name, and without a name for the whole
    let given = answer(event)
    if given.isNew { state = given.next }
    if event == .y, state == .c { state = answer(.x).next }
    +
    private func answer(_ event: Event) -> (next: State, isNew: Bool) {
      if state == .a, event == .x { return (.b, true) }
      return (next: .a, isNew: false)
    }
    --
    a x → b
    c y → a
    rest stays

    ## places that take them
    if event == .x { (state, count) = answer() }
    +
    private var count = 0
    private func answer() -> (State, Int) { state == .a ? (.b, 1) : (state, 2) }
    --
    a x → b
    rest stays

    ## a value of the state's own function @file
    struct Outcome {
      let phase: State
      let isNew: Bool
    }
    enum State {
      case a, b, c
      func released(_ isLong: Bool) -> Outcome {
        guard self == .b else { return Outcome(phase: self, isNew: false) }
        return isLong ? Outcome(phase: .c, isNew: true) : Outcome(phase: .a, isNew: false)
      }
    }
    struct Machine {
      private(set) var state = State.a
      mutating func start() { if state == .a { state = .b } }
      mutating func release() {
        let outcome = state.released(isReady)
        state = outcome.phase
        if outcome.isNew { note() }
      }
    }
    --
    events start release
    methods
    a start → b
    b release [isReady] → c
    b release → a
    rest stays

    ## a tuple without a case @file
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      mutating func open() {
        let (isNew, isOver) = step()
        guard !isOver else { return }
        if isNew { state = .c }
      }
      mutating func close() { if state == .a { state = .b } else { state = .a } }
      private func step() -> (Bool, Bool) {
        switch state {
        case .a: return (true, false)
        case .b: return (false, true)
        case .c: return (false, false)
        }
      }
    }
    --
    events open close
    methods
    a open → c
    a close → b
    b close → a
    c close → a
    rest stays

    ## a struct without a case @file
    struct Machine {
      struct Answer {
        var isNew: Bool
        var isOver = false
      }
      enum State { case a, b, c }
      private(set) var state = State.a
      mutating func open() {
        let answer = step()
        guard !answer.isOver else { return }
        if answer.isNew { state = .c }
      }
      mutating func close() { if state == .a { state = .b } else { state = .a } }
      private func step() -> Answer {
        switch state {
        case .a: return Answer(isNew: true)
        case .b: return Answer(isNew: false, isOver: true)
        case .c: return Answer(isNew: false)
        }
      }
    }
    --
    events open close
    methods
    a open → c
    a close → b
    b close → a
    c close → a
    rest stays

    ## a tuple that comes out of a lock, with what may be nil @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let lock = NSLock()
      func open() {
        let (number, isOver) = lock.withLock { () -> (Int?, Bool) in
          switch state {
          case .a:
            state = .b
            return (1, false)
          case .b: return (nil, true)
          case .c: return (nil, false)
          }
        }
        if isOver { return }
        if let number {
          print(number)
          state = .c
        } else {
          state = .a
        }
      }
      func close() { if state == .c { state = .b } }
    }
    --
    events open close
    a open → c
    c open → a
    c close → b
    a close stays any
    b close stays any
    rest stays
    """#
  )
}
