extension Table {
  static let heldConstants = Table(
    "states that constants hold",
    #"""
    ## one of the instance, of the type and of the file
    switch (state, event) {
    case (.a, .x): state = first
    case (.b, .x): state = Self.last
    case (.c, _): state = self.other
    default: break
    }
    +
    private let first = State.b
    private static let last: State = .c
    private let other = State.a
    --
    a x → b
    b x → c
    c x → a
    c y → a
    rest stays

    ## a variable may be another one @unrun
    if event == .x { 1️⃣state = first }
    +
    private var first = State.b
    --
    a x ? first
    b x ? first
    c x ? first
    rest stays
    unread 1️⃣ target is the value of 'first'

    ## a struct of which one property is the state @file
    struct Reactor {
      enum Mutation { case begin, clear }
      struct State {
        var phase: Phase = .idle
        enum Phase { case idle, loading, failed }
      }
      let initialState = State()
      static let failed = State(phase: .failed)
      func reduce(state: State, mutation: Mutation) -> State {
        var newState = state
        switch mutation {
        case .begin: newState.phase = .loading
        case .clear: newState = state.phase == .loading ? Self.failed : initialState
        }
        return newState
      }
    }
    --
    machine Reactor
    states phase.idle phase.loading phase.failed
    initial phase.idle
    events begin clear
    types Reactor.State.Phase Reactor.Mutation
    region phase
    run return moved(state, Reactor().reduce(state: Reactor.State(phase: state), mutation: event).phase)
    phase.idle begin → phase.loading
    phase.failed begin → phase.loading
    phase.failed clear → phase.idle
    phase.loading clear → phase.failed
    rest stays

    ## a constant in a pattern @file unrun
    enum Machine: Equatable {
      case a, b, c
      static let first = Machine.a
      static let last: Machine = .c
      enum Event { case x, y }
      func next(on event: Event) -> Machine {
        switch (self, event) {
        case (Machine.first, .x): return .b
        case (.last, .x): return .first
        case (.b, .y): return .last
        default: return self
        }
      }
    }
    --
    a x → b
    c x → a
    b y → c
    rest stays

    ## one that is compared in another way @file unrun
    enum Machine: Equatable {
      case a, b
      static let first = Machine.a
      static func == (one: Machine, other: Machine) -> Bool { isSame(one, other) }
      static func isSame(_ one: Machine, _ other: Machine) -> Bool { true }
      enum Event { case x, y }
      func next(on event: Event) -> Machine {
        switch (self, event) {
        case 1️⃣(.first, .x): return .b
        default: return self
        }
      }
    }
    --
    states a b
    a x [.first] ? (.first, .x)
    a x stays
    b x [.first] ? (.first, .x)
    b x stays
    rest stays
    unread 1️⃣ pattern '.first' is not a case; only running the code tells what it matches
    """#
  )
}
