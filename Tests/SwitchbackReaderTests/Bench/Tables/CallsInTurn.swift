extension Table {
  static let callsInTurn = Table(
    "closures that do nothing but call events",
    #"""
    ## two of them, one after the other @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func reset() { state = .a }
      func start() { if state == .a { state = .b } else if state == .b { state = .c } }
      func again() {
        DispatchQueue.main.async {
          self.reset()
          self.start()
        }
      }
    }
    --
    events reset start again(async)
    a start → b
    a again(async) → b
    a reset stays any
    b start → c
    b reset → a any
    c reset → a any
    c again(async) → b
    rest stays

    ## one of two @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      var isFirst = false
      func reset() { state = .a }
      func start() { if state == .a { state = .b } else if state == .b { state = .c } }
      func either() { DispatchQueue.main.async { if self.isFirst { self.reset() } else { self.start() } } }
      func which() {
        DispatchQueue.main.async {
          guard self.isFirst else {
            self.start()
            return
          }
          self.reset()
        }
      }
    }
    --
    events reset start
    a start → b
    a reset stays any
    b start → c
    b reset → a any
    c reset → a any
    rest stays
    """#
  )
}
