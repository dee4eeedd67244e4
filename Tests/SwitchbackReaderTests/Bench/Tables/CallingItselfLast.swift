extension Table {
  static let callingItselfLast = Table(
    "functions that end with a call of themselves",
    #"""
    ## last in a catch @file unrun
    final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      private var tries = 0
      private let client = Client()
      func open() async {
        guard state == .a else { return }
        await attempt()
      }
      private func attempt() async {
        state = .b
        do {
          try await client.ask()
          state = .c
        } catch {
          tries += 1
          if tries < 3 { await attempt() } else { state = .d }
        }
      }
    }
    struct Client { func ask() async throws {} }
    --
    states a b c d
    events open attempt(ask)
    a open → b
    b attempt(ask) [await client.ask() throws && tries < 3] stays
    b attempt(ask) [await client.ask() throws] → d
    b attempt(ask) → c
    b open stays
    c open stays
    d open stays

    ## behind a return, last or not @file unrun
    final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      private var tries = 0
      private let client = Client()
      func open() async {
        guard state == .a else { return }
        await attempt()
      }
      private func attempt() async {
        state = .b
        tries += 1
        if await client.isBusy() { return await attempt() }
        guard tries < 3 else {
          state = .d
          return
        }
        if (try? await client.ask()) != nil {
          state = .c
          return
        }
        return await attempt()
      }
    }
    struct Client {
      func isBusy() async -> Bool { false }
      func ask() async throws {}
    }
    --
    states a b c d
    events open attempt(isBusy) attempt(ask)
    a open → b
    b attempt(isBusy) [await client.isBusy()] stays
    b attempt(isBusy) [tries < 3] stays
    b attempt(isBusy) → d
    b attempt(ask) [(try? await client.ask()) != nil] → c
    b attempt(ask) stays
    b open stays
    c open stays
    d open stays

    ## not last: its error is caught, or something is put off @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let client = Client()
      func open() async throws {
        guard state == .a else { return }
        try await attempt()
      }
      func close() async {
        guard state == .a else { return }
        await finish()
      }
      private func attempt() async throws {
        state = .b
        if try await client.isBusy() {
          do {
            return try await 1️⃣attempt()
          } catch { state = .c }
        }
        throw Failure()
      }
      private func finish() async {
        state = .b
        defer { state = .c }
        if await client.isLate() { return await 2️⃣finish() }
      }
    }
    struct Client {
      func isBusy() async throws -> Bool { false }
      func isLate() async -> Bool { false }
    }
    struct Failure: Error {}
    --
    events open close attempt(isBusy) finish(isLate)
    a open → b
    a close → b
    b attempt(isBusy) [await client.isBusy() throws] stays
    b attempt(isBusy) [client.isBusy()] ? attempt()
    b attempt(isBusy) stays
    b finish(isLate) → c
    b open stays
    c open stays
    b close stays
    c close stays
    open
    """#
  )
}
