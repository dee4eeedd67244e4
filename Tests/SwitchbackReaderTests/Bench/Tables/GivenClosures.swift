extension Table {
  static let givenClosures = Table(
    "functions that give the closure which sets the state",
    #"""
    ## a view hands on what a function gives, told where to go @file unrun
    struct Machine: Screen {
      enum Phase { case a, b, c }
      @Kept private var phase = Phase.a
      var body: some Part {
        Stack {
          switch phase {
          case .a: Page(onNext: go(.b))
          case .b: Page(onDone: self.go(.c))
          case .c: Page(onBack: { phase = .a })
          }
        }
      }
      private func go(_ next: Phase) -> () -> Void {
        { withTransition { phase = next } }
      }
      struct Page: Part { var onNext = {}, onDone = {}, onBack = {} }
    }
    \#(kept)
    --
    events body(onNext) body(onDone) body(onBack)
    a body(onNext) → b
    b body(onDone) → c
    c body(onBack) → a
    rest nothing

    ## an object keeps it, and a call is given it @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let button = Button()
      init() {
        button.action = handler(to: .b)
        button.add(onTap: self.handler())
      }
      func reset() { if state != .a { state = .a } }
      private func handler(to next: State = .c) -> () -> Void {
        return { [weak self] in self?.state = next }
      }
    }
    final class Button {
      var action: () -> Void = {}
      func add(onTap: @escaping () -> Void) {}
    }
    --
    events reset init(action) init(onTap)
    a reset stays
    b reset → a
    c reset → a
    a init(action) → b any
    b init(action) stays any
    c init(action) → b any
    a init(onTap) → c any
    b init(onTap) → c any
    c init(onTap) stays any

    ## one that is kept in a local, where nobody knows when it runs @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open() { if state == .a { state = .b } }
      func close() {
        state = .a
        let later = handler(to: .c) // 1️⃣
        if isDone { later() }
      }
      let isDone = false
      private func handler(to next: State) -> () -> Void { { self.state = next } } // 2️⃣
    }
    --
    events open close
    a open → b
    b open stays
    c open stays
    a close ? handler(to: .c) any
    b close ? handler(to: .c) any
    c close ? handler(to: .c) any
    unread 1️⃣ when the closure runs that 'handler' gives is not followed
    unread 2️⃣ a closure sets the state, and when it runs is not followed

    ## one that others can call as well @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      let button = Button()
      func open() { if state == .a { state = .b } }
      func close() { button.action = handler(to: .c) }
      func handler(to next: State) -> () -> Void {
        { self.state = next } // 1️⃣
      }
    }
    final class Button { var action: () -> Void = {} }
    --
    events open close(action)
    a open → b
    b open stays
    c open stays
    a close(action) → c any
    b close(action) → c any
    c close(action) stays any
    unread 1️⃣ who calls 'handler(to:)' is given a closure that changes the state

    ## what the only call of a hidden function gives it, which is handed on once more @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let queue = Queue()
      init() {
        begin { _ in } then: { name in self.finish(name) }
      }
      func reset() { if state != .a { state = .a } }
      private func begin(told: @escaping (Int) -> Void, then: @escaping (String) -> Void) {
        guard state == .a else { return then("done") }
        state = .b
        queue.async { self.begin(told: told, then: then) }
      }
      func finish(_ name: String) { state = .c }
    }
    struct Queue { func async(_ work: @escaping () -> Void) {} }
    --
    events reset begin finish
    b reset → a
    c reset → a
    a begin → b
    b begin → c any
    c begin stays any
    a finish → c any
    b finish → c any
    c finish stays any
    rest stays
    """#
  )
}
