extension Table {
  /// Behind `_state` and `$state` stands a wrapper that may set the state as well.
  static let wrapperStorage = Table(
    "states set through their wrappers",
    #"""
    ## what a wrapper does by itself @file unrun
    @propertyWrapper final class Locked<Value> {
      init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      var wrappedValue: Value
      var projectedValue: Locked<Value> { self }
      var count = 0
      func write(_ value: Value) { wrappedValue = value }
      func snapshot() -> Value { wrappedValue }
    }
    func take(_ locked: Locked<Machine.State>) { locked.wrappedValue = .c }
    final class Machine {
      enum State { case a, b, c }
      @Locked private var state = State.a
      func open() { if state == .a { state = .b } }
      func close() { if state == .b { state = .a } }
      func end() { 1️⃣$state.write(.c) }
      func fill() { 2️⃣_state.wrappedValue = .c }
      func replace() { 3️⃣self._state = Locked(wrappedValue: .c) }
      func give() { take(4️⃣$state) }
      func keep() {
        let kept = 5️⃣$state
        kept.wrappedValue = .c
      }
      func show() -> State { $state.snapshot() }
      func tell() -> Int { $state.count }
    }
    --
    events open close
    a open → b
    b close → a
    unread 1️⃣ what '$state.write' does to the state is not followed
    unread 2️⃣ '_state.wrappedValue' is set, which is not followed
    unread 3️⃣ the wrapper 'self._state' is replaced
    unread 4️⃣ '$state' is given away
    unread 5️⃣ '$state' is given away
    rest stays

    ## the wrapper of another object @file unrun
    @propertyWrapper final class Locked<Value> {
      init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      var wrappedValue: Value
      var projectedValue: Locked<Value> { self }
      func write(_ value: Value) { wrappedValue = value }
      func change(_ body: (inout Value) -> Void) { body(&wrappedValue) }
      func snapshot() -> Value { wrappedValue }
    }
    final class Machine {
      enum State: Advancing { case a, b, c }
      @Locked var state = State.a
      func open() { if state == .a { state = .b } }
      func close() { if state == .b { state = .c } }
      func end(_ other: Machine) { 1️⃣other.$state.write(.c) }
    }
    protocol Advancing {}
    extension Advancing { mutating func advance() {} }
    final class Owner {
      let machine = Machine()
      func reset() { 2️⃣machine.$state.write(.a) }
      func lend() { 3️⃣machine.$state.change { $0 = .a } }
      func give() { take(4️⃣machine.$state) }
      func move() { 5️⃣machine.$state.change { $0.advance() } }
      func show() -> Machine.State { machine.$state.snapshot() }
      private func take(_ locked: Locked<Machine.State>) { locked.write(.a) }
    }
    final class Other {
      @Locked var state = 0
      func reset(_ other: Other) { other.$state.write(1) }
    }
    --
    events open close
    a open → b
    b close → c
    unread 1️⃣ what 'other.$state.write' does to the state is not followed
    unread 2️⃣ what 'machine.$state.write' does to the state is not followed
    unread 3️⃣ what 'machine.$state.change' does to the state is not followed
    unread 4️⃣ 'machine.$state' is given away
    unread 5️⃣ what 'machine.$state.change' does to the state is not followed
    rest stays

    ## what a wrapper lends to a closure, and what only shows the state @file unrun
    @propertyWrapper final class Locked<Value> {
      init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      var wrappedValue: Value
      var projectedValue: Locked<Value> { self }
      func write(_ change: (inout Value) -> Void) { change(&wrappedValue) }
    }
    final class Machine {
      enum State { case a, b, c }
      @Locked private var state = State.a
      func open() { if state == .a { $state.write { $0 = .b } } }
      func close() { if state == .b { state = .c } }
    }
    --
    events open close
    a open → b
    b close → c
    rest stays
    """#
  )
}
