extension Table {
  /// In the ways of libraries that are not there, so that most cases cannot be compiled.
  static let builders = Table(
    "transitions that are added",
    #"""
    ## routes behind an event @file invalid
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let machine = StateMachine<State, Event>(state: .b) { machine in
        machine.addRoutes(event: .x, transitions: [.a => .b, .b => .c]) { context in print(context) }
        machine.addRoutes(event: .y, transitions: [.any => .a])
      }
    }
    --
    initial b
    a x → b
    b x → c
    a y stays
    b y → a
    c y → a

    ## routes without an event @file invalid
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let machine: StateMachine<State, Event>
      init() {
        machine = StateMachine<State, Event>(state: .a) { machine in
          machine.addRoute(.a => .b)
          machine.addRoute(.b => .c) { context in print(context) }
        }
        machine.addRoute(.any => .a)
      }
    }
    --
    events ->a ->b ->c
    a ->a stays
    a ->b → b
    b ->a → a
    b ->c → c
    c ->a → a

    ## both, and a condition @file invalid
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let machine = StateMachine<State, Event>(state: .a)
      init() {
        1️⃣machine.addRoute(.a => .b)
        machine.addRoutes(event: .x, transitions: [.a => .c])
        2️⃣machine.addRoutes(event: .y, transitions: [.a => .c], condition: { _ in isReady })
      }
    }
    --
    a x ? machine.addRoutes(event: .y, transitions: [.a => .c], condition: { _ in isReady })
    a y ? machine.addRoutes(event: .y, transitions: [.a => .c], condition: { _ in isReady })
    b x ? machine.addRoutes(event: .y, transitions: [.a => .c], condition: { _ in isReady })
    b y ? machine.addRoutes(event: .y, transitions: [.a => .c], condition: { _ in isReady })
    c x ? machine.addRoutes(event: .y, transitions: [.a => .c], condition: { _ in isReady })
    c y ? machine.addRoutes(event: .y, transitions: [.a => .c], condition: { _ in isReady })
    unread 1️⃣ a route without an event
    unread 2️⃣ 'addRoutes'

    ## rows with labels, in a list and one by one @file invalid
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let machine = StateMachine<State, Event>(initialState: .a, transitions: [
        Transition(with: .x, from: .a, to: .b),
        Transition(with: .x, from: .b, to: .c),
      ])
      init() {
        machine.add(transition: Transition(with: .y, from: .c, to: .a))
        machine.add(transition: Transition(with: .x, from: .a, to: 1️⃣.c))
      }
    }
    --
    a x ? .c
    b x → c
    c y → a
    unread 1️⃣ already

    ## blocks in blocks @file invalid
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let machine = StateMachine<State, Event, Effect> {
        initialState(.b)
        state(.a) {
          on(.x) { transition(to: .b) }
          on(.y, transitionTo: .c)
        }
        state(.b) {
          on(.x) {
            transition(to: .c, emit: .sound)
          }
          1️⃣on(.y) {
            if isReady { transition(to: .a) }
          }
        }
        state(.c) {}
      }
    }
    --
    initial b
    a x → b
    a y → c
    b x → c
    b y ? on(.y) { if isReady { transition(to: .a) } }
    unread 1️⃣ on(_:)

    ## routes of something else @file invalid
    final class Machine {
      enum Page { case a, b }
      enum Link { case x, y }
      let router = Router<Page, Link>(page: .a) { router in
        router.addRoutes(event: .x, transitions: [.a => .b])
      }
    }
    --
    none
    """#
  )
}
