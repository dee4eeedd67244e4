extension Table {
  static let alongCalls = Table(
    "what a function tells those that it calls",
    #"""
    ## what was asked before the helper asks it @methods
    mutating func open() { if !queue.isEmpty { next() } }
    mutating func close() {
      if tries < 3 { retry() } else { state = .c }
    }
    mutating func end() { if state == .b { state = .c } }
    +
    private var queue = [1]
    private var tries = 0
    private mutating func next() {
      guard !queue.isEmpty else { 1️⃣state = .a; return }
      state = .b
    }
    private mutating func retry() {
      guard tries < 3 else { 2️⃣state = .a; return }
      state = .b
    }
    --
    events open close end
    a end stays
    b end → c
    c end stays
    a open [!queue.isEmpty] → b
    a open stays
    b open stays
    c open [!queue.isEmpty] → b
    c open stays
    a close [tries < 3] → b
    a close → c
    b close [tries < 3] stays
    b close → c
    c close [tries < 3] → b
    c close stays
    unread 1️⃣ no event is seen
    unread 2️⃣ no event is seen

    ## what was put into a collection, or taken out of it @methods
    mutating func clear() { queue.removeAll(); next() }
    mutating func drop() { queue = []; next() }
    mutating func fill() { queue = [1]; next() }
    mutating func add() { self.queue.append(2); next() }
    mutating func end() { if state == .b { state = .c } }
    +
    private var queue: [Int] = []
    private mutating func next() {
      if queue.isEmpty { state = .a } else { state = .b }
    }
    --
    events clear drop fill add end
    a end stays
    b end → c
    c end stays
    a clear stays
    a drop stays
    a fill → b
    a add → b
    b clear → a
    b drop → a
    b fill stays
    b add stays
    c clear → a
    c drop → a
    c fill → b
    c add → b

    ## what a number is that was written @methods
    mutating func open() { tries = 0; retry() }
    mutating func close() { tries = 3; retry() }
    mutating func more() { tries += 1; retry() }
    mutating func end() { if state == .b { state = .c } }
    +
    private var tries = 0
    private mutating func retry() {
      guard tries < 3 else { state = .c; return }
      state = .b
    }
    --
    events open close more end
    a end stays
    b end → c
    c end stays
    a open → b
    b open stays
    c open → b
    a close → c
    b close → c
    c close stays
    a more [tries < 3] → b
    a more → c
    b more [tries < 3] stays
    b more → c
    c more [tries < 3] → b
    c more stays

    ## a thing that is made where there is none is asked for again @methods
    mutating func open() {
      guard state == .a else { return }
      if session == nil { session = Session(1) }
      if session == nil { state = .c } else { state = .b }
    }
    mutating func close() {
      guard state == .a else { return }
      if session == nil { makeSession() }
      guard session != nil else { state = .c; return }
      state = .b
    }
    +
    struct Session { init?(_ number: Int) { if number < 0 { return nil } } }
    private var session: Session?
    private mutating func makeSession() { session = Session(2) }
    --
    events open close
    a open [again(session == nil)] → c
    a open → b
    a close [again(session != nil)] → b
    a close → c
    rest stays
    """#
  )
}
