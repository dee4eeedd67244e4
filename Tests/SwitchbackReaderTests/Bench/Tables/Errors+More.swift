extension Table {
  static let errorsMore = #"""
    ## a helper that changes and throws @attempt
    switch (state, event) {
    case (.a, .x): try fail()
    default: break
    }
    +
    mutating func fail() throws {
      state = .c
      throw Failure()
    }
    --
    a x → c
    rest stays

    ## a state that an enum throws about @file
    enum Machine {
      case a, b, c
      enum Event { case x, y }
      func next(on event: Event) throws -> Self {
        switch (self, event) {
        case (.a, .x): return .b
        case (.b, .x): throw Failure()
        default: throw Failure()
        }
      }
    }
    --
    types Self Event
    a x → b
    b x rejects
    run do { return try moved(state, state.next(on: event)) } catch { return "rejects" }

    ## defer runs when it throws @attempt meaning
    switch (state, event) {
    case (.a, .x):
      defer { state = .c }
      try check()
      state = .b
    default: break
    }
    --
    a x → c
    rest stays
    """#
}
