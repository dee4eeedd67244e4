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
