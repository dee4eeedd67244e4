extension Table {
  static let supersededInstances = Table(
    "closures that ask whether their instance is still the one",
    #"""
    ## made for each turn @file unrun
    final class Client {}
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      private var client: Client?
      func open() {
        let client = Client()
        self.client = client
        state = .b
        Task { [weak self] in
          await search()
          guard let self, self.client === client else { return }
          self.state = .c
        }
      }
      func close() {
        state = .d
        client = nil
      }
    }
    func search() async {}
    --
    states a b c d
    events open close open(search)
    a open → b any
    b open stays any
    c open → b any
    d open → b any
    a close → d any
    b close → d any
    c close → d any
    d close stays any
    b open(search) [self.client === client] → c
    b open(search) stays
    c open(search) stays
    d open(search) stays

    ## asked the other way @file unrun
    final class Client {}
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      private var client: Client?
      func open() {
        let client = Client()
        self.client = client
        state = .b
        Task { [weak self] in
          await search()
          guard let self else { return }
          if self.client !== client { return }
          self.state = .c
        }
      }
      func close() {
        state = .d
        client = nil
      }
    }
    func search() async {}
    --
    states a b c d
    events open close open(search)
    a open → b any
    b open stays any
    c open → b any
    d open → b any
    a close → d any
    b close → d any
    c close → d any
    d close stays any
    b open(search) [self.client !== client] stays
    b open(search) → c
    c open(search) stays
    d open(search) stays

    ## kept behind the turn @file unrun
    final class Client {}
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      private var client: Client?
      func open() {
        client = Client()
        let own = client
        state = .b
        Task { [weak self] in
          await search()
          guard let self, self.client === own else { return }
          self.state = .c
        }
      }
      func close() {
        state = .d
        client = nil
      }
    }
    func search() async {}
    --
    states a b c d
    events open close open(search)
    a open → b any
    b open stays any
    c open → b any
    d open → b any
    a close → d any
    b close → d any
    c close → d any
    d close stays any
    b open(search) [self.client === own] → c
    b open(search) stays
    c open(search) stays
    d open(search) stays

    ## unwrapped before it is kept @file unrun
    final class Client {}
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      private var client: Client?
      func open() {
        client = Client()
        guard let client = self.client else { return }
        state = .b
        Task { [weak self] in
          await search()
          guard let self, self.client === client else { return }
          self.state = .c
        }
      }
      func close() {
        state = .d
        client = nil
      }
    }
    func search() async {}
    --
    states a b c d
    events open close open(search)
    a open → b any
    b open stays any
    c open → b any
    d open → b any
    a close → d any
    b close → d any
    c close → d any
    d close stays any
    b open(search) [self.client === client] → c
    b open(search) stays
    c open(search) stays
    d open(search) stays
    """#
  )
}
