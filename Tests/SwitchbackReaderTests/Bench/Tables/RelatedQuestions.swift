extension Table {
  static let relatedQuestions = Table(
    "answers that tell others about the same value",
    #"""
    ## numbers that are compared with what is written @store
    switch event {
    case .x: break
    case .y(let n):
      if n == 1 {
        if n == 2 { 1️⃣state = .p(1) }
        if n > 0 { state = .b } else { 2️⃣state = .a }
      } else if n > 5 {
        guard n > 3 else { 3️⃣state = .a; return }
        if n < 2 || n == 5 { 4️⃣state = .a }
        if n != 6 { state = .p(n) }
      }
    }
    --
    sent x y(1) y(2) y(3) y(6) y(7)
    a y [n == 1] → b
    a y [n > 5 && n != 6] → p
    a y stays
    b y [n == 1] stays
    b y [n > 5 && n != 6] → p
    b y stays
    p y [n == 1] → b
    p y stays
    q y [n == 1] → b
    q y [n > 5 && n != 6] → p
    q y stays
    rest stays
    unread 1️⃣ no state and event
    unread 2️⃣ no state and event
    unread 3️⃣ no state and event
    unread 4️⃣ no state and event

    ## both in one condition, and behind one that returns @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func rest() { if state == .c { state = .a } }
      func open(_ n: Int) {
        guard n == 1 && n == 2 else { return }
        1️⃣state = .b
      }
      func close(_ name: String) {
        if name == "x", name == "y" { 2️⃣state = .b }
        if name != "x" { return }
        if "y" == name { 3️⃣state = .b }
        state = .c
      }
      func turn(_ n: Int) {
        let count = n
        if count < 2 { return }
        if count == 1 { 4️⃣state = .b }
        if count >= 2 { state = .c }
      }
    }
    --
    events rest open close turn
    c rest → a
    a close [name != "x"] stays any
    a close → c any
    b close [name != "x"] stays any
    b close → c any
    c close stays any
    a turn [count < 2] stays any
    a turn → c any
    b turn [count < 2] stays any
    b turn → c any
    c turn stays any
    rest stays
    unread 1️⃣ no state and event
    unread 2️⃣ no state and event
    unread 3️⃣ no state and event
    unread 4️⃣ no state and event

    ## rows @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func rest() { if state == .c { state = .a } }
      func open(_ n: Int) {
        switch n {
        case 1: if n == 2 { 1️⃣state = .b }
        case 2: state = .c
        default: break
        }
      }
      func close(_ name: String) {
        guard name == "x" else { return }
        switch name {
        case "x": state = .b
        case "y": 2️⃣state = .c
        default: 3️⃣state = .a
        }
      }
    }
    --
    events rest open close
    c rest → a
    a open [n == 1] stays any
    a open [n == 2] → c any
    a open stays any
    b open [n == 1] stays any
    b open [n == 2] → c any
    b open stays any
    c open stays any
    a close [name == "x"] → b any
    a close stays any
    b close stays any
    c close [name == "x"] → b any
    c close stays any
    rest stays
    unread 1️⃣ no state and event
    unread 2️⃣ no state and event
    unread 3️⃣ no state and event

    ## parameters of helpers, and a question that is answered by the one before it @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func rest() { if state == .c { state = .a } }
      func open() { pick(1) }
      func close(_ n: Int) { pick(n) }
      func turn(_ n: Int) { if n > 3 { state = .b } else if n > 5 { 1️⃣state = .c } }
      func skip(_ name: String?) {
        if name == "x" {
          if name == nil { 2️⃣state = .b }
        }
      }
      private func pick(_ n: Int) {
        if n == 1 {
          if n == 2 { 3️⃣state = .b } else { state = .c }
        }
      }
    }
    --
    events rest open close turn skip
    c rest → a
    a open → c any
    b open → c any
    c open stays any
    a close [n == 1] → c any
    a close stays any
    b close [n == 1] → c any
    b close stays any
    c close stays any
    a turn [n > 3] → b any
    a turn stays any
    b turn stays any
    c turn [n > 3] → b any
    c turn stays any
    rest stays
    unread 1️⃣ no state and event
    unread 2️⃣ no state and event
    unread 3️⃣ 'pick' sets the state

    ## a number that is another one meanwhile @methods
    mutating func open() {
      guard count == 1 else { return }
      count += 1
      if count == 2 { state = .b }
    }
    mutating func close() {
      guard count > 3 else { return }
      count = next()
      if count < 2 { state = .c }
    }
    mutating func rest() { if state == .c { state = .a } }
    +
    private var count = 1
    private func next() -> Int { count % 2 }
    --
    events open close rest
    a open [count == 1 && again(count == 2)] → b any
    a open stays any
    b open stays any
    c open [count == 1 && again(count == 2)] → b any
    c open stays any
    a close [count > 3 && again(count < 2)] → c any
    a close stays any
    b close [count > 3 && again(count < 2)] → c any
    b close stays any
    c close stays any
    c rest → a
    rest stays

    ## of two cases it is one or the other @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      enum Side { case left, right }
      enum Way { case one, two, three }
      var state = State.a
      var side = Side.left
      var way = Way.one
      mutating func send(_ event: Event) {
        switch event {
        case .x:
          guard state == .a else { return }
          if side != .left {
            if side == .right { state = .b } else { 1️⃣state = .c }
          }
        case .y:
          if way != .one, way != .two { state = .c }
        }
      }
    }
    --
    events x y
    a x [side != .left] → b
    a x stays
    a y [way != .one && way != .two] → c
    a y stays
    b y [way != .one && way != .two] → c
    b y stays
    rest stays
    unread 1️⃣ no state and event

    ## what stands in for nothing, where that is told or asked @methods
    mutating func open() {
      last = .c
      1️⃣state = last ?? .b
    }
    mutating func close() { if last == nil { state = last ?? .a } }
    mutating func rest() {
      last = nil
      state = last ?? .c
    }
    mutating func turn() { if state == .a { 2️⃣state = last ?? .b } }
    +
    private var last: State?
    --
    events open close rest turn
    a open ? last any
    b open ? last any
    c open ? last any
    a close stays any
    b close [last == nil] → a any
    b close stays any
    c close [last == nil] → a any
    c close stays any
    a rest → c any
    b rest → c any
    c rest stays any
    a turn [last != nil] ? last
    a turn → b
    rest stays
    unread 1️⃣ target is the value of 'last'
    unread 2️⃣ target is the value of 'last'
    """#
  )
}
