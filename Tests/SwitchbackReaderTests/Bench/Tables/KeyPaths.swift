extension Table {
  static let keyPaths = Table(
    "what is reached by key paths",
    #"""
    ## what a key path reaches is handed on @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let path: ReferenceWritableKeyPath<Machine, State> = \.state
      func open() { if state == .a { state = .b } }
      func close() { if state == .b { change(\.state) { $0 = .c } } }
      func stop() {
        let me = self
        if state == .b { reset(2️⃣&me[keyPath: path]) }
      }
      func move() {
        let me = self
        if state == .a { 3️⃣me[keyPath: path] = .b }
      }
      func end() { if state == .c { swapped(&self[keyPath: \.state]) } }
      private func change<Value>(_ path: ReferenceWritableKeyPath<Machine, Value>, _ set: (inout Value) -> Void) {
        set(1️⃣&self[keyPath: path])
      }
      private func swapped(_ state: inout State) { state = .a }
    }
    func reset(_ state: inout Machine.State) { state = .a }
    --
    methods
    events open close stop move end
    a open → b
    b close ?
    b stop ?
    a move ?
    c end → a
    unread 1️⃣ what the call does to '&self[keyPath: path]'
    unread 2️⃣ what the call does to '&me[keyPath: path]'
    unread 3️⃣ what 'me[keyPath: path]' changes
    rest stays

    ## the state in a struct @file
    final class Machine {
      enum State { case a, b, c }
      struct Model {
        var state = State.a
        var count = 0
      }
      private var model = Model()
      private let path = \Model.state
      func open() { model[keyPath: \.state] = .b }
      func close() { if model[keyPath: \.state] == .b { model.state = .c } }
      func tally() {
        if model.state == .a { model.state = .c }
        model[keyPath: \.count] = 3
      }
      func move() { 1️⃣model[keyPath: path] = .a }
    }
    --
    property model.state
    methods
    events open close tally move
    a open → b
    c open → b
    b close → c
    a tally → c
    a move ?
    b move ?
    c move ?
    unread 1️⃣ what 'model[keyPath: path]' changes
    rest stays

    ## the state itself @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() { self[keyPath: \.state] = .b }
      func close() { if self[keyPath: \.state] == .b { state = .c } }
      func reset() { if state == .c { state = .a } }
    }
    --
    methods
    events open close reset
    a open → b
    c open → b
    b close → c
    c reset → a
    rest stays

    ## another instance, by a key path, in a tuple, and where it is handed on @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      var count = 0
      func open() { if state == .a { state = .b } }
      func close(_ other: Machine) { 1️⃣other[keyPath: \.state] = .c }
      func stop(_ other: Machine) { reset(2️⃣&other.state) }
      func swap(_ other: Machine) { 3️⃣(other.state, count) = (.a, 1) }
      func number(_ other: Door) {
        number(&other.state)
        other[keyPath: \.state] = 1
        (other.state, count) = (1, 1)
      }
      private func number(_ number: inout Int) { number = 2 }
    }
    final class Door { var state = 1 }
    func reset(_ state: inout Machine.State) { state = .a }
    --
    methods
    events open
    a open → b
    unread 1️⃣ another instance's state is set
    unread 2️⃣ another instance's state may be set
    unread 3️⃣ another instance's state may be set
    rest stays

    ## a type that has the members of another one @file unrun
    @dynamicMemberLookup
    final class Proxy {
      let machine = Machine()
      subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Machine, Value>) -> Value {
        get { machine[keyPath: path] }
        set { machine[keyPath: path] = newValue }
      }
    }
    @dynamicMemberLookup
    final class Doors {
      let door = Door()
      subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Door, Value>) -> Value {
        get { door[keyPath: path] }
        set { door[keyPath: path] = newValue }
      }
    }
    final class Door { var state = 1 }
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      func open() { if state == .a { state = .b } }
    }
    final class Owner {
      let proxy = Proxy()
      let doors = Doors()
      func stop() {
        1️⃣proxy.state = .c
        doors.state = 2
      }
    }
    --
    events open
    a open → b
    unread 1️⃣ another type may set the state
    rest stays

    ## the state of a value that lies elsewhere @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var count = 0
      mutating func open() { if state == .a { state = .b } }
      static func end<Whole: AnyObject>(_ whole: Whole, _ path: ReferenceWritableKeyPath<Whole, Machine>) {
        1️⃣whole[keyPath: path].state = .c
        whole[keyPath: path].count = 1
      }
      static func ended(_ other: Machine) -> Machine {
        var copy = other
        copy.state = .c
        return copy
      }
    }
    --
    events open
    a open → b
    unread 1️⃣ another instance's state may be set, which is not followed
    rest stays
    """#
  )
}
