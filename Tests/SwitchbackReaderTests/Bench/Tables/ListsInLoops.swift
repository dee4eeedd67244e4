extension Table {
  static let listsInLoops = Table(
    "loops over lists that functions give, and over queues",
    #"""
    ## effects that are given for a state and an event
    for effect in effects(event) {
      switch effect {
      case .load: state = .b
      case .stop: state = .c
      }
    }
    +
    enum Effect { case load, stop }
    func effects(_ event: Event) -> [Effect] {
      switch (state, event) {
      case (.a, .x): [.load]
      case (.b, .y): [.stop]
      case (.c, .y): [.stop, .load]
      default: []
      }
    }
    --
    a x → b
    b y → c
    c y → b
    rest stays

    ## the same in a constant, and one that leaves
    let effects = effects(event)
    for effect in effects {
      if effect == .stop { return }
      state = .c
    }
    +
    enum Effect { case load, stop }
    func effects(_ event: Event) -> [Effect] {
      switch (state, event) {
      case (.a, .x): [.load]
      case (.b, .x): [.stop, .load]
      default: []
      }
    }
    --
    a x → c
    rest stays

    ## beside the next state
    let (next, effects) = step(event)
    state = next
    for effect in effects where isOn || effect == .load { count += 1 }
    for effect in effects { if effect == .stop { state = .c } }
    +
    enum Effect { case load, stop }
    var isOn = false
    var count = 0
    func step(_ event: Event) -> (State, [Effect]) {
      switch (state, event) {
      case (.a, .x): (.b, [.load])
      case (.b, .x): (.a, [.load, .stop])
      default: (state, [])
      }
    }
    --
    a x → b
    b x → c
    rest stays

    ## a list of which nothing is known
    if state == .a, event == .x {
      for effect in effects where count < 3 || effect == .load { count += 1 }
      for effect in effects { if effect == .stop { state = .b } }
    }
    +
    enum Effect { case load, stop }
    var effects: [Effect] = []
    var count = 0
    --
    a x [for effect in effects && effect == .stop] → b
    a x stays
    rest stays

    ## a set, which has no order @send unrun
    guard state == .a, event == .x else { return }
    for effect in effects() { state = effect == .load ? .b : .c }
    +
    enum Effect { case load, stop }
    func effects() -> Set<Effect> { state == .a ? [.load, .stop] : [] }
    --
    a x [for effect in effects() && effect == .load && for effect in effects() (2) && again(effect != .load)] → c
    a x [for effect in effects() && effect == .load] → b
    a x [for effect in effects()] → c
    a x stays
    rest stays

    ## what comes out of a queue
    queue.append(event)
    1️⃣while let event = queue.popLast() {
      switch (state, event) {
      case (.a, .x): state = .b; queue.append(.y)
      case (.b, .y): state = .c
      default: break
      }
    }
    +
    var queue: [Event] = []
    --
    a x ?
    rest ?
    unread 1️⃣ which event comes out of 'queue'
    open

    ## the same, once at least
    queue.append(event)
    1️⃣repeat {
      let event = queue.removeLast()
      switch (state, event) {
      case (.a, .x): state = .b; queue.append(.y)
      case (.b, .y): state = .c
      default: break
      }
    } while !queue.isEmpty
    +
    var queue: [Event] = []
    --
    a x ?
    rest ?
    unread 1️⃣ which event comes out of 'queue'
    open

    ## the same, asked for in the loop, of a list that has another name @send unrun
    queue.append(event)
    1️⃣while true {
      guard let next = queue.first else { break }
      queue.removeFirst()
      switch (state, next) {
      case (.a, .x): state = .b; queue.append(.y)
      case (.b, .y): state = .c
      default: break
      }
    }
    +
    typealias Queue = [Event]
    var queue: Queue = []
    --
    events send
    a send ?
    b send ?
    c send ?
    unread 1️⃣ which event comes out of 'queue'
    open

    ## the same, by a function that calls itself @send unrun
    queue.append(event)
    drain()
    +
    var queue: [Event] = []
    1️⃣private mutating func drain() {
      guard !queue.isEmpty else { return }
      let next = queue.removeFirst()
      switch (state, next) {
      case (.a, .x): state = .b; queue.append(.y)
      case (.b, .y): state = .c
      default: break
      }
      drain()
    }
    --
    events send
    a send ?
    b send ?
    c send ?
    unread 1️⃣ which event comes out of 'queue'
    open

    ## what is asked for in a loop and is no queue of events
    guard state == .a, event == .x else { return }
    while true {
      guard let next = numbers.first else { break }
      numbers.removeFirst()
      if next > 2 { state = .b }
    }
    +
    var numbers = [1, 3]
    --
    a x [let next = numbers.first && next > 2] → b
    a x stays
    rest stays

    ## what comes out of a local queue @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        var queue = [event]
        1️⃣while !queue.isEmpty {
          let next = queue.removeFirst()
          queue += handle(next)
        }
      }
      private mutating func handle(_ event: Event) -> [Event] {
        switch (state, event) {
        case (.a, .x): state = .b; return [.y]
        case (.b, .y): state = .c; return []
        default: return []
        }
      }
    }
    --
    rest ?
    unread 1️⃣ which event comes out of 'queue'
    open

    ## a list that is written
    for next in [Event.x, event] {
      switch (state, next) {
      case (.a, .x): state = .b
      case (.b, .y): state = .c
      default: break
      }
    }
    --
    a x → b
    a y → c
    b y → c
    rest stays

    ## a constant list @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      private(set) var state = State.a
      private static let all: [Event] = [.x, .y]
      func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        case (.b, .y): state = .c
        default: break
        }
      }
      func run() {
        for event in Self.all { send(event) }
      }
    }
    --
    events x y
    a x → b
    b y → c
    rest stays

    ## all events in a reducer @file unrun
    enum Event: CaseIterable { case start, stop, all }
    struct Machine {
      enum Mode { case a, b, c }
      var mode = Mode.a
    }
    func reduce(_ machine: inout Machine, _ event: Event) {
      switch event {
      case .start: if machine.mode == .a { machine.mode = .b }
      case .stop: if machine.mode == .b { machine.mode = .c }
      case .all:
        for event in [Event.start, .stop] { reduce(&machine, event) }
      }
    }
    --
    states mode.a mode.b mode.c
    initial mode.a
    events start stop all
    mode.a start → mode.b
    mode.a all → mode.c
    mode.b stop → mode.c
    mode.b all → mode.c
    rest stays
    """#
  )
}
