extension Table {
  static let types = Table(
    "kinds of types",
    #"""
    ## a class @file
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    --
    a x → b
    rest stays
    run let machine = Machine(); machine.state = state; machine.send(event); return moved(state, machine.state)

    ## an actor @file
    actor Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      func set(_ new: State) { state = new }
      func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    --
    a x → b
    events x y set(->a) set(->b) set(->c)
    a set(->a) stays any
    b set(->a) → a any
    c set(->a) → a any
    a set(->b) → b any
    b set(->b) stays any
    c set(->b) → b any
    a set(->c) → c any
    b set(->c) → c any
    c set(->c) stays any
    rest stays
    sent x y
    run let machine = Machine(); await machine.set(state); await machine.send(event); return await moved(state, machine.state)

    ## on the main actor @file unrun
    @MainActor
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      private(set) var state = State.a
      func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    --
    a x → b
    rest stays

    ## generic @file unrun
    struct Machine<Value> {
      enum State { case a, b(Value), c }
      enum Event { case x, y(Value) }
      var state = State.a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .y(let value)): state = .b(value)
        case (.b, .x): state = .c
        default: break
        }
      }
    }
    --
    a y → b
    b x → c
    rest stays

    ## a generic enum @file unrun
    enum Machine<Value> {
      case a
      case b(Value)
      case c
      enum Event { case x, y(Value) }
      func next(on event: Event) -> Machine<Value>? {
        switch (self, event) {
        case (.a, .y(let value)): Machine.b(value)
        case (.b, .x): .c
        default: nil
        }
      }
    }
    --
    a y → b
    b x → c

    ## the method in an extension @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
    }
    extension Machine {
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    --
    a x → b
    rest stays

    ## an extension that conforms @file
    protocol Sending {
      associatedtype Event
      mutating func send(_ event: Event)
    }
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
    }
    extension Machine: Sending {
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    --
    a x → b
    rest stays

    ## nested in types @file
    enum App {
      final class Player {
        struct Machine {
          enum State { case a, b, c }
          enum Event { case x, y }
          var state = State.a
          mutating func send(_ event: Event) {
            switch (state, event) {
            case (.a, .x): state = .b
            default: break
            }
          }
        }
      }
    }
    --
    machine App.Player.Machine
    a x → b
    rest stays

    ## in an extension of another type @file
    enum App {}
    extension App {
      struct Machine {
        enum State { case a, b, c }
        enum Event { case x, y }
        var state = State.a
        mutating func send(_ event: Event) {
          switch (state, event) {
          case (.a, .x): state = .b
          default: break
          }
        }
      }
    }
    --
    machine App.Machine
    a x → b
    rest stays

    ## private @file unrun
    private struct Machine {
      fileprivate enum State { case a, b, c }
      fileprivate enum Event { case x, y }
      private var state = State.a
      fileprivate mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    --
    a x → b
    rest stays

    ## public, with attributes @file
    public struct Machine: Sendable {
      public enum State: String, Sendable, CaseIterable { case a, b, c }
      @frozen public enum Event: Sendable { case x, y }
      public private(set) var state: State = .a
      public init() {}
      @inline(__always) public mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    --
    a x → b
    rest stays

    ## an indirect enum @file unrun
    indirect enum Machine {
      case a, b
      case c(Machine)
      enum Event { case x, y }
      func next(on event: Event) -> Self? {
        switch (self, event) {
        case (.a, .x): .c(.a)
        case (.c(let old), .y): 1️⃣old
        case (.b, .x): .c(self)
        default: nil
        }
      }
    }
    --
    types Self Event
    samples a b c(.a)
    a x → c
    b x → c
    c y ?
    unread 1️⃣ old
    run return state.next(on: event).map { moved(state, $0) } ?? "rejects"

    ## raw values @file
    enum Machine: Int {
      case a = 1, b, c = 7
      enum Event: String { case x = "push", y }
      func next(on event: Event) -> Self? {
        switch (self, event) {
        case (.a, .x): .b
        default: nil
        }
      }
    }
    --
    types Self Event
    a x → b
    run return state.next(on: event).map { moved(state, $0) } ?? "rejects"

    ## a noncopyable machine @file
    struct Machine: ~Copyable {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: consuming Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    --
    a x → b
    rest stays
    run var machine = Machine(); machine.state = state; machine.send(event); return moved(state, machine.state)

    ## ownership of the event @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: __owned Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    --
    a x → b
    rest stays

    ## a static state @file
    enum Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      nonisolated(unsafe) static var state = State.a
      static func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    --
    a x → b
    rest stays
    run Self.state = state; Self.send(event); return moved(state, Self.state)

    ## a lock around the state @file truth
    final class Machine: @unchecked Sendable {
      enum State { case a, b, c }
      enum Event { case x, y }
      private var state = State.a
      private let lock = NSLock()
      func send(_ event: Event) {
        lock.lock()
        defer { lock.unlock() }
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    --
    run let machine = Machine(); machine.state = state; machine.send(event); return moved(state, machine.state)

    ## a subscript that changes the state @file unrun
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
      subscript(index: Int) -> State {
        get { state }
        set { 1️⃣state = newValue }
      }
    }
    --
    a x → b
    rest stays
    unread 1️⃣ state
    ## callAsFunction @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func callAsFunction(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    --
    a x → b
    rest stays
    run var machine = Machine(); machine.state = state; machine(event); return moved(state, machine.state)

    ## the name of the enum begins with an underscore @file
    struct Machine {
      enum _State { case a, b, c }
      private var state: _State = .a
      mutating func open() {
        switch state {
        case .a: state = _State.b
        case .b, .c: break
        }
      }
      mutating func close() { if state == _State.b { state = .c } }
    }
    --
    events open close
    a open → b
    b close → c
    rest stays
    types _State Event
    methods
    """#
  )
}
