extension Table {
  static let outlivedTasks = Table(
    "tasks that others outlive, or that other tasks make",
    #"""
    ## one that others outlive in some states, and cancel in the rest @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      private var task: Task<Void, Never>?
      func open() {
        task?.cancel()
        state = .b
        task = Task {
          await search()
          guard !Task.isCancelled else { return }
          state = .c
        }
      }
      func fail() {
        guard state == .b else { return }
        state = .d
      }
      func close() {
        task?.cancel()
        state = .a
      }
      private func search() async {}
    }
    --
    states a b c d
    events open fail close open(search)
    a open → b any
    b open stays any
    c open → b any
    d open → b any
    a fail stays
    b fail → d
    c fail stays
    d fail stays
    a close stays any
    b close → a any
    c close → a any
    d close → a any
    a open(search) stays
    b open(search) [!Task.isCancelled] → c
    b open(search) stays
    c open(search) stays
    d open(search) [!Task.isCancelled] → c
    d open(search) stays

    ## one that begins in another task, if that was not cancelled @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      private var first: Task<Void, Never>?
      private var second: Task<Void, Never>?
      func open() {
        first?.cancel()
        second?.cancel()
        state = .b
        first = Task {
          await search()
          guard !Task.isCancelled else { return }
          begin()
        }
      }
      func close() {
        first?.cancel()
        second?.cancel()
        state = .a
      }
      private func begin() {
        second?.cancel()
        state = .c
        second = Task {
          await search()
          guard !Task.isCancelled else { return }
          state = .d
        }
      }
      private func search() async {}
    }
    --
    states a b c d
    events open close open(search) begin(search)
    a open → b any
    b open stays any
    c open → b any
    d open → b any
    a close stays any
    b close → a any
    c close → a any
    d close → a any
    a open(search) stays
    b open(search) [!Task.isCancelled] → c
    b open(search) stays
    c open(search) stays
    d open(search) stays
    a begin(search) stays
    b begin(search) stays
    c begin(search) [!Task.isCancelled] → d
    c begin(search) stays
    d begin(search) stays

    ## one that begins in another task, which has moved on by itself @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d, e }
      private(set) var state = State.a
      private var first: Task<Void, Never>?
      private var second: Task<Void, Never>?
      func open() {
        guard state == .a else { return }
        state = .b
        first = Task {
          await search()
          guard !Task.isCancelled else { return }
          state = .c
          await load()
          guard !Task.isCancelled, state == .c else { return }
          state = .d
          second = Task {
            await save()
            guard !Task.isCancelled else { return }
            state = .e
          }
        }
      }
      func close() {
        first?.cancel()
        second?.cancel()
        state = .b
      }
      private func search() async {}
      private func load() async {}
      private func save() async {}
    }
    --
    states a b c d e
    events open close open(search) open(load) open(save)
    a open → b
    b open stays
    c open stays
    d open stays
    e open stays
    a close → b any
    b close stays any
    c close → b any
    d close → b any
    e close → b any
    a open(search) stays
    b open(search) [!Task.isCancelled] → c
    b open(search) stays
    c open(search) stays
    d open(search) stays
    e open(search) stays
    c open(load) [!Task.isCancelled] → d
    c open(load) stays
    a open(save) stays
    b open(save) stays
    c open(save) stays
    d open(save) [!Task.isCancelled] → e
    d open(save) stays
    e open(save) stays

    ## one that calls a hidden function again and again until it is cancelled @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      private var task: Task<Void, Never>?
      func open() {
        guard state == .a else { return }
        state = .b
        task = Task { [weak self] in
          while !Task.isCancelled {
            await self?.poll()
            await Task.yield()
          }
        }
      }
      func show() {
        guard state == .c else { return }
        state = .d
      }
      private func poll() async {
        await search()
        state = .c
      }
      private func search() async {}
    }
    --
    states a b c d
    events open show poll poll(search)
    a open → b
    b open stays
    c open stays
    d open stays
    a show stays
    b show stays
    c show → d
    d show stays
    b poll stays any
    c poll stays any
    d poll stays any
    b poll(search) → c
    c poll(search) stays
    d poll(search) → c
    """#
  )
}
