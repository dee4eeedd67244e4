extension Table {
  static let uncancelledTasks = Table(
    "tasks that go on while others set the state",
    #"""
    ## one beside which another function sets the state @file unrun
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
      func halt() { state = .a }
      func close() {
        task?.cancel()
        task = nil
        state = .a
      }
      private func search() async {}
    }
    --
    events open halt close open(search)
    a open [task == nil] → b any
    a open stays any
    b open stays
    c open → b
    a halt stays any
    b halt → a any
    c halt → a any
    a close stays any
    b close → a any
    c close → a any
    a open(search) [!Task.isCancelled] → c
    a open(search) stays
    b open(search) [!Task.isCancelled] → c
    b open(search) stays
    c open(search) stays

    ## one that is taken away and not cancelled @file unrun
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
    a open(search) [!Task.isCancelled] → c
    a open(search) stays
    b open(search) [!Task.isCancelled] → c
    b open(search) stays
    c open(search) stays

    ## one that is made anew and not cancelled @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var task: Task<Void, Never>?
      func open() {
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
    a open → b any
    b open stays any
    c open → b any
    a close stays any
    b close → a any
    c close → a any
    a open(search) [!Task.isCancelled] → c
    a open(search) stays
    b open(search) [!Task.isCancelled] → c
    b open(search) stays
    c open(search) stays

    ## one beside which another task sets the state @file unrun
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
      func load() { Task { await search(); state = .a } }
      func close() {
        task?.cancel()
        task = nil
        state = .a
      }
      private func search() async {}
    }
    --
    events open close open(search) load(search)
    a open [task == nil] → b any
    a open stays any
    b open stays
    c open → b
    a close stays any
    b close → a any
    c close → a any
    a open(search) [!Task.isCancelled] → c
    a open(search) stays
    b open(search) [!Task.isCancelled] → c
    b open(search) stays
    c open(search) stays
    a load(search) stays
    b load(search) → a
    c load(search) → a

    ## one that goes on when it has been put away @file unrun
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
          await rest()
          state = .a
        }
      }
      func close() {
        task?.cancel()
        task = nil
        state = .a
      }
      private func search() async {}
      private func rest() async {}
    }
    --
    events open close open(search) open(rest)
    a open [task == nil] → b any
    a open stays any
    b open stays
    c open → b
    a close stays any
    b close → a any
    c close → a any
    a open(search) [!Task.isCancelled] → c
    a open(search) stays
    b open(search) [!Task.isCancelled] → c
    b open(search) stays
    c open(search) stays
    c open(rest) → a

    ## one that a function takes away which does nothing to the state @file unrun
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
      func drop() { task = nil }
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
    a open(search) [!Task.isCancelled] → c
    a open(search) stays
    b open(search) [!Task.isCancelled] → c
    b open(search) stays
    c open(search) stays

    ## one that is cancelled when others had their turn @file unrun
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
      func close() async {
        state = .a
        await search()
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
    b open stays
    c open → b
    a close stays any
    b close → a any
    c close → a any
    a open(search) [!Task.isCancelled] → c
    a open(search) stays
    b open(search) [!Task.isCancelled] → c
    b open(search) stays
    c open(search) stays
    """#
  )
}
