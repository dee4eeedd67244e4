extension Table {
  static let askedMoves = Table(
    "what is asked whether a state may follow another",
    #"""
    ## a set of pairs @file unrun
    struct Move: Hashable { let from: Machine.State; let to: Machine.State }
    final class Machine {
      enum State { case a, b, c }
      static let allowed: Set<Move> = [Move(from: .a, to: .b), Move(from: .b, to: .c)]
      private(set) var state = State.a
      func move(to next: State) -> Bool {
        guard Self.allowed.contains(Move(from: state, to: next)) else { return false }
        state = next
        return true
      }
    }
    --
    events ->a ->b ->c
    a ->b → b
    b ->c → c
    rest rejects

    ## a policy, of a value with two states @file unrun
    protocol Policy { func allows(_ old: Machine.Mode, _ new: Machine.Mode) -> Bool }
    struct Machine {
      enum Mode { case a, b }
      private(set) var mode = Mode.a
      let policy: any Policy
      mutating func go(to next: Mode) {
        if policy.allows(mode, next) { mode = next }
      }
    }
    --
    states a b
    events ->a ->b
    a ->a stays any
    b ->a [policy.allows(mode, next)] → a any
    b ->a stays any
    a ->b [policy.allows(mode, next)] → b any
    a ->b stays any
    b ->b stays any

    ## whether it changes at all @file
    struct Machine {
      enum Mode { case a, b }
      private(set) var mode = Mode.a
      mutating func go(to next: Mode) {
        guard mode != next else { return }
        mode = next
      }
    }
    --
    none

    ## something about the target alone @file
    struct Machine {
      enum Mode { case a, b }
      private(set) var mode = Mode.a
      func isKnown(_ mode: Mode) -> Bool { true }
      mutating func go(to next: Mode) {
        guard isKnown(next) else { return }
        mode = next
      }
    }
    --
    none
    """#
  )
}
