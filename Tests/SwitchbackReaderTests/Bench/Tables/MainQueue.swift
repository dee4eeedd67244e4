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

    ## of a property @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var _state = State.a
      private(set) var state: State {
        get { _state }
        set { DispatchQueue.main.async { self._state = newValue } }
      }
      func open() {
        guard state == .a else { return }
        state = .b
      }
      func close() { if state == .b { state = .c } }
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

    ## of a property, behind which it is asked for @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var _state = State.a
      private(set) var state: State {
        get { _state }
        set { DispatchQueue.main.async { self._state = newValue } }
      }
      func open() {
        guard state == .a else { return }
        state = 2️⃣.b
        if 1️⃣state == .b { close() }
      }
      private func close() { if state == .b { state = 3️⃣.c } }
    }
    struct DispatchQueue {
      static let main = DispatchQueue()
      func async(execute work: @escaping () -> Void) { work() }
    }
    --
    events open
    a open [state == .b && state == .b (2)] ? .c
    a open ? .b
    rest stays
    unread 1️⃣ may not be set yet
    unread 2️⃣ set by a closure
    unread 3️⃣ set by a closure

    ## of a property, the setter of which asks for what a call before it has not set yet @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var _state = State.a
      private(set) var state: State {
        get { _state }
        set {
          guard newValue != _state else { return }
          DispatchQueue.main.async { self._state = newValue }
        }
      }
      func open() {
        guard state == .a else { return }
        state = .b
        state = .a
      }
      func close() { if state == .b { state = .c } }
    }
    struct DispatchQueue {
      static let main = DispatchQueue()
      func async(execute work: @escaping () -> Void) { work() }
    }
    --
    events open close
    a open ? .a
    b close ? .c
    rest stays
    open

    ## of a property on a queue of its own, whatever is asked behind @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var _state = State.a
      private let queue = DispatchQueue(label: "state", attributes: .concurrent)
      private(set) var state: State {
        get { queue.sync { _state } }
        set { queue.async(flags: .barrier) { self._state = newValue } }
      }
      func open() {
        guard state == .a else { return }
        state = .b
        if isOpen { state = .c }
      }
      private var isOpen: Bool { queue.sync { _state == .b } }
      func close() { if state == .b { state = .c } }
    }
    struct DispatchQueue {
      enum Attributes { case concurrent }
      enum Flags { case barrier }
      init(label: String, attributes: Attributes) {}
      func sync<T>(execute work: () -> T) -> T { work() }
      func async(flags: Flags, execute work: @escaping () -> Void) { work() }
    }
    --
    events open close
    a open → c
    b close → c
    rest stays

    ## of a property on a queue of its own, which another function does not ask @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var _state = State.a
      private let queue = DispatchQueue(label: "state", attributes: .concurrent)
      private(set) var state: State {
        get { queue.sync { _state } }
        set { queue.async(flags: .barrier) { self._state = newValue } }
      }
      func open() {
        guard state == .a else { return }
        state = .b
      }
      func close() { if _state == .b { state = .c } }
    }
    struct DispatchQueue {
      enum Attributes { case concurrent }
      enum Flags { case barrier }
      init(label: String, attributes: Attributes) {}
      func sync<T>(execute work: () -> T) -> T { work() }
      func async(flags: Flags, execute work: @escaping () -> Void) { work() }
    }
    --
    events open close
    a open ? .b
    b close ? .c
    rest stays
    unread * is named beside
    open

    ## in a task that waits for the main actor @file unrun
    final class Machine: @unchecked Sendable {
      enum State { case a, b, c }
      private var state = State.a
      func open() {
        guard state == .a else { return }
        show(.b)
      }
      func close() { if state == .b { show(.c) } }
      private func show(_ new: State) {
        Task { [weak self] in await MainActor.run { self?.state = new } }
      }
    }
    --
    events open close
    a open → b
    b close → c
    rest stays

    ## in a task that another one may overtake, which stay as they are @file unrun
    final class Machine: @unchecked Sendable {
      enum State { case a, b, c }
      private var state = State.a
      func open() {
        guard state == .a else { return }
        show(.b)
        show(.c)
      }
      private func show(_ new: State) {
        Task { await MainActor.run { self.state = new } }
      }
    }
    --
    events show(Task)
    a show(Task) [case .b = new] → b any
    a show(Task) [case .c = new] → c any
    b show(Task) [case .b = new] stays any
    b show(Task) [case .c = new] → c any
    c show(Task) [case .b = new] → b any
    c show(Task) [case .c = new] stays any

    ## in a task that waits for something else, too, which stay as they are @file unrun
    final class Machine: @unchecked Sendable {
      enum State { case a, b, c }
      private var state = State.a
      func open() {
        guard state == .a else { return }
        show(.b)
      }
      private func load() async {}
      private func show(_ new: State) {
        Task {
          await load()
          await MainActor.run { self.state = new }
        }
      }
    }
    --
    events show(load)
    a show(load) → b
    b show(load) stays
    c show(load) → b
    """#
  )
}
