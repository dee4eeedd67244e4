extension Table {
  static let numberRanges = Table(
    "ranges of numbers and of cases",
    #"""
    ## the raw value @file
    struct Machine {
      enum State: Int { case a, b, c, d }
      var state = State.a
      mutating func inside() { if (1..<3).contains(state.rawValue) { state = .a } }
      mutating func closed() { if 1...2 ~= state.rawValue { state = .a } }
      mutating func above() { if (2...).contains(state.rawValue) { state = .a } }
      mutating func below() { if (..<2).contains(state.rawValue) { state = .d } }
      mutating func listed() { if [1, 3].contains(state.rawValue) { state = .a } }
      mutating func matched() {
        guard case 2...3 = state.rawValue else { return }
        state = .a
      }
      mutating func rows() {
        switch state.rawValue {
        case 1..<3: state = .a
        case 3...: state = .c
        case ...0: state = .b
        default: 1️⃣state = .d
        }
      }
    }
    --
    states a b c d
    events inside closed above below listed matched rows
    methods
    b inside → a
    c inside → a
    b closed → a
    c closed → a
    c above → a
    d above → a
    a below → d
    b below → d
    b listed → a
    d listed → a
    c matched → a
    d matched → a
    a rows → b
    b rows → a
    c rows → a
    d rows → c
    rest stays
    unread 1️⃣ no state and event

    ## the order of the cases @file
    struct Machine {
      enum State: Comparable { case a, b, c, d }
      var state = State.a
      mutating func inside() { if (State.b ... .c).contains(state) { state = .a } }
      mutating func halfOpen() { if (State.b ..< .d) ~= state { state = .a } }
      mutating func rows() {
        switch state {
        case ...State.b: state = .c
        case .c ..< .d: state = .d
        default: state = .a
        }
      }
    }
    --
    states a b c d
    events inside halfOpen rows
    methods
    b inside → a
    c inside → a
    b halfOpen → a
    c halfOpen → a
    a rows → c
    b rows → c
    c rows → d
    d rows → a
    rest stays

    ## an order of its own, the other way round @file
    struct Machine {
      enum State: Int, Comparable {
        case a, b, c
        static func < (one: Self, other: Self) -> Bool { one.rawValue > other.rawValue }
      }
      var state = State.a
      mutating func open() { if state > .b { state = .c } }
      mutating func close() { if state <= .b { state = .a } }
    }
    --
    events open close
    methods
    a open → c
    b close → a
    c close → a
    rest stays

    ## an order by a property, in which two cases are alike @file
    struct Machine {
      enum State: Comparable {
        case a, b(Int), c, d
        private var weight: Int {
          switch self {
          case .a: 0
          case .b, .c: 1
          case .d: 2
          }
        }
        static func < (one: State, other: State) -> Bool { one.weight < other.weight }
      }
      var state = State.a
      mutating func open() { if state < .c { state = .b(1) } }
      mutating func close() { if state >= .b(3) { state = .a } }
      mutating func end() { if .c < state { state = .c } }
    }
    --
    states a b c d
    events open close end
    methods
    samples a b(2) c d
    a open → b
    b close → a
    c close → a
    d close → a
    d end → c
    rest stays

    ## an order that is not understood @file truth
    struct Machine {
      enum State: Comparable {
        case a, b, c
        static func < (one: State, other: State) -> Bool { one != other && (one == .c || other == .a) }
      }
      var state = State.a
      mutating func open() { if state < .a { state = .a } }
      mutating func rest() { if state == .c { state = .b } }
    }
    --
    events open rest
    methods
    open

    ## an order of another type, beside an enum that has its own @file
    struct Job { var rank: Int }
    func < (left: Job, right: Job) -> Bool { left.rank < right.rank }
    struct Machine {
      enum State: Comparable {
        case a, b, c
        var rank: Int { switch self { case .a: 3; case .b: 2; case .c: 1 } }
      }
      private(set) var state = State.a
      mutating func open() { if state < .c { state = .c } }
      mutating func close() { if state > .b { state = .a } }
    }
    --
    events open close
    methods
    a open → c
    b open → c
    c close → a
    rest stays
    """#
  )
}
