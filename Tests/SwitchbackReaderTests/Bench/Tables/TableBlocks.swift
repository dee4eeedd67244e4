extension Table {
  /// In the ways of libraries that are not there.
  static let tableBlocks = Table(
    "transitions in blocks",
    #"""
    ## several states, several events @file invalid
    enum Machine { case a, b, c }
    enum Event { case x, y, z }
    let machine = StateMachine<Machine, Event>(initial: .a) {
      state(.a) {
        on(.x, to: .b)
        on(.y, .z) { transition(to: .c) }
      }
      state(.b, .c) {
        on(.x, .y, to: .a)
        onEnter { print("entered") }
        onExit { lamp.color = .red }
        log.info("left")
      }
    }
    --
    states a b c
    events x y z
    initial a
    a x → b
    a y → c
    a z → c
    b x → a
    b y → a
    c x → a
    c y → a

    ## what else may add rows @file invalid
    enum Machine { case a, b, c, d }
    enum Event { case x, y }
    let machine = StateMachine<Machine, Event>(initial: .a) {
      state(.a) {
        on(.x, to: .b)
        1️⃣after(5, to: .c)
      }
      state(.b) {
        2️⃣on(.x, if: isReady, to: .c)
      }
      state(.c) {
        on(.x, to: .a)
        3️⃣onEnter { machine.send(.x) }
      }
      state(.d) { on(.x, to: .a) }
    }
    --
    states a b c d
    events x y
    initial a
    a x [after(5, to: .c)] ? after(5, to: .c)
    a x → b
    a y [after(5, to: .c)] ? after(5, to: .c)
    b x ?
    c x [onEnter { machine.send(.x) }] ? onEnter { machine.send(.x) }
    c x → a
    c y [onEnter { machine.send(.x) }] ? onEnter { machine.send(.x) }
    d x → a
    open
    unread 1️⃣ what 'after(5, to: .c)' adds is not followed
    unread 2️⃣ on(
    unread 3️⃣ adds is not followed

    ## rows for every state, and rows of a function @file invalid
    enum Machine { case a, b }
    enum Event { case x, y }
    let machine = StateMachine<Machine, Event>(initial: .a) {
      state(.a) { on(.x, to: .b) }
      1️⃣anyState { on(.y, to: .b) }
      2️⃣common()
    }
    --
    states a b
    events x y
    initial a
    open
    unread 1️⃣ adds is not followed
    unread 2️⃣ what 'common()' adds is not followed
    a x [common()] ? common() any
    a x [anyState { on(.y, to: .b) }] ? anyState { on(.y, to: .b) } any
    a x → b
    a y [common()] ? common() any
    a y [anyState { on(.y, to: .b) }] ? anyState { on(.y, to: .b) } any
    b x [common()] ? common() any
    b x [anyState { on(.y, to: .b) }] ? anyState { on(.y, to: .b) } any
    b y [common()] ? common() any
    b y [anyState { on(.y, to: .b) }] ? anyState { on(.y, to: .b) } any
    """#
  )
}
