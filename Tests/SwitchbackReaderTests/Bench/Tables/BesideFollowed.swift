extension Table {
  static let besideFollowed = Table(
    "what try and await are for beside a call that is followed",
    #"""
    ## nobody waits for a case that is handed on @file unrun
    @MainActor final class Machine {
      enum State { case a, b(Step) }
      enum Step { case x, y }
      private(set) var state = State.a
      private let client = Client()
      func open() {
        Task.detached { [weak self, client] in
          await client.load()
          await self?.go(to: .b(.x))
        }
      }
      func close() { if case .b = state { state = .a } }
      private func go(to next: State) { state = next }
    }
    struct Client: Sendable { func load() async {} }
    --
    states a b
    events close open(load)
    b close → a
    a open(load) → b
    rest stays

    ## what stands beside a call that is followed throws @file unrun
    protocol Source { func load() throws -> Int }
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let source: any Source
      init(source: any Source) { self.source = source }
      func open() {
        guard state == .a else { return }
        do { _ = try next() + source.load() } catch { state = .c }
      }
      func close() {
        guard state == .a else { return }
        do { _ = try next() * source.load() } catch {}
      }
      func turn() {
        guard state == .a else { return }
        do {
          if try next() == source.load() { state = .a }
        } catch { state = .c }
      }
      func push() {
        guard state == .a else { return }
        do {
          let number = try known() ?? source.load()
          note("\(number)")
          state = .b
        } catch { state = .c }
      }
      private func next() -> Int {
        state = .b
        return 1
      }
      private func known() -> Int? { state == .b ? 1 : nil }
    }
    --
    events open close turn push
    a open [source.load() throws] → c
    a open → b
    a close → b
    a turn [source.load() throws] → c
    a turn [try next() == source.load()] stays
    a turn → b
    a push [try known() == nil && source.load() throws] → c
    a push → b
    rest stays

    ## what a call is given behind one that is followed @file unrun
    protocol Source { func load() throws -> Int }
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let source: any Source
      init(source: any Source) { self.source = source }
      func open() {
        guard state == .a else { return }
        do { try keep(next() + source.load()) } catch {}
      }
      func close() {
        guard state == .a else { return }
        do { try keep(source.load() + next()) } catch {}
      }
      private func next() -> Int {
        state = .b
        return 1
      }
      private func keep(_ number: Int) { state = .c }
    }
    --
    events open close
    a open [source.load() throws] → b
    a open → c
    a close [source.load() throws] stays
    a close → c
    rest stays

    ## what stands beside a call that is followed is waited for @file unrun
    protocol Source: Sendable {
      func load() async -> Int
      func fetch() async throws -> Int
    }
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let source: any Source
      init(source: any Source) { self.source = source }
      func open() async {
        guard state == .a else { return }
        let number = await next() + source.load()
        note("\(number)")
        state = .c
      }
      func close() async {
        guard state == .a else { return }
        do {
          let number = try await next() + source.fetch()
          note("\(number)")
          state = .a
        } catch { state = .c }
      }
      func turn() async {
        guard state == .a else { return }
        await keep(next() + source.load())
      }
      private func next() -> Int {
        state = .b
        return 1
      }
      private func keep(_ number: Int) { state = .c }
    }
    --
    events open close turn open(load) close(fetch) turn(load)
    a open → b
    a close → b
    a turn → b
    b open stays
    b close stays
    b turn stays
    b open(load) → c
    b close(fetch) [source.fetch() throws] → c
    b close(fetch) → a
    b turn(load) → c
    c open stays
    c close stays
    c turn stays

    ## getters and subscripts that throw or wait @file unrun
    final class Store: Sendable {
      var number: Int { get throws { throw Failure() } }
      var later: Int { get async throws { throw Failure() } }
      var kept: Int { 1 }
      subscript(index: Int) -> Int { get throws { throw Failure() } }
    }
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let store = Store()
      func open() {
        guard state == .a else { return }
        do { try keep(store.number) } catch { state = .c }
      }
      func close() {
        guard state == .a else { return }
        do { try keep(store[1]) } catch { state = .c }
      }
      func turn() {
        guard state == .a else { return }
        do { _ = try next() + store.number } catch { state = .c }
      }
      func push() async {
        guard state == .a else { return }
        do { try await keep(store.later) } catch { state = .c }
      }
      func pull() {
        guard state == .a else { return }
        do { try check(store.kept) } catch { state = .c }
      }
      private func next() -> Int {
        state = .b
        return 1
      }
      private func keep(_ number: Int) { state = .b }
      private func check(_ number: Int) throws {
        if number > 2 { throw Failure() }
        state = .b
      }
    }
    --
    events open close turn push pull push(later)
    a open [store.number throws] → c
    a open → b
    a close [store[1] throws] → c
    a close → b
    a turn [store.number throws] → c
    a turn → b
    a push stays
    a pull [store.kept > 2] → c
    a pull → b
    a push(later) [store.later throws] → c
    a push(later) → b
    b open stays
    b close stays
    b turn stays
    b push stays
    b pull stays
    c open stays
    c close stays
    c turn stays
    c push stays
    c pull stays

    ## what stands beside a call that is followed and throws itself @file unrun
    final class Store: Sendable {
      func number() -> Int { 1 }
      let kept = 1
    }
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let store = Store()
      func open() {
        guard state == .a else { return }
        do { _ = try next() + store.number() + max(1, 2) + store.kept } catch { state = .c }
      }
      private func next() throws -> Int {
        if isLate { throw Failure() }
        state = .b
        return 1
      }
    }
    --
    events open
    a open [isLate] → c
    a open → b
    rest stays
    """#
  )
}
