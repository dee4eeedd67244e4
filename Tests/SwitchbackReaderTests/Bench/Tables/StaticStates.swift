extension Table {
  /// No closure has to name an instance to set what a type itself keeps.
  static let staticStates = Table(
    "closures that set a state of the type itself",
    #"""
    ## a function elsewhere that keeps what it is given @file unrun
    enum Service {
      static func fetch(_ done: @escaping @Sendable (Bool) -> Void) { DispatchQueue.global().async { done(true) } }
    }
    enum Machine {
      enum State { case a, b, c }
      private(set) nonisolated(unsafe) static var state = State.a
      static func load() {
        guard state == .a else { return }
        state = .b
        Service.fetch { isFine in state = isFine ? .c : .a }
      }
      static func reset() {
        if state != .b { state = .a }
      }
    }
    --
    events load reset load(fetch)
    a load → b
    a load(fetch) [isFine] → c
    a load(fetch) stays
    b load(fetch) [isFine] → c
    b load(fetch) → a
    c load(fetch) [isFine] stays
    c load(fetch) → a
    c reset → a
    rest stays

    ## what is known to run at once in a struct, and what a library keeps @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) nonisolated(unsafe) static var state = State.a
      static let lock = NSLock()
      static func start() {
        lock.withLock {
          if state == .a { state = .b }
        }
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
          if state == .b { state = .c }
        }
      }
      static func stop() {
        if state == .c { Machine.state = .a }
      }
    }
    --
    events start stop start(scheduledTimer)
    a start → b
    b start(scheduledTimer) → c
    c stop → a
    rest stays

    ## functions that only lend @file unrun
    enum Other {
      static func run(_ body: () -> Void) { body() }
    }
    final class Machine {
      enum State { case a, b, c }
      private(set) nonisolated(unsafe) static var state = State.a
      static func open() {
        guard state == .a else { return }
        Other.run { state = .b }
      }
      static func close() {
        guard state == .b else { return }
        own { Self.state = .c }
      }
      private static func own(_ body: () -> Void) { body() }
    }
    --
    events open close
    a open → b
    b close → c
    rest stays

    ## what may run for each element, or when a future is there @file unrun
    enum Machine {
      enum State { case a, b, c }
      private(set) nonisolated(unsafe) static var state = State.a
      static func open() {
        if state == .a { state = .b }
      }
      static func close(_ numbers: [Int]) {
        guard state == .b else { return }
        _ = numbers.map { 1️⃣_ in state = .c }
      }
    }
    --
    events open close
    a open → b
    b close ? { _ in state = .c }
    rest stays
    open
    unread 1️⃣ a closure sets the state, and when it runs is not followed

    ## what waits @file unrun
    enum Machine {
      enum State { case a, b, c }
      @MainActor private(set) static var state = State.a
      @MainActor static func open() async {
        guard state == .a else { return }
        state = .b
        await wait()
        if state == .b { state = .c }
      }
      @MainActor static func close() { if state == .b { state = .a } }
    }
    --
    events open close open(wait)
    a open → b
    b open stays
    c open stays
    b open(wait) → c
    a close stays
    b close → a
    c close stays
    """#
  )
}
