extension Table {
  static let subjects = Table(
    "subjects that hold the state",
    #"""
    ## the next state is sent, or assigned @file unrun
    final class Machine {
      enum State { case a, b, c }
      private let state = CurrentValueSubject<State, Never>(.a)
      func open() {
        guard case .a = state.value else { return }
        state.send(.b)
      }
      func close() {
        switch self.state.value {
        case .b: finish()
        default: break
        }
      }
      func fail() {
        later { [weak self] in self?.state.send(.a) }
      }
      private func finish() { state.value = .c }
    }
    \#(subject)
    --
    events open close fail(later)
    a open → b
    b close → c
    a fail(later) stays any
    b fail(later) → a any
    c fail(later) → a any
    rest stays

    ## beside an event @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      private let subject = CurrentValueSubject<State, Never>(State.b)
      func send(_ event: Event) {
        switch (subject.value, event) {
        case (.a, .x): subject.send(.b)
        case (.b, .y): subject.value = .c
        default: break
        }
      }
    }
    \#(subject)
    --
    initial b
    a x → b
    b y → c
    rest stays

    ## a local of the same name is another one @file unrun
    final class Machine {
      enum State { case a, b, c }
      private let state = CurrentValueSubject<State, Never>(.a)
      func open() {
        if case .a = state.value { state.send(.b) }
      }
      func copy() {
        let state = CurrentValueSubject<State, Never>(.a)
        if case .b = state.value { state.send(.c) }
      }
    }
    \#(subject)
    --
    events open copy
    a open → b
    rest stays

    ## closures that capture it @file unrun
    final class Machine {
      enum State { case a, b, c }
      private let subject = CurrentValueSubject<State, Never>(.a)
      func open() {
        guard subject.value == .a else { return }
        later { [subject] in subject.send(.b) }
      }
      func close() {
        guard subject.value == .b else { return }
        publish { [weak subject] in subject?.send(.c) }
      }
    }
    func publish(_ body: @escaping () -> Void) {}
    \#(subject)
    --
    events open(later) close(publish)
    a open(later) → b any
    b open(later) stays any
    c open(later) → b any
    a close(publish) → c any
    b close(publish) → c any
    c close(publish) stays any

    ## a member of a value is no case @file unrun
    struct Key { let character: Character; static let space = Key(character: " "), left = Key(character: "l") }
    struct Machine {
      enum State { case a, b }
      var state = State.a
      mutating func press(_ character: Character) {
        switch character {
        case Key.space.character: if state == .a { state = .b }
        case Key.left.character: state = .a
        default: break
        }
      }
    }
    --
    states a b
    events press
    a press [case Key.space.character = character] → b
    a press stays any
    b press [case Key.space.character = character] stays any
    b press [case Key.left.character = character] → a any
    b press stays any

    ## a member of a type that has no cases is no event @file unrun
    extension Character { static let space: Character = " " }
    struct Machine {
      enum State { case a, b }
      var state = State.a
      mutating func press(_ character: Character) {
        switch character {
        case .space: if state == .a { state = .b }
        default: break
        }
      }
    }
    --
    states a b
    events press
    a press [case .space = character] → b
    a press stays any
    b press stays

    ## a pattern that is no case tells its subject @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x }
      var state = State.a
      var count = 0
      mutating func send(_ event: Event) {
        guard state == .a, event == .x else { return }
        switch count {
        case 3...9: state = .b
        default: state = .c
        }
      }
    }
    --
    events x
    a x [case 3...9 = count] → b
    a x → c
    rest stays

    ## a subject that others are given @file unrun
    final class Machine {
      enum State { case a, b, c }
      private let state = CurrentValueSubject<State, Never>(.a)
      init(source: Publisher<State>) {
        source.subscribe(self.state) // 1️⃣
      }
      func open() {
        if case .a = state.value { state.send(.b) }
      }
      func bind(to source: Publisher<State>) {
        source.sink(receiveValue: state.send) // 2️⃣
      }
      func show(on source: Publisher<Int>) {
        let state = Other()
        source.subscribe(state)
      }
    }
    struct Publisher<Value> {
      func subscribe(_ subject: CurrentValueSubject<Value, Never>) {}
      func subscribe(_ other: Other) {}
      func sink(receiveValue: @escaping (Value) -> Void) {}
    }
    struct Other {}
    \#(subject)
    --
    events open
    a open → b
    rest stays
    unread 1️⃣ who is given 'state' can set the state, which is not followed
    unread 2️⃣ who is given 'state.send' can set the state, which is not followed
    """#
  )

  private static let subject = """
    final class CurrentValueSubject<Value, Failure> {
      var value: Value
      init(_ value: Value) { self.value = value }
      func send(_ value: Value) { self.value = value }
    }
    """
}
