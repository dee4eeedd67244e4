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
      mutating func stop(_ it: Door) {
        machine.open()
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

    ## an assignment to an element that another type has @file unrun
    // file Machine.swift
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      func open() { if state == .a { state = .b } }
    }
    // file Owner.swift
    final class Owner {
      var list: [Machine] = []
      var named: [String: Machine] = [:]
      var unordered: Set<Machine>?
      var doors: [Door] = []
      func stop(_ index: Int, _ all: Machine...) {
        1️⃣list[index].state = .c
        2️⃣list.first?.state = .c
        3️⃣self.named["a"]!.state = .c
        for machine in list { 4️⃣machine.state = .c }
        for (_, machine) in named { 5️⃣machine.state = .c }
        for (number, machine) in list.enumerated() where number > 1 { 6️⃣machine.state = .c }
        unordered?.forEach { 7️⃣$0.state = .c }
        all.filter { $0.state == .a }.map { machine in 8️⃣machine.state = .c }
        doors[index].state = 2
        doors.forEach { $0.state = 2 }
        for machine in doors { machine.state = 2 }
      }
    }
    final class Door { var state = 1 }
    extension Machine: Hashable {
      static func == (_ one: Machine, _ other: Machine) -> Bool { one === other }
      func hash(into hasher: inout Hasher) {}
    }
    --
    methods
    events open
    a open → b
    unread 1️⃣ another type sets the state
    unread 2️⃣ another type sets the state
    unread 3️⃣ another type sets the state
    unread 4️⃣ another type sets the state
    unread 5️⃣ another type sets the state
    unread 6️⃣ another type sets the state
    unread 7️⃣ another type sets the state
    unread 8️⃣ another type sets the state
    rest stays

    ## an assignment to what is unwrapped, or what a function gives @file unrun
    // file Machine.swift
    struct Machine {
      enum State { case a, b, c }
      var state = State.a
      mutating func open() { if state == .a { state = .b } }
    }
    // file Owner.swift
    struct Owner {
      var named: [String: Machine] = [:]
      var list = [Machine()]
      var spare: Machine?
      func make() -> Machine { Machine() }
      func door() -> Door { Door() }
      mutating func stop(_ name: String) {
        if var machine = named[name] { 1️⃣machine.state = .c }
        guard var machine = named[name] ?? spare else { return }
        2️⃣machine.state = .c
        var made = make()
        3️⃣made.state = .c
        for index in list.indices { 4️⃣list[index].state = .c }
        var first = list.removeFirst()
        5️⃣first.state = .c
        if var spare { 6️⃣spare.state = .c }
        var it = door()
        it.state = 3
        for var machine in [door(), it] { machine.state = 4 }
      }
    }
    extension Array where Element == Machine {
      mutating func reset() { for index in indices { 7️⃣self[index].state = .a } }
    }
    struct Door { var state = 1 }
    --
    methods
    events open
    a open → b
    unread 1️⃣ another type sets the state
    unread 2️⃣ another type sets the state
    unread 3️⃣ another type sets the state
    unread 4️⃣ another type sets the state
    unread 5️⃣ another type sets the state
    unread 6️⃣ another type sets the state
    unread 7️⃣ another type sets the state
    rest stays

    ## an assignment to what a closure is given, and to something generic @file unrun
    // file Machine.swift
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      func open() { if state == .a { state = .b } }
    }
    // file Store.swift
    struct Store {
      func change(_ change: (Machine) -> Void) {}
      func pick<Item>(_ item: Item, _ change: (Item) -> Void) { change(item) }
    }
    final class Owner {
      let store = Store()
      func stop() {
        store.change { 1️⃣$0.state = .c }
        store.change { machine in 2️⃣machine.state = .c }
        store.pick(Machine()) { 3️⃣$0.state = .c }
        store.pick(Door()) { $0.number = 3 }
      }
    }
    final class Door { var number = 1 }
    --
    methods
    events open
    a open → b
    unread 1️⃣ another type sets the state
    unread 2️⃣ another type sets the state
    unread 3️⃣ another type may set the state
    rest stays

    ## an assignment to something unknown of which another type may be as well @file unrun
    // file Machine.swift
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      func open() { if state == .a { state = .b } }
    }
    // file Store.swift
    final class Door {
      enum State { case b, c }
      var state = State.b
    }
    func stop(_ change: ((Door) -> Void) -> Void) { change { $0.state = .c } }
    --
    methods
    events open
    a open → b
    rest stays
    """#
  )
}
