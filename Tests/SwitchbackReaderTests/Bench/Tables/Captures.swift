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
    b open stays
    b open(Task) → c
    c open stays
    open
    rest nothing

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

    ## a variable as it was @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func begin() { if state == .a { state = .b } }
      func open() {
        var isUrgent = false
        let run = { [isUrgent] in self.state = isUrgent ? .c : .b }
        isUrgent = true
        run()
      }
      func close() {
        var isUrgent = false
        let run = { [self, isUrgent] in state = isUrgent ? .c : .b }
        isUrgent.toggle()
        run()
      }
      func turn() {
        var last = State.b
        let undo = { [weak self, last] in self?.state = last }
        last = .c
        undo()
      }
    }
    --
    methods
    events begin open close turn
    a begin → b
    b begin stays
    c begin stays
    a open → b
    b open stays
    c open → b
    a close → b
    b close stays
    c close → b
    a turn → b
    b turn stays
    c turn → b

    ## a variable that held the state, and one that may be nil @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func begin() { if state == .a { state = .b } }
      func open() {
        var last = state
        let undo = { [last] in self.state = last }
        last = .c
        state = last
        undo()
      }
      func close() {
        var next: State?
        let run = { [next] in if let next { 1️⃣self.state = next } else { self.state = .b } }
        next = .c
        run()
      }
      func turn() {
        var next = State.a
        let run = { [next] in self.state = next }
        let set = { next = .c }
        set()
        run()
      }
    }
    --
    methods
    events begin open close turn
    a begin → b
    rest stays
    a open stays
    a close → b
    c close → b
    b turn → a
    c turn → a
    unread 1️⃣ no state and event lead

    ## one that a closure takes which is given to a function @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func begin() { if state == .a { state = .b } }
      func open() { put { [state] in self.state = state == .a ? .c : .a } }
      func close() {
        var isUrgent = false
        defer { isUrgent = true }
        put { [isUrgent] in self.state = isUrgent ? .b : .c }
      }
      private func put(_ body: () -> Void) {
        state = .b
        body()
      }
    }
    --
    methods
    events begin open close
    a begin → b
    b begin stays
    c begin stays
    a open → c
    b open → a
    c open → a
    a close → c
    b close → c
    c close stays
    """#
  )
}
