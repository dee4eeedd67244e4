extension Table {
  /// Functions over a state that others call, and functions over two states.
  static let calledReducers = Table(
    "functions over a state beside each other",
    #"""
    ## one that another one tells a case @file unrun
    enum Machine { case idle, busy, done }
    enum Event { case start, finish, timeout }
    enum Tick { case quiet, expired }
    func next(_ state: Machine, on event: Event) -> Machine {
      switch (state, event) {
      case (.idle, .start): .busy
      case (.busy, .finish): .done
      case (_, .timeout): .idle
      default: state
      }
    }
    func onTimer(_ state: Machine, _ tick: Tick) -> Machine {
      switch tick {
      case .expired: next(state, on: .timeout)
      case .quiet: state
      }
    }
    --
    states idle busy done
    events next(.start) next(.finish) next(.timeout) onTimer(.quiet) onTimer(.expired)
    initial idle
    idle next(.start) → busy
    busy next(.finish) → done
    busy next(.timeout) → idle
    done next(.timeout) → idle
    busy onTimer(.expired) → idle
    done onTimer(.expired) → idle
    rest stays

    ## a hidden one is a helper @file
    enum State { case a, b, c }
    enum Event { case x, y }
    private enum Step { case one, two }
    enum Machine {
      static func next(_ state: State, _ event: Event) -> State {
        switch event {
        case .x: step(state, .one)
        case .y: step(state, .two)
        }
      }
      private static func step(_ state: State, _ step: Step) -> State {
        switch step {
        case .one: state == .a ? .b : state
        case .two: .c
        }
      }
    }
    --
    types State Event
    run return moved(state, Machine.next(state, event))
    states a b c
    events x y
    initial a
    a x → b
    a y → c
    b y → c
    rest stays

    ## a reducer of another struct @file
    struct Machine { enum Phase { case a, b }; var phase = Phase.a }
    struct Whole { enum Mode { case x, z }; var mode = Mode.x; var child = Machine() }
    enum Action { case go, back, mode }
    func childReducer(_ state: Machine, _ action: Action) -> Machine {
      var state = state
      switch action {
      case .go: state.phase = .b
      case .back: state.phase = .a
      case .mode: break
      }
      return state
    }
    func wholeReducer(_ state: Whole, _ action: Action) -> Whole {
      var state = state
      state.child = childReducer(state.child, action)
      switch action {
      case .mode: state.mode = .z
      case .go, .back: break
      }
      return state
    }
    --
    others
    region phase
    types Machine.Phase Action
    run return moved(state, childReducer(Machine(phase: state), event).phase)
    states phase.a phase.b
    events go back mode
    initial phase.a
    phase.a go → phase.b
    phase.b back → phase.a
    rest stays

    ## one over the same struct that is told a case @file unrun
    struct Machine { enum Mode { case list, edit }; var mode = Mode.list }
    enum Action { case tap, other }
    enum TickAction { case one, two }
    func reducer(_ state: inout Machine, _ action: Action) {
      switch action {
      case .tap: state.mode = .list
      case .other: tick(&state, .one)
      }
    }
    func tick(_ state: inout Machine, _ action: TickAction) {
      switch action {
      case .one: state.mode = .edit
      case .two: state.mode = .list
      }
    }
    --
    states mode.list mode.edit
    events reducer(.tap) reducer(.other) tick(.one) tick(.two)
    initial mode.list
    mode.edit reducer(.tap) → mode.list
    mode.list reducer(.other) → mode.edit
    mode.list tick(.one) → mode.edit
    mode.edit tick(.two) → mode.list
    rest stays

    ## a function that changes two states @file
    enum Machine { case ajar, closed, locked }
    enum Lamp { case off, on }
    enum Event { case press, hold, leave }
    func step(_ lamp: inout Lamp, _ door: inout Machine, _ event: Event) {
      switch (door, event) {
      case (.ajar, .leave): (door, lamp) = (.closed, .off)
      case (.closed, .hold): door = .locked
      case (_, .press): lamp = .on
      default: break
      }
    }
    --
    others
    types Machine Event
    run var lamp = Lamp.off; var door = state; step(&lamp, &door, event); return moved(state, door)
    states ajar closed locked
    events press hold leave
    initial ajar
    ajar leave → closed
    closed hold → locked
    rest stays

    ## a function that gives two states @file
    enum Machine { case off, on }
    enum Door { case open, closed }
    enum Event { case press, leave }
    func step(_ door: Door, _ lamp: Machine, _ event: Event) -> (Door, Machine) {
      switch (door, lamp, event) {
      case (_, .on, .leave): return (.closed, .off)
      case (_, .off, .press): return (door, .on)
      default: return (door, lamp)
      }
    }
    --
    others
    types Machine Event
    run return moved(state, step(.open, state, event).1)
    states off on
    events press leave
    initial off
    off press → on
    on leave → off
    rest stays

    ## an order that is asked of what an accessor gives @file
    final class Machine {
      enum State: Int, Comparable {
        case a, b, c
        static func < (one: State, other: State) -> Bool { one.rawValue < other.rawValue }
      }
      var _state = State.a
      var state: State { get { _state } set { _state = newValue } }
      func start() {
        state = .b
        if state < .c { state = .c }
      }
      func stop() { if state > .a { state = .a } }
    }
    --
    events start stop
    a start → c
    b start → c
    b stop → a
    c stop → a
    rest stays
    property _state
    methods
    """#
  )
}
