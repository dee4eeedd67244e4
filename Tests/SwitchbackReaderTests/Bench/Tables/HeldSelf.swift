extension Table {
  static let heldSelf = Table(
    "the instance by names of names, and inside of other things",
    #"""
    ## a name for another name of it @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func first() {
        weak var weakSelf = self
        run {
          guard let strongSelf = weakSelf else { return }
          strongSelf.finish()
        }
      }
      func second() {
        run { [weak weakSelf = self] in
          guard let strongSelf = weakSelf else { return }
          strongSelf.state = .b
        }
      }
      func third() {
        let me = self
        let same = me
        if let last = Optional.some(1) { print(last) }
        same.state = .c
      }
      func fourth() {
        let me = self
        run { [unowned same = me] in if same.state == .c { same.state = .a } }
      }
      private func run(_ body: () -> Void) { body() }
      private func finish() { if state == .a { state = .c } }
    }
    --
    states a b c
    events first second third fourth
    a first → c
    a second → b
    c second → b
    a third → c
    b third → c
    c fourth → a
    rest stays
    initial a
    methods

    ## closures that run later know it by a name for another name @file unrun
    import Dispatch
    final class Machine: @unchecked Sendable {
      enum State { case a, b, c }
      private(set) var state = State.a
      func go() {
        state = .b
        DispatchQueue.main.async { [weak weakSelf = self] in
          guard let strongSelf = weakSelf else { return }
          if strongSelf.state == .b { strongSelf.state = .c }
        }
      }
    }
    --
    states a b c
    events go go(async)
    a go → b
    b go stays
    c go → b
    b go(async) → c
    a go(async) stays
    c go(async) stays
    initial a
    methods

    ## a call on an element that is the instance @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func go() { [to(.b)].forEach { 1️⃣$0.to(.c) } }
      private func to(_ next: State) -> Machine {
        state = next
        return self
      }
      func back() { if state == .c { state = .a } }
    }
    --
    states a b c
    events go back ->c
    a go ? $0.to(.c) any
    b go ? $0.to(.c) any
    c go ? $0.to(.c) any
    a ->c → c any
    b ->c → c any
    c back → a
    rest stays
    unread 1️⃣ what '$0.to' does to 'self' is not followed

    ## one as what it conforms to @file unrun
    protocol Runner { func end() }
    final class Machine: Runner {
      enum State { case a, b, c }
      private(set) var state = State.a
      func go() {
        if state == .a { state = .b }
        1️⃣(self as any Runner).end()
      }
      func end() { if state == .b { state = .c } }
    }
    --
    states a b c
    events go end
    a go ? (self as any Runner).end()
    b go ? (self as any Runner).end() any
    c go ? (self as any Runner).end() any
    b end → c
    rest stays
    unread 1️⃣ what '(self as any Runner).end' does to 'self' is not followed

    ## calls that nothing else leads to @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      var next: Machine?
      func first() { for machine in [self] { 1️⃣machine.finish() } }
      func second() { if let machine = Optional(self) { 2️⃣machine.finish() } }
      func third() { [next, self].compactMap { $0 }.forEach { 3️⃣$0.finish() } }
      func fourth() {
        var last = self
        while let next = last.next { last = next }
        4️⃣last.finish()
      }
      func fifth() {
        let (machine, _) = (self, 1)
        5️⃣machine.finish()
      }
      func sixth() { 6️⃣Machine.finish(self)() }
      func back() { if state == .c { state = .a } }
      private func finish() { if state == .b { state = .c } }
    }
    --
    states a b c
    events back finish
    c back → a
    b finish → c
    rest stays
    unread 1️⃣ what 'machine.finish' does to 'self' is not followed
    unread 2️⃣ what 'machine.finish' does to 'self' is not followed
    unread 3️⃣ what '$0.finish' does to 'self' is not followed
    unread 4️⃣ what 'last.finish' does to 'self' is not followed
    unread 5️⃣ what 'machine.finish' does to 'self' is not followed
    unread 6️⃣ what 'Machine.finish' does to 'self' is not followed

    ## an element of a dictionary or a list of lists, one of two, and a variable that is another one later @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      var isOn = false
      var other: Machine?
      func first() { 1️⃣["x": self]["x"]?.finish() }
      func second() { [[self]].forEach { $0.forEach { 2️⃣$0.finish() } } }
      func third() { 3️⃣(isOn ? self : Machine()).finish() }
      func fourth() { 4️⃣(other ?? self).finish() }
      func fifth() {
        var me = self
        if isOn { me = Machine() }
        5️⃣me.state = .b
      }
      func back() { if state == .c { state = .a } }
      private func finish() { if state == .b { state = .c } }
    }
    --
    states a b c
    events fifth back finish
    a fifth ? me.state any
    b fifth ? me.state any
    c fifth ? me.state any
    c back → a
    b finish → c
    rest stays
    unread 1️⃣ what '["x": self]["x"]?.finish' does to 'self' is not followed
    unread 2️⃣ what '$0.finish' does to 'self' is not followed
    unread 3️⃣ what '(isOn ? self : Machine()).finish' does to 'self' is not followed
    unread 4️⃣ what '(other ?? self).finish' does to 'self' is not followed
    unread 5️⃣ 'me.state' may be the state of the instance itself, which is not followed

    ## a method that another type is given, and cannot keep @file unrun
    struct Helper { func run(_ body: () -> Void) { body() } }
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      let helper = Helper()
      func go() {
        state = .a
        helper.run(1️⃣step)
        if state == .b { state = .c }
      }
      func step() { if state == .a { state = .b } }
    }
    --
    states a b c
    events go step
    a go [state == .b] → c
    a go ? step
    b go [state == .b] → c
    b go ? step
    c go [state == .b] stays any
    c go ? step any
    a step → b
    rest stays
    unread 1️⃣ when 'step' is called is not followed

    ## other instances in a list @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      var others: [Machine] = []
      func go() {
        if state == .a { state = .b }
        for machine in others { machine.end() }
        others.first?.end()
      }
      func end() { if state == .b { state = .c } }
    }
    --
    states a b c
    events go end
    a go → b
    b end → c
    rest stays
    initial a
    methods

    ## an accessor that goes past what stands in the place of the state @file unrun
    class Base {
      enum State { case a, b, c }
      var state = State.a
      func go() { if state == .a { state = .b } }
    }
    class Child: Base {
      1️⃣private var mine: State {
        get { super.state }
        set { super.state = newValue }
      }
      func end() { mine = .c }
    }
    --
    machine Child
    others Base
    states a b c
    events end go
    a go → b
    rest stays
    unread 1️⃣ 'super.state' is set, which is not followed
    """#
  )
}
