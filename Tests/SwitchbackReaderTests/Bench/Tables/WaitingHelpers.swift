extension Table {
  static let waitingHelpers = Table(
    "helpers that wait",
    #"""
    ## a helper that waits only sometimes, and one that always does @file unrun
    actor Machine {
      enum State { case a, b, c }
      private var state = State.a
      var client: Client?
      func open() async {
        guard state == .a else { return }
        await leave()
        state = .b
      }
      func close() async {
        guard state == .b else { return }
        await wait()
        state = .c
      }
      private func leave() async {
        if let client { await client.fetch() }
      }
      private func wait() async {
        if client == nil {
          await pause()
        } else {
          guard await isDone() else { return }
        }
      }
    }
    struct Client { func fetch() async {} }
    func pause() async {}
    func isDone() async -> Bool { true }
    --
    events open close open(leave) close(wait)
    a open [leave() waits] stays
    a open → b
    a open(leave) → b
    b open stays any
    c open stays any
    b close stays
    b close(wait) → c
    a close stays any
    c close stays any

    ## a helper that waits where there is somebody to wait for @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private var client: Client?
      func open() async {
        guard state == .a else { return }
        await leave()
        state = .b
      }
      func close() async {
        guard state == .b else { return }
        await leaveTwice()
        state = .c
      }
      private func leave() async {
        await client?.fetch()
        client = nil
      }
      private func leaveTwice() async {
        await client?.fetch()
        await pause()
      }
    }
    struct Client { func fetch() async {} }
    func pause() async {}
    --
    events open close open(leave) close(leaveTwice)
    a open [leave() waits] stays
    a open → b
    a open(leave) → b
    b open stays any
    c open stays any
    b close stays
    b close(leaveTwice) → c
    a close stays any
    c close stays any

    ## a helper that waits @file unrun
    actor Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open() async {
        guard state == .a else { return }
        await prepare()
        state = .c
      }
      private func prepare() async {
        state = .b
        await wait()
      }
    }
    --
    events open open(prepare)
    a open → b
    b open(prepare) → c
    b open stays
    c open stays

    ## a class that waits for itself @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func reset() async {
        guard state == .a else { return }
        await move(to: .b)
        await move(to: .c)
      }
      private func move(to next: State) async {
        state = next
        await tell(next)
      }
      private func tell(_ state: State) async { note() }
    }
    --
    events reset reset(move)
    a reset → b
    b reset(move) → c
    b reset stays
    c reset stays

    ## a helper that runs elsewhere @file unrun
    actor Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open() async throws {
        guard state == .a else { return }
        state = .b
        _ = try await fetch()
        state = .c
      }
      private nonisolated func fetch() async throws -> Int {
        await wait()
        throw Failure()
      }
    }
    --
    events open open(fetch)
    a open → b
    b open(fetch) [await fetch() throws] rejects
    b open(fetch) → c
    b open stays
    c open stays
    """#
  )
}
