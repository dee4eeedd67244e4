extension Table {
  static let constantClosures = Table(
    "closures that are constants of a function",
    #"""
    ## one that is called, and given to what calls it later @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let queue = Queue()
      var isReady = true
      private func put(_ next: State) {
        let block = { self.state = next }
        if isReady { block() } else { queue.async(execute: block) }
      }
      func open() {
        guard state == .a else { return }
        put(.b)
      }
      func close() { if state == .b { put(.c) } }
    }
    struct Queue { func async(execute work: @escaping () -> Void) {} }
    --
    events open close put(block)
    a open [isReady] → b
    a open stays
    b open stays
    c open stays
    a close stays
    b close [isReady] → c
    b close stays
    c close stays
    a put(block) [case .b = next] → b any
    b put(block) [case .b = next] stays any
    c put(block) [case .b = next] → b any
    a put(block) [case .c = next] → c any
    b put(block) [case .c = next] → c any
    c put(block) [case .c = next] stays any

    ## one that holds the instance weakly, and one behind another one @file
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      func open() {
        guard state == .a else { return }
        let finish: () -> Void = { [weak self] in self?.state = .b }
        finish()
      }
      func close() {
        let end = { [weak self] in
          guard let self else { return }
          if self.state == .b { self.state = .c }
        }
        let begin = { end() }
        begin()
      }
    }
    --
    events open close
    a open → b
    b open stays
    c open stays
    b close → c
    rest stays
    methods

    ## one that is told the state @file
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      func open() {
        let put: (State) -> Void = { self.state = $0 }
        if state == .a { put(.b) }
      }
      func close() {
        let put = { (next: State) in self.state = next }
        if state == .b { put(.c) }
      }
    }
    --
    events open close
    a open → b
    b close → c
    rest stays
    methods

    ## one that answers @file
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      func open() {
        let take = { () -> Bool in
          guard self.state == .a else { return false }
          self.state = .b
          return true
        }
        if !take() { state = .c }
      }
    }
    --
    events open
    a open → b
    b open → c
    c open stays
    methods

    ## one that a closure calls later, and one that runs before the call returns @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let queue = Queue()
      func open() {
        guard state == .a else { return }
        let begin = { self.state = .b }
        queue.async { begin() }
      }
      func close() {
        guard state == .b else { return }
        let end = { self.state = .c }
        queue.sync(execute: end)
      }
    }
    struct Queue {
      func async(_ work: @escaping () -> Void) {}
      func sync(execute work: () -> Void) {}
    }
    --
    events close open(async)
    b close → c
    a close stays
    c close stays
    a open(async) → b any
    b open(async) stays any
    c open(async) → b any

    ## one that goes where nobody can follow it @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      var isReady = true
      func open() {
        if state == .a { state = .b }
      }
      func close() {
        guard state == .b else { return }
        state = .a
        let end = { self.state = .c }
        let other = isReady ? 1️⃣end : {}
        other()
      }
    }
    --
    events open close
    a open → b
    b close [isReady] ? end
    b close → a
    rest stays
    unread 1️⃣ when 'end' is called is not followed
    unread * a closure sets the state

    ## one that keeps for later what it is told @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let queue = Queue()
      func open() {
        let finish: (State) -> Void = { [weak self] next in
          self?.queue.async { self?.state = next }
        }
        queue.load { isDone in finish(isDone ? .b : .c) }
      }
      func close() { if state == .c { state = .a } }
    }
    struct Queue {
      func async(_ work: @escaping () -> Void) {}
      func load(_ completion: @escaping (Bool) -> Void) {}
    }
    --
    events close open(async)
    c close → a
    a open(async) [case .b = next] → b any
    b open(async) [case .b = next] stays any
    c open(async) [case .b = next] → b any
    a open(async) [case .c = next] → c any
    b open(async) [case .c = next] → c any
    c open(async) [case .c = next] stays any
    rest stays

    ## functions inside of two functions, of one name, that keep for later what they are told @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let queue = Queue()
      func open() {
        func put(_ next: State) { queue.async { self.state = next } }
        put(.b)
      }
      func close() {
        func put(_ next: State) { queue.after { self.state = next } }
        self.put(.a)
        put(.c)
      }
      func reset() { if state == .c { state = .a } }
      private func put(_ next: State) {}
    }
    struct Queue {
      func async(_ work: @escaping () -> Void) {}
      func after(_ work: @escaping () -> Void) {}
    }
    --
    events reset put(async) put(after)
    c reset → a
    a put(async) → b any
    b put(async) stays any
    c put(async) → b any
    a put(after) → c any
    b put(after) → c any
    c put(after) stays any
    rest stays
    """#
  )
}
