extension Table {
  static let capturedTokens = Table(
    "closures that keep a token by their lists",
    #"""
    ## under its own name @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var generation = 0
      func open() {
        generation += 1
        state = .b
        Task { [generation] in
          await search()
          guard generation == self.generation else { return }
          state = .c
        }
      }
      func close() {
        generation += 1
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
    a open(search) stays
    b open(search) [generation == self.generation] → c
    b open(search) stays
    c open(search) stays

    ## under another one @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var generation = 0
      func open() {
        generation += 1
        state = .b
        Task { [weak self, own = generation] in
          await search()
          guard let self, self.generation == own else { return }
          self.state = .c
        }
      }
      func close() {
        generation += 1
        state = .a
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
    b open(search) [self.generation == own] → c
    b open(search) stays
    c open(search) stays

    ## something else under its name @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var generation = 0
      func open(other: Int) {
        generation += 1
        state = .b
        Task { [generation = other] in
          await search()
          guard generation == self.generation else { return }
          state = .c
        }
      }
      func close() {
        generation += 1
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
    a open(search) [generation == self.generation] → c any
    a open(search) stays any
    b open(search) [generation == self.generation] → c any
    b open(search) stays any
    c open(search) stays any
    """#
  )
}
