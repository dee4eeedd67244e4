extension Table {
  static let moreThanLookUps = Table(
    "functions that do more than to look up a table",
    #"""
    ## no more than that @send unrun
    let row = Self.table[state]
    guard let next = row?[event] else { return }
    if next == .c { print("done") }
    state = next
    +
    static let table: [State: [Event: State]] = [.a: [.x: .b], .b: [.x: .c, .y: .a]]
    --
    a x → b
    b x → c
    b y → a

    ## a condition on what was found
    if let next = Self.table[state]?[event], next != .c { state = next }
    +
    static let table: [State: [Event: State]] = [.a: [.x: .b], .b: [.x: .c, .y: .a]]
    --
    a x → b
    b y → a
    rest stays

    ## what was found is changed
    guard var next = Self.table[state]?[event] else { return }
    if next == .b { next = .c }
    state = next
    +
    static let table: [State: [Event: State]] = [.a: [.x: .b], .b: [.x: .c, .y: .a]]
    --
    a x → c
    b x → c
    b y → a
    rest stays

    ## another event
    let event = event == .y ? Event.x : event
    if let next = Self.table[state]?[event] { state = next }
    +
    static let table: [State: [Event: State]] = [.a: [.x: .b], .b: [.x: .c, .y: .a]]
    --
    a x → b
    a y → b
    b x → c
    b y → c
    rest stays

    ## another state
    let state: State = self.state == .c ? .b : self.state
    if let next = Self.table[state]?[event] { self.state = next }
    +
    static let table: [State: [Event: State]] = [.a: [.x: .b], .b: [.x: .c, .y: .a]]
    --
    a x → b
    b x → c
    b y → a
    c y → a
    rest stays

    ## a fixed event
    state = Self.table[state]?[event == .x ? event : .y] ?? state
    +
    static let table: [State: [Event: State]] = [.a: [.x: .b], .b: [.x: .c, .y: .a]]
    --
    a x → b
    b x → c
    b y → a
    rest stays

    ## what was found may be wrong @attempt
    guard let next = Self.table[state]?[event] else { throw Failure() }
    try check(next)
    state = next
    +
    static let table: [State: [Event: State]] = [.a: [.x: .b], .b: [.x: .c, .y: .a]]
    struct Failure: Error {}
    func check(_ next: State) throws { if next == .c { throw Failure() } }
    --
    a x → b
    b y → a
    rest rejects

    ## a question before it
    guard state != .b else { return }
    guard let next = Self.table[state]?[event] else { return }
    state = next
    +
    static let table: [State: [Event: State]] = [.a: [.x: .b], .b: [.x: .c, .y: .a]]
    --
    a x → b
    rest stays

    ## a question behind it @answer unrun
    guard let next = Self.table[state]?[event] else { return false }
    if next == .b && !isReady { return false }
    state = next
    return true
    +
    static let table: [State: [Event: State]] = [.a: [.x: .b], .b: [.x: .c, .y: .a]]
    var isReady = false
    --
    a x [!isReady] rejects
    a x → b
    b x → c
    b y → a
    rest rejects

    ## two ways to a state @send unrun
    state = isReady && event == .x ? .c : Self.table[state]?[event] ?? state
    +
    static let table: [State: [Event: State]] = [.a: [.x: .b], .b: [.x: .c, .y: .a]]
    var isReady = false
    --
    a x [isReady] → c
    a x → b
    b x [isReady] → c
    b x → c
    b y → a
    rest stays

    ## the next event at once
    guard let next = Self.table[state]?[event] else { return }
    state = next
    if next == .b { send(.x) }
    +
    static let table: [State: [Event: State]] = [.a: [.x: .b], .b: [.x: .c, .y: .a]]
    --
    a x → c
    b x → c
    b y → a
    rest stays

    ## a function that goes further
    guard let next = Self.table[state]?[event] else { return }
    state = next
    if next == .c { finish() }
    +
    static let table: [State: [Event: State]] = [.a: [.x: .b], .b: [.x: .c, .y: .a]]
    private mutating func finish() { state = .a }
    --
    a x → b
    b x → a
    b y → a
    rest stays

    ## a function that is given what was found
    guard let next = Self.table[state]?[event] else { return }
    enter(next)
    +
    static let table: [State: [Event: State]] = [.a: [.x: .b], .b: [.x: .c, .y: .a]]
    private mutating func enter(_ next: State) {
      guard next != .c else { return }
      state = next
    }
    --
    a x → b
    b y → a
    rest stays

    ## what is missing leads somewhere
    state = Self.table[state]?[event] ?? .c
    +
    static let table: [State: [Event: State]] = [.a: [.x: .b], .b: [.x: .c, .y: .a]]
    --
    a x → b
    a y → c
    b x → c
    b y → a
    rest stays

    ## what is missing leads back
    guard let next = Self.table[state]?[event] else {
      state = .a
      return
    }
    state = next
    +
    static let table: [State: [Event: State]] = [.a: [.x: .b], .b: [.x: .c, .y: .a]]
    --
    a x → b
    a y stays
    b x → c
    b y → a
    c x → a
    c y → a

    ## again and again
    while let next = Self.table[state]?[event], next != state { state = next }
    +
    static let table: [State: [Event: State]] = [.a: [.x: .b], .b: [.x: .c, .y: .a]]
    --
    a x → c
    b x → c
    b y → a
    rest stays

    ## a method beside it @send unrun
    if let next = Self.table[state]?[event] { state = next }
    +
    static let table: [State: [Event: State]] = [.a: [.x: .b], .b: [.x: .c, .y: .a]]
    mutating func reset() { if state == .b { state = .a } }
    --
    events x y reset
    a x → b
    b x → c
    b y → a
    b reset → a
    rest stays

    ## a function that gives the next one @file
    enum Machine {
      case a, b, c
      enum Event { case x, y }
      static let transitions: [Machine: [Event: Machine]] = [.a: [.x: .b], .b: [.x: .c]]
      static func next(_ state: Machine, _ event: Event) -> Machine? {
        if event == .y, state == .c { return .a }
        return transitions[state]?[event]
      }
    }
    --
    a x → b
    b x → c
    c y → a
    rest rejects
    types Machine Event
    run return Machine.next(state, event).map { moved(state, $0) } ?? "rejects"

    ## an observer that goes further @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      private(set) var state = State.a { didSet { if state == .c { state = .a } } }
      private let transitions: [State: [Event: State]] = [.a: [.x: .b], .b: [.x: .c]]
      func send(_ event: Event) { if let next = transitions[state]?[event] { state = next } }
    }
    --
    a x → b
    b x → a
    rest stays

    ## tables that are merged @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      static let base: [State: [Event: State]] = [.a: [.x: .b]]
      static let errors: [State: [Event: State]] = [.b: [.y: .c]]
      private let table: [State: [Event: State]]
      private(set) var state = State.a
      init() { table = Self.base.merging(Self.errors) { a, _ in a } }
      func send(_ event: Event) { if let next = table[state]?[event] { 1️⃣state = next } }
    }
    --
    a x [let next = table[state]?[event]] ? table[state]?[event]
    a x stays
    a y [let next = table[state]?[event]] ? table[state]?[event]
    a y stays
    b x [let next = table[state]?[event]] ? table[state]?[event]
    b x stays
    b y [let next = table[state]?[event]] ? table[state]?[event]
    b y stays
    c x [let next = table[state]?[event]] ? table[state]?[event]
    c x stays
    c y [let next = table[state]?[event]] ? table[state]?[event]
    c y stays
    rest stays
    unread 1️⃣ target is computed by 'table[state]?[event]'

    ## a table of the file and a function that asks it @file
    enum Machine { case a, b, c }
    enum Event { case x, y }
    let transitions: [Machine: [Event: Machine]] = [.a: [.x: .b], .b: [.x: .c]]
    func next(_ state: Machine, _ event: Event) -> Machine? { transitions[state]?[event] }
    --
    a x → b
    b x → c
    types Machine Event
    run return next(state, event).map { moved(state, $0) } ?? "rejects"

    ## a table of the file and a function that does more @file
    enum Machine { case a, b, c }
    enum Event { case x, y }
    let moves: [Machine: [Event: Machine]] = [.a: [.x: .b], .b: [.x: .c]]
    func after(_ state: Machine, _ event: Event) -> Machine? { event == .y ? .a : moves[state]?[event] }
    --
    a x → b
    b x → c
    a y stays
    b y → a
    c y → a
    c x rejects
    types Machine Event
    run return after(state, event).map { moved(state, $0) } ?? "rejects"
    """#
  )
}
