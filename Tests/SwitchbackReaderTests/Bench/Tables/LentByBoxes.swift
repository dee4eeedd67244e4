extension Table {
  static let lentByBoxes = Table(
    "what a box lends by its own name",
    #"""
    ## a method whose only move is a call on it @file unrun
    final class Machine {
      struct Kept {
        enum State { case a, b, c }
        var state = State.a
        mutating func open() { if state == .a { state = .b } }
        mutating func finish() { state = .c }
      }
      private let state = Guarded(Kept())
      func open() { state.withLock { state in state.open() } }
      func finish() { self.state.withLock { state in state.finish() } }
      func reset() {
        state.withLock { kept in
          if kept.state == .c { kept.state = .a }
        }
      }
    }
    --
    events open finish reset
    a open → b
    a finish → c any
    b finish → c any
    c finish stays any
    c reset → a
    rest stays
    others

    ## a closure that runs later @file unrun
    final class Machine: @unchecked Sendable {
      struct Kept {
        enum State { case a, b, c }
        var state = State.a
        mutating func open() { if state == .a { state = .b } }
      }
      private let state = Guarded(Kept())
      func open() {
        later { self.state.withLock { state in state.open() } }
      }
      func reset() {
        state.withLock { kept in
          if kept.state == .b { kept.state = .c }
        }
      }
    }
    --
    events reset open(later)
    a open(later) → b
    b reset → c
    rest stays
    others
    """#
  )
}
