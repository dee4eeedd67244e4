extension Table {
  static let patterns = Table(
    "patterns",
    #"""
    ## a payload left out @store
    switch (state, event) {
    case (.p, .x): state = .b
    default: break
    }
    --
    p x → b
    rest stays

    ## a payload bound @store
    switch (state, event) {
    case (.p(let number), .y(let step)): state = .p(number + step)
    case (.p(var number), .x):
      number += 1
      state = .p(number)
    default: break
    }
    --
    p x stays
    p y stays
    rest stays

    ## a payload bound before the case @store
    switch (state, event) {
    case let (.p(number), .y(step)): state = .q(from: .mail, at: number + step)
    default: break
    }
    --
    p y → q
    rest stays

    ## a payload bound before one of the cases @store
    switch (state, event) {
    case (let .q(from: origin, at: _), .x): state = .q(from: origin, at: 0)
    case (let .p(number), .x): note("\(number)"); state = .a
    default: break
    }
    --
    p x → a
    rest stays

    ## a payload bound as a whole @store
    switch (state, event) {
    case (.q(let origin), .x): note("\(origin)"); state = .a
    default: break
    }
    --
    q x → a
    rest stays

    ## wildcards in the payload @store
    switch (state, event) {
    case (.q(_, _), .x): state = .a
    case (.q(from: _, at: _), .y(_)): state = .b
    case (.p(_), .y(_)): state = .a
    default: break
    }
    --
    p y → a
    q x → a
    q y → b
    rest stays

    ## a payload that has to fit @store
    switch (state, event) {
    case (.p(3), .x): state = .a
    case (.p, .x): state = .b
    default: break
    }
    --
    p x [3] → a
    p x → b
    rest stays

    ## payloads of both that have to fit @store
    switch (state, event) {
    case (.p(3), .y(4)): state = .a
    default: break
    }
    --
    p y [3 && 4] → a
    p y stays
    rest stays

    ## a payload with a label that has to fit @store
    switch (state, event) {
    case (.q(from: .mail, at: _), .x): state = .a
    case (.q(from: .link, at: let step), .x) where step > 3: state = .b
    default: break
    }
    --
    q x [from: .mail, at: _] → a
    q x [from: .link, at: let step && step > 3] → b
    q x stays
    rest stays

    ## a payload that has to be what else is known @store
    switch (state, event) {
    case (.p(number), .y(step)): state = .a
    case (.p(number + 1), .x): state = .b
    default: break
    }
    +
    var number = 3, step = 4
    --
    p x [.p(number + 1)] → b
    p x stays
    p y [.p(number) && .y(step)] → a
    p y stays
    rest stays

    ## a payload that has to be a flag, which is asked by itself @file
    struct Machine {
      enum State: Equatable { case a, b, p(Bool) }
      enum Event { case x, y }
      var state = State.a
      var isFast = false
      mutating func send(_ event: Event) {
        guard event == .x, case .p(isFast) = state else { return }
        state = isFast ? .a : .b
      }
    }
    --
    states a b p
    p x [.p(isFast) && isFast] → a
    p x [.p(isFast)] → b
    p x stays
    rest stays
    samples a b p(true) p(false)
    run var machine = Machine(); machine.state = state; machine.send(event); return moved(state, machine.state)

    ## where on a payload @store
    switch (state, event) {
    case (.p(let number), .y(let step)) where step > number: state = .a
    case (.p(let number), _) where number == 0: state = .b
    default: break
    }
    --
    p x [number == 0] → b
    p x stays
    p y [step > number] → a
    p y [number == 0] → b
    p y stays
    rest stays

    ## a range @store
    switch (state, event) {
    case (.p(0..<5), .x): state = .a
    case (.p(5...), .x): state = .b
    default: break
    }
    --
    p x [0..<5] → a
    p x [5...] → b
    p x stays
    rest stays

    ## several numbers in one row @store meaning
    switch (state, event) {
    case (.p(1), .x), (.p(3), .x): state = .a
    case (.p(let number), .x): state = .p(number + 1)
    default: break
    }
    --
    p x [1 || 3] → a
    p x stays
    rest stays

    ## several rows with one binding @store
    switch (state, event) {
    case (.p(let number), .x), (.q(from: _, at: let number), .x): state = .p(number)
    default: break
    }
    --
    p x stays
    q x → p
    rest stays

    ## several rows, of which one is narrower @store
    switch (state, event) {
    case (.p(3), .x), (.a, .x): state = .b
    case (.p, .y(4)), (.q, _): state = .a
    default: break
    }
    --
    a x → b
    p x [3] → b
    p x stays
    p y [4] → a
    p y stays
    q x → a
    q y → a
    rest stays

    ## the event's payload alone @door meaning
    switch event {
    case .y(4): .a
    case .y(let step) where step > 6: .b
    case .x, .y: self
    }
    --
    a x stays
    a y [4] stays
    a y [step > 6] → b
    a y stays
    b x stays
    b y [4] → a
    b y stays
    p x stays
    p y [4] → a
    p y [step > 6] → b
    p y stays
    q x stays
    q y [4] → a
    q y [step > 6] → b
    q y stays
    ## if case with a payload @store meaning
    if case .p(let number) = state, number > 3 { state = .a }
    if case .y(4) = event { state = .b }
    --
    a x stays
    a y [4] → b
    a y stays
    b x stays
    b y stays
    p x [number > 3] → a
    p x stays
    p y [number > 3 && 4] → b
    p y [number > 3] → a
    p y [4] → b
    p y stays
    q x stays
    q y [4] → b
    q y stays

    ## guard case with a payload @store
    guard case .p(let number) = state, case .y(let step) = event else { return }
    state = number > step ? .a : .p(step)
    --
    p y [number > step] → a
    p y stays
    rest stays

    ## equal to a case with its payload @store meaning
    if state == .p(3) { state = .a }
    if event == .y(4), state == .b { state = .a }
    --
    a x stays
    a y stays
    b x stays
    b y [event == .y(4)] → a
    b y stays
    p x [state == .p(3)] → a
    p x stays
    p y [state == .p(3)] → a
    p y stays
    q x stays
    q y stays

    ## a wildcard for the state @store meaning
    switch (state, event) {
    case (_, .y(0)): state = .a
    case (.a, _): break
    case (_, _): state = .b
    }
    --
    a x stays
    a y stays
    b x stays
    b y [0] → a
    b y stays
    p x → b
    p y [0] → a
    p y → b
    q x → b
    q y [0] → a
    q y → b

    ## a binding for the state
    switch (state, event) {
    case (let old, .x): state = old == .a ? .b : old
    case (.b, let what): note("\(what)"); state = .c
    case (let old, let what): note("\(old) \(what)")
    }
    --
    a x → b
    b y → c
    rest stays

    ## a binding for the whole pair
    switch (state, event) {
    case (.a, .x): state = .b
    case let pair: note("\(pair)")
    }
    --
    a x → b
    rest stays

    ## a binding of the pair, taken apart
    switch (state, event) {
    case let (now, what) where now == .a && what == .x: state = .b
    case let (now, _): state = now
    }
    --
    a x → b
    rest stays

    ## the type before the case
    switch (state, event) {
    case (State.a, Event.x): state = .b
    case (Machine.State.b, Self.Event.x): state = .c
    default: break
    }
    --
    a x → b
    b x → c
    rest stays

    ## parentheses around patterns
    switch (state, event) {
    case ((.a), (.x)): state = .b
    case (((.b), .x)): state = .c
    default: break
    }
    --
    a x → b
    b x → c
    rest stays

    ## a type's pattern @truth
    switch (state, event) {
    case (is State, .x): state = .b
    default: break
    }
    --
    a x → b
    c x → b
    rest stays

    ## a cast as a pattern @truth
    switch (state, event) {
    case (let now as State, .x) where now == .a: state = .b
    default: break
    }
    --
    a x → b
    rest stays

    ## a value as a pattern @truth
    switch (state, event) {
    case (start, .x): state = .b
    case (.b, .y): state = .a
    default: break
    }
    +
    var start = State.a
    --

    ## a pattern by an operator of its own @file truth
    struct Machine {
      enum State {
        case a, b, c
        static func ~= (ends: [State], state: State) -> Bool { ends.contains(state) }
      }
      enum Event { case x, y }
      var state = State.a
      let ends: [State] = [.b, .c]
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (ends, .x): state = .a
        case (.a, .y): state = .b
        default: break
        }
      }
    }
    --
    """#
  )
}
