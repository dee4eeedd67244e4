extension Table {
  static let neverReturning = Table(
    "functions that never return",
    #"""
    ## one of another type behind a guard
    switch event {
    case .x:
      guard state == .a else { Log.die("x") }
      state = .b
    case .y:
      guard state == .b else { asserts.fail(1) }
      state = .c
    }
    +
    private let asserts = Asserts()
    private enum Log { static func die(_ text: String) -> Never { fatalError(text) } }
    private struct Asserts { func fail(_ code: Int) -> Never { fatalError() } }
    --
    a x → b
    b x traps
    c x traps
    a y traps
    b y → c
    c y traps

    ## one of a type that is only extended @file
    extension String { func crash() -> Never { fatalError(self) } }
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        case (.b, .y): state = .c
        case (.c, _): "c".crash()
        default: text.crash()
        }
      }
      private var text: String { "no" }
    }
    --
    a x → b
    b y → c
    rest traps

    ## one that another class inherits @file
    class Guarded {
      func refuse(_ text: String) -> Never { fatalError(text) }
    }
    final class Asserts: Guarded {}
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      private let asserts = Asserts()
      mutating func send(_ event: Event) {
        let next: State
        switch (state, event) {
        case (.a, .x): next = .b
        case (.b, .y): next = .c
        default: asserts.refuse("no")
        }
        state = next
      }
    }
    --
    a x → b
    b y → c
    rest traps

    ## one behind a way that does
    guard state == .a else {
      if event == .x { return }
      Log.die("y")
    }
    state = .b
    +
    private enum Log { static func die(_ text: String) -> Never { fatalError(text) } }
    --
    a x → b
    a y → b
    b x stays
    c x stays
    b y traps
    c y traps

    ## what a guard calls last is declared elsewhere @send invalid
    guard state == .a else { Elsewhere.refuse(state) }
    state = event == .x ? .b : .c
    --
    a x → b
    a y → c
    rest traps

    ## those of the C library @file unrun
    import Foundation

    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        switch event {
        case .x:
          guard state == .a else { exit(1) }
          state = .b
        case .y:
          switch state {
          case .a: abort()
          case .b: state = .c
          case .c: Foundation.exit(EXIT_FAILURE)
          }
        }
      }
    }
    --
    a x → b
    b x traps
    c x traps
    a y traps
    b y → c
    c y traps

    ## functions of its own that have their names
    switch (state, event) {
    case (.a, .x): exit(.b)
    case (.b, .y): abort()
    default: break
    }
    state = state == .b && event == .y ? .c : state
    +
    private mutating func exit(_ next: State) { state = next }
    private func abort() {}
    --
    a x → b
    b y → c
    rest stays

    ## a namesake that does return
    switch (state, event) {
    case (.a, .x): log.fail(1)
    case (.b, .y): log.fail("no")
    default: break
    }
    state = state == .a ? .b : .c
    +
    private let log = Log()
    private struct Log {
      func fail(_ code: Int) {}
      func fail(_ text: String) {}
    }
    private struct Asserts { func fail(_ code: Int) -> Never { fatalError() } }
    --
    a x → b
    a y → b
    b x → c
    b y → c
    rest stays
    """#
  )
}
