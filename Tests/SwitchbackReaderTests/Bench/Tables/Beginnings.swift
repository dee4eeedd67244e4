extension Table {
  static let beginnings = Table(
    "what goes on behind an await and began differently",
    #"""
    ## two that call one that waits @file unrun
    final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      func open() async {
        guard state == .a else { return }
        await load(isRetried: true)
      }
      func close() async {
        guard state == .a else { return }
        await load(isRetried: false)
        state = .d
      }
      private func load(isRetried: Bool) async {
        state = .b
        await Task.yield()
        state = isRetried ? .a : .c
      }
    }
    --
    states a b c d
    events open close load(yield)
    a open → b
    a close → b
    b load(yield) [begun by open] → a
    b load(yield) [begun by close] → d
    c open stays
    c close stays
    d open stays
    d close stays
    b open stays
    b close stays

    ## one that is told where to go @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func go(_ next: State) async {
        state = .b
        await Task.yield()
        state = next
      }
      func close() { if state == .a { state = .c } }
    }
    --
    events go close go(yield)
    a go → b any
    b go stays any
    c go → b any
    a close → c
    b close stays
    c close stays
    b go(yield) ? next
    unread * next

    ## one that goes back where it came from @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func load() async {
        guard state != .b else { return }
        let before = state
        state = .b
        await Task.yield()
        state = before
      }
      func close() { if state == .a { state = .c } }
    }
    --
    events load close load(yield)
    a load → b
    c load → b
    a close → c
    b load(yield) [begun in a] → a
    b load(yield) [begun in c] → c
    b load stays
    b close stays
    c close stays

    ## what was asked before it waited @file unrun
    final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      func load(isFast: Bool) async {
        guard state == .a else { return }
        var next = State.c
        if isFast { next = .d }
        state = .b
        await Task.yield()
        state = next
      }
    }
    --
    states a b c d
    events load load(yield)
    a load → b
    b load(yield) [isFast] → d
    b load(yield) → c
    b load stays
    c load stays
    d load stays

    ## a hidden function that another one waits for, which may leave all as it is @file unrun invalid
    final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      func open() async { await load() }
      private func load() async {
        guard state == .a else { return }
        state = .b
        do {
          let items = try await fetch()
          if items.isEmpty { return }
          if items.count > 10 { state = .d; return }
          state = .c
        } catch is CancellationError {
          return
        } catch {
          state = .d
        }
      }
    }
    --
    states a b c d
    events open load(fetch)
    a open → b
    b open stays
    b load(fetch) [await fetch() throws && catch is CancellationError] stays
    b load(fetch) [await fetch() throws] → d
    b load(fetch) [items.isEmpty] stays
    b load(fetch) [items.count > 10] → d
    b load(fetch) → c
    c open stays
    d open stays

    ## nothing is waited for, nor fails, where there is nobody to ask @file unrun invalid
    final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      private var client: Client?
      func open() async {
        guard state == .a else { return }
        state = .b
        do {
          try await client?.connect()
          state = .c
        } catch {
          state = .d
        }
      }
    }
    --
    states a b c d
    events open open(connect)
    a open [client != nil] → b
    a open → c
    b open(connect) [await client?.connect() throws] → d
    b open(connect) → c
    b open stays
    c open stays
    d open stays
    """#
  )
}
