extension Table {
  static let overloads = Table(
    "functions of one name",
    #"""
    ## overloads that read alike @file
    struct Machine {
      enum State {
        case a, b, c
        mutating func close(_ code: Int) {
          if code == 0 { self = .c }
        }
        mutating func close(_ code: Double) {
          if code == 0 { self = .c }
        }
      }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        case (.b, .y): state.close(1 as Int)
        case (.b, .x): state.close(1 as Double)
        default: break
        }
      }
    }
    --
    a x → b
    b y [(1 as Int) == 0] → c
    b y stays
    b x [(1 as Double) == 0] → c
    b x stays
    rest stays

    ## overloads that do not @file
    struct Machine {
      enum State {
        case a, b, c
        mutating func close(_ code: Int) { self = .c }
        mutating func close(_ code: Double) { self = .a }
      }
      enum Event { case x, y }
      let code = abs(1)
      var state = State.a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        case (.b, .y): 1️⃣state.close(code)
        default: break
        }
      }
    }
    --
    a x → b
    b y ?
    unread 1️⃣ which of the functions 'close' is called
    open
    rest stays

    ## overloads that literals and cases tell apart
    switch (state, event) {
    case (.a, .x): log(1); set(.b)
    case (.b, .x): log("b"); set(.second)
    case (.b, .y): log(nil)
    default: break
    }
    +
    private enum Place { case first, second }
    private func log(_ number: Int) {}
    private func log(_ text: String) {}
    private mutating func log(_ place: Place?) { state = .a }
    private mutating func set(_ next: State) { state = next }
    private mutating func set(_ place: Place) { if place == .second { state = .c } }
    --
    a x → b
    b x → c
    b y → a
    rest stays

    ## overloads of the machine's own functions, where what one is given has a type that is seen
    switch (state, event) {
    case (.a, .x): close(1 as Double)
    case (.b, .y): close(1 as Int)
    case (.b, .x): close(Double(code))
    default: break
    }
    +
    private let code = 1
    private mutating func close(_ code: Int) { state = .c }
    private mutating func close(_ code: Double) { state = state == .a ? .b : .a }
    --
    a x → b
    b y → c
    b x → a
    rest stays

    ## overloads of the machine's own functions, where it has not
    switch (state, event) {
    case (.a, .x): close(code)
    case (.b, .y): end(code)
    default: break
    }
    +
    private let code = abs(1.5)
    private mutating func close(_ code: Int) { state = .c }
    private mutating func close(_ code: Double) { state = .b }
    private mutating func end(_ code: Int) { state = .c }
    private mutating func end(_ code: Double) { end(Int(code)) }
    --
    a x [close(_:Int)] → c
    a x → b
    b y → c
    rest stays

    ## events with the same labels go by their types @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func show(_ page: Int, of book: String) { if state == .a { state = .b } }
      func show(_ page: Int, of album: Bool) { if state == .b { state = .c } }
    }
    --
    events show(_:of:String) show(_:of:Bool)
    a show(_:of:String) → b
    b show(_:of:Bool) → c
    rest stays

    ## of several types that differ the first tells which it is @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func decide(_ page: Int, then go: @escaping (Int) -> Void) { if state == .a { state = .b } }
      func decide(_ page: String, then go: @escaping (String) -> Void) { if state == .b { state = .c } }
    }
    --
    events decide(_:Int,then:) decide(_:String,then:)
    a decide(_:Int,then:) → b
    b decide(_:String,then:) → c
    rest stays

    ## one that is given a case, and one that is given a list @file unrun
    final class Machine {
      enum State { case a, b, c, d }
      private var state = State.a
      func open() { if move(from: .a, to: .b) { print("open") } }
      func lock() { _ = move(from: .b, to: .c) }
      func close() { guard move(from: [.b, .c], to: .d) else { return } }
      private func move(from: State, to: State) -> Bool {
        guard state == from else { return false }
        state = to
        return true
      }
      private func move(from: Set<State>, to: State) -> Bool {
        guard from.contains(state) else { return false }
        state = to
        return true
      }
    }
    --
    states a b c d
    events open lock close
    a open → b
    b lock → c
    b close → d
    c close → d
    rest stays

    ## cases and static members are of the type that declares them
    switch (state, event) {
    case (.a, .x): set(.b)
    case (.b, .y): set(state == .b ? .c : .a)
    case (.b, .x): set(State.a)
    default: break
    }
    +
    private mutating func set(_ next: State) { state = next }
    private mutating func set(_ number: Int) { if number > 1 { state = .a } }
    private mutating func set(_ text: String) { state = .c }
    --
    a x → b
    b y → c
    b x → a
    open
    rest stays

    ## literals, and properties that hold them, are what they are by themselves
    switch (state, event) {
    case (.a, .x): put(1)
    case (.b, .y): put("c")
    case (.b, .x): put(amount)
    case (.c, .x): put(self.name)
    default: break
    }
    +
    private let amount = 3
    private let name: String = "c"
    private mutating func put(_ number: Int) { state = .b }
    private mutating func put(_ number: Int?) { state = .a }
    private mutating func put(_ number: Double) { state = .a }
    private mutating func put(_ text: String) { state = .c }
    --
    a x → b
    b y → c
    b x stays
    c x stays
    open
    rest stays

    ## of which one has a parameter more, with a value of its own @file invalid
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func go() { show(value) }
      private func show(_ number: Int, loudly: Bool = true) { if state == .a { state = .b } }
      private func show(_ text: String) { if state == .b { state = .c } }
      func back() { if state == .c { state = .a } }
    }
    --
    events go back
    a go [show(_:Int,loudly:)] → b
    a go stays
    b go [show(_:Int,loudly:)] stays
    b go → c
    c go stays any
    c back → a
    rest stays

    ## a static function that has the name of a case @file unrun
    struct Machine {
      enum State {
        case a, b(String), c
        static func b(_ code: Int) -> State { .c }
        static func b(late code: Int) -> State { .c }
      }
      private(set) var state = State.a
      mutating func fail() { if case .a = state { state = 1️⃣.b(3) } }
      mutating func open() { if case .c = state { state = .a } }
    }
    --
    events fail open
    a fail ?
    c open → a
    unread 1️⃣ whether '.b(_:)' is the case or the function of that name
    rest stays

    ## of those that run a closure, the one that is told what the closure asks for @file unrun
    final class Lock {
      func lock() {}
      func unlock() {}
      func synchronized<T>(_ block: () throws -> T) rethrows -> T {
        lock()
        defer { unlock() }
        return try block()
      }
      func synchronized(_ block: (inout Int) -> Void) {
        var number = 0
        for _ in 0..<2 { synchronized { block(&number) } }
      }
    }
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let lock = Lock()
      func go() { lock.synchronized { if state == .a { state = .b } } }
      func end() { lock.synchronized { state = .c } }
    }
    --
    events go end
    a go → b
    a end → c any
    b end → c any
    c end stays any
    rest stays
    """#
  )
}
