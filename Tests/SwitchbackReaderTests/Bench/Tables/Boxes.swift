extension Table {
  static let boxes = Table(
    "states in locks and boxes",
    #"""
    ## an enum in a lock @file
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let lock = Guarded(State.a)
      func send(_ event: Event) {
        switch event {
        case .x:
          self.lock.withLock { state in
            switch state {
            case .a: state = .b
            case .b: state = isReady ? .c : .a
            case .c: break
            }
          }
        case .y: lock.withLock { if $0 == .b { $0 = .c } }
        }
      }
    }
    --
    events x y
    a x → b
    b x [isReady] → c
    b x → a
    b y → c
    rest stays
    run let machine = Machine(); machine.lock.withLock { $0 = state }; machine.send(event); return moved(state, machine.lock.withLock { $0 })

    ## a property of a struct in a lock @file
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      struct Kept {
        var count = 0
        var state: State = .a
      }
      let lock = Guarded(Kept())
      func send(_ event: Event) {
        lock.withLock { kept in
          kept.count += 1
          switch (kept.state, event) {
          case (.a, .x): kept.state = .b
          case (.b, .y):
            kept = Kept(count: 3, state: .c)
          case (.c, .x): kept = Kept()
          default: return
          }
        }
      }
    }
    --
    events x y
    a x → b
    b y → c
    c x → a
    rest stays
    run let machine = Machine(); machine.lock.withLock { $0.state = state }; machine.send(event); return moved(state, machine.lock.withLock { $0.state })

    ## what a closure gives back @file
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      enum Action { case resume(Int), wait }
      let lock = Guarded(State.a)
      func send(_ event: Event) {
        guard event == .x else { return advance() }
        let action = self.lock.withLock { state -> Action? in
          switch state {
          case .a:
            state = .b
            return .resume(3)
          case .b: return .wait
          case .c: return nil
          }
        }
        switch action {
        case .resume: note()
        case .wait: lock.withLock { $0 = .c }
        case nil: lock.withLock { $0 = .a }
        }
      }
      private func advance() {
        let now = lock.withLock { $0 }
        let isOver = lock.withLock { $0 == .c }
        if isOver { return }
        switch now {
        case .a: lock.withLock { $0 = .c }
        case .b, .c: break
        }
      }
    }
    --
    events x y
    a x → b
    b x → c
    c x → a
    a y → c
    rest stays
    run let machine = Machine(); machine.lock.withLock { $0 = state }; machine.send(event); return moved(state, machine.lock.withLock { $0 })

    ## a closure that throws @file
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let lock = Guarded(State.a)
      func send(_ event: Event) throws {
        try self.lock.withLock { state in
          guard case .a = state, event == .x else { throw Failure() }
          state = .b
          try check()
          state = .c
        }
      }
    }
    --
    events x y
    a x [check() throws] → b
    a x → c
    a y rejects
    b x rejects
    b y rejects
    c x rejects
    c y rejects
    run let machine = Machine(); machine.lock.withLock { $0 = state }; do { try machine.send(event) } catch { return moved(state, machine.lock.withLock { $0 }, false) }; return moved(state, machine.lock.withLock { $0 })

    ## functions of what is in the box @file
    final class Machine {
      enum State {
        case a, b, c
        mutating func finish() { if self == .b { self = .c } }
        var isOver: Bool { self == .c }
      }
      enum Event { case x, y }
      struct Kept {
        var state = State.a
        var other = 0
        mutating func open() {
          other += 1
          guard state == .a else { return }
          move(to: .b)
        }
        private mutating func move(to new: State) { self.state = new }
        var isOver: Bool { state.isOver }
      }
      let lock = Guarded(Kept())
      func send(_ event: Event) {
        lock.withLock { kept in
          if kept.isOver {
            kept.state = .a
            return
          }
          switch event {
          case .x: kept.open()
          case .y: kept.state.finish()
          }
        }
      }
    }
    --
    events x y
    a x → b
    b y → c
    c x → a
    c y → a
    rest stays
    others
    run let machine = Machine(); machine.lock.withLock { $0.state = state }; machine.send(event); return moved(state, machine.lock.withLock { $0.state })

    ## a lock of one's own @file
    final class Own<Value> {
      private var value: Value
      init(initial: Value) { value = initial }
      func access<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result { try body(&value) }
    }
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let storage: Own<State>
      init() { self.storage = Own(initial: .b) }
      func send(_ event: Event) {
        storage.access { state in
          if case .a = state, event == .x { state = .b }
        }
        let storage = self.storage
        storage.access { if $0 == .b, event == .y { $0 = .c } }
      }
    }
    --
    events x y
    initial b
    a x → b
    b y → c
    rest stays
    run let machine = Machine(); machine.storage.access { $0 = state }; machine.send(event); return moved(state, machine.storage.access { $0 })

    ## methods that are events @file unrun
    final class Machine {
      private enum State { case a, b(Int), c }
      private let state: Guarded<State>
      init() { state = Guarded(.a) }
      func open() {
        state.withLock { state in
          guard case .a = state else { return }
          state = .b(3)
        }
      }
      func close() -> Int? {
        self.state.withLock {
          guard case .b(let number) = $0 else { return nil }
          $0 = .c
          return number
        }
      }
      var isOpen: Bool { state.withLock { if case .b = $0 { true } else { false } } }
    }
    --
    events open close
    a open → b
    b close → c
    rest stays

    ## a closure that runs later @file unrun
    final class Machine: @unchecked Sendable {
      enum State { case a, b, c }
      private let state = Guarded(State.a)
      func open() {
        state.withLock { $0 = .b }
        Task {
          self.state.withLock { state in if state == .b { state = .c } }
        }
      }
    }
    --
    events open open(Task)
    a open → b any
    b open stays any
    c open → b any
    b open(Task) → c
    rest stays

    ## a lock around a property of the same type @file unrun
    final class Machine {
      enum State { case a, b, c }
      @Guarded var state = State.a
      func open() { if state == .a { state = .b } }
      func close() {
        $state.withLock { current in
          if case .b = current { current = .c }
        }
      }
      func fail() { _state.withLock { $0 = .c } }
    }
    --
    events open close fail
    a open → b
    b close → c
    a fail → c any
    b fail → c any
    c fail stays any
    rest stays

    ## a copy of what is in the box @file
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      struct Kept {
        var state = State.a
        mutating func reset() { state = .a }
      }
      let lock = Guarded(Kept())
      func send(_ event: Event) {
        let kept = lock.withLock { $0 }
        switch (kept.state, event) {
        case (.a, .x): lock.withLock { $0.state = .b }
        case (.b, .y): lock.withLock { $0.state = .c }
        case (.c, _):
          lock.withLock { state in
            var copy = state
            copy.state = .b
            if event == .x { state = copy }
          }
        default: break
        }
      }
    }
    --
    events x y
    a x → b
    b y → c
    c x → b
    rest stays
    run let machine = Machine(); machine.lock.withLock { $0.state = state }; machine.send(event); return moved(state, machine.lock.withLock { $0.state })

    ## a closure that outlives the call around the lock @file unrun
    final class Future {
      func whenComplete(_ body: @escaping (Int) -> Void) {}
    }
    final class Machine: @unchecked Sendable {
      enum State { case a, b, c }
      private let state = Guarded(State.a)
      private let future = Future()
      func open() {
        state.withLock { $0 = .b }
        future.whenComplete { _ in self.state.withLock { if $0 == .b { $0 = .c } } }
      }
    }
    --
    events open open(whenComplete)
    a open → b any
    b open stays any
    c open → b any
    b open(whenComplete) → c
    rest stays

    ## functions of the struct in the box that change it @file unrun
    final class Machine {
      enum State { case a, b, c }
      struct Kept {
        var state = State.a
        mutating func finish() { if state == .b { state = .c } }
      }
      private let lock = Guarded(Kept())
      func open() { lock.withLock { if $0.state == .a { $0.state = .b } } }
      func close() { lock.withLock { $0.finish() } }
    }
    --
    events open close
    a open → b
    b close → c
    rest stays
    others

    ## a closure inside of the closure @file unrun
    final class Machine {
      enum State { case a, b, c }
      private let lock = Guarded(State.a)
      private var numbers = Guarded([3])
      func open() {
        lock.withLock {
          guard $0 == .a else { return }
          numbers.withLock { $0 = [] }
          $0 = .b
        }
      }
    }
    --
    events open
    a open → b
    rest stays

    ## what only its own functions change @file unrun
    final class Owner {
      struct Machine {
        enum State { case a, b, c }
        private var state = State.a
        mutating func open() { if state == .a { state = .b } }
      }
      private let machine = Guarded(Machine())
      func open() { machine.withLock { $0.open() } }
    }
    --
    machine Owner.Machine
    events open
    a open → b
    rest stays

    ## a collection of states @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Kind { case one, two }
      private var state = State.a
      private var kinds = ContiguousArray<Kind>()
      private var others: CollectionOfOne<Kind> = CollectionOfOne(Kind.one)
      func open() {
        others = CollectionOfOne(Kind.two)
        if state == .a { state = .b }
      }
      func close() {
        if others.contains(.one) { others = CollectionOfOne(Kind.two) }
        if state == .b { state = .c }
      }
    }
    --
    events open close
    a open → b
    b close → c
    rest stays
    """#
  )
}
