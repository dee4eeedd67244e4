extension Table {
  static let nilInSomeStates = Table(
    "locals that are nil in some states",
    #"""
    ## a constant that is assigned below, and one that an 'if' gives @file unrun
    final class Machine {
      enum State { case a, b(Int), c }
      private(set) var state = State.a
      func open(_ number: Int) { state = .b(number) }
      func close() {
        let number: Int?
        switch state {
        case .b(let held): number = held
        default: number = nil
        }
        guard let number else { return }
        print(number)
        state = .c
      }
      func stop() {
        let number: Int? = if case .b(let held) = state { held } else { nil }
        if number != nil { state = .a }
      }
      func restart(_ cache: Int) {
        let number: Int?
        if case .c = state { number = find(cache) } else { number = nil }
        if let number { state = .b(number) }
      }
      private func find(_ number: Int) -> Int? { number > 3 ? number : nil }
    }
    --
    events open close stop restart
    a open → b any
    b open stays any
    c open → b any
    b close → c
    b stop → a
    c restart [let number] → b
    c restart stays
    rest stays

    ## what a lock gives back @file unrun
    final class Machine {
      enum State { case a, b(Int), c }
      private(set) var state = State.a
      private let lock = Lock()
      func open(_ number: Int) { state = .b(number) }
      func close() {
        let number: Int? = lock.withLock {
          guard case .b(let held) = state else { return nil }
          return held
        }
        guard number != nil else { return }
        state = .c
      }
      func stop() {
        guard let number = lock.withLock({ if case .b(let held) = state { return held }; return nil }) else { return }
        print(number)
        state = .c
      }
      func restart() {
        let isOpen = lock.withLock { if case .b = state { return true } else { return false } }
        if isOpen { state = .a }
      }
      func look() {
        let number: Int? = {
          if case .b(let held) = state { return held }
          return nil
        }()
        if number != nil { state = .a }
      }
    }
    struct Lock { func withLock<T>(_ body: () throws -> T) rethrows -> T { try body() } }
    --
    events open close stop restart look
    a open → b any
    b open stays any
    c open → b any
    b close → c
    b stop → c
    b restart → a
    b look → a
    rest stays

    ## what an own function gives back that is generic over it @file unrun
    final class Machine {
      enum State { case a, b(Int), c }
      private(set) var state = State.a
      private let queue = Queue()
      private func exclusively<T>(_ body: () throws -> T) rethrows -> T { try queue.exclusively(body) }
      func open(_ number: Int) { exclusively { state = .b(number) } }
      func close() {
        let number: Int? = exclusively {
          guard case .b(let held) = state else { return nil }
          return held
        }
        guard number != nil else { return }
        state = .c
      }
      func stop() {
        guard let number = exclusively({ if case .b(let held) = state { return held }; return nil }) else { return }
        print(number)
        state = .a
      }
    }
    struct Queue { func exclusively<T>(_ work: () throws -> T) rethrows -> T { try work() } }
    --
    events open close stop
    a open → b any
    b open stays any
    c open → b any
    b close → c
    b stop → a
    rest stays

    ## what cannot be nil is given for what may be @file unrun
    final class Machine {
      enum State { case a, b, c }
      struct Report { let number: Int }
      final class Paper { init?(_ number: Int) { if number < 0 { return nil } } }
      private(set) var state = State.a
      func made() {
        guard state == .a else { return }
        finish(Report(number: 0))
      }
      func given(_ number: Int) {
        guard state == .a else { return }
        finish(report(number))
      }
      func named(_ number: Int) {
        guard state == .a else { return }
        let report = report(number)
        finish(report)
      }
      func failing(_ number: Int) {
        guard state == .a else { return }
        finish(on: Paper(number))
      }
      func cancel() {
        guard state == .a else { return }
        finish(nil)
      }
      private func report(_ number: Int) -> Report { Report(number: number) }
      private func finish(_ result: Report?) { state = result == nil ? .b : .c }
      private func finish(on paper: Paper?) { state = paper == nil ? .b : .c }
    }
    --
    events made given named failing cancel
    a made → c
    a given → c
    a named → c
    a failing [Paper(number) == nil] → b
    a failing → c
    a cancel → b
    rest stays

    ## a function of the optional that changes it @file unrun
    enum State { case a, b, c }
    extension Optional where Wrapped == State { mutating func begin() { if self == nil { self = .a } } }
    final class Machine {
      private(set) var state: State?
      func open() { 1️⃣state.begin() }
      func go() { if state == .a { state = .b } }
      func clear() { if state == .b { state = nil } }
    }
    --
    states nil a b c
    events go clear
    initial nil
    a go → b
    b clear → nil
    unread 1️⃣ 'open' sets the state
    rest stays

    ## set by helpers that do nothing else @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var item: Item?
      func open() {
        guard state == .a else { return }
        state = .b
        keep(Entry(item: Item()))
      }
      func close() { if item == nil { state = .c } }
      func back() {
        guard state == .b else { return }
        item = nil
        state = .a
      }
      private func keep(_ entry: Entry) { item = entry.item }
    }
    struct Item {}
    struct Entry { var item: Item }
    --
    events open close back
    a open → b
    a close → c
    b back → a
    rest stays

    ## by a member that may be nil @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var item: Item?
      func open() {
        guard state == .a else { return }
        state = .b
        keep(Entry())
      }
      func close() { if item == nil { state = .c } }
      private func keep(_ entry: Entry) { item = entry.item }
    }
    struct Item {}
    struct Entry { var item: Item? }
    --
    events open close
    a open → b
    a close → c
    b close [item == nil] → c
    b close stays
    rest stays

    ## set by a closure before it calls a helper that asks @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var item: Int?
      func open() {
        guard state == .a else { return }
        state = .b
        next()
      }
      private func next() {
        guard item == nil else { return }
        if Bool.random() {
          state = .c
          return
        }
        item = 1
        Task {
          item = nil
          next()
        }
      }
    }
    --
    events open next(Task)
    a open [Bool.random()] → c
    a open → b
    b open stays
    c open stays
    a next(Task) nothing
    b next(Task) [Bool.random()] → c
    b next(Task) stays
    c next(Task) nothing
    """#
  )
}
