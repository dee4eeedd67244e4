extension Table {
  static let targetedEvents = Table(
    "methods that are told the next state",
    #"""
    ## a list of what may follow @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let allowed: [State: Set<State>] = [.a: [.b], .b: [.c, .a]]
      mutating func move(to next: State) throws {
        guard allowed[state]?.contains(next) ?? false else { throw Failure() }
        state = next
      }
      mutating func reset() { state = .a }
    }
    --
    events reset ->a ->b ->c
    b reset → a
    c reset → a
    a reset stays
    a ->a rejects
    a ->b → b
    a ->c rejects
    b ->a → a
    b ->b rejects
    b ->c → c
    c ->a rejects
    c ->b rejects
    c ->c rejects

    ## an answer of another function @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func move(to next: State) -> Bool {
        if next == state { return false }
        let old = state
        guard mayFollow(next, old) else { return false }
        state = next
        return true
      }
      private func mayFollow(_ next: State, _ old: State) -> Bool { old == .a || next == .a && isReady }
    }
    --
    events ->a ->b ->c
    a ->a rejects
    a ->b → b
    a ->c → c
    b ->a [isReady] → a
    b ->a rejects
    b ->b rejects
    b ->c rejects
    c ->a [isReady] → a
    c ->a rejects
    c ->b rejects
    c ->c rejects

    ## what goes everywhere tells nothing @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      mutating func set(_ next: State) { if state != next { state = 1️⃣next } }
      mutating func close() { if state == .a { state = .c } }
    }
    --
    events set close
    unread 1️⃣ target is the value of 'next'
    a set [state != next] ? any
    a set stays any
    b set [state != next] ? any
    b set stays any
    c set [state != next] ? any
    c set stays any
    a close → c
    b close stays
    c close stays

    ## where it came from is no target @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      mutating func leave(_ old: State) { if old == state { state = .c } }
    }
    --
    events leave
    open
    a leave [old == state] → c
    a leave stays
    b leave [old == state] → c
    b leave stays
    c leave stays

    ## two methods that are told @file unrun
    struct Machine {
      enum State { case a, b }
      private(set) var state = State.a
      mutating func push(to next: State) { if state == .a, next == .b { state = next } }
      mutating func pull(to next: State) { if state == .b, next != .b { state = next } }
    }
    --
    states a b
    events push(->a) push(->b) pull(->a) pull(->b)
    a push(->b) → b
    b pull(->a) → a
    rest stays
    """#
  )
}
