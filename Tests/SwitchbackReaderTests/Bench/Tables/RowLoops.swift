extension Table {
  static let rowLoops = Table(
    "loops over the rows of a table",
    #"""
    ## of the state and by the event
    for row in Self.rows where row.from == state && row.event == event {
      state = row.to
      return
    }
    +
    struct Row {
      let from: State
      let event: Event
      let to: State
    }
    static let rows = [
      Row(from: .a, event: .x, to: .b), .init(from: .b, event: .x, to: .c), Row(from: .c, event: .y, to: .a),
    ]
    --
    a x → b
    b x → c
    c y → a
    rest stays

    ## one row after the other
    for row in Self.rows where row.from == state && row.event == event { state = row.to }
    +
    struct Row {
      let from: State
      let event: Event
      let to: State
    }
    static let rows = [
      Row(from: .a, event: .x, to: .b), .init(from: .b, event: .x, to: .c), Row(from: .a, event: .y, to: .b),
    ]
    --
    a x → c
    b x → c
    a y → b
    rest stays

    ## backwards, with what leaves a turn
    for row in Self.rows.reversed() {
      guard row.0 == state, row.on == event else { continue }
      if row.to == .b, !isReady { continue }
      state = row.to
      break
    }
    +
    static let rows: [(from: State, on: Event, to: State)] = [(.a, .x, .b), (.a, .x, .c), (.c, .y, .b)]
    --
    a x → c
    c y [!isReady] stays
    c y → b
    rest stays

    ## two tables, one behind the other
    for row in Self.base + Self.extra where row.from == state && row.event == event {
      state = row.to
      break
    }
    +
    struct Row {
      let from: State
      let event: Event
      let to: State
    }
    static let base = [Row(from: .a, event: .x, to: .b)]
    static let extra: [Row] = [Row(from: .a, event: .x, to: .c), Row(from: .b, event: .x, to: .a)]
    --
    a x → b
    b x → a
    rest stays

    ## one of two tables
    let rows = isPro ? Self.pro : Self.free
    if let row = rows.first(where: { $0.from == state && $0.event == event }) { state = row.to }
    +
    var isPro = false
    struct Row {
      let from: State
      let event: Event
      let to: State
    }
    static let free = [Row(from: .a, event: .x, to: .b)]
    static let pro = [Row(from: .a, event: .x, to: .c), Row(from: .b, event: .y, to: .a)]
    --
    a x [isPro] → c
    a x → b
    b y [isPro] → a
    b y stays
    rest stays

    ## one of two tables that a property gives
    for row in rows where row.from == state && row.event == event { state = row.to }
    +
    var isPro = false
    var rows: [Row] { isPro ? Self.pro : Self.free }
    struct Row {
      let from: State
      let event: Event
      let to: State
    }
    static let free = [Row(from: .a, event: .x, to: .b)]
    static let pro = [Row(from: .a, event: .x, to: .c), Row(from: .b, event: .y, to: .a)]
    --
    a x [isPro] → c
    a x → b
    b y [isPro] → a
    b y stays
    rest stays

    ## one of two tables, by what is another then @send unrun
    let rows = isPro ? Self.pro : Self.free
    isPro.toggle()
    if event == .x, let row = rows.first(where: { $0.from == state }) { 1️⃣state = row.to }
    +
    var isPro = false
    struct Row {
      let from: State
      let event: Event
      let to: State
    }
    static let free = [Row(from: .a, event: .x, to: .b)]
    static let pro = [Row(from: .a, event: .x, to: .c)]
    --
    a x [let row = rows.first(where: { $0.from == state })] ? row.to
    a x stays
    b x [let row = rows.first(where: { $0.from == state })] ? row.to
    b x stays
    c x [let row = rows.first(where: { $0.from == state })] ? row.to
    c x stays
    rest stays
    unread 1️⃣ value of 'row.to'

    ## values that are written in the rows
    for rule in Self.rules where event == .x && count >= rule.minimum {
      if rule.name == "first", state == .b { return }
      state = rule.next
      return
    }
    +
    struct Rule {
      let name: String
      let minimum: Int
      let next: State
    }
    var count = 0
    static let rules = [
      Rule(name: "first", minimum: 10, next: .c), Rule(name: "second", minimum: 5, next: .b),
    ]
    --
    a x [count >= 10] → c
    a x [count >= 5] → b
    a x stays
    b x stays
    c x [count >= 10] stays
    c x [count >= 5] → b
    c x stays
    rest stays

    ## what is left of several, the first or the last
    if event == .x {
      state = Self.rows.filter { $0.from == state }.first?.to ?? state
    } else if let row = Self.rows.filter({ $0.from == state }).last {
      state = row.to
    }
    +
    static let rows: [(from: State, to: State)] = [(.a, .b), (.a, .c), (.b, .c)]
    --
    a x → b
    a y → c
    b x → c
    b y → c
    rest stays

    ## what is not written in the rows @send unrun
    guard state == .a, event == .x else { return }
    for rule in Self.rules where count >= rule.minimum { 1️⃣state = rule.next }
    +
    struct Rule {
      let minimum: Int
      let next: State
    }
    static let least = Int.random(in: 0...1)
    var count = 0
    static let rules = [Rule(minimum: least, next: .b), Rule(minimum: 2, next: .c)]
    --
    a x [count >= rule.minimum] ? rule.next
    a x stays
    rest stays
    unread 1️⃣ value of 'rule.next'
    """#
  )

  static let rowFunctions = Table(
    "functions in the rows of a table",
    #"""
    ## conditions of the instance @file
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      struct Row {
        let from: State
        let event: Event
        let to: State
        var condition: ((Machine) -> Bool)?
      }
      var state = State.a
      var isReady = false
      let rows = [
        Row(from: .a, event: .x, to: .b, condition: { $0.isReady }), Row(from: .a, event: .x, to: .c),
        Row(from: .b, event: .y, to: .a) { machine in !machine.isReady },
      ]
      func send(_ event: Event) {
        let row = rows.first { $0.from == state && $0.event == event && ($0.condition?(self) ?? true) }
        guard let row else { return }
        state = row.to
      }
    }
    --
    a x [self.isReady] → b
    a x → c
    b y [!self.isReady] → a
    b y stays
    rest stays
    open

    ## conditions of which some are missing
    for row in rows {
      guard row.from == state, row.event == event, row.condition?(isReady) != false else { continue }
      if let isFirst = row.isFirst, isFirst(state) { continue }
      state = row.to
      break
    }
    +
    struct Row {
      let from: State
      let event: Event
      let to: State
      var condition: ((Bool) -> Bool)? = nil
      var isFirst: ((State) -> Bool)? = nil
    }
    let rows: [Row] = [
      Row(from: .a, event: .x, to: .b, condition: { $0 }), Row(from: .a, event: .x, to: .c, isFirst: { $0 == .b }),
      Row(from: .b, event: .y, to: .a, isFirst: { $0 == .b }),
    ]
    --
    a x [isReady] → b
    a x → c
    rest stays

    ## rules of nothing but functions
    for rule in rules where rule.matches(state, event) {
      guard let next = rule.next(state) else { continue }
      state = next
      return
    }
    +
    struct Rule {
      let matches: (State, Event) -> Bool
      let next: (State) -> State?
    }
    let rules: [Rule] = [
      Rule(matches: { $0 != .c && $1 == .x }, next: { $0 == .a ? .b : nil }),
      Rule(matches: { state, event in event == .x || state == .c }, next: { _ in .c }),
    ]
    --
    a x → b
    b x → c
    rest stays

    ## what the rule that is picked says
    guard let rule = rules.first(where: { $0.matches(state, event) }) else { return }
    state = rule.next(state)
    +
    struct Rule {
      let matches: (State, Event) -> Bool
      let next: (State) -> State
    }
    let rules: [Rule] = [
      Rule(matches: { $0 != .c && $1 == .x }, next: { $0 == .a ? .b : .a }),
      Rule(matches: { state, event in event == .x || state == .c }, next: { _ in .c }),
    ]
    --
    a x → b
    b x → a
    rest stays

    ## a function that stands elsewhere @send unrun
    guard state == .a, event == .x else { return }
    for rule in rules where rule.matches(state, event) { 1️⃣state = rule.next }
    +
    struct Rule {
      let matches: (State, Event) -> Bool
      let next: State
    }
    static func isFirst(_ state: State, _ event: Event) -> Bool { state == .a }
    let rules: [Rule] = [Rule(matches: isFirst, next: .b)]
    --
    a x [rule.matches(state, event)] ? rule.next
    a x stays
    rest stays
    unread 1️⃣ value of 'rule.next'
    """#
  )
}
