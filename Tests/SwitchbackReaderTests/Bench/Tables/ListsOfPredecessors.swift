extension Table {
  static let listsOfPredecessors = Table(
    "lists of what comes before, and of what has happened",
    #"""
    ## by its name @file
    struct Machine {
      enum State { case a, b, c }
      let validSourceStates: [State: [State]] = [.a: [.b]]
    }
    --
    none

    ## by its use @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let allowedTransitions: [State: [State]] = [.b: [.a], .c: [.b], .a: [.c]]
      func canEnter(_ next: State) -> Bool { allowedTransitions[next]?.contains(state) ?? false }
      func enter(_ next: State) { if canEnter(next) { state = next } }
    }
    --
    types State State
    events ->a ->b ->c
    a ->b → b
    b ->c → c
    c ->a → a
    rest stays
    run let machine = Machine(); for step in [State.b, .c] where machine.state != state { machine.enter(step) }; machine.enter(event); return moved(state, machine.state)

    ## of the enum itself @file
    enum Machine {
      case a, b, c
      var allowedStates: [Machine] {
        switch self {
        case .a: []
        case .b: [.a]
        case .c: [.b]
        }
      }
      func move(to next: Machine) -> Machine { next.allowedStates.contains(self) ? next : self }
    }
    --
    none

    ## in the usual way @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let allowedTransitions: [State: [State]] = [.a: [.b], .b: [.c]]
      func allows(_ next: State) -> Bool { (allowedTransitions[state] ?? []).contains(next) }
      static func allows(from: State, to: State) -> Bool { Machine().allowedTransitions[from]?.contains(to) == true }
    }
    --
    types State State
    events ->b ->c
    a ->b → b
    b ->c → c
    run return Machine.allows(from: state, to: event) ? moved(state, event) : "rejects"

    ## what has happened @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var moveHistory: [(State, Event, State)] = [(.a, .x, .b)]
    }
    --
    none

    ## keys that are equal by hand @file unrun
    struct Machine {
      enum State: Hashable {
        case a, b, c
        static func 1️⃣== (one: State, other: State) -> Bool { one.tag == other.tag }
        func hash(into hasher: inout Hasher) { hasher.combine(tag) }
        var tag: Int { self == .b ? 1 : 0 }
      }
      enum Event { case x, y }
      let transitions: [State: [Event: State]] = [.a: [.x: .b]]
    }
    --
    a x → b
    unread * the '==' of 'Machine.State'
    """#
  )
}
