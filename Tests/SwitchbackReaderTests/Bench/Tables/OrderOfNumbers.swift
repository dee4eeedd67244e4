extension Table {
  static let orderOfNumbers = Table(
    "numbers that are not less",
    #"""
    ## a Double, which may be no number @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      var heat = 0.5
      mutating func send(_ event: Event) {
        guard event == .x else { return }
        if heat < 10 {
          state = .a
        } else if heat >= 10 {
          state = .b
        } else {
          state = .c
        }
      }
    }
    --
    run var machine = Self(); machine.state = state; machine.heat = .nan; machine.send(event); return moved(state, machine.state)
    a x [heat < 10] stays
    a x [heat >= 10] → b
    a x → c
    b x [heat < 10] → a
    b x [heat >= 10] stays
    b x → c
    c x [heat < 10] → a
    c x [heat >= 10] → b
    c x stays
    rest stays

    ## parameters, and such of which the type is left open @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func rest() { if state == .c { state = .a } }
      func warm(_ degrees: Float) {
        guard degrees < 10 else {
          if degrees >= 10 { state = .b } else { state = .c }
          return
        }
      }
      func count(_ turns: Int) {
        guard turns < 10 else {
          if turns >= 10 { state = .b } else { 1️⃣state = .c }
          return
        }
      }
      func weigh<Weight: Comparable & ExpressibleByIntegerLiteral>(_ weight: Weight) {
        if weight > 3 { return }
        if weight <= 3 { state = .b } else { state = .c }
      }
      func scale() {
        let (least, _): (Float, Float) = (0, measured)
        if least > 3 { return }
        if least <= 3 { state = .b } else { state = .c }
      }
      private var measured: Float { .nan }
    }
    --
    events rest warm count weigh scale
    c rest → a
    a warm [degrees < 10] stays
    a warm [degrees >= 10] → b
    a warm → c
    b warm [degrees < 10] stays
    b warm [degrees >= 10] stays
    b warm → c
    c warm [degrees < 10] stays
    c warm [degrees >= 10] → b
    c warm stays
    a count [turns < 10] stays
    a count → b
    c count [turns < 10] stays
    c count → b
    a weigh [weight > 3] stays
    a weigh [weight <= 3] → b
    a weigh → c
    b weigh [weight > 3] stays
    b weigh [weight <= 3] stays
    b weigh → c
    c weigh [weight > 3] stays
    c weigh [weight <= 3] → b
    c weigh stays
    a scale [least > 3] stays
    a scale [least <= 3] → b
    a scale → c
    b scale [least > 3] stays
    b scale [least <= 3] stays
    b scale → c
    c scale [least > 3] stays
    c scale [least <= 3] → b
    c scale stays
    rest stays
    unread 1️⃣ no state and event

    ## integers by what they begin with, and by what cases carry @file unrun
    typealias Number = UInt8
    final class Machine {
      enum State { case a, b, c }
      enum Work { case idle, retried(Int, after: Double) }
      private(set) var state = State.a
      var tries = 0
      var left: Number = 3
      var work = Work.idle
      var lines: [String] = []
      func rest() { if state == .c { state = .a } }
      func count() {
        if tries < 10 { return }
        if tries >= 10 { state = .b } else { 1️⃣state = .c }
      }
      func take() {
        if left < 10 { return }
        if left >= 10 { state = .b } else { 2️⃣state = .c }
      }
      func write() {
        let all = lines.count + 1
        if all < 10 { return }
        if all >= 10 { state = .b } else { 3️⃣state = .c }
      }
      func retry() {
        guard case .retried(let count, _) = work else { return }
        if count < 10 { return }
        if count >= 10 { state = .b } else { 4️⃣state = .c }
      }
      func wait() {
        guard case .retried(_, let seconds) = work else { return }
        if seconds < 10 { return }
        if seconds >= 10 { state = .b } else { state = .c }
      }
    }
    --
    events rest count take write retry wait
    c rest → a
    a count [tries < 10] stays
    a count → b
    a take [left < 10] stays
    a take → b
    a write [all < 10] stays
    a write → b
    a retry [case .retried(let count, _) = work && count < 10] stays
    a retry [case .retried(let count, _) = work] → b
    a retry stays
    c count [tries < 10] stays
    c count → b
    c take [left < 10] stays
    c take → b
    c write [all < 10] stays
    c write → b
    c retry [case .retried(let count, _) = work && count < 10] stays
    c retry [case .retried(let count, _) = work] → b
    c retry stays
    a wait [case .retried(_, let seconds) = work && seconds < 10] stays
    a wait [case .retried(_, let seconds) = work && seconds >= 10] → b
    a wait [case .retried(_, let seconds) = work] → c
    a wait stays
    b wait [case .retried(_, let seconds) = work && seconds < 10] stays
    b wait [case .retried(_, let seconds) = work && seconds >= 10] stays
    b wait [case .retried(_, let seconds) = work] → c
    b wait stays
    c wait [case .retried(_, let seconds) = work && seconds < 10] stays
    c wait [case .retried(_, let seconds) = work && seconds >= 10] → b
    c wait stays
    rest stays
    unread 1️⃣ no state and event
    unread 2️⃣ no state and event
    unread 3️⃣ no state and event
    unread 4️⃣ no state and event

    ## what is counted, and chosen among integers @file
    final class Machine {
      enum State { case a, b, c }
      enum Kind: Int { case low, high }
      private(set) var state = State.a
      var code = ""
      var kind = Kind.low
      var level = 0
      func first() { if code.count < 6 { state = .b } else if code.count >= 6 { state = .a } else { 1️⃣state = .c } }
      func second() { if kind.rawValue < 1 { state = .b } else if kind.rawValue >= 1 { state = .a } else { 2️⃣state = .c } }
      func third() {
        let most = max(level, 1)
        if most < 2 { state = .b } else if most >= 2 { state = .a } else { 3️⃣state = .c }
      }
      func end() { if state == .b { state = .c } }
    }
    --
    events first second third end
    a first [code.count < 6] → b
    a first stays
    b first [code.count < 6] stays
    b first → a
    c first [code.count < 6] → b
    c first → a
    a second [kind.rawValue < 1] → b
    a second stays
    b second [kind.rawValue < 1] stays
    b second → a
    c second [kind.rawValue < 1] → b
    c second → a
    a third [most < 2] → b
    a third stays
    b third [most < 2] stays
    b third → a
    c third [most < 2] → b
    c third → a
    b end → c
    rest stays
    unread 1️⃣ no state and event
    unread 2️⃣ no state and event
    unread 3️⃣ no state and event
    initial a
    methods

    ## a static one @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      static let used = Int("1") ?? 0
      func go() { if Self.used < 1 { state = .b } else if Self.used >= 1 { state = .a } else { 1️⃣state = .c } }
      func end() { if state == .b { state = .c } }
    }
    --
    events go end
    a go [Self.used < 1] → b
    a go stays
    b go [Self.used < 1] stays
    b go → a
    c go [Self.used < 1] → b
    c go → a
    b end → c
    rest stays
    initial a
    methods
    unread 1️⃣ no state and event
    """#
  )
}
