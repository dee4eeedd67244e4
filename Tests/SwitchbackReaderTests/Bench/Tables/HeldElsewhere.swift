extension Table {
  static let heldElsewhere = Table(
    "what other types do to a struct in which the state lies",
    #"""
    ## its member, what changes it, and the whole @file unrun
    final class Machine {
      struct Phase {
        var state = State.a
        var count = 0
        mutating func stop() { state = .c }
        mutating func add() { count += 1 }
      }
      enum State { case a, b, c }
      var phase = Phase()
      func go() { if phase.state == .a { phase.state = .b } else { phase.state = .a } }
    }
    final class Owner {
      let machine = Machine()
      func one() { 1️⃣machine.phase.state = .c }
      func two() { 2️⃣machine.phase.stop() }
      func three() { 3️⃣machine.phase = Machine.Phase(state: .c) }
      func four() { machine.phase.add() }
      func five() { machine.phase.count = 3 }
      func six(_ phase: Machine.Phase) -> Machine.State { phase.state }
    }
    --
    machine Machine
    events go
    others
    a go → b
    b go → a
    c go → a
    unread 1️⃣ another type sets the state
    unread 2️⃣ another type sets the state
    unread 3️⃣ another type sets the state
    """#
  )
}
