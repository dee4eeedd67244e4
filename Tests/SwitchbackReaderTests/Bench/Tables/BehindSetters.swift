extension Table {
  static let behindSetters = Table(
    "what sets the state through a computed property and is not followed",
    #"""
    ## another type @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var _state = State.a
      var state: State { get { _state } set { _state = newValue } }
      var isOver: Bool { get { _state == .c } set { if newValue { state = .c } } }
      func open() { if state == .b { state = .c } }
      func reset() { isOver = true }
    }
    final class Door { var state = 1 }
    struct Owner {
      let machine: Machine
      let door: Door
      func prepare() {
        1️⃣machine.state = .b
        machine.isOver = true
        door.state = 2
      }
    }
    --
    events open reset isOver(set)
    b open → c
    a reset → c
    b reset → c
    a isOver(set) [newValue] → c
    a isOver(set) stays
    b isOver(set) [newValue] → c
    b isOver(set) stays
    unread 1️⃣ another type sets the state
    rest stays

    ## a function nobody calls, a getter, a subscript and another setter @file
    final class Machine {
      enum State { case a, b, c }
      var _state = State.a
      private(set) var state: State {
        get { _state }
        set { _state = newValue }
      }
      private var isReady: Bool {
        if state == .a { 1️⃣state = .b }
        return state == .b
      }
      private var mode: Int {
        get { 1 }
        set { if newValue > 1 { 2️⃣self.state = .b } }
      }
      func open() { if state == .b { state = .c } }
      private func prepare() { 3️⃣state = .b }
      subscript(number: Int) -> Int {
        4️⃣state = .b
        return number
      }
    }
    --
    methods
    property _state
    events open
    b open → c
    unread 1️⃣ an accessor sets the state
    unread 2️⃣ 'mode' sets the state
    unread 3️⃣ 'prepare' sets the state, and no event is seen to lead to this assignment
    unread 4️⃣ 'subscript' sets the state
    rest stays

    ## one that hides the property by a local or a parameter of its name @file
    final class Machine {
      enum State { case a, b, c }
      var _state = State.a
      var state: State { get { _state } set { _state = newValue } }
      func open() { if state == .a { state = .b } }
      func show() -> State {
        var state = State.a
        state = .c
        return state
      }
      static func fill(_ state: inout State) { state = .c }
    }
    --
    methods
    property _state
    events open show
    a open → b
    rest stays

    ## one that is lent to a function @file
    final class Machine {
      enum State { case a, b, c }
      var _state = State.a
      var state: State { get { _state } set { _state = newValue } }
      func open() { if state == .a { state = .b } }
      func reset() { Machine.fill(&state) }
      func turn() { self.advance(&self.state) }
      private static func fill(_ place: inout State) { place = .c }
      private func advance(_ place: inout State) { if place == .b { place = .c } }
    }
    --
    methods
    property _state
    events open reset turn
    a open → b
    a reset → c
    b reset → c
    b turn → c
    rest stays

    ## one that is lent to a function that is not followed, or throws @file
    final class Machine {
      enum State { case a, b, c }
      var _state = State.a
      var state: State { get { _state } set { _state = newValue } }
      func open() { if state == .a { state = .b } }
      func fillIt() { fill(1️⃣&state) }
      func tryIt() throws { try advance(2️⃣&state) }
      private func advance(_ place: inout State) throws {
        place = .c
        throw Failure()
      }
    }
    --
    methods
    property _state
    events open fillIt tryIt
    open
    a open → b
    a fillIt ?
    b fillIt ?
    c fillIt ?
    a tryIt ?
    b tryIt ?
    c tryIt ?
    rest stays
    unread 1️⃣ is not followed
    unread 2️⃣ is not followed
    """#
  )
}
