extension Table {
  static let constantProperties = Table(
    "constants of the instance",
    #"""
    ## asked again in a helper, and behind what may change anything else @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      let isClient: Bool
      let limit: Int
      let owner: String?
      let names: [String]
      private let center = Center()
      init(isClient: Bool, limit: Int, owner: String?, names: [String]) {
        self.isClient = isClient
        self.limit = limit
        self.owner = owner
        self.names = names
      }
      func x() {
        if isClient { state = .a }
        center.post(self)
        if isClient { state = .b }
      }
      func y() {
        if limit > 3 { center.post(self) }
        move()
      }
      func z() {
        guard owner != nil, state == .a else { return }
        center.post(self)
        guard let owner else { 1️⃣state = .c; return }
        center.post(owner)
        if names.isEmpty { state = .b }
        center.post(self)
        if !names.isEmpty, state == .b { 2️⃣state = .c }
      }
      private func move() { if limit > 3 { state = .b } else { state = .c } }
    }
    final class Center { func post(_ any: Any) {} }
    --
    events x y z
    a x [isClient] → b
    a x stays
    b x stays
    c x [isClient] → b
    c x stays
    a y [limit > 3] → b
    a y → c
    b y [limit > 3] stays
    b y → c
    c y [limit > 3] → b
    c y stays
    a z [owner != nil && names.isEmpty] → b
    a z stays
    rest stays
    unread 1️⃣ no state and event
    unread 2️⃣ no state and event

    ## behind an await and in the next turn of a loop @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      let isClient: Bool
      init(isClient: Bool) { self.isClient = isClient }
      func x() async {
        guard isClient, state == .a else { return }
        state = .b
        await Task.yield()
        if isClient { state = .c } else { 1️⃣state = .a }
      }
      func y(_ items: [Int]) {
        for item in items {
          if isClient { continue }
          print(item)
          state = isClient ? .a : .c
        }
      }
    }
    --
    events x y x(yield)
    a x [isClient] → b
    a x stays
    b x stays
    c x stays
    b x(yield) → c
    a y [for item in items && !isClient] → c
    a y stays
    b y [for item in items && !isClient] → c
    b y stays
    c y stays
    rest nothing
    unread 1️⃣ no state and event

    ## what is stored in a constant may change, and so may a struct as a whole @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      let worker: Worker
      let isFast: Bool
      mutating func x() {
        guard state == .a, worker.isOn else { return }
        worker.end()
        if worker.isOn { state = .b }
      }
      mutating func y() {
        guard state == .b, isFast else { return }
        worker.end()
        if isFast { state = .c }
      }
      mutating func z() {
        if state == .c { self = Machine(worker: worker, isFast: false) }
      }
    }
    final class Worker { var isOn = false; func end() {} }
    --
    events x y z
    a x [worker.isOn && again(worker.isOn)] → b
    a x stays
    b y [isFast && again(isFast)] → c
    b y stays
    c z → a
    rest stays

    ## a constant that a method makes anew in a copy @file unrun
    struct Machine {
      enum State { case a, b }
      let state: State
      func moved() -> Machine { Machine(state: .b) }
      mutating func move() {
        guard state == .a else { return }
        let next = self.moved()
        1️⃣self = next
      }
    }
    --
    states a b
    events move
    a move ?
    b move stays
    unread 1️⃣ 'self' is replaced, and with it the state

    ## no machine: a constant that a copy brings back @file unrun
    struct Machine {
      enum Version { case v4, v5, v6 }
      let version: Version
      private var count = 0
      init(version: Version) { self.version = version }
      func ahead() -> Machine { self }
      mutating func parse() -> Bool {
        enum Kind { case a, b; init(_ count: Int) { if count > 1 { self = .a } else { self = .b } } }
        var ahead = self.ahead()
        guard ahead.skip() else { return false }
        self = ahead
        return version == .v6
      }
      mutating func skip() -> Bool {
        count += 1
        note(&self)
        return count < 3
      }
    }
    func note(_ machine: inout Machine) {}
    --
    none
    """#
  )
}
