extension Table {
  static let rememberedStates = Table(
    "states that a property keeps to come back to",
    #"""
    ## the one before, known in each state @file unrun
    final class Machine {
      enum State { case idle, work, lull, paused }
      private(set) var state = State.idle
      private var stateBefore = State.idle
      func start() { if state == .idle { state = .work } }
      func tick() { if state == .work { state = .lull } else if state == .lull { state = .work } }
      func toggle() {
        switch state {
        case .work, .lull:
          stateBefore = state
          state = .paused
        case .paused: state = stateBefore
        case .idle: break
        }
      }
      func stop() { state = .idle }
    }
    --
    initial idle
    states idle work lull paused
    events start tick toggle stop
    methods
    idle start → work
    work tick → lull
    work toggle → paused
    work stop → idle any
    lull tick → work
    lull toggle → paused
    lull stop → idle any
    paused toggle [case .lull = stateBefore] → lull
    paused toggle [case .work = stateBefore] → work
    paused stop → idle any
    idle stop stays any
    rest stays

    ## one that may be missing @file
    final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      private var stateBefore: State?
      func open() { if state == .a { state = .b } }
      func close() { if state == .b { state = .c } }
      func fail() {
        if state != .d { stateBefore = state }
        state = .d
      }
      func dismiss() {
        guard state == .d else { return }
        state = stateBefore ?? .a
        stateBefore = nil
      }
      func lose() {
        stateBefore = nil
        state = .d
      }
    }
    --
    states a b c d
    events open close fail dismiss lose
    methods
    a open → b
    a fail → d
    a lose → d any
    b close → c
    b fail → d
    b lose → d any
    c fail → d
    c lose → d any
    d lose stays any
    d dismiss [stateBefore == nil] → a
    d dismiss [case .a = stateBefore] → a
    d dismiss [case .b = stateBefore] → b
    d dismiss [case .c = stateBefore] → c
    rest stays

    ## where it makes no difference which it is, that is not asked @file unrun
    final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      private var stateBefore = State.a
      var isReady = false
      func open() { if state == .a { state = .b } }
      func close() { if state == .b { state = .c } }
      func toggle() {
        switch state {
        case .a: break
        case .b, .c:
          if isReady {
            stateBefore = state
            state = .d
          }
        case .d: if isReady { state = stateBefore }
        }
      }
      func back() { if state == .c { state = .b } }
    }
    --
    states a b c d
    events open close toggle back
    methods
    a open → b
    b close → c
    b toggle [isReady] → d
    b toggle stays
    c toggle [isReady] → d
    c toggle stays
    c back → b
    d toggle [case .b = stateBefore && isReady] → b
    d toggle [case .b = stateBefore] stays
    d toggle [case .c = stateBefore && isReady] → c
    d toggle [case .c = stateBefore] stays
    rest stays

    ## set and taken in one go @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var stateBefore = State.a
      func open() {
        guard state != .b else { return }
        stateBefore = state
        state = .b
        load()
        if state == .b { state = stateBefore }
      }
      func skip() { if state == .a { state = .c } }
      private func load() {}
    }
    --
    events open skip
    methods
    a skip → c
    rest stays

    ## behind an await, where others may have begun it @file unrun
    actor Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var stateBefore = State.a
      func open() async {
        guard state != .b else { return }
        stateBefore = state
        state = .b
        await load()
        if state == .b { state = stateBefore }
      }
      func skip() { if state == .a { state = .c } }
      func load() async {}
    }
    --
    events open skip open(load)
    a open → b
    a skip → c
    b open stays
    b open(load) [case .a = stateBefore] → a
    b open(load) [case .c = stateBefore] → c
    b skip stays
    c open → b
    c skip stays
    rest nothing

    ## one that may be missing, with what is done then @file unrun
    final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      private var stateBefore: State?
      func open() { if state == .a { state = .b } }
      func fail() {
        guard state != .d else { return }
        stateBefore = state
        state = .d
      }
      func dismiss() {
        guard state == .d else { return }
        if let stateBefore {
          state = stateBefore
          self.stateBefore = nil
        } else {
          state = .c
        }
      }
    }
    --
    states a b c d
    events open fail dismiss
    methods
    a open → b
    a fail → d
    b fail → d
    c fail → d
    d dismiss [stateBefore == nil] → c
    d dismiss [case .a = stateBefore] → a
    d dismiss [case .b = stateBefore] → b
    d dismiss [case .c = stateBefore] → c
    rest stays

    ## one of which a method is told, and that another sets @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var next: State?
      func show(_ wanted: State) {
        if wanted == .c {
          next = wanted
          return
        }
        next = nil
        state = wanted
      }
      func reveal() {
        if let next {
          state = next
          self.next = nil
        }
      }
    }
    --
    machine Machine.state
    others
    events reveal ->a ->b ->c
    a reveal [next == nil] stays
    a reveal [case .c = next] → c
    a ->b → b any
    b reveal [next == nil] stays
    b reveal [case .c = next] → c
    b ->a → a any
    c reveal stays
    c ->a → a any
    c ->b → b any
    rest stays

    ## where others of the module could set the state and none does @file unrun
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      private var stateBefore = State.a
      func open() { if state == .a { stateBefore = state; state = .b } }
      func close() { if state == .b { state = stateBefore } }
      func skip() { if state == .a { state = .c } }
    }
    --
    events open close skip
    a open → b
    a skip → c
    b close → a
    rest stays

    ## in a struct with initialisers of its own @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state: State
      private(set) var stateBefore: State?
      init() {
        state = .a
        self.stateBefore = nil
      }
      mutating func open() { if state != .c { stateBefore = state; state = .c } }
      mutating func close() { if state == .c { state = stateBefore ?? .a } }
      mutating func skip() { if state == .a { state = .b } }
    }
    --
    events open close skip
    methods
    a open → c
    a skip → b
    b open → c
    c close [case .a = stateBefore] → a
    c close [case .b = stateBefore] → b
    rest stays

    ## in a struct that copies itself, it may be any @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state: State
      private var stateBefore = State.a
      init() { state = .a }
      mutating func open() { if state == .a { stateBefore = state; state = .b } }
      mutating func close() { if state == .b { 1️⃣state = stateBefore } }
      mutating func skip() { if state == .a { state = .c } }
      func copied() -> Machine { self }
    }
    --
    events open close skip
    methods
    a open → b
    a skip → c
    b close ? stateBefore
    rest stays
    unread * target is the value of 'stateBefore'

    ## where another type sets the state, it may be any @file unrun
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      private var stateBefore = State.a
      func open() { if state == .a { stateBefore = state; state = .b } }
      func close() { if state == .b { 1️⃣state = stateBefore } }
      func skip() { if state == .a { state = .c } }
    }
    struct Other { func turn(_ machine: Machine) { 2️⃣machine.state = .b } }
    --
    events open close skip
    a open → b
    a skip → c
    b close ? stateBefore
    rest stays
    unread 2️⃣ another type sets the state, which is not followed
    unread * target is the value of 'stateBefore'

    ## where other modules may set the state, it may be any @file unrun
    public final class Machine {
      public enum State { case a, b, c }
      public var state = State.a
      private var stateBefore = State.a
      func open() { if state == .a { stateBefore = state; state = .b } }
      func close() { if state == .b { 1️⃣state = stateBefore } }
      func skip() { if state == .a { state = .c } }
    }
    --
    events open close skip
    a open → b
    a skip → c
    b close ? stateBefore
    rest stays
    unread * target is the value of 'stateBefore'

    ## in a class that is decoded, by a protocol behind its own, it may be any @file unrun
    protocol Document: Codable {}
    final class Machine: Document {
      enum State: String, Codable { case a, b, c }
      private(set) var state = State.a
      private var stateBefore: State?
      func open() { if state == .a { state = .b } }
      func pause() {
        if state == .b {
          stateBefore = state
          state = .c
        }
      }
      func back() { if state == .c, let stateBefore { 1️⃣state = stateBefore } }
    }
    --
    events open pause back
    methods
    a open → b
    b pause → c
    c back [let stateBefore] ? stateBefore
    c back stays
    rest stays
    unread 1️⃣ target is computed by 'stateBefore'
    """#
  )
}
