extension Table {
  static let changedElsewhere = Table(
    "what other types do to what may be a machine",
    #"""
    ## an instance of a class below, and of a type inside of another @file unrun
    enum Shop {
      class Machine {
        enum State { case a, b, c }
        var state = State.a
        func open() { if state == .a { state = .b } }
      }
    }
    final class Special: Shop.Machine { var tag = 0 }
    final class Door { var state = 1 }
    final class Owner {
      let special = Special()
      let machine = Shop.Machine()
      func stop() { 1️⃣special.state = .c }
      func reset() { 2️⃣machine.state = .a }
      func make() {
        let made = Shop.Machine.init()
        3️⃣made.state = .a
      }
    }
    --
    machine Shop.Machine
    events open
    a open → b
    rest stays
    unread 1️⃣ another type sets the state
    unread 2️⃣ another type sets the state
    unread 3️⃣ another type sets the state

    ## what goes by a protocol, or by a generic parameter @file unrun
    protocol Stateful: AnyObject { var state: Machine.State { get set } }
    protocol Other: AnyObject { var state: Int { get set } }
    class Machine: Stateful {
      enum State { case a, b, c }
      var state = State.a
      func open() { if state == .a { state = .b } }
    }
    func one(_ it: any Stateful) { 1️⃣it.state = .c }
    func two<It: Stateful>(_ it: It) { 2️⃣it.state = .c }
    func three<It: Machine>(_ it: It) { 3️⃣it.state = .c }
    func four(_ it: any Other) { it.state = 4 }
    final class Weak<Value: AnyObject> { weak var value: Value? }
    final class Pool {
      var all: [Weak<Machine>] = []
      func stop() { for item in all { 4️⃣item.value?.state = .c } }
    }
    extension Sequence where Element: Machine {
      func stop() { forEach { 5️⃣$0.state = .c } }
    }
    --
    events open
    a open → b
    rest stays
    unread 1️⃣ another type may set the state
    unread 2️⃣ another type may set the state
    unread 3️⃣ another type sets the state
    unread 4️⃣ another type may set the state
    unread 5️⃣ another type may set the state

    ## what is unknown, beside something that cannot be set to it @file unrun
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      func open() { if state == .a { state = .b } }
    }
    final class Door { var state = 1 }
    final class Gate {
      enum State { case left, right }
      var state = State.left
    }
    enum Job { case running(Machine), none }
    func one(_ job: Job) { if case .running(let it) = job { 1️⃣it.state = .c } }
    func two(_ job: Job, _ next: Machine.State) {
      if case .running(let it) = job { 2️⃣it.state = next == .a ? .b : .c }
    }
    func three(_ pair: (Machine, Gate)) {
      3️⃣pair.0.state = .c
      pair.1.state = .left
    }
    --
    others
    events open
    a open → b
    rest stays
    unread 1️⃣ another type may set the state
    unread 2️⃣ another type may set the state
    unread 3️⃣ another type may set the state

    ## many places of which nothing is known @file unrun
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      func open() { if state == .a { state = .b } }
    }
    func change(_ all: [(Machine, Int)]) {
      1️⃣all[0].0.state = .a
      all[1].0.state = .a
      all[2].0.state = .b
      all[3].0.state = .c
      all[4].0.state = .c
    }
    --
    events open
    a open → b
    rest stays
    unread 1️⃣ another type may set the state, here and in 4 other places

    ## what is handed on, and other targets @file unrun
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      func open() { if state == .a { state = .b } }
    }
    func reset(_ state: inout Machine.State) { state = .a }
    func show(_ number: inout Int) {}
    final class Door { var state = 1 }
    final class Owner {
      let (machine, second, door) = (Machine(), Machine(), Door())
      let own: Machine = Machine()
      let other: Machine = Machine()
      func one() { 1️⃣reset(&own.state) }
      func two() { 2️⃣(own.state, other.state) = (.b, .c) }
      func three() { 3️⃣(own.state) = .b }
      func four() { 4️⃣own[keyPath: \.state] = .c }
      func five() {
        5️⃣own.state
          = .c
      }
      func six(_ door: Door) { show(&door.state) }
      func seven() -> [Machine.State] { [own, other].map(\.state) }
    }
    --
    events open
    a open → b
    rest stays
    unread 1️⃣ another type may set the state
    unread 2️⃣ another type may set the state
    unread 3️⃣ another type sets the state
    unread 4️⃣ another type sets the state
    unread 5️⃣ another type sets the state

    ## a binding of another type @file unrun
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      func open() { if state == .a { state = .b } }
    }
    @propertyWrapper @dynamicMemberLookup struct Bound<Value> {
      var wrappedValue: Value
      var projectedValue: Bound<Value> { self }
      subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Bound<Part> {
        Bound<Part>(wrappedValue: wrappedValue[keyPath: path])
      }
    }
    struct Owner {
      @Bound var machine: Machine
      func pick(_ selection: Bound<Machine.State>) {}
      func body() { 1️⃣pick($machine.state) }
    }
    --
    events open
    a open → b
    rest stays
    unread 1️⃣ another type may set the state

    ## what is static @file unrun
    enum Machine {
      enum State { case a, b, c }
      nonisolated(unsafe) static var state = State.a
      static func open() { if state == .a { state = .b } }
    }
    final class Door { var state = 1 }
    final class Owner {
      let machine = Door()
      func stop() { 1️⃣Machine.state = .c }
      func shut() { machine.state = 2 }
    }
    --
    events open
    a open → b
    rest stays
    unread 1️⃣ another type sets the state

    ## what a box shows @file unrun
    final class Lock<Value> {
      var value: Value
      init(_ value: Value) { self.value = value }
      func withLock<Result>(_ body: (inout Value) -> Result) -> Result { body(&value) }
    }
    final class Machine {
      enum State { case a, b, c }
      let state = Lock<State>(.a)
      func open() { state.withLock { if $0 == .a { $0 = .b } } }
      func close() { state.withLock { if $0 == .b { $0 = .c } } }
      func reset() { 1️⃣state.value = .a }
    }
    final class Owner {
      let machine: Machine = Machine()
      func stop() { 2️⃣machine.state.value = .c }
    }
    --
    events open close
    a open → b
    b close → c
    rest stays
    unread 1️⃣ sets the state
    unread 2️⃣ another type sets the state

    ## what stands outside of all types @file invalid
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      func open() { if state == .a { state = .b } }
    }
    let close: (Machine) -> Void = { 1️⃣$0.state = .c }
    let machine = Machine()
    machine.open()
    if machine.state == .b { 2️⃣machine.state = .c }
    3️⃣machine.state = .a
    --
    events open
    a open → b
    rest stays
    unread 1️⃣ another type sets the state
    unread 2️⃣ another type sets the state
    unread 3️⃣ another type sets the state
    """#
  )
}
