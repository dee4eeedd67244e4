extension Table {
  static let leftBehind = Table(
    "closures that functions leave behind",
    #"""
    ## a function that does nothing but leave one behind @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let queue = Queue()
      func open() {
        if case .a = state { state = .b }
      }
      func close() {
        queue.async { self.state = .c }
      }
    }
    struct Queue { func async(_ work: @escaping () -> Void) {} }
    --
    events open close(async)
    a open → b
    a close(async) → c any
    b close(async) → c any
    c close(async) stays any
    rest stays

    ## one that gives a private function the state to go to @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let queue = Queue()
      func open() {
        guard case .a = state else { return }
        set(.b)
        queue.async { self.set(.c) }
      }
      func close() {
        queue.async { [weak self] in self?.set(.a) }
      }
      private func set(_ new: State) { state = new }
    }
    struct Queue { func async(_ work: @escaping () -> Void) {} }
    --
    events open open(async) close(async)
    a open → b
    a open(async) → c any
    b open(async) → c any
    c open(async) stays any
    a close(async) stays any
    b close(async) → a any
    c close(async) → a any
    rest stays

    ## one inside of another @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let queue = Queue()
      func open() {
        if case .a = state { state = .b }
      }
      func close() {
        queue.async { [weak self] in
          guard let self else { return }
          self.prepare()
          later { if case .b = self.state { self.state = .c } }
        }
      }
      private func prepare() {}
    }
    struct Queue { func async(_ work: @escaping () -> Void) {} }
    --
    events open close(later)
    a open → b
    b close(later) → c
    rest stays

    ## one that is put into a property goes by its name @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private var page = Page()
      func open() {
        if case .a = state { state = .b }
        page.onClose = { [weak self] in self?.state = .c }
      }
      struct Page { var onClose: (() -> Void)? }
    }
    --
    events open open(onClose)
    a open → b
    b open stays
    b open(onClose) → c any
    c open stays
    c open(onClose) stays any
    rest nothing

    ## one of a computed property @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open() {
        if case .a = state { state = .b }
      }
      var closing: () -> Void {
        perform { [weak self] in self?.state = .c }
      }
      private func perform(_ work: @escaping () -> Void) -> () -> Void { work }
    }
    --
    events open closing(perform)
    a open → b
    a closing(perform) → c any
    b closing(perform) → c any
    c closing(perform) stays any
    rest stays

    ## a helper that sets the state by a property with a lock around it @file unrun
    final class Machine {
      enum State { case a, b, c }
      private let lock = Lock()
      private var stored = State.a
      var state: State {
        get { lock.lock(); defer { lock.unlock() }; return stored }
        set { lock.lock(); stored = newValue; lock.unlock() }
      }
      func open() {
        if state == .a { state = .b }
      }
      func close(_ failure: Failure?) {
        if let failure { return fail(failure) }
        state = .a
      }
      private func fail(_ failure: Failure) { state = .c }
      struct Lock { func lock() {}; func unlock() {} }
    }
    --
    events open close
    a open → b
    a close [let failure] → c any
    b close [let failure] → c any
    c close [let failure] stays any
    a close stays any
    b close → a any
    c close → a any
    rest stays

    ## a publisher that assigns whatever comes @file unrun
    final class Machine {
      enum State { case a, b, c }
      @Kept private var state = State.a
      func open() {
        if case .a = state { state = .b }
      }
      func bind() {
        Publisher<State>().assign(to: &$state) // 1️⃣
        Publisher<State>().assign(to: \.state, on: self) // 2️⃣
        Publisher<State>().assign(to: \.last, on: self)
      }
      var last = State.a
      @propertyWrapper struct Kept<Value> {
        var wrappedValue: Value
        var projectedValue: Publisher<Value> { get { Publisher() } set {} }
      }
      struct Publisher<Value> {
        func assign(to publisher: inout Publisher<Value>) {}
        func assign<Root>(to path: ReferenceWritableKeyPath<Root, Value>, on root: Root) {}
      }
    }
    --
    events open
    a open → b
    rest stays
    unread 1️⃣ what a publisher assigns to the state is not followed
    unread 2️⃣ what a publisher assigns to the state is not followed

    ## the state tells a helper whether it may be left @file unrun
    final class Machine {
      enum State {
        case a, b, c
        func allows(_ next: State) -> Bool {
          switch (self, next) {
          case (.a, .b), (.b, .c): true
          default: false
          }
        }
      }
      private var state = State.a
      func open() { move(to: .b) }
      func close() { move(to: .c) }
      private func move(to next: State) {
        guard state.allows(next) else { return }
        state = next
      }
    }
    --
    others
    events open close
    a open → b
    b close → c
    rest stays

    ## a task that says what it gives @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open() {
        guard state == .a else { return }
        state = .b
        _ = Task<Void, Never> { state = .c }
      }
      func close() {
        _ = Task.init { state = .a }
      }
    }
    --
    events open open(Task) close(Task)
    a open → b
    a open(Task) → c any
    b open(Task) → c any
    c open(Task) stays any
    a close(Task) stays any
    b close(Task) → a any
    c close(Task) → a any
    b open stays
    c open stays

    ## what is done at once, and what when that is complete @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open() {
        guard state == .a else { return }
        withAnimation {
          state = .b
        } completion: {
          self.state = .c
        }
      }
    }
    func withAnimation(_ work: () -> Void, completion: @escaping () -> Void) { work() }
    --
    events open open(completion)
    a open → b
    b open(completion) → c any
    c open(completion) stays any
    b open stays
    c open stays

    ## those of functions with one name @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let queue = Queue()
      func open() { if state == .a { state = .b } }
      func page(didFinish page: Int) { queue.async { self.state = .c } }
      func page(didFail page: Int) { queue.async { self.state = .a } }
    }
    struct Queue { func async(_ work: @escaping () -> Void) {} }
    --
    events open page(didFinish:)(async) page(didFail:)(async)
    a open → b
    b open stays any
    c open stays any
    a page(didFinish:)(async) → c any
    b page(didFinish:)(async) → c any
    c page(didFinish:)(async) stays any
    a page(didFail:)(async) stays any
    b page(didFail:)(async) → a any
    c page(didFail:)(async) → a any

    ## closures of one call go by their labels @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open(_ page: Page) {
        guard state == .a else { return }
        state = .b
        page.ask(onYes: { [weak self] in self?.state = .b }, onNo: { [weak self] in self?.state = .c })
        page.wait { [weak self] in self?.state = .a } failing: { [weak self] in self?.state = .c }
        page.close(then: { [weak self] in self?.state = .a })
      }
    }
    struct Page {
      func ask(onYes: @escaping () -> Void, onNo: @escaping () -> Void) {}
      func wait(_ body: @escaping () -> Void, failing: @escaping () -> Void) {}
      func close(then body: @escaping () -> Void) {}
    }
    --
    events open open(onYes) open(onNo) open(wait) open(failing) open(close)
    a open → b
    b open stays
    c open stays
    a open(onYes) → b
    b open(onYes) stays
    c open(onYes) → b
    a open(onNo) → c
    b open(onNo) → c
    c open(onNo) stays
    a open(wait) stays
    b open(wait) → a
    c open(wait) → a
    a open(failing) → c
    b open(failing) → c
    c open(failing) stays
    a open(close) stays
    b open(close) → a
    c open(close) → a
    rest stays

    ## methods that ask, and whose closures set @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let queue = Queue()
      func open() {
        guard state == .a else { return }
        queue.async { self.state = .b }
      }
      func close() {
        guard state == .b else { return }
        queue.async { [weak self] in self?.state = .c }
      }
    }
    struct Queue { func async(_ work: @escaping () -> Void) {} }
    --
    events open(async) close(async)
    a open(async) → b any
    b open(async) stays any
    c open(async) → b any
    a close(async) → c any
    b close(async) → c any
    c close(async) stays any

    ## other names for the instance @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let queue = Queue()
      func open() {
        guard state == .a else { return }
        state = .b
        queue.async { [weak self] in
          guard let strongSelf = self else { return }
          strongSelf.state = .c
        }
        queue.after { [weak weakSelf = self] in weakSelf?.state = .a }
      }
    }
    struct Queue {
      func async(_ work: @escaping () -> Void) {}
      func after(_ work: @escaping () -> Void) {}
    }
    --
    events open open(async) open(after)
    a open → b
    a open(async) → c any
    b open(async) → c any
    c open(async) stays any
    a open(after) stays any
    b open(after) → a any
    c open(after) → a any
    rest stays

    ## another name for the instance, which is asked and told @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let queue = Queue()
      private var isOpen: Bool { state == .b }
      func open() {
        if state == .a { state = .b }
      }
      func close() {
        queue.async { [weak self] in
          if let this = self, this.isOpen { this.finish() }
        }
      }
      private func finish() { state = .c }
    }
    struct Queue { func async(_ work: @escaping () -> Void) {} }
    --
    events open close(async)
    a open → b
    b close(async) → c
    rest stays
    """#
  )
}
