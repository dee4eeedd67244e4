extension Table {
  static let boxesElsewhere = Table(
    "boxes that more than one type opens",
    #"""
    ## another type that has a box of that name @file unrun
    final class Machine {
      enum State { case a, b, c }
      fileprivate let lock = Guarded(State.a)
      func open() { lock.withLock { if $0 == .a { $0 = .b } } }
    }
    struct Owner {
      let machine = Machine()
      let lamp = Lamp()
      func look() -> Bool { machine.lock.withLock { $0 == .b } }
      func close() { 1️⃣machine.lock.withLock { $0 = .c } }
      func shine() { lamp.lock.withLock { $0 = .on } }
      func end(_ given: Guarded<Machine>) { given.withLock { inner in 2️⃣inner.lock.withLock { $0 = .c } } }
      func dim(_ given: Guarded<Lamp>) { given.withLock { inner in inner.lock.withLock { $0 = .off } } }
    }
    final class Lamp {
      enum State { case off, on }
      fileprivate let lock = Guarded(State.off)
      func flip() { lock.withLock { $0 = $0 == .on ? .off : .on } }
    }
    --
    events open
    a open → b
    rest stays
    unread 1️⃣ another type sets the state
    unread 2️⃣ another type may set the state
    others

    ## what the holder does itself to an enum that changes itself @file unrun
    final class Machine {
      enum State {
        case a, b, c
        mutating func push() {
          switch self {
          case .a: self = .b
          case .b, .c: break
          }
        }
        mutating func pull() { if case .b = self { self = .a } }
      }
      private let lock = Guarded(State.a)
      func push() { lock.withLock { $0.push() } }
      func pull() { lock.withLock { $0.pull() } }
      func end() { lock.withLock { $0 = .c } }
    }
    --
    events push pull end
    a push → b
    b pull → a
    a end → c any
    b end → c any
    c end stays any
    rest stays
    others
    """#
  )
}
