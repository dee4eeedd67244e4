extension Table {
  static let namesInFiles = Table(
    "names of several files",
    #"""
    ## private states of the same name in another file @file invalid
    // file Other.swift
    private enum Phase { case p, q }
    // file Machine.swift
    private enum Phase { case a, b, c }
    struct Machine {
      enum Event { case x, y }
      private var phase = Phase.a
      mutating func send(_ event: Event) {
        switch (phase, event) {
        case (.a, .x): phase = .b
        default: break
        }
      }
    }
    --
    a x → b
    rest stays

    ## what is private elsewhere is not meant @file invalid
    // file Other.swift
    private enum Phase { case p, q }
    // file Machine.swift
    struct Machine {
      enum Event { case x, y }
      var phase = Phase.a
      mutating func send(_ event: Event) {
        switch (phase, event) {
        case (.a, .x): phase = .b
        case (.b, .x): phase = .c
        default: break
        }
      }
    }
    --
    unread * declared elsewhere
    a x → b
    b x → c
    rest stays

    ## the same type in two files that were thrown together @file invalid
    // file One.swift
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
    // file Two.swift
    struct Machine {
      enum State { case a, z }
      enum Event { case x, w }
      var state = State.a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .w): state = .z
        default: break
        }
      }
    }
    --
    a x → b
    rest stays

    ## a nested type of another type @file
    // file Other.swift
    struct Other {}
    extension Other {
      enum State { case p, q }
      enum Event { case r, s }
    }
    // file Machine.swift
    struct Machine {
      var state = State.a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
    }
    // file More.swift
    extension Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
    }
    --
    a x → b
    rest stays

    ## a private helper of the same name in each file @file invalid
    // file Machine.swift
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): change()
        case (.b, .y): reset()
        default: break
        }
      }
      private mutating func change() { state = .b }
    }
    // file More.swift
    extension Machine {
      mutating func reset() { change() }
      private mutating func change() { state = .a }
    }
    --
    events x y reset
    a x → b
    b y → a
    b reset → a
    c reset → a
    rest stays

    ## a private function outside of types in another file @file invalid
    // file Machine.swift
    final class Machine: Elsewhere {
      enum State { case a, b, c }
      enum Event { case x, y }
      private var state = State.a
      func send(_ event: Event) {
        if state == .a, event == .x { state = following(state) }
      }
    }
    // file Other.swift
    private func following(_ state: Machine.State) -> Machine.State { .c }
    --
    a x ?
    rest stays
    open

    ## a private property of the same name in each file @file invalid
    // file Machine.swift
    enum State { case a, b, c }
    final class Machine {
      var state = State.a
      func open() { if state.isReady { state = .b } }
      func stop() { if state == .b { state = .c } }
    }
    private extension State { var isReady: Bool { self == .a } }
    extension Machine { private var next: State { .c }; func jump() { if state == .a { state = next } } }
    // file More.swift
    extension Machine { func reset() { if state.isReady { state = .a } } }
    extension State { fileprivate var isReady: Bool { self == .c } }
    --
    events open stop jump reset
    a open → b
    b stop → c
    a jump → c
    c reset → a
    rest stays

    ## a private protocol that goes by the name of a class in another file @file invalid
    // file Other.swift
    final class Movable { var count = 1 }
    // file Machine.swift
    enum State { case a, b, c }
    private protocol Movable: AnyObject { var state: State { get set } }
    extension Movable {
      fileprivate func transition(to next: State) { if state != .c { state = next } }
      fileprivate func put(_ next: State, unless other: State) { if state != other { state = next } }
    }
    final class Machine: Movable {
      fileprivate(set) var state = State.a
      func open() { transition(to: .b) }
      func close() { if state == .b { transition(to: .c) } }
      func reset() { put(.a, unless: .c) }
    }
    --
    methods
    events open close reset
    a open → b
    b close → c
    b reset → a
    rest stays

    ## a protocol that goes by the name of a private class in another file @file invalid
    // file Machine.swift
    enum State { case a, b, c }
    protocol Movable: AnyObject { var state: State { get set } }
    final class Machine: Movable {
      var state = State.a
      func open() { transition(to: .b) }
      func close() { if state == .b { transition(to: .c) } }
    }
    // file More.swift
    extension Movable {
      func transition(to next: State) { if state != .c { state = next } }
    }
    // file Other.swift
    private final class Movable { var state = 1; func transition(to next: Int) { state = next } }
    extension Movable { func reset() { state = 1 } }
    --
    methods
    events open close
    a open → b
    b close → c
    rest stays
    """#
  )
}
