extension Table {
  static let functionTables = Table(
    "functions that a property has for each case",
    #"""
    ## one for each event, that gives the next state
    guard let next = actions[event]?(state) else { return }
    state = next
    +
    private let actions: [Event: (State) -> State?] = [
      .x: { $0 == .a ? .b : nil },
      .y: { now in
        switch now {
        case .a: return nil
        case .b, .c: return .c
        }
      },
    ]
    --
    a x → b
    b y → c
    rest stays

    ## one for some states, and what there is in its place
    state = rules[state]?(event, isReady) ?? .a
    +
    private let rules: [State: (Event, Bool) -> State] = [
      .a: { event, isReady in event == .x && isReady ? .b : .c }
    ]
    --
    a x [isReady] → b
    a x → c
    a y → c
    b x → a
    b y → a
    c x → a
    c y → a

    ## one that goes by a name
    let handler = handlers[state]
    state = handler?(event) ?? state
    +
    private let handlers: [State: (Event) -> State?] = [
      .a: { $0 == .x ? .b : nil }, .b: { event in event == .y ? .c : nil },
    ]
    --
    a x → b
    b y → c
    rest stays

    ## the same, where the state is another one when it is called
    guard let handler = handlers[state] else { return }
    state = .c
    if let next = handler(event) { state = next }
    +
    private let handlers: [State: (Event) -> State?] = [
      .a: { $0 == .x ? .b : nil }, .b: { event in event == .y ? .c : nil },
    ]
    --
    a x → b
    a y → c
    b x → c
    b y → c
    rest stays

    ## one that may be another later @unrun
    if let next = 1️⃣actions[event]?(state) { state = next }
    +
    private var actions: [Event: (State) -> State?] = [.x: { $0 == .a ? .b : nil }]
    --
    a x [let next = actions[event]?(state)] ? actions[event]?(state)
    a x stays
    a y [let next = actions[event]?(state)] ? actions[event]?(state)
    a y stays
    b x [let next = actions[event]?(state)] ? actions[event]?(state)
    b x stays
    b y [let next = actions[event]?(state)] ? actions[event]?(state)
    b y stays
    c x [let next = actions[event]?(state)] ? actions[event]?(state)
    c x stays
    c y [let next = actions[event]?(state)] ? actions[event]?(state)
    c y stays
    unread 1️⃣ target is computed by 'actions[event]?(state)'
    """#
  )
}
