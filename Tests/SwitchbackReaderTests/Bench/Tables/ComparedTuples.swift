extension Table {
  static let comparedTuples = Table(
    "tuples that are compared",
    #"""
    ## a constant with what it was made of
    let before = (state, count)
    switch event {
    case .x: state = .b
    case .y: count += 1
    }
    if before != (state, count) { state = .c }
    +
    var count = 0
    --
    a x → c
    b x [before.1 != count] → c
    b x stays
    a y [before.1 != count] → c
    a y stays
    b y [before.1 != count] → c
    b y stays
    rest stays

    ## a constant with what nothing has changed since
    let before = (state, count)
    if event == .x { state = .b }
    if before != (state, count) { state = .c }
    +
    var count = 0
    --
    a x → c
    rest stays

    ## a constant with what is written, and with another one
    let pair = (state, event)
    let again = (now: state, what: event)
    if pair == (.a, .x) { state = .b }
    guard again == pair, (state, event) == again else { return }
    state = .c
    --
    a x → b
    rest → c
    c x stays
    c y stays

    ## a constant with a local of the same name @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      var count = 0
      func open(_ count: Int) {
        let before = (state, self.count)
        if before == (.a, count) { state = .b } else { state = .c }
      }
    }
    --
    events open
    a open [before.1 == count] → b
    a open → c
    b open → c
    c open stays

    ## a constant with what an observer above may have changed @file unrun
    class Base {
      var hook = 0 { didSet { changed() } }
      func changed() {}
    }
    final class Machine: Base {
      enum State { case a, b, c }
      private var state = State.a
      private var count = 0
      override func changed() { count += 1 }
      func open() {
        let before = (state, count)
        hook = 3
        if before == (.a, count) { state = .b } else { state = .c }
      }
    }
    --
    events open
    a open [before.1 == count] → b
    a open → c
    b open → c
    c open stays
    """#
  )
}
