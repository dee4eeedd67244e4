extension Table {
  static let unwrappedByName = Table(
    "states that are unwrapped where they are named",
    #"""
    ## a switch with nil @file
    struct Machine {
      enum State { case a, b }
      enum Event { case x, y }
      var state: State!
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (nil, .x): state = .a
        case (.a, .x): state = .b
        case (.b?, .y): state = .none
        default: break
        }
      }
    }
    --
    states nil a b
    events x y
    initial nil
    nil x → a
    a x → b
    b y → nil
    rest stays
    types State? Event
    samples none a b

    ## a member of it stops the program where there is none @file
    struct Machine {
      enum State {
        case a, b
        var isFirst: Bool { self == .a }
      }
      enum Event { case x, y }
      var state: State!
      mutating func send(_ event: Event) {
        guard event == .x else { return }
        if state.isFirst { state = .b }
      }
    }
    --
    states nil a b
    events x y
    initial nil
    nil x traps
    a x → b
    rest stays
    types State? Event
    samples none a b

    ## but not behind a question mark @file
    struct Machine {
      enum State {
        case a, b
        var isFirst: Bool { self == .a }
      }
      enum Event { case x, y }
      var state: State!
      mutating func send(_ event: Event) {
        guard event == .x else { return }
        state = state?.isFirst == true ? .b : nil
      }
    }
    --
    states nil a b
    events x y
    initial nil
    a x → b
    b x → nil
    rest stays
    types State? Event
    samples none a b

    ## a part of what a method is given is a condition, and no event @file unrun
    final class Machine {
      enum State { case a, b, c }
      struct Update {
        enum Kind { case begun, ended, other }
        var kind: Kind?
      }
      var state: State!
      func follow(_ update: Update) {
        if let kind = update.kind {
          switch kind {
          case .begun: if state != .b { state = .b }
          case .ended: state = .c
          case .other: break
          }
        }
      }
      func reset() { state = .none }
    }
    --
    states nil a b c
    initial nil
    events follow reset
    nil follow [let kind = update.kind && case .begun = kind] → b
    nil follow [let kind = update.kind && case .ended = kind] → c
    a follow [let kind = update.kind && case .begun = kind] → b
    a follow [let kind = update.kind && case .ended = kind] → c
    b follow [let kind = update.kind && case .begun = kind] stays
    b follow [let kind = update.kind && case .ended = kind] → c
    c follow [let kind = update.kind && case .begun = kind] → b
    nil follow stays
    a follow stays
    b follow stays
    c follow stays
    a reset → nil
    b reset → nil
    c reset → nil
    rest stays
    """#
  )
}
