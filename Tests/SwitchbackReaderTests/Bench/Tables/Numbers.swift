extension Table {
  static let numbers = Table(
    "steps that are reckoned",
    #"""
    ## the place among all cases @file
    struct Machine {
      enum State: CaseIterable { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        guard let index = State.allCases.firstIndex(of: state) else { return }
        switch event {
        case .x where index + 1 < State.allCases.count: state = State.allCases[index + 1]
        case .y where index > 0: state = State.allCases[index - 1]
        case .x, .y: break
        }
      }
    }
    --
    events x y
    a x → b
    b x → c
    b y → a
    c y → b
    rest stays
    types State Event

    ## the raw value, with numbers that leave some out @file
    struct Machine {
      enum State: Int { case a = 1, b, c = 4 }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        if event == .x, let next = State(rawValue: state.rawValue + 1) { state = next }
        if event == .y { state = State(rawValue: state.rawValue * 2) ?? .a }
      }
    }
    --
    events x y
    a x → b
    a y → b
    b y → c
    c y → a
    rest stays
    types State Event

    ## properties of the enum itself @file
    struct Machine {
      enum State: Int, CaseIterable {
        case a, b, c
        var next: State? {
          let all = Self.allCases
          let following = rawValue + 1
          return all.indices.contains(following) ? all[following] : nil
        }
        var isLast: Bool { self == State.allCases.last }
      }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        if event == .x, !state.isLast, let next = state.next { state = next }
        if event == .y {
          let index = State.allCases.firstIndex(where: { $0 == state })!
          state = State.allCases[(index + 1) % State.allCases.count]
        }
      }
    }
    --
    events x y
    a x → b
    a y → b
    b x → c
    b y → c
    c y → a
    rest stays
    types State Event

    ## computed properties that give numbers @file
    struct Machine {
      enum State: CaseIterable {
        case a, b, c
        var weight: Int {
          switch self {
          case .a: 1
          case .b: 5
          case .c: 7
          }
        }
      }
      enum Event { case x, y }
      var state = State.a
      private var index: Int { State.allCases.firstIndex(of: state) ?? 0 }
      mutating func send(_ event: Event) {
        if event == .x, index < 2 { state = State.allCases[index + 1] }
        if event == .y, state.weight > 3 { state = .a }
      }
    }
    --
    events x y
    a x → b
    b x → c
    b y → a
    c y → a
    rest stays
    types State Event

    ## what is beyond the last traps, and what is not known is said @file unrun
    struct Machine {
      enum State: Int, CaseIterable { case a, b, c }
      var state = State.a
      mutating func next() { state = State.allCases[state.rawValue + 1] }
      mutating func go(to number: Int) {
        if state == .a, let new = State(rawValue: number) { 1️⃣state = new }
      }
    }
    --
    events next go
    a next → b
    b next → c
    c next traps
    a go [let new = State(rawValue: number)] ? State(rawValue: number)
    a go stays any
    b go stays any
    c go stays any
    unread 1️⃣ target is computed by 'State(rawValue: number)'

    ## an enum that lists its cases itself @file
    struct Machine {
      enum State: CaseIterable {
        case a, b, c
        static var allCases: [State] { [.a, .c] }
      }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        guard event == .x, let index = State.allCases.firstIndex(of: state) else { return }
        if index == 0 { state = State.allCases[index + 1] }
      }
    }
    --
    events x y
    a x → c
    rest stays
    types State Event

    ## a loop that counts from what is written has a first turn @file unrun invalid
    final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      private static let most = 3
      func open() async {
        guard state == .a else { return }
        var attempt = 0
        while attempt < Self.most, !Task.isCancelled {
          state = .b
          if await client.open() { state = .c; return }
          attempt += 1
        }
        state = .d
      }
      func close(from first: Int) {
        guard state == .c else { return }
        var attempt = first
        while attempt < 3 {
          state = .b
          attempt += 1
        }
      }
    }
    --
    states a b c d
    events open close open(open)
    a open [!Task.isCancelled] → b
    a open → d
    a close stays
    b open stays
    b close stays
    b open(open) [await client.open()] → c
    b open(open) [attempt < Self.most && !Task.isCancelled] stays
    b open(open) → d
    c open stays
    c close [attempt < 3] → b
    c close stays
    d open stays
    d close stays

    ## an order by raw values that the enum says itself, between a state and what a function is told @file unrun
    final class Machine {
      enum State: Int, Comparable {
        case a = 1, b = 3, c = 2
        static func < (left: State, right: State) -> Bool { left.rawValue < right.rawValue }
      }
      private(set) var state = State.a
      func open() { advance(to: .c) }
      func close() { advance(to: .b) }
      func reset() { if state > .a { state = .a } }
      private func advance(to next: State) {
        guard state < next else { return }
        state = next
      }
    }
    --
    events open close reset
    a open → c
    a close → b
    a reset stays
    b open stays
    b close stays
    b reset → a
    c open stays
    c close → b
    c reset → a

    ## a step that a helper is told @file
    struct Machine {
      enum State: Int, CaseIterable { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        switch event {
        case .x: move(by: 1)
        case .y: leap(-1)
        }
      }
      private mutating func move(by offset: Int) {
        if let next = State(rawValue: state.rawValue + offset) { state = next }
      }
      private mutating func leap(_ count: Int) {
        guard let index = State.allCases.firstIndex(of: state), index + count >= 0 else { return }
        state = State.allCases[index + count]
      }
    }
    --
    events x y
    a x → b
    b x → c
    b y → a
    c y → b
    rest stays
    types State Event

    ## and one that nobody knows @file unrun
    final class Machine {
      enum State: Int { case a, b, c }
      private(set) var state = State.a
      func open(_ count: Int) { move(by: count) }
      func close() { if state == .c { state = .a } }
      private func move(by offset: Int) {
        if let next = State(rawValue: state.rawValue + offset) { 1️⃣state = next }
      }
    }
    --
    events open close
    a open [let next = State(rawValue: state.rawValue + count)] ?
    a open stays
    a close stays
    b open [let next = State(rawValue: state.rawValue + count)] ?
    b open stays
    b close stays
    c open [let next = State(rawValue: state.rawValue + count)] ?
    c open stays
    c close → a
    unread 1️⃣ target is the value of 'State(rawValue: state.rawValue + offset)'

    ## steps that what a view shows tells @file unrun
    struct Machine: Screen {
      enum State: Int { case a, b, c }
      @Kept private var state = State.a
      var body: some Part {
        if state != .a { Button("back") { move(by: -1) } }
        if state != .c { Link("next") { move(by: 1) } }
      }
      private func move(by offset: Int) { state = State(rawValue: state.rawValue + offset) ?? state }
    }
    \#(kept)
    --
    events body(Button) body(Link)
    b body(Button) → a
    c body(Button) → b
    a body(Link) → b
    b body(Link) → c
    rest nothing
    """#
  )
}
