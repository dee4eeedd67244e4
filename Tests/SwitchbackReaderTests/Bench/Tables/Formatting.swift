extension Table {
  static let formatting = Table(
    "formatting",
    #"""
    ## comments everywhere
    // switch (state, event) { case (.a, .y): state = .c }
    switch /* over */ (state /* now */, event) {  // both
    /* the first */ case (.a, /* pushed */ .x): // opens
      /* state = .c */ state /* is */ = /* from now on */ .b // state = .c
    default: /* nothing */ break
    }
    --
    a x → b
    rest stays

    ## comments inside comments
    guard event == .x else { return }
    /* /* state = .c */
       state = .c */
    if state == .a /* && event == .x */ { state = .b }
    --
    a x → b
    rest stays
    ## assignments in strings
    guard event == .x else { return }
    note("state = .c")
    note("\(state == .a ? "state = .b" : "")")
    note("""
      state = .c
      """)
    if state == .a { state = .b }
    --
    a x → b
    rest stays
    ## no spaces
    switch(state,event){case(.a,.x):state = .b
    default:break}
    --
    a x → b
    rest stays

    ## a brace on its own line
    switch (state, event)
    {
    case (.a, .x):
      state
        =
        .b
    default:
      break
    }
    --
    a x → b
    rest stays

    ## one line
    switch (state, event) { case (.a, .x): state = .b; case (.b, .x): state = .c; default: break }
    --
    a x → b
    b x → c
    rest stays

    ## a pattern over several lines
    switch (
      state,
      event
    ) {
    case (
      .a,
      .x
    ),
    (
      .b,
      .y
    ):
      state =
        .c
    default: break
    }
    --
    a x → c
    b y → c
    rest stays

    ## a condition over several lines
    switch (state, event) {
    case (.a, .x)
    where isReady
      && isLate:
      state = .b
    default: break
    }
    --
    a x [isReady && isLate] → b
    a x stays
    rest stays

    ## a choice over several lines
    if event == .x {
      state =
        state == .a
          ? .b
          : state == .b
            ? .c
            : .a
    }
    --
    a x → b
    b x → c
    c x → a
    rest stays

    ## semicolons
    switch (state, event) {
    case (.a, .x):
      note();
      state = .b;
    default: break;
    }
    --
    a x → b
    rest stays

    ## names in backticks @file
    struct Machine {
      enum State { case `default`, `class`, c }
      enum Event { case `in`, y }
      var `state` = State.`default`
      mutating func send(_ `event`: Event) {
        switch (`state`, event) {
        case (.default, .in): state = .class
        case (.`class`, .`in`): state = .`default`
        default: break
        }
      }
    }
    --
    states default class c
    events in y
    initial default
    default in → class
    class in → default
    rest stays

    ## other alphabets @file
    struct Machine {
      enum État { case fermé, 開, ζ }
      enum Ereignis { case drücken, y }
      var état = État.fermé
      mutating func send(_ ereignis: Ereignis) {
        switch (état, ereignis) {
        case (.fermé, .drücken): état = .開
        case (.開, .drücken): état = .fermé
        default: break
        }
      }
    }
    --
    states fermé 開 ζ
    events drücken y
    initial fermé
    types État Ereignis
    fermé drücken → 開
    開 drücken → fermé
    rest stays
    run var machine = Self(); machine.état = state; machine.send(event); return moved(state, machine.état)

    ## cases on lines of their own @file
    struct Machine {
      enum State {
        /// The start.
        case a
        case
          b
        case c  // the end
      }
      enum Event {
        case x; case y
      }
      var state = State.a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    --
    a x → b
    rest stays

    ## marks for tools
    // MARK: - Rows
    switch (state, event) {
    // swiftlint:disable:next all
    case (.a, .x):
      // TODO: state = .c
      state = .b
    default: break
    }
    --
    a x → b
    rest stays

    ## extra parentheses
    switch ((state), (event)) {
    case (.a, .x): (state = .b)
    default: break
    }
    if ((state == .b) && (event == .y)) { state = (.c) }
    --
    a x → b
    b y → c
    rest stays

    ## tabs and blank lines
    	switch (state, event) {

    	case (.a, .x):

    		state = .b

    	default: break
    	}
    --
    a x → b
    rest stays

    ## a row with nothing but a comment behind it
    switch (state, event) {
    case (.a, .x): state = .b
    case (.b, .x): break // stays for now
    default: do {}
    }
    --
    a x → b
    rest stays

    ## trailing commas
    let pair = (
      state,
      event,
    )
    switch pair {
    case (.a, .x): state = .b
    default: break
    }
    --
    a x → b
    rest stays

    ## a result without a return @follow
    switch (state, event) {
    case (.a, .x): .b
    default: state
    }
    --
    a x → b
    rest stays

    ## a result without a return, in branches @follow
    if state == .a, event == .x { .b } else { state }
    --
    a x → b
    rest stays

    ## a result of one expression @follow
    (state, event) == (.a, .x) ? .b : state
    --
    a x → b
    rest stays
    """#
  )
}
