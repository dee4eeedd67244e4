extension Table {
  /// In ways of one's own, and in those of libraries that are not there.
  static let labelledRows = Table(
    "rows of which labels say what they are",
    #"""
    ## by a function that is called anything @file unrun
    final class RuleMachine<S: Hashable, E: Hashable> {
      struct Rule { let event: E; let from: S; let to: S }
      private var rules: [Rule] = []
      private(set) var state: S
      init(initial: S) { state = initial }
      func on(_ event: E, from: S, to: S) { rules.append(Rule(event: event, from: from, to: to)) }
      func fire(_ event: E) {
        if let rule = rules.first(where: { $0.event == event && $0.from == state }) { state = rule.to }
      }
    }
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let machine = RuleMachine<State, Event>(initial: .b)
      init() {
        machine.on(.x, from: .a, to: .b)
        machine.on(.y, from: .b, to: .c)
      }
    }
    --
    initial b
    a x → b
    b y → c

    ## a log of one, and a move @file invalid
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let machine = StateMachine<State, Event>(initial: .b)
      init() {
        1️⃣machine.record(.x, from: .a, to: .b)
        machine.move(.y, from: .b, to: .c)
      }
    }
    --
    refused
    unread 1️⃣ what 'record' does to the table

    ## none, but states are named @file invalid
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let machine = StateMachine<State, Event>(initialState: .a)
      init() {
        1️⃣machine.configure(.a).permit(.x, .b)
        machine.configure(.b)
          .permit(.x, .c)
          .permit(.y, .a)
      }
    }
    --
    refused
    unread 1️⃣ what 'configure' does to the table
    """#
  )
}
