extension Table {
  static let errorsOfCalls = Table(
    "types of errors that calls throw",
    #"""
    ## what a method of another type throws @methods unrun
    struct Oops: Error {}
    final class Gate {
      private var isShut = false
      func check() throws {
        guard !isShut else { throw Oops() }
        try inside()
      }
      private func inside() throws { if isShut { throw Oops() } }
    }
    private let stored: Gate = Gate()
    mutating func open() {
      guard state == .a else { return }
      let gate = Gate()
      do {
        try gate.check()
        state = .b
      } catch {
        if error is Oops { state = .c }
      }
    }
    mutating func close(gate: Gate) {
      guard state == .a else { return }
      do {
        try gate.check()
        try stored.check()
        state = .b
      } catch is Oops {
        state = .c
      } catch {
        1️⃣state = .a
      }
    }
    --
    events open close
    a open [gate.check() throws] → c
    a open → b
    a close [gate.check() throws || stored.check() throws] → c
    a close → b
    unread 1️⃣ no state and event lead to this assignment
    rest stays

    ## a method of which the type is no concrete one @file unrun
    struct Oops: Error {}
    protocol Checking { func check() throws }
    extension Checking { func check() throws { throw Oops() } }
    class Gate { func check() throws { throw Oops() } }
    class OtherGate: Gate { override func check() throws {} }
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let gate: Gate
      init(gate: Gate) { self.gate = gate }
      mutating func open(checking: any Checking) {
        guard state == .a else { return }
        do {
          try checking.check()
          state = .b
        } catch {
          if error is Oops { state = .c }
        }
      }
      mutating func close() {
        guard state == .a else { return }
        do {
          try gate.check()
          state = .b
        } catch {
          if error is Oops { state = .c }
        }
      }
    }
    --
    events open close
    a open [checking.check() throws && error is Oops] → c
    a open [checking.check() throws] stays
    a open → b
    a close [gate.check() throws && error is Oops] → c
    a close [gate.check() throws] stays
    a close → b
    b open stays
    b close stays
    c open stays
    c close stays

    ## a type that a function says it throws @methods unrun
    struct Oops: Error {}
    struct Other: Error {}
    struct Gate {
      func check() throws(Oops) { throw Oops() }
    }
    mutating func open(gate: Gate) {
      guard state == .a else { return }
      do {
        try gate.check()
        state = .b
      } catch {
        state = error is Oops ? .c : .a
      }
    }
    --
    events open
    a open [gate.check() throws] → c
    a open → b
    rest stays

    ## what a closure throws that is given to a function @methods unrun
    struct Oops: Error {}
    struct Gate {
      func run(_ body: () throws -> Void) rethrows { try body() }
    }
    mutating func open(gate: Gate) {
      guard state == .a else { return }
      do {
        try gate.run { throw Oops() }
        state = .b
      } catch {
        if error is Oops { state = .c }
      }
    }
    --
    events open
    a open [gate.run { throw Oops() } throws] → c
    a open → b
    rest stays

    ## two calls behind one try @methods unrun
    struct Oops: Error {}
    struct Gate {
      func check() throws -> Int { throw Oops() }
    }
    mutating func open(gate: Gate, other: Source) {
      guard state == .a else { return }
      do {
        let sum = try gate.check() + other.count()
        note("\(sum)")
        state = .b
      } catch {
        state = error is Oops ? .c : .a
      }
    }
    +
    protocol Source { func count() throws -> Int }
    --
    events open
    a open [gate.check() throws && error is Oops] → c
    a open [gate.check() throws] stays
    a open → b
    rest stays

    ## what a call is given may throw as well @methods unrun
    struct Oops: Error {}
    struct Gate {
      func check(_ count: Int) throws { throw Oops() }
    }
    mutating func open(gate: Gate, other: Source) {
      guard state == .a else { return }
      do {
        try gate.check(other.count())
        state = .b
      } catch {
        state = error is Oops ? .c : .a
      }
    }
    +
    protocol Source { func count() throws -> Int }
    --
    events open
    a open [gate.check(other.count()) throws && error is Oops] → c
    a open [gate.check(other.count()) throws] stays
    a open → b
    rest stays

    ## what a function catches itself does not leave it @methods unrun
    struct Oops: Error {}
    struct Gate {
      func check(_ source: Source) throws {
        do { try source.load() } catch { throw Oops() }
        try? source.load()
      }
    }
    mutating func open(gate: Gate, source: Source) {
      guard state == .a else { return }
      do {
        try gate.check(source)
        state = .b
      } catch {
        if error is Oops { state = .c }
      }
    }
    +
    protocol Source { func load() throws }
    --
    events open
    a open [gate.check(source) throws] → c
    a open → b
    rest stays

    ## what a function lets through that nobody knows @methods unrun
    struct Oops: Error {}
    struct Gate {
      func check(_ source: Source) throws {
        do { try source.load() } catch is Oops { throw Oops() }
      }
    }
    mutating func open(gate: Gate, source: Source) {
      guard state == .a else { return }
      do {
        try gate.check(source)
        state = .b
      } catch {
        if error is Oops { state = .c }
      }
    }
    +
    protocol Source { func load() throws }
    --
    events open
    a open [gate.check(source) throws && error is Oops] → c
    a open [gate.check(source) throws] stays
    a open → b
    rest stays

    ## what is asked of a cast @methods unrun
    enum LoadError: Error {
      case late, lost
      var code: LoadError { self }
    }
    struct Oops: Error {}
    mutating func open() {
      guard state == .a else { return }
      do { throw Oops() } catch {
        if (error as? LoadError)?.code == .late { 1️⃣state = .b } else { state = .c }
      }
    }
    mutating func close() {
      guard state == .a else { return }
      do { throw Oops() } catch {
        if (error as? LoadError)?.code != .late { state = .b }
      }
    }
    --
    events open close
    a open → c
    a close → b
    unread 1️⃣ no state and event lead to this assignment
    rest stays

    ## a task that sleeps @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let delay = 2
      func open() async {
        guard state == .a else { return }
        state = .b
        do {
          try await Task.sleep(for: .seconds(delay * 2))
          state = .c
        } catch is CancellationError {
          return
        } catch {
          1️⃣state = .a
        }
      }
    }
    --
    events open open(sleep)
    a open → b
    b open(sleep) [await Task.sleep(for: .seconds(delay * 2)) throws] stays
    b open(sleep) → c
    b open stays
    c open stays
    unread 1️⃣ no state and event lead to this assignment

    ## a task that sleeps by a clock of which nobody knows what it throws @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open(clock: any Clock<Duration>) async {
        guard state == .a else { return }
        state = .b
        do {
          try await Task.sleep(for: .seconds(2), clock: clock)
          state = .c
        } catch is CancellationError {
          return
        } catch {
          state = .a
        }
      }
    }
    --
    events open open(sleep)
    a open → b
    b open(sleep) [await Task.sleep(for: .seconds(2), clock: clock) throws && catch is CancellationError] stays
    b open(sleep) [await Task.sleep(for: .seconds(2), clock: clock) throws] → a
    b open(sleep) → c
    b open stays
    c open stays

    ## a constant that holds one @file unrun
    final class Machine {
      enum State { case a, b, c }
      struct Failure: Error {}
      struct Other: Error {}
      private(set) var state = State.a
      func open() {
        guard state == .a else { return }
        do {
          throw Failure()
        } catch {
          let failure = error as? Failure
          if failure == nil { 1️⃣state = .b } else { state = .c }
        }
      }
      func close() {
        guard state == .b else { return }
        do {
          throw Failure()
        } catch {
          let other = error as? Other
          if let other { note("\(other)"); 2️⃣state = .a }
          if other != nil { 3️⃣state = .c }
        }
      }
    }
    --
    events open close
    a open → c
    rest stays
    unread 1️⃣ assignment
    unread 2️⃣ assignment
    unread 3️⃣ assignment

    ## a member of what a followed function gives that throws @file unrun
    struct Machine {
      enum State { case a, b }
      private(set) var state = State.a
      let load: () throws -> [Int]?
      mutating func next() throws -> Int? { try all()?.first }
      private mutating func all() throws -> [Int]? {
        switch state {
        case .a:
          guard let found = try load() else {
            state = .b
            return nil
          }
          return found
        case .b: return nil
        }
      }
    }
    --
    states a b
    events next
    a next [load() throws] rejects
    a next [let found = try load()] stays
    a next → b
    b next stays
    """#
  )
}
