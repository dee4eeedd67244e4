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

    ## what was asked of a name before it is handed on @methods
    mutating func open() { guard !query.isEmpty else { return }; start(query) }
    mutating func read() { if self.limit == nil { return }; finish(most: self.limit) }
    mutating func load() {
      guard !query.isEmpty else { return }
      query = made()
      start(query)
    }
    mutating func begin() { start(name) }
    mutating func other() { guard !query.isEmpty else { return }; start(name) }
    mutating func end() { if state == .b { state = .a } }
    +
    private var query = "a"
    private var name = ""
    private var tries = 0
    private var limit: Int? = 1
    private func made() -> String { tries > 2 ? "" : "b" }
    private mutating func start(_ text: String) {
      guard !text.isEmpty else { state = .c; return }
      state = .b
    }
    private mutating func finish(most: Int?) {
      guard let most, most > 0 else { state = .c; return }
      state = .b
    }
    --
    events open read load begin other end
    a open [!query.isEmpty] → b any
    a open stays any
    a read [self.limit == nil] stays any
    a read [let most = self.limit && self.limit > 0] → b any
    a read → c any
    a load [!query.isEmpty && !again(query.isEmpty)] → b any
    a load [!query.isEmpty] → c any
    a load stays any
    a begin [!name.isEmpty] → b any
    a begin → c any
    a other [!query.isEmpty && !name.isEmpty] → b any
    a other [!query.isEmpty] → c any
    a other stays any
    b open stays any
    b read [self.limit == nil] stays any
    b read [let most = self.limit && self.limit > 0] stays any
    b read → c any
    b load [!query.isEmpty && !again(query.isEmpty)] stays any
    b load [!query.isEmpty] → c any
    b load stays any
    b begin [!name.isEmpty] stays any
    b begin → c any
    b other [!query.isEmpty && !name.isEmpty] stays any
    b other [!query.isEmpty] → c any
    b other stays any
    b end → a
    c open [!query.isEmpty] → b any
    c open stays any
    c read [self.limit == nil] stays any
    c read [let most = self.limit && self.limit > 0] → b any
    c read stays any
    c load [!query.isEmpty && !again(query.isEmpty)] → b any
    c load stays any
    c begin [!name.isEmpty] → b any
    c begin stays any
    c other [!query.isEmpty && !name.isEmpty] → b any
    c other stays any
    rest stays

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

    ## through several calls @methods
    mutating func open() { if !queue.isEmpty { one() } }
    mutating func fill() { queue += [1]; one() }
    mutating func end() { if state == .b { state = .c } }
    +
    private var queue = [1]
    private mutating func one() { two() }
    private mutating func two() { three() }
    private mutating func three() {
      if queue.isEmpty { 1️⃣state = .a } else { state = .b }
    }
    --
    events open fill end
    a end stays
    b end → c
    c end stays
    a open [!queue.isEmpty] → b
    a open stays
    b open stays
    c open [!queue.isEmpty] → b
    c open stays
    a fill → b
    b fill stays
    c fill → b
    unread 1️⃣ no event is seen

    ## numbers that constants hold, and texts @methods
    mutating func open() { tries = 0; retry() }
    mutating func close() { tries = 3; retry() }
    mutating func more() { tries = 2; if tries < Machine.most { 2️⃣state = .b } else { state = .a } }
    mutating func less() { tries = 1; if 2 > tries { state = .b } else { 3️⃣state = .a } }
    mutating func call() { name = "Anna"; answer() }
    mutating func recall() { name = "Otto"; answer() }
    mutating func end() { if state == .b { state = .c } }
    +
    private var tries = 0
    private var name = ""
    private let limit = 3
    private static let most = 2
    private mutating func retry() {
      guard tries < limit else { state = .c; return }
      state = .b
    }
    private mutating func answer() {
      if name == "Anna" { state = .a } else if name != "Otto" { 1️⃣state = .c }
    }
    --
    events open close more less call recall end
    a end stays
    b end → c
    c end stays
    a open → b
    b open stays
    c open → b
    a close → c
    b close → c
    c close stays
    a more stays
    b more → a
    c more → a
    a less → b
    b less stays
    c less → b
    a call stays
    b call → a
    c call → a
    a recall stays
    b recall stays
    c recall stays
    unread 1️⃣ no event is seen
    unread 2️⃣ no state and event
    unread 3️⃣ no state and event

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

    ## a parameter with the name of a property @methods
    mutating func play() {
      guard !queue.isEmpty else { return }
      if state == .a { load(queue: queue); return }
      state = .c
    }
    mutating func begin() {
      let items = made()
      load(queue: items)
    }
    mutating func end() { if state == .c { state = .a } }
    +
    private var queue: [Int] = []
    private func made() -> [Int] { queue + queue }
    private mutating func load(queue: [Int]) {
      self.queue = queue
      guard !queue.isEmpty else { state = .a; return }
      state = .b
    }
    --
    events play begin end
    a play [!queue.isEmpty] → b
    a play stays
    b play [!queue.isEmpty] → c
    b play stays
    c play stays
    a begin [!items.isEmpty] → b
    a begin stays
    b begin [!items.isEmpty] stays
    b begin → a
    c begin [!items.isEmpty] → b
    c begin → a
    a end stays
    b end stays
    c end → a
    """#
  )
}
