extension Table {
  static let lastingValues = Table(
    "stored optionals that are never nil again",
    #"""
    ## set before a closure and never nil again @file invalid
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var client: Client?
      func open() {
        guard state == .a else { return }
        let client = Client()
        self.client = client
        Task { [weak self] in
          guard let self else { return }
          await client.start()
          await self.refresh()
          if self.client == nil { note() }
          self.state = .b
        }
      }
      func close() { if state == .b { state = .c } }
      private func refresh() async {
        guard let client else { return }
        await client.start()
      }
    }
    final class Client { func start() async {} }
    --
    events close open(refresh)
    a open(refresh) → b
    b close → c
    c open(refresh) → b
    rest stays

    ## nil again somewhere @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var client: Client?
      func open() {
        guard state == .a else { return }
        self.client = Client()
        later { [weak self] in
          guard let self else { return }
          self.state = self.client == nil ? .c : .b
        }
      }
      func close() {
        if state == .b { client = nil }
      }
    }
    final class Client { func start() async {} }
    --
    events open(later)
    a open(later) [self.client == nil] → c
    a open(later) → b
    b open(later) [self.client == nil] → c
    b open(later) stays
    c open(later) [self.client == nil] stays
    c open(later) → b
    rest stays

    ## set in some cases only @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var client: Client?
      func open() {
        guard state == .a else { return }
        if isReady { client = Client() }
        later { [weak self] in
          guard let self else { return }
          self.state = self.client == nil ? .c : .b
        }
      }
    }
    final class Client { func start() async {} }
    --
    events open(later)
    a open(later) [self.client == nil] → c
    a open(later) → b
    b open(later) [self.client == nil] → c
    b open(later) stays
    c open(later) [self.client == nil] stays
    c open(later) → b
    rest stays

    ## a struct that is made @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var size: Size?
      func open() {
        guard state == .a else { return }
        size = Size(width: 3)
        later { [self] in
          guard size != nil else { return }
          state = .b
        }
      }
    }
    struct Size { var width: Int }
    --
    events open(later)
    a open(later) → b
    c open(later) → b
    rest stays
    """#
  )
}
