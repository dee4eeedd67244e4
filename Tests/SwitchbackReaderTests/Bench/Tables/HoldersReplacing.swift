extension Table {
  /// Whole values that move themselves, and of which another type puts a new one where it stores them.
  static let holdersReplacing = Table(
    "values that others replace",
    #"""
    ## a struct @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      mutating func start() { if state == .a { state = .b } }
      mutating func end() { if state == .b { state = .c } }
    }
    final class Owner {
      private var machine = Machine()
      func begin() { machine.start() }
      func reset() { 1️⃣machine = Machine() }
      func take(_ other: Machine) { 2️⃣self.machine = other }
      func restart() {
        var machine = Machine()
        machine = Machine()
        machine.start()
      }
    }
    --
    events start end
    a start → b
    b end → c
    rest stays
    unread 1️⃣ another value is put into 'machine', which is not followed
    unread 2️⃣ another value is put into 'machine', which is not followed

    ## an enum, from outside of what stores it @file unrun
    enum Machine {
      case a, b, c
      mutating func start() { if self == .a { self = .b } }
      mutating func end() { if self == .b { self = .c } }
    }
    final class Owner {
      var machine = Machine.a
      func begin() { machine.start() }
    }
    func reset(_ owner: Owner) { 1️⃣owner.machine = .a }
    --
    events start end
    a start → b
    b end → c
    rest stays
    unread 1️⃣ another value is put into 'machine', which is not followed

    ## what is made from the one that was there @file unrun
    struct Machine {
      enum State { case a, b }
      private(set) var state = State.a
      mutating func start() { if state == .a { state = .b } }
      mutating func end() { if state == .b { state = .a } }
      func same() -> Machine { self }
    }
    final class Owner {
      private var machine = Machine()
      private var spare: Machine?
      func begin() {
        var copy = machine
        copy.start()
        machine = copy
      }
      func keep() { machine = machine.same() }
      func drop() { spare = Machine() }
    }
    --
    states a b
    events start end
    a start → b
    b end → a
    rest stays

    ## an object, of which there is another one then @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func start() { if state == .a { state = .b } }
      func end() { if state == .b { state = .c } }
    }
    final class Owner {
      private var machine = Machine()
      func reset() { machine = Machine() }
    }
    --
    events start end
    a start → b
    b end → c
    rest stays

    ## what is made of a part of the one that was there @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      let id: Int
      mutating func start() { if state == .a { state = .b } }
      mutating func end() { if state == .b { state = .c } }
    }
    final class Owner {
      private var machine = Machine(id: 1)
      func begin() { machine.start() }
      func next() { 1️⃣machine = Machine(id: machine.id + 1) }
      func same() { machine = moved(machine) }
      private func moved(_ machine: Machine) -> Machine { machine }
    }
    --
    events start end
    a start → b
    b end → c
    unread 1️⃣ another value is put into 'machine', which is not followed
    rest stays
    """#
  )
}
