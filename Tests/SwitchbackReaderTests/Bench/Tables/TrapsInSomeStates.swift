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

    ## behind a return, and in closures that run at once @file
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      private let lock = NSLock()
      private let queue = DispatchQueue(label: "")
      func open() { lock.withLock { if state == .a { state = .b } } }
      func close() { lock.withLock { state = .c } }
      func add() {
        guard isReady else { return }
        precondition(state == .b)
      }
      func take() { lock.withLock { precondition(state == .b) } }
      func look() -> Int {
        queue.sync {
          guard case .b = self.state else { fatalError() }
          return 3
        }
      }
      func tell() {
        lock.withLock {
          switch state {
          case .a, .b: note()
          case .c: failed()
          }
        }
      }
      func listen() { lock.withLock { if state == .c { note() } } }
      func hold() { later { precondition(self.state == .b) } }
      private func failed() -> Never { fatalError() }
    }
    --
    methods
    events open close add take look tell
    a open → b
    a close → c any
    b close → c any
    c close stays any
    a add [isReady] traps
    a add stays any
    c add [isReady] traps
    c add stays any
    a take traps
    c take traps
    a look traps
    c look traps
    c tell traps
    rest stays

    ## of what a box holds @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let lock = Guarded(State.a)
      func send(_ event: Event) {
        switch event {
        case .x: lock.withLock { $0 = .b }
        case .y: lock.withLock { state in precondition(state == .b) }
        }
      }
      func add() { lock.withLock { precondition($0 == .b) } }
      func take() {
        lock.withLock { state in
          guard state != .c else { fatalError() }
        }
      }
      func look() { lock.withLock { state in if state == .c { note() } } }
    }
    --
    events x y add take
    a x → b any
    b x stays any
    c x → b any
    a y traps
    c y traps
    a add traps
    c add traps
    c take traps
    rest stays
    run let machine = Machine(); machine.lock.withLock { $0 = state }; machine.send(event); return moved(state, machine.lock.withLock { $0 })
    """#
  )
}
