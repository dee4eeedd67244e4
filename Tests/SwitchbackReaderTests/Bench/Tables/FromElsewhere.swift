extension Table {
  static let fromElsewhere = Table(
    "what other types do to a machine",
    #"""
    ## an assignment by a type that has the machine @file unrun
    // file Machine.swift
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      func open() { if state == .a { state = .b } }
    }
    // file Owner.swift
    final class Owner {
      let machine = Machine()
      func stop() {
        1️⃣machine.state = .c
      }
      func stop(_ other: Machine?) {
        2️⃣other?.state = .c
        if let mine = self.machine as Machine? { mine.open() }
      }
    }
    func reset(_ owner: Owner) {
      let it = owner.machine
      3️⃣it.state = .a
    }
    --
    methods
    events open
    a open → b
    unread 1️⃣ another type sets the state
    unread 2️⃣ another type sets the state
    unread 3️⃣ another type sets the state
    rest stays

    ## an assignment to a property of that name of something else @file unrun
    // file Machine.swift
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      func open() { if state == .a { state = .b } }
    }
    // file Owner.swift
    final class Door { var state = 1 }
    final class Owner {
      let machine: Door
      init(machine: Door) { self.machine = machine }
      func stop(_ door: Door) {
        machine.state = 2
        door.state = 3
        unknown.state = 4
      }
      var unknown: Door { machine }
    }
    --
    methods
    events open
    a open → b
    rest stays

    ## a function that a sibling calls, and another type on a parameter @file unrun
    // file Machine.swift
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      mutating func open() { if state == .a { state = .b } else { fail() } }
      mutating func fail() { state = .c }
    }
    // file Owner.swift
    struct Owner {
      func stop(_ it: inout Machine) { it.fail() }
    }
    --
    methods
    events open fail
    a open → b
    b open → c
    c open stays
    a fail → c any
    b fail → c any
    c fail stays any

    ## a function of that name of something else @file unrun
    // file Machine.swift
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      mutating func open() { if state == .a { state = .b } else { fail() } }
      mutating func fail() { state = .c }
    }
    // file Owner.swift
    struct Door { func fail() {} }
    struct Owner {
      var machine = Machine()
      var doors: [Door] = []
      func stop(_ it: Door) {
        it.fail()
        doors.forEach { $0.fail() }
      }
    }
    --
    methods
    events open
    a open → b
    b open → c
    c open stays

    ## an extension of one of two types of a name @file invalid
    // file A.swift
    struct Machine {
      enum State { case a, b, c }
      var state = State.a
      mutating func open() { if state == .a { state = .b } }
    }
    // file B.swift
    struct Machine {}
    // file C.swift
    extension Machine {
      mutating func 1️⃣close() { if state == .b { state = .c } }
      func show() {}
    }
    --
    methods
    events open
    a open → b
    unread 1️⃣ an extension of 'Machine' is left out, for several files declare a type of this name
    rest stays

    ## for which only another type asks, which sets it as well @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open() { state = .b }
      func close() { state = .c }
      private final class Delegate {
        weak var machine: Machine?
        func didChange() {
          guard let machine else { return }
          if machine.state == .b { 1️⃣machine.state = .c }
        }
      }
    }
    --
    events open close
    a open → b any
    b open stays any
    c open → b any
    a close → c any
    b close → c any
    c close stays any
    unread 1️⃣ another type sets the state
    """#
  )
}
