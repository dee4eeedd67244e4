extension Table {
  static let startsByCallers = Table(
    "initial states that those give who make a machine",
    #"""
    ## one that has another @file
    struct Machine {
      enum State { case a, b, c }
      var state = State.a
      mutating func open() { if state == .a { state = .b } }
    }
    extension Machine { static let sample = Machine(state: .c) }
    --
    methods
    initial a c
    events open
    a open → b
    rest stays

    ## one that has none of its own @file unrun
    struct Machine {
      enum State { case a, b, c }
      var state: State
      mutating func open() { if state == .b { state = .c } }
    }
    func make() -> Machine { Machine(state: .b) }
    --
    initial b
    events open
    b open → c
    rest stays

    ## one that has been made already, or is only compared @file
    struct Machine: Equatable {
      enum State { case a, b, c }
      var state = State.a
      mutating func open() { if state == .a { state = .b } }
      mutating func shut() { if state == .b { self = Machine(state: .c) } }
    }
    struct Guest {
      var machine = Machine()
      var isDone: Bool { machine == Machine(state: .c) }
    }
    --
    methods
    initial a
    events open shut
    a open → b
    b shut → c
    rest stays

    ## of another type of that name, and where an initialiser leaves none @file
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      init() {}
      mutating func open() { if state == .a { state = .b } }
    }
    struct House {
      struct Machine { var state: Door }
      enum Door { case b, c }
      let inner = Machine(state: .c)
    }
    --
    methods
    initial a
    events open
    a open → b
    rest stays
    """#
  )
}
