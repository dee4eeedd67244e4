extension Table {
  static let heldStates = Table(
    "enums that hold the next state",
    #"""
    ## a case that moves, and one that does not
    if case .move(let next) = outcome(of: event) { state = next }
    +
    private enum Outcome { case move(State), stay }
    private func outcome(of event: Event) -> Outcome {
      switch (state, event) {
      case (.a, .x): return .move(.b)
      case (.b, .x): return Outcome.move(isReady ? .c : .a)
      default: return .stay
      }
    }
    --
    a x → b
    b x [isReady] → c
    b x → a
    rest stays

    ## labels, other values, and a function that is given it
    apply(outcome(of: event))
    +
    private enum Outcome {
      case move(to: State, notes: [Int])
      case stay(why: String)
    }
    private func outcome(of event: Event) -> Outcome {
      guard event == .x else { return .stay(why: "") }
      return state == .a ? .move(to: .b, notes: [1]) : .move(to: state, notes: [])
    }
    private mutating func apply(_ outcome: Outcome) {
      switch outcome {
      case .move(to: .a, notes: _): note()
      case let .move(next, notes) where notes.isEmpty: if next == .b { state = .c }
      case .move(let next, _): state = next
      case .stay: break
      }
    }
    --
    a x [notes.isEmpty] → c
    a x → b
    b x [notes.isEmpty] → c
    b x stays
    rest stays

    ## what it holds may not be known @unrun
    switch outcome(of: event) {
    case .move(let next): state = next
    case .stay: state = .c
    case nil: state = .a
    }
    +
    private enum Outcome { case move(State), stay }
    private func outcome(of event: Event) -> Outcome? {
      switch (state, event) {
      case (.a, .x): return .move(random())
      case (.b, .x): return .stay
      default: return nil
      }
    }
    private func random() -> State { 1️⃣[State.a, .b].shuffled()[0] }
    --
    a x ? [State.a, .b].shuffled()[0]
    a y stays
    b x → c
    b y → a
    c x → a
    c y → a
    unread 1️⃣ target is computed by '[State.a, .b].shuffled()[0]'

    ## a result that holds it
    switch next(for: event) {
    case .success(let next): state = next
    case .failure: note()
    }
    +
    private struct Failure: Error {}
    private func next(for event: Event) -> Result<State, Failure> {
      switch (state, event) {
      case (.a, .x): .success(.b)
      case (.b, .y): .success(.c)
      default: .failure(Failure())
      }
    }
    --
    a x → b
    b y → c
    rest stays

    ## one that is asked for it
    if event == .y, let next = try? next().get() { state = next }
    else { try? move() }
    +
    private struct Failure: Error {}
    private mutating func move() throws { state = try next().get() }
    private func next() -> Result<State, Failure> {
      switch state {
      case .a: .success(.b)
      case .b: .success(.c)
      case .c: .failure(Failure())
      }
    }
    --
    a x → b
    a y → b
    b x → c
    b y → c
    rest stays

    ## an event that holds one may hold any @file unrun
    struct Machine {
      enum State { case a, b }
      enum Event { case go(State), x }
      private(set) var state = State.a
      mutating func send(_ event: Event) {
        switch event {
        case .go(.b): if state == .a { state = .b }
        case .go(let next): 1️⃣state = next
        case .x: state = .a
        }
      }
    }
    --
    states a b
    events go x
    a go [.b] → b
    a go ? next
    b go [.b] stays
    b go ? next
    a x stays
    b x → a
    unread 1️⃣ target is the value of 'next'

    ## an enum that is generic over what it holds
    switch outcome(of: event) {
    case .move(let next): state = next
    case .stay: break
    }
    +
    private enum Outcome<Value> { case move(Value), stay }
    private func outcome(of event: Event) -> Outcome<State> {
      switch (state, event) {
      case (.a, .x): return .move(.b)
      case (.b, .x): return .move(isReady ? .c : .a)
      default: return .stay
      }
    }
    --
    a x → b
    b x [isReady] → c
    b x → a
    rest stays
    """#
  )
}
