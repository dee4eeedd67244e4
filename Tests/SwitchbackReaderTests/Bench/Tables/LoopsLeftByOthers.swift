extension Table {
  static let loopsLeftByOthers = Table(
    "loops over the state that something else ends",
    #"""
    ## what is called moves the state @file
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      var work: () -> Void = {}
      func send(_ event: Event) {
        switch event {
        case .x:
          while state != .b { work() }
          state = .c
        case .y: if state == .a { state = .b }
        }
      }
    }
    --
    events x y
    a x → c
    b x → c
    c x stays
    a y → b
    rest stays
    run let machine = Machine(); machine.state = state; machine.work = { machine.state = .b }; machine.send(event); return moved(state, machine.state)

    ## a property asks @file
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      var work: () -> Void = {}
      private var isOver: Bool { state == .b }
      func send(_ event: Event) {
        switch event {
        case .x:
          while !isOver { work() }
          state = .c
        case .y: if state == .a { state = .b }
        }
      }
    }
    --
    events x y
    a x → c
    b x → c
    c x stays
    a y → b
    rest stays
    run let machine = Machine(); machine.state = state; machine.work = { machine.state = .b }; machine.send(event); return moved(state, machine.state)

    ## nothing sets it behind the loop @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let work: () -> Void
      init(work: @escaping () -> Void) { self.work = work }
      func stop() {
        if state == .a { state = .b }
        1️⃣while state == .b { work() }
      }
      func end() { state = .c }
    }
    --
    events stop end
    a stop ? a loop that asks for the state
    b stop ? a loop that asks for the state
    c stop stays
    a end → c any
    b end → c any
    c end stays any
    unread 1️⃣ the loop ends where something else moves the state, which is not followed

    ## its body ends it @file
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      var work: () -> Void = {}
      func send(_ event: Event) {
        switch event {
        case .x:
          while true {
            if state == .b { break }
            work()
          }
          state = .c
        case .y:
          repeat {
            work()
            if state == .b {
              state = .a
              return
            }
          } while true
        }
      }
    }
    --
    events x y
    a x → c
    b x → c
    c x stays
    a y stays
    b y → a
    c y → a
    run let machine = Machine(); machine.state = state; machine.work = { machine.state = .b }; machine.send(event); return moved(state, machine.state)

    ## its body ends it in whatever state that is @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let work: () -> Void
      init(work: @escaping () -> Void) { self.work = work }
      func stop() {
        if state == .a { state = .b }
        1️⃣while true {
          if state == .c { return }
          work()
        }
      }
      func end() { state = .c }
    }
    --
    events stop end
    a stop ? a loop that asks for the state
    b stop ? a loop that asks for the state
    c stop stays
    a end → c any
    b end → c any
    c end stays any
    unread 1️⃣ the loop ends where something else moves the state, which is not followed

    ## nothing ends it @unrun
    switch event {
    case .x:
      if state == .c { state = .b }
      while true {
        if state == .a { break }
        _ = isLate
      }
      state = .c
    case .y:
      1️⃣while true {
        if state == .a { return }
        state = state == .b ? .c : .b
      }
    }
    --
    a x → c
    b x stays
    c x → b
    a y stays
    b y ? a loop
    c y ? a loop
    unread 1️⃣ what a loop that never ends does to the state is not followed

    ## a value that nobody else can move @unrun
    switch event {
    case .x:
      while state != .b && !isReady { _ = isLate }
      if state != .b { state = .c }
    case .y: if state == .a { state = .b }
    }
    --
    a x → c
    b x stays
    a y → b
    rest stays
    """#
  )
}
