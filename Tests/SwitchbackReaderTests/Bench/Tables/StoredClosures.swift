extension Table {
  static let storedClosures = Table(
    "closures that are constants of a type or a file",
    #"""
    ## one that changes what it is lent @file
    enum Phase { case idle, on }
    enum Event { case toggle, kill }
    struct Reducers {
      static let main: @Sendable (inout Phase, Event) -> Void = { state, event in
        switch event {
        case .toggle: state = state == .on ? .idle : .on
        case .kill: state = .idle
        }
      }
    }
    --
    machine Reducers
    states idle on
    initial idle
    events toggle kill
    types Phase Event
    run var phase = state; Reducers.main(&phase, event); return moved(state, phase)
    idle toggle → on
    on toggle → idle
    on kill → idle
    rest stays

    ## by the name of its type @file
    struct AppState { var phase = Phase.idle; enum Phase { case idle, on } }
    enum Tap { case toggle, kill }
    typealias Reducer<S, A> = @Sendable (inout S, A) -> Void
    let reducer: Reducer<AppState, Tap> = { state, tap in
      switch tap {
      case .toggle: if state.phase == .idle { state.phase = .on }
      case .kill: state.phase = .idle
      }
    }
    --
    machine AppState
    states phase.idle phase.on
    initial phase.idle
    events toggle kill
    types AppState.Phase Tap
    region phase
    run var whole = AppState(phase: state); reducer(&whole, event); return moved(state, whole.phase)
    phase.idle toggle → phase.on
    phase.on kill → phase.idle
    rest stays

    ## one that the type calls is part of its machine
    guard event == .x else { return Self.change(&state, true) }
    state = reducer(state, event)
    +
    private let reducer: (State, Event) -> State = { state, event in
      switch (state, event) {
      case (.a, .x): return .b
      case (.b, _): return .c
      default: return state
      }
    }
    private static let change: @Sendable (inout State, Bool) -> Void = { if $1 { $0 = $0 == .a ? .c : .a } }
    --
    a x → b
    a y → c
    b x → c
    b y → a
    c y → a
    rest stays

    ## one of which there may be none
    guard let next = next(state, event) else { return }
    state = next
    +
    typealias Rule = (State, Event) -> State?
    private let next: Rule = { state, event in event == .x ? (state == .a ? .b : nil) : .c }
    --
    a x → b
    a y → c
    b y → c
    rest stays

    ## one that may be another later @unrun
    state = 1️⃣reducer(state, event)
    +
    var reducer: (State, Event) -> State = { state, event in state == .a ? .b : .c }
    --
    rest ? reducer(state, event)
    unread 1️⃣ target comes from a call to 'reducer(_:_:)'
    """#
  )
}
