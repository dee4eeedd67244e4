extension Table {
  static let toldByConditions = Table(
    "what a condition tells of its parts",
    #"""
    ## one of two that is left over @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var isForced = false
      func x() {
        guard state == .a || isForced else { return }
        if state == .b, !isForced { 1️⃣state = .a }
        state = isForced ? .c : .b
      }
      func y() {
        if state == .c && isForced { return }
        if isForced { state = .a } else { state = .b }
      }
    }
    --
    events x y
    a x [isForced] → c
    a x → b
    b x [isForced] → c
    b x stays
    c x stays
    a y [isForced] stays
    a y → b
    b y [isForced] → a
    b y stays
    c y [isForced] stays
    c y → b
    unread 1️⃣ no state and event

    ## where, of what was asked before @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var isBusy = false
      func x() {
        guard !isBusy else { return }
        switch state {
        case .a where isBusy: 1️⃣state = .c
        case .a: state = .b
        default: break
        }
      }
      func y(_ isLast: Bool) {
        switch state {
        case .b where isLast:
          if !isLast { 2️⃣state = .a } else { state = .c }
        case .b:
          if isLast { 3️⃣state = .a }
        default: break
        }
      }
    }
    --
    events x y
    a x [!isBusy] → b
    a x stays
    b y [isLast] → c
    b y stays
    rest stays
    unread 1️⃣ no state and event
    unread 2️⃣ no state and event
    unread 3️⃣ no state and event

    ## where, of what a property or a function tells of the state @file
    struct Machine {
      enum State {
        case a, b, c
        var isLive: Bool {
          switch self {
          case .b, .c: true
          default: false
          }
        }
      }
      enum Event { case x, y }
      var state = State.a
      private var isLast: Bool { state == .c }
      private func isOpen(_ count: Int) -> Bool { state == .b && isReady }
      mutating func send(_ event: Event) {
        switch event {
        case .x where !state.isLive: state = .b
        case .x where isLast: state = .a
        case .y where isOpen(3): state = .c
        case .y where isLast: state = .b
        default: break
        }
      }
    }
    --
    a x → b
    c x → a
    b y [isOpen(3)] → c
    b y stays
    c y → b
    rest stays

    ## rows that ask for a flag and for a parameter @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var isReady = false
      func x() {
        switch (state, isReady) {
        case (.a, true): state = if isReady { .b } else { .c }
        case (.b, false): if !isReady { state = .a }
        default: break
        }
      }
      func y() {
        switch isReady {
        case true: if state == .a, isReady { state = .b }
        case false: if state == .a { state = isReady ? .b : .c }
        }
      }
      func z(_ isLast: Bool) {
        switch (state, isLast) {
        case (.b, true): if isLast { state = .c }
        case (.b, _): state = isLast ? .b : .a
        default: break
        }
      }
    }
    --
    events x y z
    a x [isReady] → b
    a x stays
    b x [!isReady] → a
    b x stays
    a y [isReady] → b
    a y → c
    b z [isLast] → c
    b z → a
    rest stays

    ## what was put where nothing may be @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var token: Int?
      private var name: String?
      func x(_ given: String) {
        guard state == .a else { return }
        token = 1
        name = given
        guard name != nil else { 1️⃣state = .b; return }
        state = token == nil ? .b : .c
      }
    }
    --
    events x
    a x → c
    rest stays
    unread 1️⃣ no state and event
    """#
  )
}
