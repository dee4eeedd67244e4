extension Table {
  static let waitedPresence = Table(
    "whether there is something that a function gives behind try and await",
    #"""
    ## compared with nil @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() async { if await load() == nil { state = .c } }
      private func load() async -> Int? {
        guard state == .a else { return nil }
        state = .b
        return 1
      }
    }
    --
    events open
    a open → b
    b open → c
    c open stays

    ## kept, and compared @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() async throws {
        let item = try await load()
        guard item != nil else { return }
        state = .c
      }
      private func load() async throws -> Int? {
        guard state == .a else { return nil }
        state = .b
        return 1
      }
    }
    --
    events open
    a open → c
    rest stays

    ## given before it waits @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() async {
        let item = await load()
        if item != nil { state = .c }
      }
      func close() { if state == .c { state = .a } }
      private func load() async -> Int? {
        guard state == .a else { return nil }
        state = .b
        return await fetch()
      }
      private func fetch() async -> Int { 1 }
    }
    --
    events open close open(load)
    a open → b
    b open stays
    c open stays
    c close → a
    b open(load) → c
    rest nothing
    a close stays
    b close stays
    """#
  )
}
