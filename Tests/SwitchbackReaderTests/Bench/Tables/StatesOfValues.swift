extension Table {
  static let statesOfValues = Table(
    "states that a member of another type gives",
    #"""
    ## computed by an extension of a type that is declared elsewhere @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func follow(_ central: Central) { state = central.kind.wanted }
      func open() { if state == .b { state = .c } }
    }
    extension Kind {
      var wanted: Machine.State {
        switch self {
        case .good: return .b
        case .bad: return .a
        @unknown default: return .c
        }
      }
    }
    --
    events follow open
    methods
    a follow [case .good = central.kind] → b any
    a follow [case .bad = central.kind] stays
    a follow → c any
    b follow [case .good = central.kind] stays any
    b follow [case .bad = central.kind] → a
    b follow → c any
    b open → c
    c follow [case .good = central.kind] → b any
    c follow [case .bad = central.kind] → a
    c follow stays any
    rest stays
    """#
  )
}
