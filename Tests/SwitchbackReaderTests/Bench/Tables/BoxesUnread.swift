extension Table {
  static let boxesUnread = Table(
    "what is done to boxes",
    #"""
    ## other methods of the box @file unrun
    final class Machine {
      enum State { case a, b, c }
      private let state = Guarded(State.a)
      func open() { state.withLock { if $0 == .a { $0 = .b } } }
      func close() { 1️⃣state.exchange(.c) }
      func change(_ body: (inout State) -> Void) { 2️⃣state.withLock(body) }
    }
    --
    events open close change
    a open → b
    a close ?
    b close ?
    c close ?
    a change ?
    b change ?
    c change ?
    rest stays
    unread 1️⃣ what 'state.exchange' does to the state is not followed
    unread 2️⃣ what 'state.withLock' does to the state is not followed

    ## a box that another type opens @file unrun
    final class Machine {
      enum State { case a, b, c }
      fileprivate let lock = Guarded(State.a)
      func open() { lock.withLock { if $0 == .a { $0 = .b } } }
    }
    struct Owner {
      let machine = Machine()
      func look() -> Bool { machine.lock.withLock { $0 == .b } }
      func close() { 1️⃣machine.lock.withLock { $0 = .c } }
    }
    --
    events open
    a open → b
    rest stays
    unread 1️⃣ another type sets the state

    ## what is in the box, as a whole @file unrun
    final class Machine {
      enum State { case a, b, c }
      struct Kept {
        var state = State.a
        static var saved: Kept { Kept(state: .c) }
      }
      private let lock = Guarded(Kept())
      func open() { lock.withLock { if $0.state == .a { $0.state = .b } } }
      func load() {
        lock.withLock { kept in
          guard kept.state == .b else { return }
          1️⃣restore(&kept)
        }
      }
      func reload() {
        lock.withLock { kept in
          guard kept.state == .b else { return }
          kept = 2️⃣Kept.saved
        }
      }
    }
    --
    events open load reload
    a open → b
    b load ?
    b reload ?
    rest stays
    unread 1️⃣ what 'restore' does to '&kept' is not followed
    unread 2️⃣ target is computed by 'Kept.saved'

    ## a function that may keep the closure @file unrun
    final class Own<Value> {
      private var value: Value
      init(_ value: Value) { self.value = value }
      func later(_ body: @escaping (inout Value) -> Void) {}
      func now(_ body: (inout Value) -> Void) { body(&value) }
    }
    final class Machine {
      enum State { case a, b, c }
      private let lock = Own(State.a)
      func open() { lock.now { if $0 == .a { $0 = .b } } }
      func close() { lock.later { 1️⃣$0 = .c } }
    }
    --
    events open close
    a open → b
    a close ?
    b close ?
    c close ?
    rest stays
    unread 1️⃣ what 'lock.later' does to the state is not followed
    unread 1️⃣ no state and event lead to this assignment
    """#
  )
}
