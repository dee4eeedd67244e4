extension Table {
  static let justGiven = Table(
    "what a property was just given",
    #"""
    ## it is equal to that @methods
    mutating func open() {
      let id = next()
      active = id
      if active == id { state = .b } else { 1️⃣state = .c }
    }
    mutating func close(_ id: Int = 1) {
      self.active = id
      guard id == self.active else { 2️⃣state = .c; return }
      state = .a
    }
    mutating func end(by name: String = "x") {
      last = name
      if last != name { 3️⃣state = .a } else if state == .a { state = .c }
    }
    +
    private var active: Int?
    private var last = ""
    private func next() -> Int { 3 }
    --
    events open close end
    a open → b
    b open stays
    c open → b
    a close stays
    b close → a
    c close → a
    a end → c
    b end stays
    c end stays
    unread 1️⃣ no state and event lead
    unread 2️⃣ no state and event lead
    unread 3️⃣ no state and event lead

    ## not where one of them has changed @methods
    mutating func open() {
      let id = next()
      active = id
      change()
      if active == id { state = .b } else { state = .c }
    }
    mutating func close() {
      var id = next()
      active = id
      id += tries
      if active == id { state = .a } else { state = .c }
    }
    mutating func end() {
      let id = next()
      active = id
      active = tries
      if active == id, state == .a { state = .c }
    }
    +
    private var active: Int?
    private var tries = 0
    private func next() -> Int { 3 }
    private mutating func change() { active = tries }
    --
    events open close end
    a open [active == id] → b
    a open → c
    b open [active == id] stays
    b open → c
    c open [active == id] → b
    c open stays
    a close [active == id] stays
    a close → c
    b close [active == id] → a
    b close → c
    c close [active == id] → a
    c close stays
    a end [active == id] → c
    a end stays
    b end stays
    c end stays

    ## not where something may differ from itself @methods
    mutating func open(at time: Double = .nan) {
      limit = time
      if limit == time { state = .b } else { state = .c }
    }
    mutating func close(_ next: Odd = Odd()) {
      odd = next
      guard odd != next, state == .c else { return }
      state = .a
    }
    +
    private var limit = 0.0
    private var odd: Odd?
    struct Odd: Equatable { static func == (one: Self, other: Self) -> Bool { false } }
    --
    events open close
    a open [limit == time] → b
    a open → c
    b open [limit == time] stays
    b open → c
    c open [limit == time] → b
    c open stays
    a close stays
    b close stays
    c close [odd != next] → a
    c close stays

    ## a local holds what it was just made of @methods
    mutating func open() {
      count += 1
      let current = count
      if current == count { state = .b } else { 1️⃣state = .c }
    }
    mutating func close() {
      let current = count
      count += 1
      if count == current, state == .b { state = .a }
    }
    +
    private var count = 0
    --
    events open close
    a open → b
    b open stays
    c open → b
    a close stays
    b close [count == current] → a
    b close stays
    c close stays
    unread 1️⃣ no state and event lead

    ## a function that it calls asks @methods
    mutating func open() {
      let id = next()
      active = id
      go(on: id)
    }
    mutating func close() {
      let (id, other) = (next(), next())
      active = id
      go(on: other)
    }
    mutating func end() { if state == .b { state = .a } }
    +
    private var active: Int?
    private func next() -> Int { 3 }
    private mutating func go(on token: Int) {
      guard active == token else { state = .c; return }
      state = .b
    }
    --
    events open close end
    a open → b
    b open stays
    c open → b
    a close [active == other] → b
    a close → c
    b close [active == other] stays
    b close → c
    c close [active == other] → b
    c close stays
    a end stays
    b end → a
    c end stays

    ## what is called of something else leaves what only the type can set @methods
    mutating func open() {
      let id = 3
      active = id
      log.note()
      if active == id { state = .b } else { 1️⃣state = .c }
    }
    mutating func close() {
      let id = 3
      seen = id
      log.note()
      if seen == id, state == .b { state = .a }
    }
    +
    private var active: Int?
    var seen: Int?
    let log = Log()
    struct Log { func note() {} }
    --
    events open close
    a open → b
    b open stays
    c open → b
    a close stays
    b close [seen == id] → a
    b close stays
    c close stays
    unread 1️⃣ no state and event lead

    ## to ask a collection for an index leaves it as it is @methods
    mutating func open() {
      guard !items.isEmpty else { return }
      let next = tries + 1
      if items.indices.contains(next), items.isEmpty { 1️⃣state = .c } else { state = .b }
    }
    mutating func close() { if state == .b { state = .a } }
    +
    private var items = [1, 2]
    private var tries = 0
    --
    events open close
    a open [!items.isEmpty] → b
    a open stays
    b open stays
    c open [!items.isEmpty] → b
    c open stays
    a close stays
    b close → a
    c close stays
    unread 1️⃣ no state and event lead

    ## what has an index is not empty @methods
    mutating func open() {
      let next = tries + 1
      if items.indices.contains(next) { go(with: items) }
    }
    mutating func close() {
      if !items.contains(tries) { go(with: items) }
    }
    mutating func end() { if state == .b { state = .a } }
    +
    private var items = [1, 2]
    private var tries = 0
    private mutating func go(with list: [Int]) {
      guard !list.isEmpty else { state = .c; return }
      state = .b
    }
    --
    events open close end
    a open [items.indices.contains(next)] → b
    a open stays
    b open stays
    c open [items.indices.contains(next)] → b
    c open stays
    a close [!items.contains(tries) && !items.isEmpty] → b
    a close [!items.contains(tries)] → c
    a close stays
    b close [!items.contains(tries) && !items.isEmpty] stays
    b close [!items.contains(tries)] → c
    b close stays
    c close [!items.contains(tries) && !items.isEmpty] → b
    c close stays
    a end stays
    b end → a
    c end stays

    ## an object is the one that it was given @file
    final class Slot {
      enum State { case free, taken, lost }
      final class Owner {}
      var state = State.free
      private var owner: Owner?
      func take(_ next: Owner = Owner()) {
        owner = next
        if owner === next { state = .taken } else { 1️⃣state = .lost }
      }
      func free(_ former: Owner = Owner()) {
        guard owner === former, state == .taken else { return }
        state = .free
      }
    }
    --
    machine Slot
    states free taken lost
    events take free
    initial free
    property state
    types Slot.State Never
    samples free taken lost
    methods
    free take → taken
    taken take stays
    lost take → taken
    free free stays
    taken free [owner === former] → free
    taken free stays
    lost free stays
    unread 1️⃣ no state and event lead
    """#
  )
}
