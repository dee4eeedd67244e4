extension Table {
  /// Each machine has its types inside of an enum, whose function runs it by names.
  static let typePerState = Table(
    "a type for each state",
    #"""
    ## that gives the next for an event @file unrun
    enum Event { case x, y(Int) }
    protocol Machine { func apply(event: Event) -> any Machine }
    struct Idle: Machine {
      func apply(event: Event) -> any Machine {
        switch event {
        case .x: return Running(count: 1)
        case .y: return self
        }
      }
    }
    struct Running: Machine {
      var count: Int
      func apply(event: Event) -> any Machine {
        switch event {
        case .x: Running(count: count + 1)
        case .y(let amount) where amount > count: Done()
        default: isReady ? Idle() : self
        }
      }
    }
    struct Done: Machine {
      func apply(event: Event) -> any Machine { self }
    }
    --
    states Idle Running Done
    initial Idle
    events x y
    Idle x → Running
    Idle y stays
    Running x stays
    Running y [amount > count] → Done
    Running y [isReady] → Idle
    Running y stays
    Done x stays
    Done y stays

    ## nil, a helper, a local, and what all have @file unrun
    enum Event { case x, y, z }
    protocol Machine { func next(_ event: Event) -> (any Machine)? }
    extension Machine {
      func next(_ event: Event) -> (any Machine)? { nil }
    }
    struct Done: Machine {}
    final class Idle: Machine {
      func next(_ event: Event) -> (any Machine)? {
        guard case .x = event else { return nil }
        return start()
      }
      private func start() -> any Machine {
        let next: any Machine
        if isReady { next = Running() } else { next = Done() }
        return next
      }
    }
    struct Running: Machine {
      func next(_ event: Event) -> (any Machine)? {
        if event == .y { return Done.init() }
        return nil
      }
    }
    final class Flow { var machine: any Machine = Idle() }
    --
    states Done Idle Running
    initial Idle
    events x y z
    Done x rejects
    Done y rejects
    Done z rejects
    Idle x [isReady] → Running
    Idle x → Done
    Idle y rejects
    Idle z rejects
    Running x rejects
    Running y → Done
    Running z rejects

    ## subclasses, and a method for each event @file unrun
    class PlayerState {
      func play() -> PlayerState { self }
      func stop() -> PlayerState { self }
    }
    final class Paused: PlayerState {
      override func play() -> PlayerState { Playing() }
    }
    final class Playing: PlayerState {
      override func play() -> PlayerState { Paused() }
      override func stop() -> PlayerState { isReady ? Paused() : self }
    }
    --
    machine PlayerState
    states Paused Playing
    initial Paused
    events play stop
    Paused play → Playing
    Paused stop stays
    Playing play → Paused
    Playing stop [isReady] → Paused
    Playing stop stays

    ## over files, with the conformance and the function in extensions @file unrun
    // file Idle.swift
    struct Idle {}
    extension Idle: Machine {
      func apply(_ event: Event) -> any Machine { event == .x ? Running() : unexpected(event) }
    }
    // file Running.swift
    struct Running {}
    // file Machine.swift
    protocol Machine { func apply(_ event: Event) -> any Machine }
    extension Machine {
      func unexpected(_ event: Event) -> Self { self }
    }
    // file Event.swift
    enum Event { case x, y }
    // file Apply.swift
    extension Running: Machine {
      func apply(_ event: Event) -> any Machine {
        switch event {
        case .x: return self.unexpected(event)
        case .y:
          let done = Done()
          done.began()
          return done
        }
      }
    }
    final class Done: Machine {
      func apply(_ event: Event) -> any Machine { Idle() }
      func began() {}
    }
    // file Flow.swift
    final class Flow { var machine: any Machine = Running() }
    --
    states Idle Running Done
    initial Running
    Idle x → Running
    Idle y stays
    Running x stays
    Running y → Done
    Done x → Idle
    Done y → Idle

    ## only the extensions are there @file invalid
    extension Idle {
      1️⃣func apply(_ event: Event) -> any MachineState {
        switch event {
        case .x: return Running()
        default: return unexpected(event)
        }
      }
    }
    extension Running {
      func apply(_ event: Event) -> any MachineState {
        guard case .y = event else { return 2️⃣ignored(event) }
        var idle = Idle(count: 3)
        idle.began()
        return idle
      }
    }
    extension MachineState {
      func unexpected(_ event: Event) -> Self { self }
    }
    --
    machine MachineState
    states Idle Running
    events x y
    initial Idle
    Idle x → Running
    Idle y stays
    Running x ? ignored(event)
    Running y → Idle
    unread 1️⃣ the cases of 'Event'
    unread 2️⃣ ignored

    ## extensions of expressions are no machine @file invalid
    extension Sum {
      func simplified() -> any Expression { Product(left, right) }
    }
    extension Product {
      func simplified() -> any Expression { Sum(left, right) }
    }
    --
    none

    ## what is made elsewhere @file unrun
    enum Event { case x, y }
    protocol Machine { func next(_ event: Event) -> any Machine }
    struct Idle: Machine {
      func next(_ event: Event) -> any Machine {
        switch event {
        case .x: Running()
        case .y: 1️⃣resolve()
        }
      }
    }
    struct Running: Machine {
      func next(_ event: Event) -> any Machine {
        switch event {
        case .x: Idle()
        case .y: self
        }
      }
    }
    --
    states Idle Running
    initial Idle
    Idle x → Running
    Idle y ? resolve()
    Running x → Idle
    Running y stays
    unread 1️⃣ resolve

    ## an expression that is simplified is no machine @file
    protocol Expression { func simplified() -> any Expression }
    struct Constant: Expression {
      var value = 0
      func simplified() -> any Expression { self }
    }
    struct Negation: Expression {
      var inner: any Expression
      func simplified() -> any Expression { isReady ? Constant() : self }
    }
    --
    none

    ## a shape that is drawn in another way is no machine @file
    enum Unit { case points, inches }
    protocol Shape { func scaled(to size: Int, in unit: Unit) -> any Shape }
    struct Square: Shape {
      func scaled(to size: Int, in unit: Unit) -> any Shape { Square() }
    }
    struct Circle: Shape {
      func scaled(to size: Int, in unit: Unit) -> any Shape { Circle() }
    }
    --
    none

    ## answers of one kind are no states @file
    enum Kind { case small, large }
    struct Box {
      func fits(_ kind: Kind) -> Bool { kind == .small }
    }
    struct Bag {
      func fits(_ kind: Kind) -> Bool { Box().fits(kind) }
    }
    --
    none

    ## who holds it puts another one there @file unrun
    enum Event { case x, y }
    protocol Machine { func next(_ event: Event) -> any Machine }
    struct Off: Machine {
      func next(_ event: Event) -> any Machine {
        switch event {
        case .x: On()
        case .y: self
        }
      }
    }
    struct On: Machine {
      func next(_ event: Event) -> any Machine {
        switch event {
        case .y: Off()
        case .x: self
        }
      }
    }
    struct Broken: Machine { func next(_ event: Event) -> any Machine { self } }
    final class Owner {
      private(set) var mode: any Machine = Off()
      func send(_ event: Event) { mode = mode.next(event) }
      func smash() { 1️⃣mode = Broken() }
      func repair() { if mode is Broken { 2️⃣mode = Off() } }
    }
    --
    states Off On Broken
    initial Off
    events x y
    Off x → On
    On y → Off
    unread 1️⃣ 'Owner' sets the state, which is not followed
    unread 2️⃣ 'Owner' sets the state, which is not followed
    rest stays

    ## who holds it asks under a condition, and is given another one @file unrun
    enum Event { case x, y }
    class Machine { func next(_ event: Event) -> Machine { self } }
    final class Off: Machine {
      override func next(_ event: Event) -> Machine { event == .x ? On() : self }
      func trip(_ owner: Owner) { 1️⃣owner.mode = Off() }
    }
    class On: Machine {
      override func next(_ event: Event) -> Machine { event == .y ? Off() : self }
    }
    final class Bright: On {}
    final class Owner {
      var mode: Machine = Off()
      var isLocked = false
      func send(_ event: Event) {
        let next = mode.next(event)
        mode = next
        if next is On { 2️⃣mode = mode.next(.y) }
      }
      func sendPlainly(_ event: Event) {
        let old = mode
        let next = old.next(event)
        if next !== old { mode = next }
      }
      func sendUnlessLocked(_ event: Event) {
        guard !isLocked else { return }
        3️⃣mode = mode.next(event)
      }
      func restore(_ other: Machine) { 4️⃣mode = other }
      func either() { 5️⃣mode = isLocked ? On() : Off() }
    }
    --
    machine Machine
    states Off On Bright
    initial Off
    events x y
    Off x → On
    On y → Off
    Bright y → Off
    unread 1️⃣ 'Off' sets the state
    unread 2️⃣ under the condition 'next is On'
    unread 3️⃣ under the condition '!isLocked'
    unread 4️⃣ 'Owner' sets the state, which is not followed
    unread 5️⃣ 'Owner' sets the state, which is not followed
    rest stays

    ## what counts in one of them is no machine by itself @file unrun
    enum Event { case x, y }
    protocol Machine { func next(_ event: Event) -> any Machine }
    struct Off: Machine {
      var uses = 0
      func next(_ event: Event) -> any Machine {
        switch event {
        case .x:
          return On()
        case .y:
          var copy = self
          copy.uses += 1
          return copy
        }
      }
    }
    struct On: Machine { func next(_ event: Event) -> any Machine { event == .y ? Off() : self } }
    --
    states Off On
    initial Off
    events x y
    Off x → On
    On y → Off
    rest stays

    ## a result that is not always taken over @file unrun
    protocol Machine { func apply(event: Event) -> any Machine }
    enum Event { case x, y }
    struct Off: Machine { func apply(event: Event) -> any Machine { event == .x ? On() : self } }
    struct On: Machine { func apply(event: Event) -> any Machine { event == .y ? Off() : self } }
    final class Owner {
      private var mode: any Machine = Off()
      func send(_ event: Event) {
        let next = mode.apply(event: event)
        if next is Off { return }
        1️⃣mode = next
      }
      func sendOnce(_ event: Event) {
        switch mode {
        case is On: break
        default: 2️⃣mode = mode.apply(event: event)
        }
      }
    }
    --
    states Off On
    initial Off
    events x y
    Off x → On
    Off y stays
    On x stays
    On y → Off
    unread 1️⃣ under the condition '!(next is Off)'
    unread 2️⃣ under the condition 'mode'
    """#
  )
}
