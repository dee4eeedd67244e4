extension Table {
  static let accessors = Table(
    "properties in front of the state",
    #"""
    ## a Bool that asks what an accessor gives @file
    class Machine {
      enum State { case a, b, c }
      var _state: State = .a
      var state: State {
        get { return _state }
        set { _state = newValue }
      }
      var isB: Bool { return state == .b }
      var isOver: Bool { return state == .c }
      func start() {
        guard !isB, !isOver else { return }
        state = .b
      }
      func finish() {
        guard isB else { return }
        if !isOver { state = .c }
      }
    }
    --
    events start finish
    a start → b
    b finish → c
    rest stays
    property _state
    methods

    ## one behind an accessor that only gives the state @file
    final class Machine {
      enum State { case a, b, c }
      var current: State = .a
      var state: State { current }
      var phase: State { state }
      var isB: Bool { phase == .b }
      func pause() {
        if isB { current = .c }
      }
      func resume() {
        guard !isB else { return }
        current = .b
      }
    }
    --
    events pause resume
    b pause → c
    a resume → b
    c resume → b
    rest stays
    property current
    methods

    ## one that a function tells @file
    final class Machine {
      enum State { case a, b, c }
      var state: State = .a
      var isOver: Bool { check() }
      private func check() -> Bool { state == .c }
      func open() {
        if state == .a { state = .c }
      }
      func reset() {
        if isOver { state = .b }
      }
    }
    --
    events open reset
    a open → c
    c reset → b
    rest stays
    methods

    ## one that gives what a subject holds @file unrun
    final class Machine {
      enum State { case a, b, c }
      private let subject = CurrentValueSubject<State, Never>(.a)
      var state: State { subject.value }
      var isB: Bool { state == .b }
      func open() {
        guard state == .a else { return }
        subject.send(.b)
      }
      func close() {
        if isB { subject.value = .c }
      }
    }
    final class CurrentValueSubject<Value, Failure> {
      var value: Value
      init(_ value: Value) { self.value = value }
      func send(_ value: Value) { self.value = value }
    }
    --
    events open close
    a open → b
    b close → c
    rest stays

    ## one that sends what it is set to @file
    final class Machine {
      enum State { case a, b, c }
      private let subject = CurrentValueSubject<State, Never>(.a)
      var state: State {
        get { subject.value }
        set { subject.send(newValue) }
      }
      func open() {
        guard state == .a else { return }
        state = .b
      }
      func close() {
        if state == .b { state = .c }
      }
    }
    final class CurrentValueSubject<Value, Failure> {
      var value: Value
      init(_ value: Value) { self.value = value }
      func send(_ value: Value) { self.value = value }
    }
    --
    events open close
    a open → b
    b close → c
    rest stays
    methods

    ## one that asks a lock, and one that sets what is in it @file
    final class Machine {
      enum State { case a, b, c }
      private let lock = Guarded<State>(.a)
      var state: State {
        get { lock.withLock { $0 } }
        set { lock.withLock { $0 = newValue } }
      }
      var isB: Bool { state == .b }
      func open() {
        guard state == .a else { return }
        state = .b
      }
      func close() {
        if isB { state = .c }
      }
    }
    --
    events open close
    a open → b
    b close → c
    rest stays
    methods

    ## one that sets it where others ask for it, and one that a method asks for @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      var port: Int {
        if state == .a { state = .b }
        return 3
      }
      var name: String {
        get throws {
          guard state == .b else { throw Failure() }
          state = .c
          return ""
        }
      }
      private var number: Int {
        1️⃣state = .c
        return 3
      }
      func reset() { if state == .c { state = .a } }
      func tell() { print(number) }
    }
    --
    events reset port name
    a port → b
    a name rejects
    b name → c
    c name rejects
    c reset → a
    rest stays
    unread 1️⃣ an accessor sets the state, which is not followed
    """#
  )
}
