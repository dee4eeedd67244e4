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
