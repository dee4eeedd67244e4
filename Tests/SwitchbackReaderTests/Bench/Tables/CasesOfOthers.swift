extension Table {
  static let casesOfOthers = Table(
    "cases of types of others",
    #"""
    ## what a followed function gives @methods
    mutating func run() { while step() == .plus {} }
    mutating func take() { while case .plus = step() {} }
    mutating func once() { if step() == .minus { state = .a } }
    mutating func keep() {
      let sign = step()
      if sign != .plus { state = .a }
    }
    mutating func choose() {
      switch step() {
      case .plus: break
      default: state = .a
      }
    }
    private mutating func step() -> FloatingPointSign {
      switch state {
      case .a: state = .b; return .plus
      case .b: state = .c; return FloatingPointSign.plus
      case .c: return .minus
      }
    }
    --
    events run take once keep choose
    a run → c
    b run → c
    a take → c
    b take → c
    a once → b
    b once → c
    c once → a
    a keep → b
    b keep → c
    c keep → a
    a choose → b
    b choose → c
    c choose → a
    rest stays

    ## what it gives on some ways only @methods unrun
    mutating func go(_ number: Double) {
      if sign(number) == .plus { state = .b }
    }
    private func sign(_ number: Double) -> FloatingPointSign { state == .a ? .minus : number.sign }
    --
    events go
    a go stays
    b go stays
    c go [sign(number) == .plus] → b
    c go stays

    ## a time, which is another one each time @methods unrun
    mutating func go() { if time() == .now { state = .b } else { state = .c } }
    private func time() -> ContinuousClock.Instant { state == .a ? .now : ContinuousClock().now }
    --
    events go
    a go [time() == .now] → b
    a go → c
    b go [time() == .now] stays
    b go → c
    c go [time() == .now] → b
    c go stays

    ## constants of a struct of the module @file unrun
    struct Grade: Equatable {
      var value = 1
      static let best = Grade()
      static let good = Grade()
    }
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      mutating func go() { if grade() == .best { state = .b } else { state = .c } }
      private func grade() -> Grade { state == .a ? .good : .best }
    }
    --
    events go
    a go [grade() == .best] → b
    a go → c
    b go [grade() == .best] stays
    b go → c
    c go [grade() == .best] → b
    c go stays

    ## events of two types @file unrun
    final class Machine {
      enum State { case a, b }
      private(set) var state = State.a
      func turn(_ sign: FloatingPointSign) {
        switch (state, sign) {
        case (.a, .plus): state = .b
        default: break
        }
      }
      func round(_ rule: FloatingPointRoundingRule) {
        switch (state, rule) {
        case (.b, .up): state = .a
        default: break
        }
      }
    }
    --
    states a b
    events turn(.plus) round(.up)
    a turn(.plus) → b
    b round(.up) → a
    rest stays
    unread * the cases of 'FloatingPointRoundingRule' are declared elsewhere; drawn are those that a row names
    unread * the cases of 'FloatingPointSign' are declared elsewhere; drawn are those that a row names

    ## a switch that only writes something down @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var log: [String] = []
      func write(_ number: Double) {
        let sign = mark(number)
        switch sign {
        case .plus: log.append("plus")
        default: print("minus")
        }
        if number > 3 { state = .c } else if state == .a { state = .b }
      }
    }
    func mark(_ number: Double) -> FloatingPointSign { number.sign }
    --
    events write
    a write [number > 3] → c
    a write → b
    b write [number > 3] → c
    b write stays
    c write stays

    ## a switch in front of the one that moves @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func write(_ number: Double) {
        let sign = mark(number)
        switch sign {
        case .plus: print("plus")
        default: print("minus")
        }
        switch mark(number) {
        case .minus: if state == .a { state = .b } else { state = .c }
        default: break
        }
      }
    }
    func mark(_ number: Double) -> FloatingPointSign { number.sign }
    --
    events plus minus
    a minus → b
    b minus → c
    rest stays
    unread * the cases of 'mark(number)' are declared elsewhere; drawn are those that a row names
    """#
  )
}
