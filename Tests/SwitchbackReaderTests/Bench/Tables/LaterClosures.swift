extension Table {
  static let laterClosures = Table(
    "closures that run later, and those that run at once",
    #"""
    ## a closure that is scheduled @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open() {
        guard state == .a else { return }
        state = .b
        later { [weak self] in
          guard let self, case .b = self.state else { return }
          self.state = .c
        }
      }
    }
    --
    events open open(later)
    a open → b
    b open(later) → c
    rest stays

    ## a closure that only calls a function @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open() {
        guard state == .a else { return }
        state = .b
        later { [weak self] in self?.finish() }
      }
      private func finish() { if case .b = state { state = .c } }
    }
    --
    events open finish
    a open → b
    b finish → c
    rest stays

    ## a closure that looks before it calls @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open() {
        guard state == .a else { return }
        state = .b
        later { if case .b = self.state { self.finish() } }
      }
      func close() { finish() }
      private func finish() { state = .c }
    }
    --
    events open close open(later)
    a open → b
    b open(later) → c
    a close → c
    b close → c
    rest stays

    ## a closure that need not name self runs at once @file
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      func open() {
        perform {
          if state == .a { state = .b }
        }
      }
      func close() {
        DispatchQueue.global().sync { self.state = .c }
      }
    }
    --
    events open close
    a open → b
    a close → c
    b close → c
    rest stays
    methods

    ## a closure for each element @file truth
    struct Machine {
      enum State { case a, b, c }
      var state = State.a
      mutating func open() {
        guard state == .a else { return }
        (0..<count).forEach { number in
          state = number > 3 ? .c : .b
        }
      }
    }
    --
    events open
    a open ? | → b | → c | stays
    rest stays
    methods

    ## the state that a lock gives @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let lock = Lock()
      func open() {
        let now = lock.withLock { state }
        guard now == .a else { return }
        lock.withLock { state = .b }
      }
      func close() {
        switch lock.withLock({ self.state }) {
        case .b: state = .c
        default: break
        }
      }
      func turn(_ isReady: Bool) {
        let before: State = lock.withLock {
          defer { state = .a }
          return state
        }
        if before == .a, isReady { state = .c }
      }
    }
    struct Lock { func withLock<T>(_ body: () throws -> T) rethrows -> T { try body() } }
    --
    events open close turn
    a open → b
    b open stays
    c open stays
    a close stays
    b close → c
    c close stays
    a turn [isReady] → c
    a turn stays
    b turn → a
    c turn → a

    ## under a lock, and what it gives back @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let lock = Lock()
      func open() {
        let isFirst = lock.withLock {
          guard case .a = self.state else { return false }
          self.state = .b
          return true
        }
        if isFirst { note() }
      }
      func close() throws {
        try lock.withLock {
          if case .a = self.state { throw Failure() }
          self.state = .c
        }
      }
    }
    struct Lock { func withLock<T>(_ body: () throws -> T) rethrows -> T { try body() } }
    --
    events open close
    a open → b
    a close rejects
    b close → c
    rest stays

    ## what an animation changes is done before it begins @file invalid
    final class Machine: UIViewController {
      enum State { case a, b, c }
      private var state = State.a
      func open() {
        guard state == .a else { return }
        UIView.animate(withDuration: 1) { self.state = .b }
      }
      func close() {
        guard state == .b else { return }
        UIView.animate(withDuration: 1, animations: { self.state = .c }) { _ in self.state = .a }
      }
    }
    --
    events open close close(animate)
    a open → b
    b close → c
    a close(animate) stays any
    b close(animate) → a any
    c close(animate) → a any
    rest stays

    ## one that sets a constant, of which all values are written @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open() {
        guard state == .a else { return }
        state = .b
        later { [weak self] in
          let next: State = isReady ? .c : .a
          later { self?.state = next }
        }
      }
    }
    --
    events open open(later)
    a open → b
    a open(later) [case .c = next] → c any
    b open(later) [case .c = next] → c any
    c open(later) [case .c = next] stays any
    a open(later) [case .a = next] stays any
    b open(later) [case .a = next] → a any
    c open(later) [case .a = next] → a any
    rest stays

    ## one that sets what a hidden function is told @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open() {
        guard state == .a else { return }
        put(.b)
      }
      func close(_ isLast: Bool) { put(isLast ? .c : .a) }
      private func put(_ new: State) { later { self.state = new } }
    }
    --
    events put(later)
    a put(later) [case .b = new] → b any
    a put(later) [case .c = new] → c any
    a put(later) [case .a = new] stays any
    b put(later) [case .b = new] stays any
    b put(later) [case .c = new] → c any
    b put(later) [case .a = new] → a any
    c put(later) [case .b = new] → b any
    c put(later) [case .c = new] stays any
    c put(later) [case .a = new] → a any

    ## one that sets what others may be told as well @file unrun
    final class Machine {
      enum State { case a, b }
      private var state = State.a
      func open() {
        guard state == .a else { return }
        put(.b)
      }
      func put(_ new: State) { later { self.1️⃣state = new } }
    }
    --
    states a b
    events put(later)
    a put(later) [case .b = new] → b any
    b put(later) [case .b = new] stays any
    a put(later) ? new
    b put(later) ? new
    unread 1️⃣ the value of 'new'

    ## set, and set again in what is left behind, for which only others ask @file unrun
    final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      func load() {
        state = .b
        Client().load { [weak self] isDone in
          guard let self else { return }
          self.state = isDone ? .c : .d
        }
      }
      struct Client { func load(_ done: @escaping (Bool) -> Void) {} }
    }
    --
    states a b c d
    events load load(load)
    a load → b any
    b load stays any
    c load → b any
    d load → b any
    b load(load) [isDone] → c any
    b load(load) → d any
    c load(load) [isDone] stays any
    c load(load) → d any
    d load(load) [isDone] → c any
    d load(load) stays any

    ## a parameter that is called like the state @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Signal { case ready, lost }
      private(set) var state = State.a
      var onSignal: ((Signal) -> Void)?
      func open() {
        guard state == .a else { return }
        state = .b
        onSignal = { [weak self] state in
          guard let self else { return }
          switch state {
          case .ready: if self.state == .b { self.state = .c }
          case .lost: self.state = .a
          }
        }
      }
      func close() { if state == .c { state = .a } }
    }
    --
    events open close open(onSignal)
    a open → b
    c close → a
    a open(onSignal) stays any
    b open(onSignal) [case .ready = state] → c
    b open(onSignal) [case .lost = state] → a any
    c open(onSignal) [case .ready = state] stays any
    c open(onSignal) [case .lost = state] → a any
    rest stays

    ## one that runs at once, though it says how it captures @file
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      private let (queue, lock, client) = (Queue(), Lock(), Client())
      func open() {
        guard state == .a else { return }
        queue.sync { [weak self] in self?.state = .b }
      }
      func close() {
        guard state == .b else { return }
        lock.withLock { [unowned self] in self.state = .c }
      }
      func load() {
        guard state == .c else { return }
        client.sync { [weak self] in self?.state = .a }
      }
    }
    final class Queue { func sync(_ body: () -> Void) { body() } }
    final class Lock { func withLock(_ body: () -> Void) { body() } }
    final class Client { func sync(_ body: @escaping () -> Void) {} }
    --
    events open close load(sync)
    a open → b
    b close → c
    a load(sync) stays any
    b load(sync) → a any
    c load(sync) → a any
    rest stays
    methods
    sent open close

    ## one whose function it calls again, and a lock lends the struct around the state @file unrun
    final class Machine {
      struct Kept {
        enum State { case a, b, c }
        var state = State.a
        var input: Int? { state == .c ? nil : 3 }
        mutating func go() -> Bool {
          guard state == .a else { return false }
          state = .b
          return true
        }
      }
      private let lock = Guarded(Kept())
      func more() {
        guard lock.withLock({ kept in kept.input }) != nil else { return }
        later {
          if self.lock.withLock({ kept in kept.go() }) { self.more() }
        }
      }
      func close() { lock.withLock { if $0.state == .b { $0.state = .c } } }
    }
    --
    events close more(later)
    a more(later) → b
    b close → c
    rest stays
    others
    """#
  )
}
