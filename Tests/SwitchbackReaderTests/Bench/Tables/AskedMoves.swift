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
        guard 1️⃣Self.allowed.contains(Move(from: state, to: next)) else { return false }
        state = next
        return true
      }
    }
    --
    events ->a ->b ->c
    a ->a [Self.allowed.contains(Move(from: state, to: next))] stays any
    a ->a rejects any
    b ->a [Self.allowed.contains(Move(from: state, to: next))] → a any
    b ->a rejects any
    c ->a [Self.allowed.contains(Move(from: state, to: next))] → a any
    c ->a rejects any
    a ->b [Self.allowed.contains(Move(from: state, to: next))] → b any
    a ->b rejects any
    b ->b [Self.allowed.contains(Move(from: state, to: next))] stays any
    b ->b rejects any
    c ->b [Self.allowed.contains(Move(from: state, to: next))] → b any
    c ->b rejects any
    a ->c [Self.allowed.contains(Move(from: state, to: next))] → c any
    a ->c rejects any
    b ->c [Self.allowed.contains(Move(from: state, to: next))] → c any
    b ->c rejects any
    c ->c [Self.allowed.contains(Move(from: state, to: next))] stays any
    c ->c rejects any
    unread 1️⃣ which moves 'Self.allowed' holds

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
