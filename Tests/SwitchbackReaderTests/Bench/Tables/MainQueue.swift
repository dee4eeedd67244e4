extension Table {
  static let mainQueue = Table(
    "hidden setters that go to the main queue",
    #"""
    ## where nobody asks behind their calls @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open() {
        guard state == .a else { return }
        show(.b)
      }
      func close() { if state == .b { show(.c) } }
      private func show(_ new: State) {
        DispatchQueue.main.async { self.state = new }
      }
    }
    struct DispatchQueue {
      static let main = DispatchQueue()
      func async(execute work: @escaping () -> Void) { work() }
    }
    --
    events open close
    a open → b
    b close → c
    rest stays

    ## unless they are there already @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open() {
        guard state == .a else { return }
        show(.b)
      }
      func close() { if state == .b { show(.c) } }
      private func show(_ new: State) {
        if Thread.isMainThread {
          state = new
        } else {
          DispatchQueue.main.async { [weak self] in self?.state = new }
        }
      }
    }
    struct Thread { static var isMainThread: Bool { true } }
    struct DispatchQueue {
      static let main = DispatchQueue()
      func async(execute work: @escaping () -> Void) { work() }
    }
    --
    events open close
    a open → b
    b close → c
    rest stays

    ## in a task, and called by a closure @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let store = Store()
      func open() {
        guard state == .a else { return }
        show(.b)
        store.load { [weak self] in
          if self?.state == .b { self?.show(.c) }
        }
      }
      private func show(_ new: State) {
        Task { @MainActor [weak self] in
          guard let self else { return }
          self.state = new
        }
      }
    }
    struct Store { func load(_ body: @escaping () -> Void) {} }
    --
    events open open(load)
    a open → b
    b open(load) → c
    rest stays

    ## behind which something is asked that leads nowhere @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private var count = 0
      func open() {
        if state == .a { move(to: .b) }
        if state == .b { count += 1 }
      }
      func close() { if state == .b { move(to: .c) } }
      private func move(to new: State) {
        show(new)
      }
      private func show(_ new: State) {
        DispatchQueue.main.async { self.state = new }
      }
    }
    struct DispatchQueue {
      static let main = DispatchQueue()
      func async(execute work: @escaping () -> Void) { work() }
    }
    --
    events open close
    a open → b
    b close → c
    rest stays

    ## behind whose caller the state is asked for, which stay as they are @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open() {
        guard begin() else { return }
        if state == .b { show(.c) }
      }
      private func begin() -> Bool {
        guard state == .a else { return false }
        show(.b)
        return true
      }
      private func show(_ new: State) {
        DispatchQueue.main.async { self.state = new }
      }
    }
    struct DispatchQueue {
      static let main = DispatchQueue()
      func async(execute work: @escaping () -> Void) { work() }
    }
    --
    events show(async)
    a show(async) [case .c = new] → c any
    a show(async) [case .b = new] → b any
    b show(async) [case .c = new] → c any
    b show(async) [case .b = new] stays any
    c show(async) [case .c = new] stays any
    c show(async) [case .b = new] → b any
    """#
  )
}
