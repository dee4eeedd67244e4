extension Table {
  static let companions = Table(
    "what is so of a property in a state wherever others may have their turn",
    #"""
    ## an optional that is there in some states alone @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var owner: Int?
      func open(by name: Int) {
        guard owner == nil else { return }
        owner = name
        state = .b
      }
      func close() {
        if let owner, owner > 1 { state = .c }
      }
      func reset() {
        self.owner = nil
        state = .a
      }
    }
    --
    events open close reset
    a open → b
    b open stays
    c open stays
    a close stays
    b close [owner > 1] → c
    b close stays
    c close stays
    a reset stays any
    b reset → a any
    c reset → a any

    ## a flag that is set with the state @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private(set) var isWanted = false
      private var calls: [Int] = []
      func open() {
        isWanted = true
        state = .b
      }
      func close() {
        isWanted = false
        state = .a
      }
      func update() {
        guard isWanted else { return }
        calls.append(1)
        state = .c
      }
    }
    --
    events open close update
    a open → b any
    b open stays any
    c open → b any
    a close stays any
    b close → a any
    c close → a any
    a update stays
    b update → c
    c update stays

    ## one that a function sets which does nothing to the state @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var owner: Int?
      func open(by name: Int) {
        owner = name
        state = .b
      }
      func forget() { owner = nil }
      func close() {
        guard state == .b, owner != nil else { return }
        state = .c
      }
    }
    --
    events open close
    a open → b any
    b open stays any
    c open → b any
    a close stays
    b close [owner != nil] → c
    b close stays
    c close stays

    ## one that a hidden function sets, which is also called by what is no event @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var owner: Int?
      func open(by name: Int) {
        put(name)
        state = .b
      }
      func take(_ name: Int) { put(name) }
      private func put(_ name: Int) { owner = state == .c ? nil : name }
      func close() {
        guard state == .b, owner != nil else { return }
        state = .c
      }
    }
    --
    events open close
    a open → b any
    b open stays any
    c open → b any
    a close stays
    b close [owner != nil] → c
    b close stays
    c close stays

    ## one that a closure sets which runs later @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var isWanted = false
      func open(_ later: (@escaping () -> Void) -> Void) {
        later { [self] in isWanted = true }
        state = .b
      }
      func close() {
        guard state == .b, isWanted else { return }
        isWanted = false
        state = .c
      }
    }
    --
    events open close
    a open → b any
    b open stays any
    c open → b any
    a close stays
    b close [isWanted] → c
    b close stays
    c close stays

    ## one that is lent, and one that a tuple sets @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var isWanted = false
      private var isLate = false
      private var count = 0
      func open() {
        flip(&isWanted)
        (isLate, count) = (true, 1)
        state = .b
      }
      private func flip(_ flag: inout Bool) { flag = !flag }
      func close() {
        guard state == .b, isWanted, isLate else { return }
        isWanted = false
        isLate = false
        state = .c
      }
    }
    --
    events open close
    a open → b any
    b open stays any
    c open → b any
    a close stays
    b close [isWanted && isLate] → c
    b close stays
    c close stays

    ## what goes on behind an await finds what is so in the state @file unrun
    actor Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var task: Task<Void, Never>?
      func open() async {
        guard task == nil else { return }
        task = Task { }
        state = .b
        await Task.yield()
        guard task != nil else { return }
        state = .c
      }
      func close() {
        guard state != .a else { return }
        task = nil
        state = .a
      }
    }
    --
    events open close open(yield)
    a open → b
    b open stays
    c open stays
    b open(yield) → c
    a close stays
    b close → a
    c close → a

    ## what waits may go on in another state @file unrun
    actor Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var isReady = false
      func open() async {
        guard state == .a else { return }
        state = .b
        await Task.yield()
        isReady = true
        if state == .b { state = .c }
      }
      func stop() {
        isReady = false
        state = .a
      }
      func close() {
        guard isReady else { return }
        state = .b
      }
    }
    --
    events open stop close open(yield)
    a open → b
    b open stays
    c open stays
    b open(yield) → c
    a stop stays any
    b stop → a any
    c stop → a any
    a close [isReady] → b any
    a close stays any
    b close stays any
    c close → b

    ## one of a type whose state others can set @file unrun
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      private var isWanted = false
      func open() {
        isWanted = true
        state = .b
      }
      func close() {
        guard state == .b, isWanted else { return }
        isWanted = false
        state = .c
      }
    }
    --
    events open close
    a open → b any
    b open stays any
    c open → b any
    a close stays
    b close [isWanted] → c
    b close stays
    c close stays

    ## one that an initialiser sets @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var isWanted = false
      init(isWanted: Bool) { self.isWanted = isWanted }
      func open() {
        isWanted = true
        state = .b
      }
      func close() {
        guard state == .b, isWanted else { return }
        isWanted = false
        state = .c
      }
    }
    --
    events open close
    a open → b any
    b open stays any
    c open → b any
    a close stays
    b close [isWanted] → c
    b close stays
    c close stays

    ## somebody is nobody where there is none @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var owner: Int?
      func open(by name: Int) {
        guard owner == nil else { return }
        owner = name
        state = .b
      }
      func close(by name: Int) {
        guard owner == name else { return }
        owner = nil
        state = .c
      }
      func leave(by name: Int) {
        if self.owner != name {
          owner = nil
          state = .a
        }
      }
    }
    --
    events open close leave
    a open → b
    b open stays
    c open → b
    a close stays
    b close [owner == name] → c
    b close stays
    c close stays
    a leave stays
    b leave [self.owner != name] → a
    b leave stays
    c leave → a

    ## a property that a parameter hides in one of its functions @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var owner: String?
      func open(owner: String) {
        guard self.owner == nil else { return }
        self.owner = owner
        state = .b
      }
      func go() {
        guard owner != nil else { return }
        state = .c
      }
      func close() {
        owner = nil
        state = .a
      }
    }
    --
    events open go close
    a open → b
    b open stays
    c open stays
    a go stays
    b go → c
    c go stays
    a close stays any
    b close → a any
    c close → a any

    ## a computed property that asks for one @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var owner: String?
      private var isFine: Bool { true }
      private var isOwned: Bool {
        assert(isFine)
        return owner != nil
      }
      private var isHeld: Bool { owner != nil }
      func open(_ name: String) {
        owner = name
        state = .b
      }
      func close() {
        owner = nil
        state = .a
      }
      func go() {
        guard isOwned else { return }
        state = .c
      }
      func run() {
        guard isHeld else { return }
        state = .c
      }
    }
    --
    events open close go run
    a open → b any
    b open stays any
    c open → b any
    a close stays any
    b close → a any
    c close → a any
    a go stays
    b go → c
    c go stays
    a run stays
    b run → c
    c run stays
    """#
  )
}
