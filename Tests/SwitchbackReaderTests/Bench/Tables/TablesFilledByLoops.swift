extension Table {
  static let tablesFilledByLoops = Table(
    "tables that are filled by loops, and put together",
    #"""
    ## one row for each case @file
    struct Machine {
      enum State: CaseIterable { case a, b, c }
      enum Event { case x, y }
      var transitions: [State: [Event: State]] = [.a: [.x: .b], .b: [.y: .c]]
      init() {
        for state in State.allCases where state != .a { transitions[state, default: [:]][.y] = .a }
      }
    }
    --
    a x → b
    b y → a
    c y → a
    run return Self().transitions[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## one for each of some cases @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var transitions: [State: [Event: State]] = [.a: [.x: .b]]
      init() {
        for state in [State.b, .c] { transitions[state] = [.x: .a] }
      }
    }
    --
    a x → b
    b x → a
    c x → a
    run return Self().transitions[state]?[event].map { moved(state, $0) } ?? "rejects"

    ## two tables in one
    if let next = Self.moves[state]?[event] { state = next }
    +
    static let base: [State: [Event: State]] = [.a: [.x: .b], .b: [.x: .c]]
    static let extra: [State: [Event: State]] = [.b: [.y: .a]]
    static let moves = base.merging(extra) { $1 }
    --
    a x → b
    b y → a
    rest stays

    ## the same, where the first counts
    let moves = Self.base.merging(Self.extra, uniquingKeysWith: { first, _ in first })
    if event == .x { state = moves[state] ?? state }
    +
    static let base: [State: State] = [.a: .b]
    static let extra: [State: State] = [.a: .c, .b: .c]
    --
    a x → b
    b x → c
    rest stays
    """#
  )
}
