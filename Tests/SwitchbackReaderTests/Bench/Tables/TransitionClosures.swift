extension Table {
  static let transitionClosures = Table(
    "a closure that is given to a function",
    #"""
    ## that gives the next state @file
    enum State { case a, b, c }
    enum Event { case x, y }
    struct Store<S, E> {
      var initial: S
      var next: (S, E) -> S
      init(initial: S, next: @escaping (S, E) -> S) { (self.initial, self.next) = (initial, next) }
    }
    struct Machine {
      let store = Store<State, Event>(initial: .b) { state, event in
        switch (state, event) {
        case (.a, .x): .b
        case (.b, .x) where isReady: .c
        case (_, .y): .a
        default: state
        }
      }
    }
    --
    initial b
    a x → b
    b x [isReady] → c
    b x stays
    c x stays
    a y stays any
    b y → a any
    c y → a any
    types State Event
    run return moved(state, Self().store.next(state, event))

    ## that gives the next state beside something else @file invalid
    struct Model {
      enum State { case a, b, c }
      enum Event { case x, y }
      enum Effect { case load, show }
      static func transitions() -> Elsewhere {
        let result: Elsewhere = { state, event in
          switch (state, event) {
          case (.a, .x):
            return (effect: .load, nextState: .b)
          case (.b, .x):
            return (effect: nil, nextState: isReady ? .c : state)
          case (_, .y):
            return (effect: .show, nextState: state)
          default:
            assertionFailure("\(event)")
            return (effect: nil, nextState: state)
          }
        }
        return result
      }
    }
    --
    machine Model
    states a b c
    events x y
    a x → b
    b x [isReady] → c
    b x stays
    c x traps any
    a y stays any
    b y stays any
    c y stays any

    ## or nil, with its types at the parameters and the event first @file
    enum State { case a, b, c }
    enum Event { case a, y }
    struct Machine {
      let next: (Event, State) -> State? = Machine.make { (event: Event, state: State) in
        switch (event, state) {
        case (.a, .a): return .b
        case (.y, .b): return isReady ? .c : nil
        default: return nil
        }
      }
      static func make(_ body: @escaping (Event, State) -> State?) -> (Event, State) -> State? { body }
    }
    --
    events a y
    a a → b
    b y [isReady] → c
    b y rejects
    types State Event
    run return Self().next(event, state).map { moved(state, $0) } ?? "rejects"

    ## that looks at one after the other, with its types at what it helps to make @file
    enum State { case a, b, c }
    enum Event { case x, y, z }
    struct Store<S, E> {
      var initial: S
      var next: (S, E) -> S
      init(initial: S, next: @escaping (S, E) -> S) { (self.initial, self.next) = (initial, next) }
    }
    struct Machine {
      let store = Store<State, Event>(initial: .a) { state, event in
        if event == .z { return .c }
        switch state {
        case .a: return event == .x ? .b : state
        case .b: if event == .y { return .a }; return state
        case .c: return .c
        }
      }
    }
    --
    initial a
    events x y z
    a x → b
    b y → a
    a z → c
    b z → c
    rest stays
    types State Event
    run return moved(state, Self().store.next(state, event))

    ## that switches over the event alone, with its types at the constant @file
    enum State { case a, b, c }
    enum Event { case x, y }
    struct Machine {
      let next: (State, Event) -> State = { s, e in
        switch e {
        case .x: return s == .a ? .b : s
        case .y: if s == .b { return .c }; return s
        }
      }
    }
    --
    a x → b
    b y → c
    rest stays
    types State Event
    run return moved(state, Self().next(state, event))

    ## types that nobody says are no evidence where only one of the two is matched @file invalid
    enum State { case a, b, c }
    enum Event { case x, y }
    struct Machine {
      let titles = make { state, event in
        switch event { case .x: return state == .a ? .b : state; case .y: return .c }
      }
    }
    --
    none

    ## that assigns what it is given @file
    enum State { case a, b, c }
    enum Event { case x, y }
    struct Machine {
      let change: (inout State, Event) -> Void = Machine.make { state, event in
        switch (state, event) {
        case (.a, .x): state = .b
        case (.b, .y): state = .c
        default: note()
        }
      }
      static func make(_ body: @escaping (inout State, Event) -> Void) -> (inout State, Event) -> Void { body }
    }
    --
    a x → b
    b y → c
    rest stays
    types State Event
    run var after = state; Self().change(&after, event); return moved(state, after)

    ## parameters by number @file
    enum State { case a, b, c }
    enum Event { case x, y }
    struct Machine {
      let next: (State, Event) -> State = Machine.make {
        switch ($0, $1) {
        case (.a, .x): .b
        case (.b, .y): .c
        default: .a
        }
      }
      static func make(_ body: @escaping (State, Event) -> State) -> (State, Event) -> State { body }
    }
    --
    a x → b
    a y stays
    b x → a
    b y → c
    c x → a
    c y → a
    types State Event
    run return moved(state, Self().next(state, event))

    ## that gets one event after the other, of which some are called like states @file unrun
    enum State { case a, b, c }
    enum Event { case b, c, y }
    struct Stream<E> {
      var events: [E]
      func scan<S>(_ seed: S, _ next: (S, E) -> S) -> [S] {
        var state = seed
        return events.map { event in
          state = next(state, event)
          return state
        }
      }
    }
    func states(of events: Stream<Event>) -> [State] {
      events.scan(State.b) { state, event in
        switch (state, event) {
        case (.a, .b): return .b
        case (.b, .c): return .c
        case (_, .y): return .a
        default: return state
        }
      }
    }
    --
    machine State
    events b c y
    initial b
    a b → b
    b c → c
    a y stays any
    b y → a any
    c y → a any
    rest stays

    ## that gets one event after the other, and looks at the state where it matters @file unrun
    enum State { case a, b, c }
    enum Event { case x, y }
    struct Stream<E> {
      var events: [E]
      func scan<S>(into seed: S, _ next: (inout S, E) -> Void) -> [S] {
        var state = seed
        return events.map { event in
          next(&state, event)
          return state
        }
      }
    }
    func states(of events: Stream<Event>) -> [State] {
      events.scan(into: State.c) { state, event in
        switch event {
        case .x: if state == .a { state = .b }
        case .y: state = .c
        }
      }
    }
    func sums(of events: Stream<Event>) -> [Int] {
      let all = events.scan(into: 0) { sum, event in
        switch event {
        case .x: sum += 1
        case .y: sum = 0
        }
      }
      return all
    }
    --
    machine State
    initial c
    a x → b
    a y → c any
    b y → c any
    c y stays any
    rest stays

    ## that compares, or maps, or joins two of one enum @file
    enum State { case a, b }
    enum Event { case x, y }
    struct Machine {
      static func use<A, B, R>(_ body: (A, B) -> R, _ first: A, _ second: B) -> R { body(first, second) }
      func run(_ state: State, _ event: Event) {
        _ = Machine.use({ (one: State, other: Event) in
          switch (one, other) {
          case (.a, .x): true
          default: false
          }
        }, state, event)
        _ = Machine.use({ (one: State, other: State) -> State in
          switch (one, other) {
          case (.a, .b): .b
          default: .a
          }
        }, state, state)
        _ = Machine.use({ (one: State, other: Event) -> String in
          switch (one, other) {
          case (.a, .x): "a"
          default: ""
          }
        }, state, event)
      }
    }
    --
    none

    ## that changes a copy and gives it @file
    enum State { case a, b, c }
    enum Event { case x, y }
    struct Machine {
      let next: (State, Event) -> State = { state, event in
        var state = state
        switch (state, event) {
        case (.a, .x): state = .b
        case (.b, .x): state = .c
        case (_, .y): state = .a
        default: break
        }
        return state
      }
    }
    --
    a x → b
    b x → c
    a y stays any
    b y → a any
    c y → a any
    rest stays
    types State Event
    run return moved(state, Self().next(state, event))
    """#
  )
}
