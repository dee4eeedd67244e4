extension Table {
  static let repeatedQuestionsOutside = Table(
    "what functions outside of the state's type, closures and loops ask more than once",
    #"""
    ## a function over a struct @file
    struct Machine { var mode = Mode.a }
    enum Mode { case a, b, c }
    enum Action { case go, again }
    func appReducer(state: inout Machine, action: Action) {
      switch action {
      case .go:
        var next = Mode.b
        if isReady { next = .c }
        if !isReady { state.mode = next }
      case .again:
        var next = Mode.b
        if isReady { next = .a }
        if isReady { state.mode = next }
      }
    }
    --
    region mode
    types Mode Action
    run var whole = Machine(); whole.mode = state; appReducer(state: &whole, action: event); return moved(state, whole.mode)
    states mode.a mode.b mode.c
    events go again
    initial mode.a
    mode.a go [isReady] stays
    mode.a go → mode.b
    mode.c go [isReady] stays
    mode.c go → mode.b
    mode.b again [isReady] → mode.a
    mode.b again stays
    mode.c again [isReady] → mode.a
    mode.c again stays
    rest stays

    ## a function over a struct, of what it is given @file unrun
    struct Machine { var mode = Mode.a; var count = 0 }
    enum Mode { case a, b, c }
    enum Action { case go(Bool), add(Int) }
    func appReducer(state: inout Machine, action: Action) {
      switch action {
      case .go(let flag):
        var next = Mode.b
        if flag { next = .c }
        if !flag { state.mode = next }
      case .add(let count):
        var next = Mode.a
        if state.count > 3 { next = .c }
        state.count += count
        if state.count > 3 { state.mode = next }
      }
    }
    --
    region mode
    states mode.a mode.b mode.c
    events go add
    initial mode.a
    mode.a go [flag] stays
    mode.a go → mode.b
    mode.b go stays
    mode.c go [flag] stays
    mode.c go → mode.b
    mode.a add [state.count > 3 && again(state.count > 3)] → mode.c
    mode.a add stays
    mode.b add [state.count > 3 && again(state.count > 3)] → mode.c
    mode.b add [state.count > 3] stays
    mode.b add [again(state.count > 3)] → mode.a
    mode.b add stays
    mode.c add [state.count > 3] stays
    mode.c add [again(state.count > 3)] → mode.a
    mode.c add stays

    ## a closure over a struct, which gives something @file unrun
    struct Effect { static let none = Effect() }
    struct Reduce<S, A> {
      var body: (inout S, A) -> Effect
      init(_ body: @escaping (inout S, A) -> Effect) { self.body = body }
    }
    struct Machine {
      struct State {
        var permission = Permission.unknown
        var count = 0
        enum Permission { case unknown, granted, denied }
      }
      enum Action { case answered(Bool), reset }
      var body: Reduce<State, Action> {
        Reduce { state, action in
          switch action {
          case let .answered(granted):
            state.permission = granted ? .granted : .denied
            if granted { return start(&state) }
            return .none
          case .reset:
            state.permission = .unknown
            return .none
          }
        }
      }
      func start(_ state: inout State) -> Effect {
        state.count += 1
        return .none
      }
    }
    --
    region permission
    states permission.unknown permission.granted permission.denied
    events answered reset
    initial permission.unknown
    permission.unknown answered [granted] → permission.granted
    permission.unknown answered → permission.denied
    permission.granted answered [granted] stays
    permission.granted answered → permission.denied
    permission.denied answered [granted] → permission.granted
    permission.denied answered stays
    permission.unknown reset stays
    permission.granted reset → permission.unknown
    permission.denied reset → permission.unknown

    ## a loop in a function outside of all types @file unrun
    enum State { case a, b, c }
    func end(of text: String, isStrict: Bool) -> State {
      var state = State.a
      for character in text {
        switch state {
        case .a:
          var next = State.b
          if isStrict { next = .c }
          if !isStrict { state = next }
        case .b: if character == "x" { state = .c }
        case .c: state = .a
        }
      }
      return state
    }
    --
    machine end
    events character
    initial a
    a character [isStrict] stays
    a character → b
    b character [character == "x"] → c
    b character stays
    c character → a

    ## a property of the struct that is set first @file
    enum Mode { case a, b, c }
    enum Action { case go, again, back }
    struct Machine { var mode = Mode.a; var tries = 0; var last: Mode? }
    func appReducer(state: inout Machine, action: Action) {
      switch action {
      case .go:
        state.tries = 0
        state.mode = state.tries > 2 ? .a : .b
      case .again:
        state.last = state.mode
        if state.last == nil { state.mode = 1️⃣.b } else { state.mode = .c }
      case .back:
        state.last = .b
        guard let last = state.last else {
          state.mode = 2️⃣.b
          return
        }
        state.mode = .a
      }
    }
    --
    region mode
    types Mode Action
    run var whole = Machine(); whole.mode = state; appReducer(state: &whole, action: event); return moved(state, whole.mode)
    states mode.a mode.b mode.c
    events go again back
    initial mode.a
    mode.a go → mode.b
    mode.b go stays
    mode.c go → mode.b
    mode.a again → mode.c
    mode.b again → mode.c
    mode.c again stays
    mode.a back stays
    mode.b back → mode.a
    mode.c back → mode.a
    unread 1️⃣ no state and event
    unread 2️⃣ no state and event
    """#
  )
}
