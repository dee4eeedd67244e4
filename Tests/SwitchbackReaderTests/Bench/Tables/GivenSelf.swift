extension Table {
  static let givenSelf = Table(
    "functions of something else that are given the instance",
    #"""
    ## one of the states @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      func send(_ event: Event) {
        switch event {
        case .x: 1️⃣state.apply(to: self)
        case .y: if state == .c { state = .a }
        }
      }
    }
    extension Machine.State {
      func apply(to machine: Machine) {
        switch self {
        case .a: machine.state = 2️⃣.b
        case .b: machine.state = 3️⃣.c
        case .c: break
        }
      }
    }
    --
    a x ?
    b x ?
    c x ?
    c y → a
    rest stays
    unread 1️⃣ what 'state.apply' does to 'self'
    open

    ## one that calls what sets it, and one that hands it on @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y, z }
      private var state = State.a
      let helper = Helper()
      func send(_ event: Event) {
        switch event {
        case .x: 1️⃣helper.open(self)
        case .y: 2️⃣pass(on: self)
        case .z: helper.show(self); state = .c
        }
      }
      func go() { state = .b }
    }
    struct Helper {
      func open(_ machine: Machine) { machine.go() }
      func show(_ machine: Machine) { print(machine) }
    }
    func pass(on machine: Machine) { Helper().open(machine) }
    --
    events x y z go
    a x ?
    b x ?
    c x ?
    a y ?
    b y ?
    c y ?
    a z → c
    b z → c
    c z stays
    a go → b
    b go stays
    c go → b
    unread 1️⃣ what 'helper.open' does to 'self'
    unread 2️⃣ what 'pass' does to 'self'
    open

    ## all of it in the states @file unrun
    final class Machine {
      var state = State.a
      func send(_ event: Event) { state.handle(event, self) }
      enum Event { case x, y }
      enum State {
        case a, b, c
        1️⃣func handle(_ event: Event, _ machine: Machine) {
          switch (self, event) {
          case (.a, .x): machine.state = .b
          case (.b, .y): machine.state = .c
          default: break
          }
        }
      }
    }
    --
    refused
    unread 1️⃣ 'handle' of the states sets 'state'

    ## what is behind a protocol calls back when it likes @file unrun
    protocol Work: AnyObject { func cancel() }
    final class Machine: Work {
      enum State { case a, b, c }
      private var state = State.a
      let helper = Helper()
      func start() {
        guard state == .a else { return }
        state = .b
        helper.take(self)
      }
      func cancel() {
        guard state == .b else { return }
        state = .c
      }
    }
    struct Helper {
      func take(_ work: any Work) { work.cancel() }
    }
    --
    events start cancel
    a start → b
    b cancel → c
    rest stays

    ## a lock on the instance, in a setter and beside it @file invalid
    final class Machine {
      enum State { case a, b, c }
      private var stored = State.a
      private(set) var state: State {
        get { stored }
        set { synchronized(self) { stored = newValue } }
      }
      func open() {
        guard state == .a else { return }
        state = .b
      }
      func close() {
        synchronized(self) {
          guard self.stored == .b else { return }
          self.stored = .c
        }
      }
    }
    --
    events open close
    a open → b
    b close → c
    rest stays

    ## what is no lock, since the module says so @file invalid
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open() {
        guard state == .a else { return }
        state = .b
        later(self) { self.state = .c }
      }
    }
    func later(_ owner: AnyObject, _ work: @escaping () -> Void) { DispatchQueue.main.async(execute: work) }
    --
    events open open(later)
    a open → b
    b open stays
    c open stays
    b open(later) → c any
    c open(later) stays any
    """#
  )
}
