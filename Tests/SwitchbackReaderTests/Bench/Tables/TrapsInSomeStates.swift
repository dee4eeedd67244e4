extension Table {
  static let trapsInSomeStates = Table(
    "methods that only ask and trap",
    #"""
    ## of a value, however they ask @methods
    mutating func open() { if state == .a { state = .b } }
    mutating func close() { state = .c }
    mutating func add() { precondition(state == .b, "not open") }
    mutating func take() {
      guard case .b = state else { fatalError() }
      note()
    }
    mutating func look() { if case .c = state { preconditionFailure() } }
    mutating func tell() {
      switch state {
      case .a, .b: note()
      case .c: fatalError()
      }
    }
    mutating func listen() { if state == .c { note() } }
    --
    events open close add take look tell
    a open → b
    a close → c any
    b close → c any
    c close stays any
    a add traps
    c add traps
    a take traps
    c take traps
    c look traps
    c tell traps
    rest stays

    ## of an object, however they ask @file
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      private var isOpen: Bool { state == .b }
      func open() { if state == .a { state = .b } }
      func close() { state = .c }
      func add() { precondition(isOpen) }
      func take() -> Int {
        guard case .b = state else { fatalError() }
        return 3
      }
      func look() {
        switch state {
        case .a, .b: note()
        case .c: failed()
        }
      }
      func listen() { if state == .c { note() } }
      func count(_ state: State) { precondition(state != .c) }
      func hold() {
        later { if self.state == .c { fatalError() } }
        guard isReady else { return }
        assert(state != .b)
      }
      private func failed() -> Never { fatalError() }
    }
    --
    methods
    events open close add take look
    a open → b
    a close → c any
    b close → c any
    c close stays any
    a add traps
    c add traps
    a take traps
    c take traps
    c look traps
    rest stays
    """#
  )
}
