extension Table {
  static let waiting = Table(
    "waiting, and what runs later",
    #"""
    ## await ends one transition and begins another @file unrun
    actor Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open() async throws {
        guard case .a = state else { return }
        state = .b
        try await connect()
        state = .c
      }
      private func connect() async throws {}
    }
    --
    events open open(connect)
    a open → b
    b open(connect) → c
    b open stays
    c open stays

    ## what is awaited begins before anything waits @file unrun
    actor Machine {
      enum State { case a, b(CheckedContinuation<Void, Never>), c }
      private var state = State.a
      func open() async {
        guard case .a = state else { return }
        await withCheckedContinuation { continuation in
          state = .b(continuation)
        }
        note()
      }
      func close() {
        guard case .b(let continuation) = state else { return }
        continuation.resume()
        state = .c
      }
    }
    --
    events open close
    a open → b
    b close → c
    rest stays

    ## what an error does when it comes back @file unrun
    actor Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open() async {
        if state != .a { return }
        do {
          state = .b
          _ = try await client.fetch()
          state = .a
        } catch {
          state = .c
        }
      }
    }
    private let client = Client()
    struct Client { func fetch() async throws -> Int { 3 } }
    --
    events open open(fetch)
    a open → b
    b open(fetch) [await client.fetch() throws] → c
    b open(fetch) → a
    b open stays
    c open stays

    ## what is not there is not waited for @file unrun
    actor Machine {
      enum State { case a, b, c }
      private var state = State.a
      var client: Client?
      func open() async {
        if state != .a { return }
        state = .b
        await client?.inner.fetch()
        state = .c
      }
      func close() { if state == .c { state = .a } }
    }
    struct Client { var inner: Inner { Inner() } }
    struct Inner { func fetch() async {} }
    --
    events open close open(fetch)
    a open [client != nil] → b
    a open → c
    b open(fetch) → c
    b open stays
    c open stays
    c close → a
    a close stays any
    b close stays any

    ## a case of what is waited for is no event @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      enum Answer { case good, bad }
      private var state = State.a
      private let client = Client()
      struct Client: Sendable { func ask(_ name: String) async -> Answer { .good } }
      func open(_ name: String) {
        guard state == .a else { return }
        state = .b
        Task {
          switch await client.ask(name) {
          case .good: state = .a
          case .bad: state = .c
          }
        }
      }
    }
    --
    events open open(ask)
    a open → b
    b open stays
    c open stays
    b open(ask) [case .good = await client.ask(name)] → a
    b open(ask) [case .bad = await client.ask(name)] → c

    ## a continuation that may throw @file unrun
    actor Machine {
      enum State { case a, b, c }
      private var state = State.a
      private var kept: CheckedContinuation<Void, any Error>?
      func open() async throws {
        guard state == .a else { return }
        state = .b
        defer { state = .c }
        try await begin()
      }
      private func begin() async throws { try await withCheckedThrowingContinuation { kept = $0 } }
    }
    --
    events open open(begin)
    a open → b
    b open(begin) → c
    b open stays
    c open stays

    ## each turn of a loop over what comes @file unrun
    actor Machine {
      enum State { case a, b, c }
      private var state = State.a
      func follow(_ numbers: AsyncStream<Int>) async {
        for await number in numbers {
          switch state {
          case .a: state = .b
          case .b where number > 3: state = .c
          case .b, .c: break
          }
        }
      }
    }
    --
    events follow follow(numbers)
    a follow(numbers) [for number in numbers] → b
    a follow(numbers) stays
    b follow(numbers) [for number in numbers && number > 3] → c
    b follow(numbers) stays
    rest stays

    ## defer waits until the function ends @file unrun
    actor Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open() async {
        guard state == .a else { return }
        state = .b
        defer { state = .c }
        await wait()
      }
    }
    --
    events open open(wait)
    a open → b
    b open(wait) → c
    b open stays
    c open stays

    ## set, waited, and set again, for which only others ask @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      func load() async {
        state = .b
        do {
          try await Task.sleep(nanoseconds: 1)
          state = .c
        } catch {
          state = .d
        }
      }
    }
    --
    states a b c d
    events load load(sleep)
    a load → b any
    b load stays any
    c load → b any
    d load → b any
    b load(sleep) [await Task.sleep(nanoseconds: 1) throws] → d
    b load(sleep) → c

    ## a choice that others ask for is no machine, though it waits @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func pick() async {
        state = .b
        await save()
      }
      func drop() { state = .c }
      private func save() async {}
    }
    --
    refused
    unread * nothing that sets 'state' asks what it was

    ## what async let begins, and waits for where it is named @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private var state = State.a
      func load() async {
        guard state != .b else { return }
        async let value = fetch(1)
        state = .b
        do {
          note("\(try await value)")
          state = .c
        } catch {
          state = .d
        }
      }
      private func fetch(_ page: Int) async throws -> Int {
        try await Task.sleep(nanoseconds: 1)
        return page
      }
    }
    --
    states a b c d
    events load load(value)
    a load → b
    b load stays
    c load → b
    d load → b
    b load(value) [await value throws] → d
    b load(value) → c

    ## a hidden function of a task that calls a helper as well @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private var state = State.a
      func open() {
        guard state == .a else { return }
        state = .b
        Task {
          if isReady { finish() } else { fail() }
        }
      }
      func stop() { fail() }
      private func finish() { if state == .b { state = .c } }
      private func fail() { state = .d }
    }
    --
    states a b c d
    events open stop open(Task)
    a open → b
    a stop → d any
    b stop → d any
    c stop → d any
    d stop stays any
    a open(Task) [isReady] stays any
    a open(Task) → d any
    b open(Task) [isReady] → c
    b open(Task) → d any
    c open(Task) [isReady] stays any
    c open(Task) → d any
    d open(Task) stays any
    rest stays
    """#
  )
}
