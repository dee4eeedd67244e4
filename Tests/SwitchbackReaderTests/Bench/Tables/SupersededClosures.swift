extension Table {
  static let supersededClosures = Table(
    "closures that ask whether they come too late",
    #"""
    ## a number that grows with each turn @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      private var generation = 0
      func open() {
        generation += 1
        let own = generation
        state = .b
        Task {
          await search()
          guard generation == own else { return }
          state = .c
        }
      }
      func close() {
        guard state == .c else { return }
        state = .d
        generation += 1
      }
      private func search() async {}
    }
    --
    states a b c d
    events open close open(search)
    a open → b any
    b open stays any
    c open → b any
    d open → b any
    a close stays
    b close stays
    c close → d
    d close stays
    b open(search) [generation == own] → c
    b open(search) stays
    c open(search) stays
    d open(search) stays

    ## an identifier that is made for each turn @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var request: UUID?
      func open() {
        let id = UUID()
        request = id
        state = .b
        Task { [weak self] in
          await search()
          guard let self, self.request == id else { return }
          self.state = .c
        }
      }
      func close() {
        state = .a
        request = nil
      }
    }
    func search() async {}
    --
    events open close open(search)
    a open → b any
    b open stays any
    c open → b any
    a close stays any
    b close → a any
    c close → a any
    a open(search) stays
    b open(search) [self.request == id] → c
    b open(search) stays
    c open(search) stays

    ## what a closure does without asking, too late as well @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var generation = 0
      func open() {
        generation &+= 1
        let own = generation
        state = .b
        Task {
          await search()
          if generation != own { state = .a } else { state = .c }
        }
      }
      private func search() async {}
    }
    --
    events open open(search)
    a open → b any
    b open stays any
    c open → b any
    a open(search) [generation != own] stays
    a open(search) → c
    b open(search) [generation != own] → a
    b open(search) → c
    c open(search) → a

    ## a number that begins anew @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var generation = 0
      func open() {
        generation += 1
        let own = generation
        state = .b
        Task {
          await search()
          guard generation == own else { return }
          state = .c
        }
      }
      func close() {
        generation = 0
        state = .a
      }
      private func search() async {}
    }
    --
    events open close open(search)
    a open → b any
    b open stays any
    c open → b any
    a close stays any
    b close → a any
    c close → a any
    a open(search) [generation == own] → c
    a open(search) stays
    b open(search) [generation == own] → c
    b open(search) stays
    c open(search) stays

    ## a number that hidden functions are told @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      private var generation = 0
      func open() {
        generation += 1
        let own = generation
        state = .b
        Task.detached { [weak self] in
          await self?.advance(.c, generation: own)
          await self?.advance(.d, generation: own)
        }
      }
      func close() {
        generation += 1
        state = .a
      }
      private func advance(_ next: State, generation: Int) {
        guard generation == self.generation else { return }
        state = next
      }
    }
    --
    states a b c d
    events open close open(detached) open(advance)
    a open → b any
    b open stays any
    c open → b any
    d open → b any
    a close stays any
    b close → a any
    c close → a any
    d close → a any
    a open(detached) stays any
    b open(detached) [own == self.generation] → c
    b open(detached) stays any
    c open(detached) stays any
    d open(detached) stays any
    a open(advance) stays
    b open(advance) stays
    c open(advance) [own == self.generation] → d
    c open(advance) stays
    d open(advance) stays

    ## a number that a hidden function is told and leaves behind @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      private var generation = 0
      func open() {
        generation += 1
        state = .b
        search(for: "x", generation: generation)
      }
      func close() {
        guard state == .c else { return }
        generation += 1
        state = .d
      }
      private func search(for text: String, generation: Int) {
        Task {
          await wait()
          guard generation == self.generation else { return }
          state = .c
        }
      }
      private func wait() async {}
    }
    --
    states a b c d
    events open close search(wait)
    a open → b any
    b open stays any
    c open → b any
    d open → b any
    a close stays
    b close stays
    c close → d
    d close stays
    b search(wait) [generation == self.generation] → c
    b search(wait) stays
    c search(wait) stays
    d search(wait) stays

    ## two closures that do nothing but call a function that asks @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var generation = 0
      func open() {
        generation += 1
        let own = generation
        state = .b
        Task.detached { [weak self] in
          await self?.end(.c, generation: own)
        }
      }
      func reopen() {
        guard state == .c else { return }
        generation += 1
        let own = generation
        state = .a
        Task.detached { [weak self] in
          await self?.end(.b, generation: own)
        }
      }
      private func end(_ next: State, generation: Int) {
        guard generation == self.generation else { return }
        state = next
      }
    }
    --
    events open reopen open(detached) reopen(detached)
    a open → b any
    b open stays any
    c open → b any
    a reopen stays
    b reopen stays
    c reopen → a
    a open(detached) stays any
    b open(detached) [own == self.generation] → c
    b open(detached) stays any
    c open(detached) stays any
    a reopen(detached) [own == self.generation] → b
    a reopen(detached) stays any
    b reopen(detached) stays any
    c reopen(detached) stays any

    ## a closure in one that comes in time, or does not @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var generation = 0
      let queue: Queue
      init(queue: Queue) { self.queue = queue }
      func open() {
        generation += 1
        let own = generation
        state = .b
        queue.add { [weak self] in
          self?.report(generation: own)
          Task { @MainActor in
            guard let self, self.generation == own else { return }
            self.state = .c
          }
        }
      }
      func close() {
        generation += 1
        state = .a
      }
      private func report(generation: Int) {
        guard self.generation == generation else { return }
        print(state)
      }
    }
    protocol Queue { func add(_ action: @escaping @MainActor () -> Void) }
    --
    events open close open(Task)
    a open → b any
    b open stays any
    c open → b any
    a close stays any
    b close → a any
    c close → a any
    a open(Task) stays any
    b open(Task) [self.generation == own] → c
    b open(Task) stays any
    c open(Task) stays any

    ## what is compared with something else @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var generation = 0
      private var other = 0
      func open() {
        guard state == .a else { return }
        let own = other
        state = .b
        Task {
          await search()
          guard generation == own else { return }
          state = .c
        }
      }
      func close() {
        state = .a
        generation += 1
        other += 2
      }
      private func search() async {}
    }
    --
    events open close open(search)
    a open → b
    b open stays
    c open stays
    a close stays any
    b close → a any
    c close → a any
    a open(search) [generation == own] → c
    a open(search) stays
    b open(search) [generation == own] → c
    b open(search) stays
    c open(search) stays

    ## what may be nil twice @file unrun
    import Foundation
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var request: UUID?
      func open() {
        guard state == .a else { return }
        let own = request
        state = .b
        Task {
          await search()
          guard request == own else { return }
          state = .c
        }
      }
      func close() {
        state = .a
        request = nil
      }
      private func search() async {}
    }
    --
    events open close open(search)
    a open → b
    b open stays
    c open stays
    a close stays any
    b close → a any
    c close → a any
    a open(search) [request == own] → c
    a open(search) stays
    b open(search) [request == own] → c
    b open(search) stays
    c open(search) stays
    """#
  )
}
