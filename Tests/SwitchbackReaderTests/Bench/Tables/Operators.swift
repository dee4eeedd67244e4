extension Table {
  static let operators = Table(
    "operators of one's own",
    #"""
    ## a static function with the state on its left @file unrun
    final class Machine {
      enum State: Int {
        case a, b, c
        static func += (state: inout State, count: Int) { state = State(rawValue: state.rawValue + count) ?? .c }
        static func + (state: State, count: Int) -> State { State(rawValue: state.rawValue + count) ?? .c }
      }
      private(set) var state = State.a
      private var count = 0
      func next() { 1️⃣state += 1 }
      func helped() { helper() }
      private func helper() { 2️⃣state += 2 }
      func later(_ run: (@escaping () -> Void) -> Void) { run { 3️⃣self.state += 1 } }
      func back() {
        count += 1
        if state == .b { state = .a }
      }
      func show() { print(state + 1, count) }
    }
    --
    methods
    types Machine.State Never
    events next helped back later(run)
    b back → a
    a next ?
    b next ?
    c next ?
    a helped ?
    b helped ?
    c helped ?
    a later(run) ?
    b later(run) ?
    c later(run) ?
    unread 1️⃣ what the operator '+=' does is not followed
    unread 2️⃣ what the operator '+=' does is not followed
    unread 3️⃣ what the operator '+=' does is not followed
    rest stays

    ## with names of their own, before and behind it @file unrun
    postfix operator ++
    prefix operator ++
    prefix operator √
    infix operator <-
    infix operator <|
    enum State { case a, b, c }
    postfix func ++ (state: inout State) { state = state == .a ? .b : .c }
    prefix func ++ (state: inout State) { state = .c }
    prefix func √ (state: State) -> Int { state == .a ? 0 : 1 }
    func <- <Value>(place: inout Value, value: Value) { place = value }
    func <| (state: State, other: State) -> Bool { state == other }
    final class Machine {
      private(set) var state = State.a
      func step() { 1️⃣state++ }
      func jump() { if state == .a { ++2️⃣state } }
      func put() { 3️⃣state <- .b }
      func back() { if state == .b { state = .a } }
      func show() { if state <| .a { print(√state) } }
    }
    --
    methods
    types State Never
    events step jump put back
    b back → a
    a step ?
    b step ?
    c step ?
    a jump ?
    a put ?
    b put ?
    c put ?
    unread 1️⃣ what '++' does
    unread 2️⃣ what '++' does
    unread 3️⃣ what the operator '<-' does is not followed
    rest stays
    """#
  )
}
