extension Table {
  static let keptConstants = Table(
    "the state as it was, kept by a closure",
    #"""
    ## with which the state is compared @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let queue = Queue()
      func open() {
        guard state == .a else { return }
        state = queue.isReady ? .b : .c
        if state == .c { dismiss() }
      }
      private func dismiss() {
        let shown = state
        queue.after { [weak self] in
          if self?.state == shown { self?.state = .a }
        }
      }
    }
    struct Queue {
      var isReady = false
      func after(_ body: @escaping () -> Void) {}
    }
    --
    events open dismiss(after)
    a open [queue.isReady] → b
    a open → c
    b open stays
    c open stays
    c dismiss(after) → a
    a dismiss(after) stays any
    b dismiss(after) stays any

    ## which becomes the state again @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let store = Store()
      func edit() { if state == .a { state = .b } }
      func save() {
        guard state == .b else { return }
        let old = self.state
        state = .c
        store.write { isDone in self.state = isDone ? .a : old }
      }
    }
    struct Store { func write(_ body: @escaping (Bool) -> Void) {} }
    --
    events edit save save(write)
    a edit → b
    b save → c
    a save(write) [isDone] stays any
    b save(write) [isDone] → a any
    c save(write) [isDone] → a any
    a save(write) → b any
    b save(write) stays any
    c save(write) → b any
    rest stays

    ## of several, each with its condition @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let store = Store()
      func edit() { if state == .a { state = .b } }
      func save() {
        if state == .c { return }
        let old = state
        state = .c
        store.write { [weak self] in self?.state = old }
      }
    }
    struct Store { func write(_ body: @escaping () -> Void) {} }
    --
    events edit save save(write)
    a edit → b
    a save → c
    b save → c
    a save(write) [case .a = old] stays any
    b save(write) [case .a = old] → a any
    c save(write) [case .a = old] → a any
    a save(write) [case .b = old] → b any
    b save(write) [case .b = old] stays any
    c save(write) [case .b = old] → b any
    rest stays

    ## in a closure that is an event itself @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let store = Store()
      func open() { if state == .a { state = .b } }
      func close() {
        store.write { [weak self] in
          self?.state = .c
          self?.dismiss()
        }
      }
      private func dismiss() {
        let shown = state
        store.write { [weak self] in
          if self?.state == shown { self?.state = .a }
        }
      }
    }
    struct Store { func write(_ body: @escaping () -> Void) {} }
    --
    events open close(write) dismiss(write)
    a open → b
    a close(write) → c any
    b close(write) → c any
    c close(write) stays any
    c dismiss(write) → a
    rest stays

    ## of a function that others may call, so that nobody knows it @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let store = Store()
      func open() { if state == .a { state = .c; dismiss() } }
      func dismiss() {
        let shown = state
        store.write { [weak self] in
          if self?.state == shown { self?.state = .b }
        }
      }
    }
    struct Store { func write(_ body: @escaping () -> Void) {} }
    --
    events open dismiss(write)
    a open → c
    a dismiss(write) [self?.state == shown] → b any
    a dismiss(write) stays any
    c dismiss(write) [self?.state == shown] → b any
    c dismiss(write) stays any
    rest stays

    """#
  )
}
