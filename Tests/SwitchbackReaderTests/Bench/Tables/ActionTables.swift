extension Table {
  static let actionTables = Table(
    "tables of what to do in which state",
    #"""
    ## closures that are given the instance @file
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      let actions: [State: (Machine) -> Void] = [.a: { $0.state = .b }, .b: { machine in machine.finish() }]
      func advance() { actions[state]?(self) }
      private func finish() { state = .c }
    }
    --
    methods
    events advance
    a advance → b
    b advance → c
    rest stays

    ## closures and methods of the instance, of which there has to be one @file
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private lazy var actions: [State: () -> Void] = [.a: start, .b: { [unowned self] in self.state = .c }]
      func advance() { actions[state]!() }
      private func start() { state = .b }
    }
    --
    methods
    events advance
    a advance → b
    b advance → c
    c advance traps

    ## asked for something else than the state @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private lazy var actions: [State: () -> Void] = [.a: { [unowned self] in self.state = .b }]
      func advance() { actions[wanted()]?() } // 1️⃣
      func reset() { if state == .b { state = .a } }
      private func wanted() -> State { .a }
    }
    --
    events advance reset
    a advance ?
    b advance ?
    c advance ?
    b reset → a
    rest stays
    open
    unread 1️⃣ what 'actions' says is not followed
    """#
  )
}
