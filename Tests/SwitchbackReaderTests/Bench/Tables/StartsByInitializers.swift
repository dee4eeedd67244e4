extension Table {
  static let startsByInitializers = Table(
    "initial states that initialisers leave",
    #"""
    ## an initialiser in an extension of a struct leaves the other @file
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      mutating func open() { if state == .a { state = .b } }
    }
    extension Machine { init(sample: Bool) { state = .c } }
    --
    methods
    initial a c
    events open
    a open → b
    rest stays

    ## an initialiser of a class for convenience leaves the other @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.b
      func open() { if state == .a { state = .b } }
    }
    extension Machine {
      convenience init(sample: Bool) {
        self.init()
        state = .c
      }
    }
    --
    methods
    initial b c
    events open
    a open → b
    rest stays

    ## an initialiser that is given the state, for use by others only @file
    struct Machine {
      enum State { case a, b, c }
      private(set) var state: State
      init() { self.init(state: .b) }
      private init(state: State) { self.state = state }
      mutating func open() { if state == .a { state = .b } }
      mutating func reset() { if state == .b { self = Machine(state: .a) } }
    }
    --
    methods
    initial b
    events open reset
    a open → b
    b reset → a
    rest stays

    ## an initialiser of its own leaves no other @file
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.b
      init() { state = .c }
      mutating func open() { if state == .a { state = .b } }
    }
    extension Machine { init(sample: Bool) { state = .c } }
    --
    methods
    initial c
    events open
    a open → b
    rest stays

    ## by a function that makes the struct around it @file unrun
    struct Player { var state: State }
    enum State { case a, b, c }
    struct Machine {
      private var player: Player
      init() { player = Machine.makePlayer() }
      private static func makePlayer() -> Player { Player(state: .b) }
      mutating func go() { if player.state == .b { player.state = .c } }
      mutating func reset() { player = Machine.makePlayer() }
    }
    --
    initial b
    events go reset
    a reset → b any
    b go → c
    b reset stays any
    c reset → b any
    rest stays
    """#
  )
}
