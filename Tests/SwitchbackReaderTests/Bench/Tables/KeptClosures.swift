extension Table {
  static let keptClosures = Table(
    "closures behind helpers and local functions",
    #"""
    ## a function inside of the function that a closure calls @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let queue = Queue()
      func open() {
        guard state == .a else { return }
        func begin() { state = .b }
        queue.async { begin() }
      }
      func close() { if state == .b { state = .c } }
    }
    struct Queue { func async(_ work: @escaping () -> Void) {} }
    --
    events open close open(async)
    a open stays
    a open(async) → b any
    b open(async) stays any
    c open(async) → b any
    b close → c
    b open stays
    c open stays
    rest stays

    ## one that is put into a property, and captures nothing by name @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let button = Button()
      init() {
        button.action = { if self.state == .a { self.state = .b } }
      }
      func close() {
        guard state == .b else { return }
        state = .c
        button.action = { self.state = .a }
      }
    }
    final class Button { var action: () -> Void = {} }
    --
    events close close(action) init(action)
    initial a
    a init(action) → b
    b init(action) stays
    c init(action) stays
    b close → c
    b close(action) → a any
    c close(action) → a any
    a close(action) stays any
    rest stays

    ## a property that is called like a function with arguments @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let tracker = Tracker()
      func open() {
        guard state == .a else { return }
        self.state = .b
        self.tracker.start()
      }
      func tracker(_ tracker: Tracker, found: Bool) { if state == .b { state = .c } }
    }
    final class Tracker { func start() {} }
    --
    events open tracker
    a open → b
    b tracker → c
    rest stays

    ## one behind a helper of the type's own that keeps it @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let queue = Queue()
      func open() {
        guard state == .a else { return }
        begin { self.state = .c }
      }
      private func begin(_ completion: @escaping () -> Void) {
        state = .b
        queue.async(completion)
      }
    }
    struct Queue { func async(_ work: @escaping () -> Void) {} }
    --
    events open open(begin)
    a open → b
    b open(begin) → c any
    c open(begin) stays any
    b open stays
    c open stays

    ## one that a helper calls before it returns, or later @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let queue = Queue()
      var isReady = true
      func open() {
        guard state == .a else { return }
        begin { self.state = .c }
      }
      func close() {
        guard state == .c else { return }
        end { self.state = .b }
      }
      private func begin(_ completion: (() -> Void)?) {
        state = .b
        guard isReady else { return }
        completion?()
      }
      private func end(_ completion: @escaping () -> Void) {
        state = .a
        guard isReady else { return completion() }
        queue.async { completion() }
      }
    }
    struct Queue { func async(_ work: @escaping () -> Void) {} }
    --
    events open close close(end)
    a open [isReady] → c
    a open → b
    b open stays
    c open stays
    c close [isReady] → a
    c close → b
    a close stays
    b close stays
    a close(end) → b any
    b close(end) stays any
    c close(end) → b any

    ## a function inside of the function, which is named @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let queue = Queue()
      func open() {
        guard state == .a else { return }
        func finish() { state = .c }
        state = .b
        queue.async(finish)
      }
    }
    struct Queue { func async(_ work: @escaping () -> Void) {} }
    --
    events open open(finish)
    a open → b
    a open(finish) → c any
    b open(finish) → c any
    c open(finish) stays any
    b open stays
    c open stays

    ## those of what makes a lazy property @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private lazy var line: Line = {
        let line = Line()
        line.onDone = { [weak self] in self?.state = .c }
        return line
      }()
      private lazy var other = Line(onDone: { [weak self] in self?.state = .a })
      func open() {
        guard state == .a else { return }
        state = .b
        note("\(line) \(other)")
      }
      final class Line {
        var onDone: (() -> Void)?
        init(onDone: (() -> Void)? = nil) { self.onDone = onDone }
      }
    }
    --
    events open line(onDone) other(onDone)
    a open → b
    a line(onDone) → c any
    b line(onDone) → c any
    c line(onDone) stays any
    a other(onDone) stays any
    b other(onDone) → a any
    c other(onDone) → a any
    rest stays

    ## one of an initialiser that asks, and moves by a helper @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      init() {
        later { [weak self] in
          guard let self else { return }
          if self.state == .a { self.put(.b) } else if self.state == .b { self.put(.c) }
        }
      }
      private func put(_ next: State) { state = next }
    }
    --
    events init(later)
    a init(later) → b
    b init(later) → c
    rest stays

    ## one that hands on to its function what that was told @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let queue = Queue()
      var isHere = true
      private func put(_ next: State) {
        guard isHere else {
          queue.async { self.put(next) }
          return
        }
        state = next
      }
      func open() { if state == .a { put(.b) } }
      func close() { put(.c) }
    }
    struct Queue { func async(_ work: @escaping () -> Void) {} }
    --
    events open close put(async)
    a open [isHere] → b
    a open stays
    b open stays
    c open stays
    a close [isHere] → c any
    a close stays any
    b close [isHere] → c any
    b close stays any
    c close stays any
    a put(async) [case .b = next && isHere] → b any
    a put(async) [case .b = next] stays any
    a put(async) [case .c = next && isHere] → c any
    a put(async) [case .c = next] stays any
    b put(async) [case .b = next] stays any
    b put(async) [case .c = next && isHere] → c any
    b put(async) [case .c = next] stays any
    c put(async) [case .b = next && isHere] → b any
    c put(async) [case .b = next] stays any
    c put(async) [case .c = next] stays any

    ## names of what is assigned, and of what is waited for @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private var state = State.a
      private var onDone: (() -> Void)?
      private var pages: [Int: Int] = [:]
      func open() async {
        guard state == .a else { return }
        onDone = { [weak self] in self?.state = .a }
        state = .b
        await pages[.zero] = count()
        state = .c
        async let one = count()
        async let two = count()
        note("\(await (one, two))")
        state = .d
      }
      private nonisolated func count() async -> Int { 1 }
    }
    --
    states a b c d
    events open open(onDone) open(pages) open(one)
    a open → b
    b open(pages) → c
    c open(one) → d
    a open(onDone) stays any
    b open(onDone) → a any
    c open(onDone) → a any
    d open(onDone) → a any
    b open stays
    c open stays
    d open stays

    ## a method that its own closure calls again @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() {
        guard state != .b else { return }
        state = .b
        ask { isOpen in
          guard !isOpen else { self.state = .c; return }
          self.state = .a
          self.open()
        }
      }
    }
    func ask(_ done: @escaping (Bool) -> Void) {}
    --
    events open open(ask)
    a open → b
    b open stays
    c open → b
    a open(ask) [!isOpen] → b
    a open(ask) → c any
    b open(ask) [!isOpen] stays
    b open(ask) → c any
    c open(ask) [!isOpen] → b
    c open(ask) stays any

    ## one that a function calls which only asks, with what it tells it, or keeps @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let queue = Queue()
      private let isKnown: Bool? = nil
      func open() {
        guard state == .a else { return }
        ask { isFine in self.state = isFine ? .b : .c }
      }
      func close() { if state == .c { load(then: { result in if case .success = result { self.state = .a } }) } }
      private func ask(_ completion: @escaping (Bool) -> Void) {
        if isKnown == false { return completion(false) }
        queue.async { completion(true) }
      }
      private func load(then completion: @escaping (Result<Int, Failure>) -> Void) {
        if isKnown == true { return completion(.success(1)) }
        if isKnown == false { return completion(.failure(Failure())) }
        queue.async { completion(.success(1)) }
      }
    }
    struct Failure: Error {}
    struct Queue { func async(_ work: @escaping () -> Void) {} }
    --
    events open close open(ask) close(load)
    a open [isKnown == false] → c
    a open stays
    c close [isKnown == true] → a
    c close stays
    a open(ask) [isFine] → b any
    a open(ask) → c any
    b open(ask) [isFine] stays any
    b open(ask) → c any
    c open(ask) [isFine] → b any
    c open(ask) stays any
    b close(load) [case .success = result] → a any
    b close(load) stays any
    c close(load) [case .success = result] → a any
    c close(load) stays any
    a close(load) stays any
    a close stays any
    b close stays any
    rest stays
    """#
  )
}
