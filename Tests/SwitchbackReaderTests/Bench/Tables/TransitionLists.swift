extension Table {
  static let transitionLists = Table(
    "lists of transitions",
    #"""
    ## a list of tuples @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let transitions: [(State, Event, State)] = [(.a, .x, .b), (.b, .y, .c)]
    }
    --
    a x → b
    b y → c
    run return Self().transitions.first { $0.0 == state && $0.1 == event }.map { moved(state, $0.2) } ?? "rejects"

    ## a list of tuples with labels @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let transitions: [(to: State, on: Event, from: State)] = [(.b, .x, .a), (to: .c, on: .y, from: .b)]
    }
    --
    a x → b
    b y → c
    run return Self().transitions.first { $0.from == state && $0.on == event }.map { moved(state, $0.to) } ?? "rejects"

    ## a list of tuples that name their types @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let transitions = [(State.a, Event.x, State.b), (State.b, Event.y, State.c)]
      func next(_ state: State, _ event: Event) -> State? {
        transitions.first { $0.0 == state && $0.1 == event }?.2
      }
    }
    --
    a x → b
    b y → c
    types State Event
    run return Self().next(state, event).map { moved(state, $0) } ?? "rejects"

    ## a list of structs that has no type @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      struct Transition {
        let event: Event
        let target: State
        let source: State
      }
      static let transitions = [
        Transition(event: .x, target: .b, source: .a),
        Transition(event: .y, target: .c, source: .b),
      ]
      func next(_ state: State, _ event: Event) -> State? {
        Self.transitions.first { $0.source == state && $0.event == event }?.target
      }
    }
    --
    a x → b
    b y → c
    types State Event
    run return Self().next(state, event).map { moved(state, $0) } ?? "rejects"

    ## a list of structs without an end by its name @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      struct Row {
        let first: State
        let event: Event
        let then: State
      }
      static let transitions = [Row(first: .a, event: .x, then: .b), Row(first: .b, event: .y, then: .c)]
      func next(_ state: State, _ event: Event) -> State? {
        Self.transitions.first { $0.first == state && $0.event == event }?.then
      }
    }
    --
    a x → b
    b y → c
    types State Event
    run return Self().next(state, event).map { moved(state, $0) } ?? "rejects"

    ## a list of somebody's structs @file invalid
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      let transitions = [Transition(from: .a, to: .b, on: .x), Transition(from: .b, to: .c, on: .y)]
    }
    --
    a x → b
    b y → c

    ## steps between sides of a screen are no machine @file invalid
    struct Machine {
      enum Phase { case one, other }
      let transitions = [Transition(from: .leading, to: .trailing, style: .fade)]
      let moves = [Transition(from: .one, to: .other, style: .fade)]
      let edges = [(3, 4, 5), (1, 2, 3)]
    }
    --
    none

    ## a list of structs @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      struct Row {
        let from: State
        let to: State
        let event: Event
      }
      let transitions: [Row] = [.init(from: .a, to: .b, event: .x), Row(from: .b, to: .c, event: .y)]
    }
    --
    a x → b
    b y → c
    run return Self().transitions.first { $0.from == state && $0.event == event }.map { moved(state, $0.to) } ?? "rejects"
    """#
  )
}
