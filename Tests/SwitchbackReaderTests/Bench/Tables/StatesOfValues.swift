extension Table {
  static let statesOfValues = Table(
    "states that a member of another type gives",
    #"""
    ## computed by an extension of a type that is declared elsewhere @file invalid
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

    ## of an event whose enum is declared elsewhere, by the cases that it names @file invalid
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func follow(_ central: Central) {
        let kind = central.kind
        switch (state, kind) {
        case (.c, .good): break
        default: state = kind.wanted
        }
      }
      func open() { if state == .a { state = .b } }
    }
    extension Kind {
      var wanted: Machine.State {
        switch self {
        case .good: return .b
        default: return .c
        }
      }
    }
    --
    events follow(.good) follow(…) open
    a open → b
    b open stays
    c open stays
    a follow(.good) → b any
    a follow(…) → c any
    b follow(.good) stays any
    b follow(…) → c any
    c follow(.good) stays
    c follow(…) stays any
    unread * the cases of 'kind' are declared elsewhere; drawn are those that a row names

    ## of what may be something else, it may be any @file invalid
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var kind = Kind.good
      func follow(_ subject: CurrentValueSubject<State, Never>) { if state == .a { 1️⃣state = subject.wanted } }
      func ask(_ kind: Kind) { if state == .b, kind != .good { 2️⃣state = kind.wanted } }
      func set() {
        if state == .c {
          kind = .bad
          3️⃣state = kind.wanted
        }
      }
      func open() { if state == .a { state = .b } }
    }
    extension Kind {
      var wanted: Machine.State {
        switch self {
        case .good: return .b
        default: return .c
        }
      }
    }
    --
    events follow ask set open
    a open → b
    a follow ? subject.wanted
    b ask [kind != .good] ? kind.wanted
    b ask stays
    c set ? kind.wanted
    rest stays
    unread 1️⃣ target is the value of 'subject.wanted'
    unread 2️⃣ target is the value of 'kind.wanted'
    unread 3️⃣ target is the value of 'kind.wanted'
    """#
  )
}
