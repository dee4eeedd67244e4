extension Table {
  static let unsureInstances = Table(
    "closures that ask for an instance that may be the one again",
    #"""
    ## handed in @file unrun
    final class Client {}
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      private var client: Client?
      func open(_ client: Client) {
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
    d open(search) [self.client === client] → c
    d open(search) stays

    ## that is always the same @file unrun
    final class Client {}
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      private var client: Client?
      func open() {
        let client = made
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
    @MainActor let made = Client()
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
    d open(search) [self.client === client] → c
    d open(search) stays

    ## that stays where it is left @file unrun
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
    d open(search) [self.client === client] → c
    d open(search) stays

    ## that others may set @file unrun
    final class Client {}
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      var client: Client?
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
    d open(search) [self.client === client] → c
    d open(search) stays

    ## compared by an equality of its own @file unrun
    final class Client: Equatable, Sendable {
      static func == (one: Client, other: Client) -> Bool { true }
    }
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
          guard let self, self.client == client else { return }
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
    b open(search) [self.client == client] → c
    b open(search) stays
    c open(search) stays
    d open(search) [self.client == client] → c
    d open(search) stays

    ## kept only as long as others keep it @file unrun
    final class Client {}
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      private var client: Client?
      func open() {
        let client = Client()
        self.client = client
        state = .b
        Task { [weak self, weak client] in
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
    d open(search) [self.client === client] → c
    d open(search) stays

    ## that an initialiser may not give @file unrun
    final class Client {
      init?() { return nil }
    }
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
    d open(search) [self.client === client] → c
    d open(search) stays

    ## that is not there where it throws @file unrun
    final class Client {
      init() throws {}
    }
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      private var client: Client?
      func open() {
        let client = try? Client()
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
    d open(search) [self.client === client] → c
    d open(search) stays

    ## asked for anew in the closure @file unrun
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
          guard let self, let client = self.client, self.client === client else { return }
          self.state = .c
        }
      }
      func close() {
        state = .d
        client = Client()
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
    a open(search) stays
    b open(search) [self.client === client] → c
    b open(search) stays
    c open(search) stays
    d open(search) [self.client === client] → c
    d open(search) stays
    """#
  )
}
