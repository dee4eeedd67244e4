extension Table {
  static let tablesMadeByFunctions = Table(
    "tables that functions make",
    #"""
    ## by a function of another type @file
    enum MadeElsewhere {
      static func rows() -> [Machine.State: [Machine.Event: Machine.State]] { [.a: [.x: .b]] }
    }
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var transitions: [State: [Event: State]] = MadeElsewhere.rows()
      init() { transitions[.b] = [.y: .c] }
    }
    --
    machine Machine
    others
    a x → b
    b y → c
    run return Self().transitions[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## by a function that hands on what another one gives @file
    func madeFirst() -> [Machine.State: [Machine.Event: Machine.State]] { [.a: [.x: .b]] }
    func madeLonger(
      _ rows: [Machine.State: [Machine.Event: Machine.State]]
    ) -> [Machine.State: [Machine.Event: Machine.State]] {
      var rows = rows
      rows[.c] = [.x: .a]
      return rows
    }
    func madeOfBoth() -> [Machine.State: [Machine.Event: Machine.State]] { madeLonger(madeFirst()) }
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var transitions: [State: [Event: State]] = madeOfBoth()
      init() { transitions[.b] = [.y: .c] }
    }
    --
    machine Machine
    others
    a x → b
    b y → c
    c x → a
    run return Self().transitions[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## and replaced by what a function makes of it @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var transitions: [State: [Event: State]] = [.a: [.x: .b]]
      init() {
        transitions = Self.longer(transitions)
        transitions[.b] = [.y: .c]
      }
      private static func longer(_ rows: [State: [Event: State]]) -> [State: [Event: State]] {
        var longer = rows
        longer[.c] = [.x: .a]
        return longer
      }
    }
    --
    a x → b
    b y → c
    c x → a
    run return Self().transitions[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## by a function that gives another one where a condition holds @file
    enum MadeBelow {
      static func rows() -> [Machine.State: [Machine.Event: Machine.State]] {
        if isReady { return [.a: [.x: .c]] }
        return [.a: [.x: .b]]
      }
    }
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var transitions: [State: [Event: State]] = 1️⃣MadeBelow.rows()
      init() { transitions[.b] = [.y: .c] }
    }
    --
    a x ?
    a y ?
    b y → c
    c x ?
    c y ?
    unread 1️⃣ MadeBelow.rows()
    open
    run return Self().transitions[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## by a function of a literal @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var transitions: [State: [Event: State]] = 1️⃣[.a: [.x: .b]].merging([.a: [.x: .c]]) { old, _ in old }
    }
    --
    rest ?
    unread 1️⃣ puts into the table
    open
    run return Self().transitions[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## by a function of a class that another class may override @file
    class Maker {
      class func rows() -> [Machine.State: [Machine.Event: Machine.State]] { [.a: [.x: .b]] }
    }
    final class OtherMaker: Maker {
      override class func rows() -> [Machine.State: [Machine.Event: Machine.State]] { [.a: [.x: .c]] }
    }
    class Machine: Maker {
      enum State { case a, b, c }
      enum Event { case x, y }
      lazy var transitions: [State: [Event: State]] = 1️⃣Self.rows()
      override required init() {
        super.init()
        transitions[.b] = [.y: .c]
      }
    }
    --
    machine Machine
    others
    a x ?
    a y ?
    b y → c
    c x ?
    c y ?
    unread 1️⃣ Self.rows()
    open
    run return Self().transitions[state]?[event].map { moved(state, $0) } ?? "rejects"
    """#
  )
}
