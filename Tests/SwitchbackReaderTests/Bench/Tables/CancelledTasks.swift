extension Table {
  static let cancelledTasks = Table(
    "tasks that are cancelled before others set the state",
    #"""
    ## a task that others cancel before they set the state @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var task: Task<Void, Never>?
      func open() {
        guard task == nil else { return }
        state = .b
        task = Task {
          await search()
          guard !Task.isCancelled else { return }
          state = .c
          task = nil
        }
      }
      func close() {
        task?.cancel()
        task = nil
        state = .a
      }
      private func search() async {}
    }
    --
    events open close open(search)
    a open → b
    b open stays
    c open → b
    a close stays any
    b close → a any
    c close → a any
    a open(search) stays
    b open(search) [!Task.isCancelled] → c
    b open(search) stays
    c open(search) stays

    ## one that is cancelled by a hidden function, and asks by throwing @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var task: Task<Void, Never>?
      func open() {
        task?.cancel()
        state = .b
        task = Task {
          await search()
          do {
            try Task.checkCancellation()
            state = .c
          } catch {}
        }
      }
      func close() {
        guard state != .a else { return }
        halt()
        state = .a
      }
      private func halt() { task?.cancel() }
      private func search() async {}
    }
    --
    events open close open(search)
    a open → b any
    b open stays any
    c open → b any
    a close stays
    b close → a
    c close → a
    a open(search) stays
    b open(search) [Task.checkCancellation() throws] stays
    b open(search) → c
    c open(search) stays

    ## one that asks again and again, of an actor @file unrun
    actor Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      private var task: Task<Void, Never>?
      func open() {
        guard task == nil else { return }
        state = .b
        task = Task {
          while !Task.isCancelled {
            await rest()
            if Task.isCancelled { break }
            state = state == .b ? .c : .b
          }
        }
      }
      func close() {
        task?.cancel()
        task = nil
        state = .d
      }
      private func rest() async {}
    }
    --
    states a b c d
    events open close open(rest)
    a open → b
    b open stays any
    c open [task == nil] → b any
    c open stays any
    d open → b
    a close → d any
    b close → d any
    c close → d any
    d close stays any
    b open(rest) [Task.isCancelled] stays
    b open(rest) → c
    c open(rest) [Task.isCancelled] stays
    c open(rest) → b

    ## one that leaves the instance alone @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      private var task: Task<Void, Never>?
      func open() {
        guard task == nil else { return }
        state = .b
        task = Task { [weak self] in
          let isFound = await Self.search()
          guard !Task.isCancelled, let self else { return }
          self.state = isFound ? .c : .d
          self.task = nil
        }
      }
      func close() {
        task?.cancel()
        task = nil
        state = .a
      }
      private static func search() async -> Bool { true }
    }
    --
    states a b c d
    events open close open(search)
    a open → b
    b open stays
    c open → b
    d open → b
    a close stays any
    b close → a any
    c close → a any
    d close → a any
    a open(search) stays
    b open(search) [!Task.isCancelled && isFound] → c
    b open(search) [!Task.isCancelled] → d
    b open(search) stays
    c open(search) stays
    d open(search) stays

    ## one that a function cancels which does nothing to the state @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var task: Task<Void, Never>?
      func open() {
        guard task == nil else { return }
        state = .b
        task = Task {
          await search()
          guard !Task.isCancelled else { return }
          state = .c
          task = nil
        }
      }
      func drop() {
        task?.cancel()
        task = nil
      }
      func close() {
        task?.cancel()
        task = nil
        state = .a
      }
      private func search() async {}
    }
    --
    events open close open(search)
    a open [task == nil] → b any
    a open stays any
    b open stays any
    c open [task == nil] → b any
    c open stays any
    a close stays any
    b close → a any
    c close → a any
    a open(search) stays
    b open(search) [!Task.isCancelled] → c
    b open(search) stays
    c open(search) stays

    ## one that is cancelled in one state only @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var task: Task<Void, Never>?
      func open() {
        guard task == nil else { return }
        state = .b
        task = Task {
          await search()
          guard !Task.isCancelled else { return }
          state = .c
          task = nil
        }
      }
      func close() {
        if state == .b { task?.cancel() }
        task = nil
        state = .a
      }
      private func search() async {}
    }
    --
    events open close open(search)
    a open → b
    b open stays
    c open → b
    a close stays any
    b close → a
    c close → a any
    a open(search) stays
    b open(search) [!Task.isCancelled] → c
    b open(search) stays
    c open(search) stays

    ## one that does nothing but run a function @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var task: Task<Void, Never>?
      func open() {
        task?.cancel()
        state = .b
        task = Task { [weak self] in await self?.run() }
      }
      func close() {
        task?.cancel()
        state = .a
      }
      private func run() async {
        await search()
        guard !Task.isCancelled else { return }
        state = .c
      }
      private func search() async {}
    }
    --
    events open close run run(search)
    a open → b any
    b open stays any
    c open → b any
    a close stays any
    b close → a any
    c close → a any
    a run stays any
    b run stays any
    c run stays any
    a run(search) stays
    b run(search) [!Task.isCancelled] → c
    b run(search) stays
    c run(search) stays

    ## one that asks, and calls a hidden function @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var task: Task<Void, Never>?
      func open() {
        task?.cancel()
        state = .b
        task = Task {
          await search()
          guard !Task.isCancelled else { return }
          finish()
        }
      }
      func close() {
        task?.cancel()
        state = .a
      }
      private func finish() { state = .c }
      private func search() async {}
    }
    --
    events open close open(search)
    a open → b any
    b open stays any
    c open → b any
    a close stays any
    b close → a any
    c close → a any
    a open(search) stays
    b open(search) [!Task.isCancelled] → c
    b open(search) stays
    c open(search) stays
    """#
  )
}
