extension Table {
  static let tasksOfOthers = Table(
    "tasks of which it is not known who cancels them",
    #"""
    ## one that others can set @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      var task: Task<Void, Never>?
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

    ## one of a class that runs anywhere @file unrun invalid
    final class Machine {
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
    a open(search) [!Task.isCancelled] → c
    a open(search) stays
    b open(search) [!Task.isCancelled] → c
    b open(search) stays
    c open(search) stays

    ## one that runs elsewhere @file unrun invalid
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var task: Task<Void, Never>?
      func open() {
        guard task == nil else { return }
        state = .b
        task = Task.detached { @MainActor in
          await self.search()
          guard !Task.isCancelled else { return }
          self.state = .c
          self.task = nil
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
    b open stays any
    c open → b
    a close stays any
    b close → a any
    c close → a any
    a open(search) [!Task.isCancelled] → c
    a open(search) stays
    b open(search) [!Task.isCancelled] → c
    b open(search) stays
    c open(search) stays

    ## one that does not ask whether it was cancelled @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var task: Task<Void, Never>?
      func open() {
        guard task == nil else { return }
        state = .b
        task = Task {
          await search()
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
    a open(search) → c
    b open(search) → c
    c open(search) stays

    ## one that is lent @file unrun
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
      func lend(_ body: (inout Task<Void, Never>?) -> Void) { body(&task) }
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

    ## a task of its own that sets the state before what follows @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      func run() async {
        guard state == .a else { return }
        state = .b
        let task = Task { state = .c }
        await 1️⃣task.value
        if state == .c { 2️⃣state = .d } else { 3️⃣state = .a }
      }
    }
    --
    states a b c d
    events run run(Task) run(value)
    a run → b
    a run(Task) → c any
    b run(Task) → c any
    c run(Task) stays any
    d run(Task) → c any
    b run(value) ?
    b run stays
    c run stays
    d run stays
    unread 1️⃣ 'task' changes the state while this waits for it, which is not followed
    unread 2️⃣ ways that may lead to this assignment were given up
    unread 3️⃣ ways that may lead to this assignment were given up
    """#
  )
}
