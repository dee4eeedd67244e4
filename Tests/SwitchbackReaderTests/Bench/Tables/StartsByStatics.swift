extension Table {
  static let startsByStatics = Table(
    "initial states that the enum gives by a name of its own",
    #"""
    ## a property that is computed @file unrun
    final class Machine {
      enum State {
        case a, b, c
        static var first: State { .b }
      }
      private(set) var state = State.first
      func go() { if state == .b { state = .c } }
      func back() { if state == .c { state = .a } }
    }
    --
    initial b
    events go back
    a go stays any
    b go → c
    c go stays any
    a back stays any
    b back stays any
    c back → a
    """#
  )
}
