extension Table {
  static let keyedTables = Table(
    "tables whose keys are structs",
    #"""
    ## a table @send unrun
    guard let next = Self.transitions[Key(state: state, event: event)] else { return }
    state = next
    +
    struct Key: Hashable {
      let state: State
      let event: Event
    }
    static let transitions: [Key: State] = [
      Key(state: .a, event: .x): .b, .init(state: .b, event: .x): .c, Key(state: .b, event: .y): .a,
    ]
    --
    a x → b
    b x → c
    b y → a

    ## a key that is kept @send unrun
    let key = Key(state: state, event: event)
    if let next = Self.transitions[key] { state = next }
    +
    struct Key: Hashable {
      let state: State
      let event: Event
    }
    static let transitions: [Key: State] = [
      Key(state: .a, event: .x): .b, .init(state: .b, event: .x): .c, Key(state: .b, event: .y): .a,
    ]
    --
    a x → b
    b x → c
    b y → a

    ## what is missing stays @send unrun
    state = Self.transitions[.init(state: state, event: event), default: state]
    +
    struct Key: Hashable {
      let state: State
      let event: Event
    }
    static let transitions: [Key: State] = [
      Key(state: .a, event: .x): .b, .init(state: .b, event: .x): .c, Key(state: .b, event: .y): .a,
    ]
    --
    a x → b
    b x → c
    b y → a

    ## a condition on what was found
    if let next = Self.transitions[Key(state: state, event: event)], next != .c { state = next }
    +
    struct Key: Hashable {
      let state: State
      let event: Event
    }
    static let transitions: [Key: State] = [
      Key(state: .a, event: .x): .b, .init(state: .b, event: .x): .c, Key(state: .b, event: .y): .a,
    ]
    --
    a x → b
    b y → a
    rest stays

    ## what is missing leads somewhere
    state = Self.transitions[Key(state: state, event: event), default: .c]
    +
    struct Key: Hashable {
      let state: State
      let event: Event
    }
    static let transitions: [Key: State] = [
      Key(state: .a, event: .x): .b, .init(state: .b, event: .x): .c, Key(state: .b, event: .y): .a,
    ]
    --
    a x → b
    a y → c
    b x → c
    b y → a
    rest stays

    ## another event
    state = Self.transitions[Key(state: state, event: event == .x ? .y : .x)] ?? state
    +
    struct Key: Hashable {
      let state: State
      let event: Event
    }
    static let transitions: [Key: State] = [
      Key(state: .a, event: .x): .b, .init(state: .b, event: .x): .c, Key(state: .b, event: .y): .a,
    ]
    --
    a y → b
    b y → c
    b x → a
    rest stays

    ## an initialiser without labels @send unrun
    if let next = Self.table[Pair(event, state)] { state = next }
    +
    struct Pair: Hashable {
      let state: State
      let event: Event
      init(_ event: Event, _ state: State) {
        self.state = state
        self.event = event
      }
    }
    static let table: [Pair: State] = [Pair(.x, .a): .b, Pair(.x, .b): .c]
    --
    a x → b
    b x → c

    ## a table that is filled @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      struct Key: Hashable {
        let from: State
        let event: Event
      }
      private var transitions: [Key: State] = [:]
      private(set) var state = State.a
      init() {
        transitions[Key(from: .a, event: .x)] = .b
        transitions[.init(from: .b, event: .x)] = .c
      }
      func send(_ event: Event) { if let next = transitions[Key(from: state, event: event)] { state = next } }
    }
    --
    a x → b
    b x → c

    ## a table that a loop fills @file unrun
    final class Machine {
      enum State: CaseIterable, Hashable { case a, b, c }
      enum Event: Hashable { case x, y }
      struct Key: Hashable { let state: State; let event: Event }
      private var table: [Key: State] = [:]
      private(set) var state: State = .a
      init() {
        table[Key(state: .a, event: .x)] = .b
        for state in State.allCases { table[Key(state: state, event: .y)] = .c }
      }
      func send(_ event: Event) { state = table[Key(state: state, event: event), default: state] }
    }
    --
    a x → b
    a y → c
    b y → c
    c y stays

    ## a key that changes what it is given @file unrun
    final class Machine {
      enum State { case a, b }
      enum Event { case x, y }
      struct Key: Hashable {
        let state: State
        let event: Event
        init(_ state: State, _ event: Event) {
          self.state = state
          self.event = event == .x ? .y : .x
        }
      }
      static let transitions: [Key: State] = [Key(.a, .x): .b]
      private(set) var state = State.a
      func send(_ event: Event) { if let next = Self.transitions[Key(state, event)] { 1️⃣state = next } }
    }
    --
    a x [let next = Self.transitions[Key(state, event)]] ? Self.transitions[Key(state, event)]
    a x stays
    a y [let next = Self.transitions[Key(state, event)]] ? Self.transitions[Key(state, event)]
    a y stays
    b x [let next = Self.transitions[Key(state, event)]] ? Self.transitions[Key(state, event)]
    b x stays
    b y [let next = Self.transitions[Key(state, event)]] ? Self.transitions[Key(state, event)]
    b y stays
    states a b
    unread 1️⃣ target is computed by
    """#
  )
}
