extension Table {
  static let answersOfLocks = Table(
    "what closures in locks give, of which no type is written",
    #"""
    ## a box, and several returns @file
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let lock = Guarded(State.a)
      func send(_ event: Event) {
        switch event {
        case .x:
          if self.lock.withLock({ state in
            guard state == .a else { return false }
            note()
            return true
          }) {
            lock.withLock { $0 = .b }
          }
        case .y:
          let isOver = lock.withLock { state in
            let wasOpen = state == .b
            note()
            return wasOpen
          }
          guard isOver else { return }
          lock.withLock { $0 = .c }
        }
      }
    }
    --
    events x y
    a x → b
    b y → c
    c y stays
    rest stays
    run let machine = Machine(); machine.lock.withLock { $0 = state }; machine.send(event); return moved(state, machine.lock.withLock { $0 })

    ## a box, and a case behind a dot beside a whole one @file
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      enum Action { case go, stay }
      let lock = Guarded(State.a)
      func send(_ event: Event) {
        let action = lock.withLock { state in
          switch state {
          case .a: return Action.go
          case .b: return event == .x ? .go : .stay
          case .c: return .stay
          }
        }
        switch action {
        case .go: lock.withLock { $0 = $0 == .a ? .b : .c }
        case .stay: break
        }
      }
    }
    --
    events x y
    a x → b
    a y → b
    b x → c
    rest stays
    run let machine = Machine(); machine.lock.withLock { $0 = state }; machine.send(event); return moved(state, machine.lock.withLock { $0 })

    ## a lock beside the state @file
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      private let lock = NSLock()
      func open() {
        guard lock.withLock({
          let wasFree = state == .a
          note()
          return wasFree
        }) else { return }
        lock.withLock { state = .b }
      }
      func close() {
        let isDone = lock.withLock {
          if state == .c { return false }
          return isReady
        }
        if isDone { lock.withLock { state = .c } }
      }
    }
    --
    events open close
    methods
    a open → b
    a close [isReady] → c any
    a close stays any
    b close [isReady] → c any
    b close stays any
    rest stays

    ## what was there before, by a local of the closure @file
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let lock = Guarded(State.a)
      func send(_ event: Event) {
        switch event {
        case .x:
          let was = lock.withLock {
            let old = $0
            $0 = .b
            return old
          }
          if was == .c { lock.withLock { $0 = .a } }
        case .y:
          let was = lock.withLock { state in
            if state == .b {
              let kept = state
              let old = kept
              state = .c
              return old
            }
            defer { state = .b }
            return state
          }
          switch was {
          case .a: lock.withLock { $0 = .c }
          default: break
          }
        }
      }
    }
    --
    events x y
    a x → b
    c x → a
    a y → c
    b y → c
    c y → b
    rest stays
    run let machine = Machine(); machine.lock.withLock { $0 = state }; machine.send(event); return moved(state, machine.lock.withLock { $0 })

    ## what was there before, beside something else, of which no type is written @file
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let lock = Guarded(State.a)
      func send(_ event: Event) {
        switch event {
        case .x:
          let (was, count) = lock.withLock { state in
            let old = state
            state = .b
            return (old, 1)
          }
          note()
          if was == .a, count > 0 { lock.withLock { $0 = .c } }
        case .y:
          let answer = lock.withLock {
            if $0 == .c { return (was: $0, isDone: true) }
            let old = $0
            if old == .b { $0 = .a }
            return (was: old, isDone: false)
          }
          if answer.isDone, answer.was == .c { lock.withLock { $0 = .b } }
        }
      }
    }
    --
    events x y
    a x [count > 0] → c
    a x → b
    c x → b
    b y → a
    c y → b
    rest stays
    run let machine = Machine(); machine.lock.withLock { $0 = state }; machine.send(event); return moved(state, machine.lock.withLock { $0 })

    ## the same where the lock is beside the state @file
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      private let lock = NSLock()
      func open() {
        let (was, isFirst) = lock.withLock {
          let old = state
          state = .b
          return (old, old == .a)
        }
        if was == .a { lock.withLock { state = .c } }
        if was == .c, isFirst { lock.withLock { 1️⃣state = .a } }
      }
    }
    --
    events open
    methods
    a open → c
    c open → b
    rest stays
    unread 1️⃣ no state and event

    ## the same beside the state @file
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      private let lock = NSLock()
      func open() {
        let was = lock.withLock {
          let old = state
          state = .b
          return old
        }
        if was == .c { lock.withLock { state = .a } }
      }
      func close() {
        lock.lock()
        let old = state
        state = .c
        lock.unlock()
        switch old {
        case .a: lock.withLock { state = .a }
        default: break
        }
      }
    }
    --
    events open close
    methods
    a open → b
    c open → a
    b close → c
    rest stays

    ## the whole struct as it was before @file
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      struct Kept { var state = State.a, count = 0 }
      let lock = Guarded(Kept())
      func send(_ event: Event) {
        if event == .x {
          let was = lock.withLock {
            let old = $0
            $0.state = .b
            return old
          }
          if was.state == .c { lock.withLock { $0.state = .a } }
        } else {
          let was = lock.withLock { kept in
            defer { kept.state = .c }
            return kept
          }
          if was.state == .c { lock.withLock { $0.state = .b } }
        }
      }
    }
    --
    events x y
    a x → b
    c x → a
    a y → c
    b y → c
    c y → b
    rest stays
    run let machine = Machine(); machine.lock.withLock { $0.state = state }; machine.send(event); return moved(state, machine.lock.withLock { $0.state })
    """#
  )
}
