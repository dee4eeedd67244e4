extension Table {
  static let collections = Table(
    "collections of constants",
    #"""
    ## a set of the type @send
    if event == .x, Self.open.contains(state) { state = .c }
    +
    static let open: Set<State> = [.a, .b]
    --
    a x → c
    b x → c
    rest stays

    ## an array of the instance
    guard event == .x, !closed.contains(state) else { return }
    state = .c
    +
    private let closed: [State] = [.b, .c]
    --
    a x → c
    rest stays

    ## a set that a function picks
    if event == .x, followers(of: state).contains(.c) { state = .c }
    +
    private func followers(of state: State) -> Set<State> {
      switch state {
      case .a: [.b]
      case .b: [.c, .a]
      case .c: []
      }
    }
    --
    b x → c
    rest stays

    ## a set in a local
    let followers: Set<State> = state == .a ? [.b, .c] : [.c]
    if event == .y, followers.contains(.b) { state = .b }
    --
    a y → b
    rest stays

    ## an array that tells its type by itself
    let ends = [State.b, .c]
    if event == .y, !ends.contains(state) { state = .b }
    --
    a y → b
    rest stays

    ## made by a call, and with a cast
    let open = Set([State.a]), closed = [.c] as Set<State>
    if event == .x, open.contains(state) { state = .b }
    if event == .y, closed.contains(state) { state = .a }
    --
    a x → b
    c y → a
    rest stays

    ## a dictionary of sets
    let next = event == .x ? State.b : .c
    if Self.followers[state]?.contains(next) ?? false { state = next }
    +
    static let followers: [State: Set<State>] = [.a: [.b, .c], .b: [.c]]
    --
    a x → b
    a y → c
    b y → c
    rest stays

    ## a dictionary that has an empty set for the rest
    let next = event == .x ? State.b : .c
    let allowed = followers[state] ?? []
    if allowed.contains(next) { state = next }
    +
    let followers = [State.a: [State.b], .b: [.c]]
    --
    a x → b
    b y → c
    rest stays

    ## a dictionary with a standard value
    let next = event == .x ? State.b : .c
    if Self.followers[state, default: [.b]].contains(next) { state = next }
    +
    private static let followers: Dictionary<State, Array<State>> = [.a: [.c]]
    --
    a y → c
    b x stays
    c x → b
    rest stays

    ## compared with true
    let next = event == .x ? State.b : .c
    if followers[state]?.isEmpty != false { state = .a } else if followers[state]?.contains(next) == true { state = next }
    +
    let followers: [State: [State]] = [.a: [.b], .b: [.c, .b], .c: []]
    --
    a x → b
    b y → c
    c x → a
    c y → a
    rest stays

    ## bound by a guard
    guard let followers = Self.followers[state], event == .x else { return }
    state = followers.contains(.b) ? .b : .c
    +
    static let followers: [State: Set<State>] = [.a: [.b], .b: [.c]]
    --
    a x → b
    b x → c
    rest stays

    ## a key that is missing
    if event == .x, Self.followers[state] == nil { state = .a }
    if event == .y, Self.followers[state] != nil { state = .c }
    +
    static let followers: [State: Set<State>] = [.a: [.b], .b: [.c]]
    --
    a y → c
    b y → c
    c x → a
    rest stays

    ## unwrapped by force
    if event == .x { state = Self.followers[state]!.contains(.b) ? .b : .c }
    +
    static let followers: [State: Set<State>] = [.a: [.b], .b: [.c]]
    --
    a x → b
    b x → c
    c x traps
    rest stays

    ## a dictionary of targets
    if event == .x, let next = Self.next[state] { state = next }
    if event == .y { state = Self.last[state] ?? .a }
    +
    static let next: [State: State] = [.a: .b, .b: .c]
    static let last = [State.b: State.a, .c: .b]
    --
    a x → b
    b x → c
    b y → a
    c y → b
    rest stays

    ## a dictionary in a dictionary
    if let next = Self.table[state]?[event] { state = next } else { switch (state, event) { case (.c, .x): state = .a
      default: break } }
    +
    static let table: [State: [Event: State]] = [.a: [.x: .b], .b: [.x: .c, .y: .a]]
    --
    others
    a x → b
    b x → c
    b y → a
    c x → a
    rest stays

    ## a second enum that groups the states @file
    struct Machine {
      enum State {
        case a, b, c
        enum Kind { case open, ending }
        var kind: Kind {
          switch self {
          case .a, .b: .open
          case .c: .ending
          }
        }
        var followers: [Kind] {
          switch self {
          case .a: [.open]
          case .b: [.open, .ending]
          case .c: []
          }
        }
      }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        let wanted = event == .x ? State.b : .c
        if state.followers.contains(wanted.kind) { state = wanted }
      }
    }
    --
    a x → b
    b y → c
    rest stays

    ## a constant at the top of the file @file
    private let open: Set<Machine.State> = [.a, .b]
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        if event == .x, open.contains(state) { state = .c }
        if event == .y, State.ends.contains(state) { state = .a }
      }
    }
    extension Machine.State {
      static let ends: [Self] = [.c]
    }
    --
    a x → c
    b x → c
    c y → a
    rest stays

    ## payloads are not compared @store
    if event == .x, Self.open.contains(state) { state = .b }
    +
    static let open: [State] = [.a, .p(1)]
    --
    a x → b
    p x [Self.open.contains(state)] → b
    p x stays
    rest stays

    ## a list that changes is asked as it is written
    if event == .x, open.contains(state) { state = .c }
    +
    var open: [State] = [.a, .b]
    --
    a x [open.contains(state)] → c
    a x stays
    b x [open.contains(state)] → c
    b x stays
    c x stays
    rest stays

    ## a local list that changes is asked as it is written
    var open: Set<State> = [.a]
    open.insert(.b)
    if event == .x, open.contains(state) { state = .c }
    --
    a x [open.contains(state)] → c
    a x stays
    b x [open.contains(state)] → c
    b x stays
    c x stays
    rest stays

    ## a local hides a constant
    let open = isReady ? [State.c] : []
    if event == .x, open.contains(state) { state = .b }
    +
    static let open: [State] = [.a]
    --
    a x stays
    b x stays
    c x [isReady] → b
    c x stays
    rest stays

    ## an element that is not in the source
    if event == .x, [State.a, saved].contains(state) { state = .c }
    +
    var saved: State { isReady ? .b : .c }
    --
    open
    a x → c
    b x [[State.a, saved].contains(state)] → c
    b x stays
    c x stays
    rest stays

    ## constants that are made from one another @send invalid
    if event == .x, Self.one.contains(state) { state = .c }
    +
    static let one = two
    static let two = one
    --
    a x [Self.one.contains(state)] → c
    a x stays
    b x [Self.one.contains(state)] → c
    b x stays
    c x stays
    rest stays
    """#
  )
}
