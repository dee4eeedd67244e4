extension Table {
  static let lentClosures = Table(
    "closures that own functions run before they return",
    #"""
    ## handed on to what runs it @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let queue = Queue()
      private let lock = Lock()
      private func sync<T>(_ body: () throws -> T) rethrows -> T { try queue.sync(execute: body) }
      private func locked(_ body: () -> Void) { lock.withLock(body) }
      func open() {
        sync {
          switch state {
          case .a, .c: state = .b
          default: break
          }
        }
      }
      func close() {
        locked {
          guard state == .b else { return }
          state = .c
        }
      }
    }
    struct Queue { func sync<T>(execute work: () throws -> T) rethrows -> T { try work() } }
    struct Lock { func withLock<T>(_ body: () throws -> T) rethrows -> T { try body() } }
    --
    events open close
    a open → b
    c open → b
    b close → c
    rest stays

    ## called in a closure that is handed on, where 'self' is written @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let queue = Queue()
      private func exclusively<T>(_ body: () throws -> T) rethrows -> T { try queue.exclusively { try body() } }
      func open() {
        exclusively {
          guard self.state == .a else { return }
          self.state = .b
        }
      }
      func close() throws {
        try exclusively {
          guard self.state == .b else { throw Failure() }
          self.state = .c
        }
      }
    }
    struct Queue { func exclusively<T>(_ work: () throws -> T) rethrows -> T { try work() } }
    --
    events open close
    a open → b
    b close → c
    a close rejects
    c close rejects
    rest stays

    ## kept by what it is handed on to @file unrun
    final class Machine {
      enum State { case a, b }
      private(set) var state = State.a
      private let client = Client()
      private func later(_ body: @escaping () -> Void) { client.run(body) }
      func open() { state = .b }
      func close() {
        guard state == .b else { return }
        later { self.state = .a }
      }
    }
    struct Client { func run(_ body: @escaping () -> Void) {} }
    --
    states a b
    events open close(later)
    a open → b
    a close(later) stays any
    b close(later) → a any
    rest stays

    ## handed on to what runs at once, though it might be kept @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private func animated(_ change: @escaping () -> Void) { withAnimation(1, change) }
      private func twice(_ change: @escaping () -> Void) { withAnimation(1) { change() } }
      private let queue = Queue()
      private func soon(_ change: @escaping () -> Void) { queue.async { change() } }
      func open() {
        guard state == .a else { return }
        animated { self.state = .b }
      }
      func close() {
        guard state == .b else { return }
        twice { self.state = .c }
      }
      func lock() { soon { self.state = .a } }
    }
    func withAnimation(_ speed: Int, _ change: () -> Void) { change() }
    struct Queue { func async(_ work: @escaping () -> Void) {} }
    --
    open
    events open close lock(soon)
    a open → b
    b close → c
    a lock(soon) stays any
    b lock(soon) → a any
    c lock(soon) → a any
    rest stays
    methods
    sent open close

    ## only called, though it might be kept @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private func perform(_ work: @escaping () -> Void) { work() }
      private func announce(_ next: State, _ completion: (() -> Void)? = nil) { completion?() }
      func open() {
        guard state == .a else { return }
        perform { [weak self] in self?.state = .b }
      }
      func close() {
        guard state == .b else { return }
        announce(.a) { self.state = .c }
      }
    }
    --
    events open close
    a open → b
    b close → c
    rest stays
    methods

    ## another type's function that cannot keep it @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let lock = Lock()
      func open() { lock.locked { if state == .a { state = .b } } }
      func close() { lock.locked { self.state = .c } }
      func stop() { lock.perhaps { self.state = .a } }
    }
    struct Lock {
      func locked(_ body: () -> Void) { body() }
      func perhaps(_ body: () -> Void) { if .random() { body() } }
    }
    --
    events open close stop
    a open → b
    a close → c any
    b close → c any
    c close stays any
    a stop stays any
    b stop [perhaps] → a any
    b stop stays any
    c stop [perhaps] → a any
    c stop stays any
    rest stays

    ## one of two of that name that may keep it @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let (lock, queue) = (Lock(), Queue())
      func open() { if state == .a { state = .b } }
      func close() { lock.locked { self.state = .c } }
    }
    struct Lock { func locked(_ body: () -> Void) { body() } }
    struct Queue { func locked(_ body: @escaping () -> Void) { body() } }
    --
    events open close(locked)
    a open → b
    a close(locked) → c any
    b close(locked) → c any
    c close(locked) stays any
    rest stays
    """#
  )
}
