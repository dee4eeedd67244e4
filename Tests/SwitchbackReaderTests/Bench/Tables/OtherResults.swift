extension Table {
  static let otherResults = Table(
    "what gives or sets a state beside the machine's own function",
    #"""
    ## two functions for events of two types @file unrun
    enum Machine {
      case a, b, c
      enum Event { case x }
      enum Signal { case late }
      func next(on event: Event) -> Machine? {
        switch (self, event) {
        case (.a, .x): .b
        default: nil
        }
      }
      func next(on signal: Signal) -> Machine? { self == .b ? .c : nil }
    }
    --
    events next(Event.x) next(Signal.late)
    a next(Event.x) → b
    a next(Signal.late) rejects
    b next(Signal.late) → c
    c next(Signal.late) rejects

    ## a function of the enum that is given no event @file
    enum Machine {
      case a, b, c
      enum Event { case x, y }
      func next(on event: Event) -> Machine? {
        switch (self, event) {
        case (.a, .x): .b
        case (.b, .x): turned()
        default: nil
        }
      }
      private func turned() -> Machine { .a }
      func 1️⃣cancelled() -> Self { .c }
      func copy() -> Machine { self }
      static func first() -> Machine { .a }
    }
    --
    a x → b
    b x → a
    unread 1️⃣ 'cancelled' gives a state as well
    types Self Event
    run return state.next(on: event).map { moved(state, $0) } ?? "rejects"

    ## a state for each key @file
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      private var states: [Int: State] = [:]
      func send(_ event: Event, to id: Int) { states[id] = next(states[id] ?? .a, event) }
      func drop(_ id: Int) { 1️⃣states[id] = nil }
      func reset(_ id: Int) { 2️⃣states[id] = .c }
      private func next(_ state: State, _ event: Event) -> State {
        switch (state, event) {
        case (.a, .x): .b
        case (.b, .y): .a
        default: state
        }
      }
    }
    --
    a x → b
    b y → a
    unread 1️⃣ 'drop' sets a state as well
    unread 2️⃣ 'reset' sets a state as well
    rest stays
    run return moved(state, Machine().next(state, event))
    """#
  )
}
