extension Table {
  static let lentInstances = Table(
    "instances that are lent",
    #"""
    ## a struct lends itself to a closure @file
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      mutating func open() { if state == .a { state = .b } }
      mutating func close() { update { $0.state = .c } }
      mutating func reset() { update { machine in if machine.state == .c { machine.state = .a } } }
      private mutating func update(_ body: (inout Self) -> Void) { body(&self) }
    }
    --
    methods
    events open close reset
    a open → b
    a close → c
    b close → c
    c reset → a
    rest stays

    ## a struct lends itself to a function @file
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      mutating func open() { if state == .a { state = .b } }
      mutating func close() { if state == .b { Machine.end(1️⃣&self) } }
      mutating func stop() { if state == .b { Self.end(2️⃣&self) } }
      private static func end(_ machine: inout Machine) { 3️⃣machine.state = .c }
    }
    --
    methods
    events open close stop
    a open → b
    b close ?
    b stop ?
    unread 1️⃣ what the call does to '&self'
    unread 2️⃣ what the call does to '&self'
    unread 3️⃣ another instance's state is set, which is not followed
    rest stays

    ## a class tells a closure itself @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() { if state == .a { state = .b } }
      func close() { edit { 1️⃣$0.state = .c } }
      func reset() { later { me in 2️⃣me.state = .a } }
      func stop() { Door.use(self, 1) { _, machine in 3️⃣machine.state = .c } }
      func count() { doors.forEach { $0.state = 1 }; Door.each { $0.state = 2 } }
      var doors: [Door] = []
      var closer: (Machine) -> Void { { 4️⃣$0.state = .c } }
      func opener() -> (Machine) -> Void { return { other in 5️⃣other.state = .b } }
      nonisolated(unsafe) static let all: ([Machine]) -> Void = { $0.forEach { 6️⃣$0.state = .a } }
      let actions: [String: (Machine) -> Void] = ["a": { 7️⃣$0.state = .a }]
      private func edit(_ body: (Machine) -> Void) { body(self) }
      private func later(_ body: @escaping (Machine) -> Void) { body(self) }
    }
    final class Door {
      var state = 0
      static func each(_ body: (Door) -> Void) { body(Door()) }
      static func use(_ machine: Machine, _ number: Int, _ body: (Int, Machine) -> Void) { body(number, machine) }
    }
    --
    events open
    a open → b
    unread 1️⃣ another instance's state is set, which is not followed
    unread 2️⃣ another instance's state is set, which is not followed
    unread 3️⃣ another instance's state is set, which is not followed
    unread 4️⃣ another instance's state is set, which is not followed
    unread 5️⃣ another instance's state is set, which is not followed
    unread 6️⃣ another instance's state is set, which is not followed
    unread 7️⃣ another instance's state is set, which is not followed
    rest stays

    ## a class that is an event by itself tells it, too @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() { if state == .a { state = .b } else { edit { $0.state = .c } } }
      private func edit(_ body: (Machine) -> Void) { body(self) }
    }
    --
    methods
    events open
    a open → b
    b open → c
    rest stays

    ## an actor does, and so does somebody else @file unrun
    actor Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() { if state == .a { state = .b } }
      nonisolated func close() { Task { await self.run { 1️⃣$0.state = .c } } }
      func run(_ body: @Sendable (isolated Machine) -> Void) { body(self) }
    }
    --
    events open
    a open → b
    unread 1️⃣ another instance's state is set, which is not followed
    rest stays
    """#
  )
}
