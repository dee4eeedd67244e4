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

    ## both: one that has no event is asked for @file invalid
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let machine = StateMachine<State, Event>(state: .a)
      init() {
        machine.addRoute(.a => .b)
        machine.addRoute(.c => .b, condition: { _ in isReady })
        machine.addRoutes(event: .x, transitions: [.a => .c])
      }
    }
    --
    events x y ->b
    a x → c
    a ->b → b
    c ->b [isReady] → b

    ## conditions, by label and in a closure that gives a value @file invalid
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let machine = StateMachine<State, Event>(state: .a)
      var isReady = false
      init() {
        machine.addRoutes(event: .x, transitions: [.a => .c], condition: { _ in isReady })
        machine.addRoutes(event: .x, transitions: [.b => .c]) { _ in self.isReady }
        machine.addRoutes(event: .x, transitions: [.b => .a]) { _ in !self.isReady }
        machine.addRoutes(event: .y, transitions: [.a => .b], condition: nil) { context in show(context) }
        machine.addRoutes(event: .y, transitions: [.b => .c]) { context in
          let count = count(context)
          return count > 3
        }
        machine.addRoutes(event: .y, transitions: [.c => .a]) { _ in canGo() }
      }
    }
    --
    a x [isReady] → c
    b x [!self.isReady] → a
    b x [self.isReady] → c
    a y → b
    b y [let count = count(context); return count > 3] → c
    c y [canGo()] → a

    ## conditions that can hold at once @file invalid
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let machine = StateMachine<State, Event>(state: .a)
      init() {
        machine.addRoutes(event: .x, transitions: [.a => .b], condition: { _ in isReady })
        machine.addRoutes(event: .x, transitions: [.a => 1️⃣.c], condition: { _ in isOpen })
        machine.addRoutes(event: .y, transitions: [.a => .b], condition: { _ in isReady })
        machine.addRoutes(event: .y, transitions: [.a => .b], condition: { _ in isOpen })
      }
    }
    --
    a x [isReady && isOpen] ? .c
    a x [isOpen] → c
    a x [isReady] → b
    a y [isOpen] → b
    a y [isReady] → b
    unread 1️⃣ already

    ## what is told of a move makes none @file invalid
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let machine = StateMachine<State, Event>(state: .a)
      init() {
        machine.addRoutes(event: .x, transitions: [.a => .b])
        machine.addAnyHandler(.any => .c, handler: shown)
        machine.addEventHandler(event: .y) { context in show(context) }
        machine.addErrorHandler { context in fatalError() }
      }
    }
    --
    a x → b

    ## a closure beside them @file invalid
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let machine = StateMachine<State, Event>(state: .a)
      init() {
        machine.addRoutes(event: .x, transitions: [.a => .b])
        machine.addRouteMapping { event, fromState, userInfo in
          switch (event, fromState) {
          case (.y, .a) where userInfo == nil: return .c
          case (.x, .c), (.y, .c): return .a
          case (.x, .b): return isReady ? .c : nil
          default: return nil
          }
        }
      }
    }
    --
    a x → b
    a y [userInfo == nil] → c
    b x [isReady] → c
    b x rejects
    c x → a
    c y → a

    ## a closure that disagrees with a row, and with another closure @file invalid
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let machine = StateMachine<State, Event>(state: .a)
      init() {
        machine.addRoutes(event: .x, transitions: [.a => 1️⃣.b])
        machine.addRouteMapping(2️⃣{ (event: Event, state: State, _: Any?) -> State? in
          switch event {
          case .x:
            switch state {
            case .a: return .c
            default: return nil
            }
          case .y: return .a
          }
        })
        machine.addRouteMapping { event, state, _ in
          switch (state, event) {
          case (.b, .x): .c
          case (.b, .y): .c
          default: nil
          }
        }
      }
    }
    --
    a x ? .b
    b x → c
    a y stays
    b y ? the closure
    c y → a
    unread 1️⃣ a closure gives a state here as well
    unread 2️⃣ a closure gives a state here as well

    ## a closure of which nobody knows what it is given @file invalid
    final class Machine {
      enum State { case a, b, c }
      enum Event { case a, b, c }
      let machine = StateMachine<State, Event>(state: .a)
      init() {
        machine.addRoutes(event: .a, transitions: [.a => .b])
        1️⃣machine.addRouteMapping { one, other, _ in
          switch (one, other) {
          case (.a, .b): return .c
          default: return nil
          }
        }
      }
    }
    --
    events a b c
    rest ?
    unread 1️⃣ what the closure decides

    ## a name for the type @file invalid
    typealias Flow = StateMachine<Machine.State, Machine.Event>
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let machine = Flow(state: .b)
      init() {
        machine.addRoutes(event: .x, transitions: [.a => .b])
      }
    }
    --
    initial b
    a x → b

    ## a type without arguments, and enums that only the rows tell @file invalid
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      private var machine: OwnStateMachine?
      func configure() {
        machine = OwnStateMachine(state: .a)
        machine?.addRoutes(event: .x, transitions: [.a => .b])
      }
    }
    --
    a x → b

    ## the same with enums of another file @file invalid
    final class Machine {
      1️⃣private let machine = OwnStateMachine(state: .b)
      init() {
        machine.addRoute(.a => .b)
        machine.addRoutes(event: .x, transitions: [.b => .a, .a => .b])
      }
    }
    --
    states b a
    events x ->b
    initial b
    a x → b
    b x → a
    a ->b → b
    unread 1️⃣ the states of 'OwnStateMachine' are declared elsewhere
    unread 1️⃣ the cases of 'OwnStateMachine' are declared elsewhere

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

    ## a type without arguments that is somebody's own @file invalid
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      final class OwnMachine { func add(from: State, to: State, on: Event) {} }
      let machine = OwnMachine()
      init() { machine.add(from: .a, to: .b, on: .x) }
    }
    --
    none

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

    ## a route without an event from what is no case @file invalid
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      static let last = State.c
      let machine = StateMachine<State, Event>(state: .a) { machine in
        machine.addRoutes(event: .x, transitions: [.a => .b])
        machine.addRoutes(event: .y, transitions: [.b => .c])
        machine.addRoute(1️⃣last => .a)
      }
    }
    --
    events x y ->a
    a x → b
    b y → c
    a ->a [last] ? last
    b ->a [last] ? last
    c ->a [last] ? last
    unread 1️⃣ 'last' is not a case of 'Machine.State'
    """#
  )
}
