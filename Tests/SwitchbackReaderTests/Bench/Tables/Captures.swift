extension Table {
  static let captures = Table(
    "what closures take with them",
    #"""
    ## the state as it was @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() {
        guard state == .a else { return }
        state = .b
        Task { [state] in if state == .b { self.state = .c } }
      }
    }
    --
    events open open(Task)
    a open → b
    a open(Task) → c
    b open(Task) → c
    c open(Task) stays
    open
    rest stays

    ## the same in a closure that is called in its function @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() {
        guard state == .a else { return }
        let finish = { [state] in if state == .a { self.state = .c } }
        state = .b
        finish()
      }
      func close() {
        guard state == .c else { return }
        let reset = { [before = state] in if before == .b { self.state = .a } }
        state = .b
        reset()
      }
    }
    --
    methods
    events open close
    a open → c
    c close → b
    open
    rest stays
    """#
  )
}
