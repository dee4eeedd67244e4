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
    """#
  )
}
