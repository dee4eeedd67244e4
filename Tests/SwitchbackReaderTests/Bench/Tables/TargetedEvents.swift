extension Table {
  static let targetedEvents = Table(
    "methods that are told the next state",
    #"""
    ## a list of what may follow @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let allowed: [State: Set<State>] = [.a: [.b], .b: [.c, .a]]
      mutating func move(to next: State) throws {
        guard allowed[state]?.contains(next) ?? false else { throw Failure() }
        state = next
      }
      mutating func reset() { state = .a }
    }
    --
    events reset ->a ->b ->c
    b reset → a
    c reset → a
    a reset stays
    a ->a rejects
    a ->b → b
    a ->c rejects
    b ->a → a
    b ->b rejects
    b ->c → c
    c ->a rejects
    c ->b rejects
    c ->c rejects

    ## an answer of another function @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func move(to next: State) -> Bool {
        if next == state { return false }
        let old = state
        guard mayFollow(next, old) else { return false }
        state = next
        return true
      }
      private func mayFollow(_ next: State, _ old: State) -> Bool { old == .a || next == .a && isReady }
    }
    --
    events ->a ->b ->c
    a ->a rejects
    a ->b → b
    a ->c → c
    b ->a [isReady] → a
    b ->a rejects
    b ->b rejects
    b ->c rejects
    c ->a [isReady] → a
    c ->a rejects
    c ->b rejects
    c ->c rejects

    ## what goes everywhere, beside something that does not @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      mutating func set(_ next: State) { if state != next { state = next } }
      mutating func close() { if state == .a { state = .c } }
    }
    --
    events close ->a ->b ->c
    a close → c
    b close stays
    c close stays
    a ->a stays any
    b ->a → a any
    c ->a → a any
    a ->b → b any
    b ->b stays any
    c ->b → b any
    a ->c → c any
    b ->c → c any
    c ->c stays any

    ## what only goes everywhere is a choice @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      mutating func set(_ next: State) { if state != next { state = next } }
    }
    --
    none

    ## a state that several look at, and that only goes everywhere @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func set(_ next: State) { if state != next { state = next } }
    }
    --
    events ->a ->b ->c
    a ->b → b any
    a ->c → c any
    b ->a → a any
    b ->c → c any
    c ->a → a any
    c ->b → b any
    a ->a stays any
    b ->b stays any
    c ->c stays any

    ## one that goes everywhere, and does something with what it has left @file unrun
    struct Machine: Screen {
      enum State { case a, b
        var window: Int { self == .a ? 1 : 2 }
      }
      @Kept private var state = State.a
      var body: some Part { Room(set) }
      private func set(_ next: State) {
        let old = state
        guard next != old else { return }
        state = next
        close(old.window)
      }
    }
    func close(_ window: Int) {}
    func Room(_ set: @escaping (Machine.State) -> Void) -> Leaf { Leaf() }
    \#(Table.kept)
    --
    states a b
    events ->a ->b
    a ->a stays any
    a ->b → b any
    b ->a → a any
    b ->b stays any

    ## one that only writes down what it has left @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      mutating func set(_ next: State) {
        let old = state
        guard next != old else { return }
        state = next
        print("from \(old.hashValue)", old)
      }
    }
    --
    none

    ## a class that reacts to what others set @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a { didSet { show(state) } }
      func open() { state = .b }
      func close() { state = .c }
      private func show(_ state: State) { if state == .b { print("open") } }
    }
    --
    events open close
    a open → b any
    b open stays any
    c open → b any
    a close → c any
    b close → c any
    c close stays any

    ## one that reacts to what a closure sets @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func load(_ service: Service) {
        service.load { [weak self] isDone in self?.state = isDone ? .b : .c }
      }
      func show() { if state == .b { print("loaded") } }
    }
    struct Service { func load(_ work: @escaping (Bool) -> Void) {} }
    --
    events load(load)
    a load(load) [isDone] → b any
    a load(load) → c any
    b load(load) [isDone] stays any
    b load(load) → c any
    c load(load) [isDone] → b any
    c load(load) stays any

    ## where it came from is no target @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      mutating func leave(_ old: State) { if old == state { state = .c } }
    }
    --
    events leave
    open
    a leave [old == state] → c
    a leave stays
    b leave [old == state] → c
    b leave stays
    c leave stays

    ## two methods that are told @file unrun
    struct Machine {
      enum State { case a, b }
      private(set) var state = State.a
      mutating func push(to next: State) { if state == .a, next == .b { state = next } }
      mutating func pull(to next: State) { if state == .b, next != .b { state = next } }
    }
    --
    states a b
    events push(->a) push(->b) pull(->a) pull(->b)
    a push(->b) → b
    b pull(->a) → a
    rest stays

    ## one that goes on from where it was told to go @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func close() { if state == .b { state = .c } }
      func put(_ next: State) {
        state = next
        if next == .a { state = .b }
      }
    }
    --
    events close ->a ->b ->c
    b close → c
    a close stays
    c close stays
    a ->a → b any
    b ->a stays any
    c ->a → b any
    a ->b → b any
    b ->b stays any
    c ->b → b any
    a ->c → c any
    b ->c → c any
    c ->c stays any

    ## one that tells itself @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func close() { if state == .b { state = .c } }
      func put(_ next: State) {
        state = next
        switch next {
        case .a: put(.b)
        case .b, .c: break
        }
      }
    }
    --
    events close ->a ->b ->c
    b close → c
    a close stays
    c close stays
    a ->a → b any
    b ->a stays any
    c ->a → b any
    a ->b → b any
    b ->b stays any
    c ->b → b any
    a ->c → c any
    b ->c → c any
    c ->c stays any

    ## beside a method that is given events @file unrun
    final class Machine {
      enum State { case a, b }
      enum Event { case open, b(Int) }
      private(set) var state = State.a
      func send(_ event: Event) {
        switch (state, event) {
        case (.a, .open): state = .b
        case (.b, .b): state = .a
        default: break
        }
      }
      func force(_ next: State) { state = next }
    }
    --
    states a b
    events open b force(->a) force(->b)
    a open → b
    b open stays
    a b stays
    b b → a
    a force(->a) stays any
    b force(->a) → a any
    a force(->b) → b any
    b force(->b) stays any

    ## a hidden one that a type inside tells where to go @file unrun
    final class Machine {
      enum State { case a, b, c, d }
      struct Cursor {
        let machine: Machine
        func close(isLate: Bool) { machine.move(to: isLate ? .a : .c) }
      }
      private(set) var state = State.a
      private func move(to next: State) { state = next }
      func open() { if state == .a { move(to: .b) } }
      func end() { if state == .c { move(to: .d) } }
    }
    --
    states a b c d
    events open end ->a ->c
    a open → b
    b open stays
    c open stays
    d open stays
    c end → d
    a end stays
    b end stays
    d end stays
    a ->a stays any
    b ->a → a any
    c ->a → a any
    d ->a → a any
    a ->c → c any
    b ->c → c any
    c ->c stays any
    d ->c → c any

    ## an enum beside other arguments, asked for one case, is no event @file unrun
    struct Machine {
      enum State { case a, b, c }
      enum Place { case here, there }
      private(set) var state = State.a
      mutating func open(_ place: Place, isFree: Bool) {
        if place == .there, !isFree { return }
        state = place == .there ? .c : .b
      }
      mutating func close() { if state == .b { state = .a } }
    }
    --
    events open close
    a open [place == .there && !isFree] stays any
    a open [place == .there] → c any
    a open → b any
    b open [place == .there && !isFree] stays any
    b open [place == .there] → c any
    b open stays any
    c open [place == .there && !isFree] stays any
    c open [place == .there] stays any
    c open → b any
    b close → a
    rest stays

    ## an enum beside other arguments, with something for each case, is one @file unrun
    struct Machine {
      enum State { case a, b, c }
      enum Place { case here, there }
      private(set) var state = State.a
      mutating func open(_ place: Place, isFree: Bool) {
        switch place {
        case .here: if state == .a { state = .b }
        case .there: if isFree { state = .c }
        }
      }
    }
    --
    events here there
    a here → b
    a there [isFree] → c any
    a there stays any
    b there [isFree] → c any
    b there stays any
    c there stays any
    rest stays

    ## an enum that is only kept is none @file invalid
    final class Machine {
      enum State { case a, b, c }
      enum Place { case here, there }
      private(set) var state = State.a
      private var place = Place.here
      private let shop = Shop()
      func open(_ place: Place, of name: String) {
        guard state == .a else { return }
        self.place = place
        shop.visit(name, at: place)
        if shop.isOpen(at: place) { state = .b }
      }
    }
    --
    events open
    a open [shop.isOpen(at: place)] → b
    a open stays
    rest stays
    """#
  )
}
