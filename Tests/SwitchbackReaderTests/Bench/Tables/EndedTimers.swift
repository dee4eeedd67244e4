extension Table {
  static let endedTimers = Table(
    "timers and work that are ended before they run",
    #"""
    ## a timer that others invalidate before they set the state @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var timer: Timer?
      func open() {
        guard state == .a else { return }
        state = .b
        timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { [weak self] _ in
          MainActor.assumeIsolated { self?.state = .c }
        }
      }
      func close() {
        stop()
        state = .a
      }
      private func stop() {
        timer?.invalidate()
        timer = nil
      }
    }
    --
    events open close open(scheduledTimer)
    a open → b
    b open stays
    c open stays
    a close stays any
    b close → a any
    c close → a any
    b open(scheduledTimer) → c

    ## one that begins again and again @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var timer: Timer?
      func open() {
        guard state == .a else { return }
        state = .b
        timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { _ in
          MainActor.assumeIsolated { self.state = .c }
        }
      }
      func close() {
        guard state != .a else { return }
        timer?.invalidate()
        state = .a
      }
    }
    --
    events open close open(scheduledTimer)
    a open → b
    b open stays
    c open stays
    a close stays
    b close → a
    c close → a
    b open(scheduledTimer) → c
    c open(scheduledTimer) stays

    ## work of which the last is kept @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var work: DispatchWorkItem?
      func open() {
        state = .b
        let work = DispatchWorkItem { [weak self] in self?.state = .c }
        self.work?.cancel()
        self.work = work
        DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: work)
      }
      func close() {
        work?.cancel()
        state = .a
      }
    }
    --
    events open close open(DispatchWorkItem)
    a open → b any
    b open stays any
    c open → b any
    a close stays any
    b close → a any
    c close → a any
    b open(DispatchWorkItem) → c

    ## one that is taken away, and runs all the same @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var timer: Timer?
      func open() {
        guard state == .a else { return }
        state = .b
        timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in
          MainActor.assumeIsolated { self.state = .c }
        }
      }
      func close() {
        guard state == .b else { return }
        timer = nil
        timer?.invalidate()
        state = .a
      }
    }
    --
    events open close open(scheduledTimer)
    a open → b
    b open stays
    c open stays
    a close stays
    b close → a
    c close stays
    a open(scheduledTimer) → c any
    b open(scheduledTimer) → c any
    c open(scheduledTimer) stays any

    ## one in the place of another, which nobody ends @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var timer: Timer?
      func open() {
        state = .b
        timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in
          MainActor.assumeIsolated { self.state = .c }
        }
      }
      func close() {
        timer?.invalidate()
        state = .a
      }
    }
    --
    events open close open(scheduledTimer)
    a open → b any
    b open stays any
    c open → b any
    a close stays any
    b close → a any
    c close → a any
    a open(scheduledTimer) → c any
    b open(scheduledTimer) → c any
    c open(scheduledTimer) stays any

    ## one that others can put there @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      var timer: Timer?
      func open() {
        guard state == .a else { return }
        state = .b
        timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in
          MainActor.assumeIsolated { self.state = .c }
        }
      }
      func close() {
        timer?.invalidate()
        state = .a
      }
    }
    --
    events open close open(scheduledTimer)
    a open → b
    b open stays
    c open stays
    a close stays any
    b close → a any
    c close → a any
    a open(scheduledTimer) → c any
    b open(scheduledTimer) → c any
    c open(scheduledTimer) stays any

    ## one that is unwrapped before it is ended @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var timer: Timer?
      func open() {
        guard state == .a else { return }
        state = .b
        let timer = Timer(timeInterval: 3, repeats: false) { _ in
          MainActor.assumeIsolated { self.state = .c }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
      }
      func close() {
        guard let timer else { return }
        timer.invalidate()
        state = .a
      }
    }
    --
    events open close open(Timer)
    a open → b
    b open stays
    c open stays
    a close stays any
    b close [let timer] → a any
    b close stays any
    c close [let timer] → a any
    c close stays any
    b open(Timer) → c

    ## a subscription that ends when another one takes its place @file invalid
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var subscription: AnyCancellable?
      private let values = PassthroughSubject<Int, Never>()
      func open() {
        state = .b
        subscription = values.sink { [weak self] _ in self?.state = .c }
      }
      func close() {
        state = .a
        subscription = nil
      }
    }
    --
    events open close open(sink)
    a open → b any
    b open stays any
    c open → b any
    a close stays any
    b close → a any
    c close → a any
    b open(sink) → c
    c open(sink) stays

    ## one that something else keeps as well @file invalid
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var subscription: AnyCancellable?
      private var others: Set<AnyCancellable> = []
      private let values = PassthroughSubject<Int, Never>()
      func open() {
        state = .b
        subscription = values.sink { [weak self] _ in self?.state = .c }
        subscription?.store(in: &others)
      }
      func close() {
        state = .a
        subscription = nil
      }
    }
    --
    events open close open(sink)
    a open → b any
    b open stays any
    c open → b any
    a close stays any
    b close → a any
    c close → a any
    a open(sink) → c any
    b open(sink) → c any
    c open(sink) stays any

    ## another one that has its name @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var timer: Timer?
      func open() {
        guard state == .a else { return }
        state = .b
        timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in
          MainActor.assumeIsolated { self.state = .c }
        }
      }
      func close(timer: Timer?) {
        guard let last = timer else { return }
        last.invalidate()
        state = .a
      }
    }
    --
    events open close open(scheduledTimer)
    a open → b
    b open stays
    c open stays
    a close stays any
    b close [let last = timer] → a
    b close stays
    c close [let last = timer] → a
    c close stays
    a open(scheduledTimer) → c any
    b open(scheduledTimer) → c any
    c open(scheduledTimer) stays any
    """#
  )
}
