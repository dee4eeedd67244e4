extension Table {
  static let loopsThatWait = Table(
    "loops and functions that wait again",
    #"""
    ## a loop that comes round to where it began @file unrun
    actor Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open(_ list: [Int]) async {
        guard state == .a else { return }
        state = .b
        for item in list {
          state = .c
          await Task.yield()
          state = .b
          await rest()
        }
        state = .a
      }
      private let rest: () async -> Void = {}
    }
    --
    events open open(yield) open(rest)
    a open [for item in list] → c
    a open stays
    b open stays
    c open stays
    c open(yield) → b
    b open(rest) [for item in list] → c
    b open(rest) → a

    ## what stands behind a loop that waits @file unrun
    actor Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let send: (Int) async throws -> Void = { _ in }
      func open(_ list: [Int]) async {
        guard state == .a else { return }
        state = .b
        for item in list {
          do { try await send(item) } catch {
            state = .a
            return
          }
        }
        state = .c
      }
    }
    --
    events open open(send)
    a open [for item in list] → b
    a open → c
    b open(send) [await send(item) throws] → a
    b open(send) [for item in list] stays
    b open(send) → c
    b open stays
    c open stays

    ## one that has at least one turn @file unrun
    actor Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let hasWorked: () async -> Bool = { false }
      func open() async {
        guard state == .a else { return }
        for _ in 1...3 {
          state = .b
          if await hasWorked() { return }
        }
        state = .c
      }
    }
    --
    events open open(hasWorked)
    a open → b
    b open stays
    c open stays
    b open(hasWorked) [await hasWorked()] stays
    b open(hasWorked) [for _ in 1...3] stays
    b open(hasWorked) → c

    ## a function that waits and calls itself last @file unrun
    actor Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let isPaid: () async -> Bool = { false }
      func open() async {
        guard state == .a else { return }
        state = .b
        await ask(left: 3)
      }
      private func ask(left: Int) async {
        guard left > limit else { return state = .a }
        if await isPaid() { state = .c } else { await ask(left: left - 1) }
      }
      private let limit = 0
    }
    --
    events open ask(isPaid)
    a open [left > limit] → b
    a open stays
    b ask(isPaid) [!(await isPaid()) && left > limit] stays
    b ask(isPaid) [await isPaid()] → c
    b ask(isPaid) → a
    b open stays
    c open stays

    ## waiting for what the instance does, if it is there @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let fetch: () async -> Bool = { true }
      func open() {
        guard state == .a else { return }
        state = .b
        Task { [weak self] in
          let isFound = await self?.fetch()
          self?.state = isFound == true ? .c : .a
        }
      }
    }
    --
    events open open(fetch)
    a open → b
    b open(fetch) [isFound == true] → c
    b open(fetch) → a
    b open stays
    c open stays

    ## waiting for the main actor @file unrun
    final class Machine: @unchecked Sendable {
      enum State { case a, b, c }
      private var state = State.a
      private let fetch: @Sendable () async throws -> Void = {}
      func open() {
        guard state == .a else { return }
        state = .b
        Task.detached { [fetch] in
          let next: State
          do {
            try await fetch()
            next = .c
          } catch { next = .a }
          await MainActor.run { [weak self] in self?.state = next }
        }
      }
    }
    --
    events open open(fetch)
    a open → b
    b open(fetch) [await fetch() throws] → a
    b open(fetch) → c
    b open stays
    c open stays

    ## one whose turns may throw @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let lines: AsyncThrowingStream<String, any Error>
      init(lines: AsyncThrowingStream<String, any Error>) { self.lines = lines }
      func open() async {
        guard state == .a else { return }
        state = .b
        do {
          for try await line in lines { print(line) }
          state = .a
        } catch { state = .c }
      }
    }
    --
    events open open(lines)
    initial a
    a open → b
    b open stays
    c open stays
    b open(lines) [!(lines throws) && for line in lines] stays
    b open(lines) [lines throws] → c
    b open(lines) → a

    ## one in what is given to something that throws, too @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let client = Client()
      func open() async {
        guard state == .a else { return }
        state = .b
        do {
          try await client.withSession { lines in
            for try await line in lines { print(line) }
          }
          state = .a
        } catch { state = .c }
      }
      func close() {
        guard state == .c else { return }
        do {
          try client.withFile { print($0) }
          state = .a
        } catch { state = .b }
      }
    }
    struct Client: Sendable {
      @MainActor func withSession(_ use: @MainActor (AsyncThrowingStream<String, any Error>) async throws -> Void) async throws {}
      func withFile(_ use: (String) -> Void) throws {}
    }
    --
    events open close open(withSession)
    a open → b
    b open stays
    c open stays
    b open(withSession) [await client.withSession { … } throws] → c
    b open(withSession) → a
    c close [client.withFile { print($0) } throws] → b
    c close → a
    a close stays
    b close stays

    ## a turn that comes back to where it waits, by any of many ways @file unrun invalid
    final class Machine {
      enum State { case a, b, c, d, e, f }
      private(set) var state = State.a
      func open() async {
        guard state != .b else { return }
        while true {
          state = .b
          do {
            try await client.send()
            state = isMine ? .c : .d
          } catch {
            if isMine { state = isLate ? .e : .f }
          }
          if isLast { break }
        }
      }
    }
    --
    states a b c d e f
    events open open(send)
    a open → b
    b open stays
    b open(send) [await client.send() throws && isMine && isLate && !isLast] stays
    b open(send) [await client.send() throws && isMine && isLate && isLast] → e
    b open(send) [await client.send() throws && isMine && isLast] → f
    b open(send) [await client.send() throws] stays
    b open(send) [isMine && isLast] → c
    b open(send) [isMine] stays
    b open(send) [isLast] → d
    b open(send) stays
    c open → b
    d open → b
    e open → b
    f open → b

    ## a local that is there, where a chain on it is waited for @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let engine = Engine()
      func open() async {
        guard state == .a else { return }
        var session: Session?
        do {
          let made = engine.make()
          session = made
          try await made.start()
          state = .b
        } catch {
          await session?.stop()
          state = .c
        }
      }
      func close() { if state == .b { state = .c } }
    }
    struct Engine { func make() -> Session { Session() } }
    struct Session {
      func start() async throws {}
      func stop() async {}
    }
    --
    events open close open(start) open(stop)
    b close → c
    a open stays
    b open stays
    c open stays
    a close stays
    c close stays
    a open(start) [await made.start() throws] stays
    a open(start) → b
    a open(stop) → c
    rest nothing

    ## each surely has a turn @file unrun
    final class Machine {
      enum State: CaseIterable { case a, b }
      private(set) var state = State.a
      private let many = 3
      func closed(count: Int) { for _ in 1...count { go() } }
      func constant() { for _ in 0..<many { go() } }
      func local() {
        let few = 2
        for _ in 0..<few { go() }
      }
      func backwards() { for _ in (1...3).reversed() { go() } }
      func numbered() { for (_, _) in [1, 2].enumerated() { go() } }
      func cases() { for _ in State.allCases { go() } }
      func open(values: [Int]) { for _ in 0..<values.count { go() } }
      private func go() { if state == .a { state = .b } }
    }
    --
    states a b
    events closed constant local backwards numbered cases open
    a closed → b
    a constant → b
    a local → b
    a backwards → b
    a numbered → b
    a cases → b
    a open [for _ in 0..<values.count] → b
    a open stays
    rest stays

    ## the way out of two, of which the inner one may wait anywhere @file unrun
    func pause() async {}
    func ask() async throws {}
    @MainActor final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      var places = [1, 2]
      var flag = false
      func open() async {
        if state != .a { return }
        for _ in 0..<2 { for _ in places { do { try await ask(); await prepare() } catch {} } }
        state = .c
      }
      private func prepare() async { if flag { await pause() }; state = .b }
    }
    --
    events open open(ask) prepare(pause) open(prepare)
    a open [for _ in places] stays
    a open → c
    a open(ask) [await ask() throws && for _ in places] stays
    a open(ask) [flag] stays
    a open(ask) [for _ in places] → b
    a open(ask) → c
    a prepare(pause) [for _ in places] → b
    a prepare(pause) → c
    b open(ask) [await ask() throws && for _ in places] stays
    b open(ask) [flag] stays
    b open(ask) [!(await ask() throws) && for _ in places] stays
    b open(ask) [for _ in 0..<2 && for _ in places] stays
    b open(ask) → c
    b open(prepare) [for _ in places] stays
    b open(prepare) → c
    b open stays
    c open stays

    ## one that asks which turn it is @file unrun
    actor Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let client = Client()
      func open() async {
        guard state == .a else { return }
        state = .b
        for attempt in 1...3 {
          if client.isReady { return }
          if attempt == 1 { await client.wait() }
        }
        state = .c
      }
    }
    struct Client: Sendable {
      var isReady: Bool { false }
      func wait() async {}
    }
    --
    events open open(wait)
    a open → b
    b open(wait) [client.isReady] stays
    b open(wait) → c
    b open stays
    c open stays
    """#
  )
}
