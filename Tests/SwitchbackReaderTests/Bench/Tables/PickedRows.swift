extension Table {
  static let pickedRows = Table(
    "rows that a question picks",
    #"""
    ## of the state and by the event
    if let row = Self.rows.first(where: { $0.from == state && $0.event == event }) { state = row.to }
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

    ## by an optional chain
    state = Self.rows.first { $0.event == event && state == $0.from }?.to ?? state
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

    ## the way back
    guard let row = Self.rows.first(where: { $0.to == state && $0.event == event }) else { return }
    state = row.from
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
    b x → a
    c x → b
    a y → c
    rest stays

    ## whatever the state is
    if let row = Self.rows.first(where: { $0.event == event }) { state = row.to }
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
    b x stays
    c x → b
    a y stays
    b y → a
    c y → a

    ## of another state as well
    if let row = Self.rows.first(where: { ($0.from == state || $0.from == .b) && $0.event == event }) { state = row.to }
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
    c x stays
    c y → a
    rest stays

    ## of any other state
    if let row = Self.rows.first(where: { $0.from != state && $0.event == event }) { state = row.to }
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
    a x → c
    b x stays
    c x → b
    a y stays
    b y → a
    c y stays

    ## a condition on the row
    if let row = Self.rows.first(where: { $0.from == state && $0.event == event }), row.to != .c { state = row.to }
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
    c y → a
    rest stays

    ## the last of several
    if let row = Self.rows.last(where: { $0.from == state && $0.event == event }) { state = row.to }
    +
    struct Row {
      let from: State
      let event: Event
      let to: State
    }
    static let rows = [Row(from: .a, event: .x, to: .b), Row(from: .a, event: .x, to: .c)]
    --
    a x → c
    rest stays

    ## tuples
    if let row = Self.rows.first(where: { $0.0 == state && $0.on == event }), row.to != .a { state = row.to }
    +
    static let rows: [(from: State, on: Event, to: State)] = [(.a, .x, .b), (.b, .x, .c), (.c, .y, .a)]
    --
    a x → b
    b x → c
    rest stays

    ## sets of states
    if let rule = Self.list.first(where: { $0.event == event && $0.from.contains(state) }) { state = rule.to }
    +
    struct Rule {
      let event: Event
      let from: Set<State>
      let to: State
    }
    static let list = [Rule(event: .x, from: [.a, .b], to: .c), Rule(event: .y, from: [.c], to: .a)]
    --
    a x → c
    b x → c
    c y → a
    rest stays
    """#
  )
}
