extension Table {
  static let errorTypes = Table(
    "types of errors",
    #"""
    ## what is thrown is of its type @methods
    struct Oops: Error {}
    struct Other: Error {}
    mutating func open() {
      guard state == .a else { return }
      do {
        if isReady { throw Oops() }
        throw Other()
      } catch {
        if error is Oops { state = .b } else { state = .c }
      }
    }
    --
    events open
    a open [isReady] → b
    a open → c
    rest stays

    ## a clause for a type @methods
    struct Oops: Error {}
    enum Other: Error { case one }
    mutating func open() {
      guard state == .a else { return }
      do {
        if isReady { throw Oops() }
        throw Other.one
      } catch is Oops {
        state = .b
      } catch let other as Other {
        note("\(other)")
        state = .c
      } catch {
        1️⃣state = .a
      }
    }
    --
    events open
    a open [isReady] → b
    a open → c
    unread 1️⃣ no state and event lead to this assignment
    rest stays

    ## a task that was cancelled throws nothing else @methods unrun
    mutating func open() {
      guard state == .a else { return }
      do {
        try Task.checkCancellation()
        state = .b
      } catch {
        if error is CancellationError { state = .c } else { 1️⃣state = .a }
      }
    }
    --
    events open
    a open [Task.checkCancellation() throws] → c
    a open → b
    unread 1️⃣ no state and event lead to this assignment
    rest stays

    ## neither, either, and not @methods
    struct Oops: Error {}
    struct Other: Error {}
    mutating func open() {
      guard state == .a else { return }
      do {
        throw Oops()
      } catch {
        if !(error is Other) { state = .b } else { 1️⃣state = .c }
      }
    }
    mutating func close() {
      guard state == .a else { return }
      do {
        throw Oops()
      } catch {
        if error is Other || error is Oops { state = .c }
      }
    }
    --
    events open close
    a open → b
    a close → c
    unread 1️⃣ no state and event lead to this assignment
    rest stays

    ## a cast, and a guard @methods
    struct Oops: Error { var isGrave = false }
    struct Other: Error {}
    mutating func open() {
      guard state == .a else { return }
      do {
        throw Oops()
      } catch {
        guard error is Oops else { return }
        if let other = error as? Other { 1️⃣state = .a; note("\(other)") }
        if let oops = error as? Oops { state = .b; note("\(oops)") } else { 2️⃣state = .c }
      }
    }
    --
    events open
    a open → b
    unread 1️⃣ no state and event lead to this assignment
    unread 2️⃣ no state and event lead to this assignment
    rest stays

    ## a clause with a where @methods
    struct Oops: Error {}
    struct Other: Error {}
    mutating func open() {
      guard state == .a else { return }
      do {
        throw Oops()
      } catch let failure where failure is Other {
        1️⃣state = .c
        note("\(failure)")
      } catch let failure where failure is Oops {
        state = .b
        note("\(failure)")
      } catch {
        2️⃣state = .a
      }
    }
    --
    events open
    a open → b
    unread 1️⃣ no state and event lead to this assignment
    unread 2️⃣ no state and event lead to this assignment
    rest stays

    ## an error that is handed on @methods
    struct Oops: Error {}
    struct Other: Error {}
    mutating func open() {
      guard state == .a else { return }
      do {
        if isReady { throw Oops() }
        throw Other()
      } catch {
        finish(with: error)
      }
    }
    private mutating func finish(with reason: Error) {
      if reason is Oops { state = .b; return }
      fail(reason)
    }
    private mutating func fail(_ error: any Error) { state = error is Oops ? .a : .c }
    --
    events open
    a open [isReady] → b
    a open → c
    rest stays

    ## classes below, and protocols @file unrun
    protocol Grave {}
    protocol Mild {}
    class Oops: Error, @unchecked Sendable {}
    final class Worse: Oops, @unchecked Sendable {}
    struct Plain: Error, Grave {}
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      mutating func open() {
        guard state == .a else { return }
        do { throw Worse() } catch { state = error is Oops ? .b : .c }
      }
      mutating func close() {
        guard state == .a else { return }
        do { throw Oops() } catch { state = error is Worse ? .b : .c }
      }
      mutating func lift() {
        guard state == .a else { return }
        do { throw Plain() } catch { state = error is Grave ? .b : .c }
      }
      mutating func drop() {
        guard state == .a else { return }
        do { throw Plain() } catch { state = error is Mild ? .b : .c }
      }
    }
    --
    events open close lift drop
    a open → b
    a close [error is Worse] → b
    a close → c
    a lift → b
    a drop [error is Mild] → b
    a drop → c
    b open stays
    b close stays
    b lift stays
    b drop stays
    c open stays
    c close stays
    c lift stays
    c drop stays

    ## what may be bridged @methods invalid
    struct Oops: Error {}
    mutating func open() {
      guard state == .a else { return }
      do {
        throw Oops()
      } catch {
        if error is NSError { state = .b } else { state = .c }
      }
    }
    mutating func close() {
      guard state == .a else { return }
      do {
        throw NSError(domain: "a", code: 1)
      } catch {
        if error is Oops { state = .b } else { state = .c }
      }
    }
    --
    events open close
    a open [error is NSError] → b
    a open → c
    a close [error is Oops] → b
    a close → c
    rest stays

    ## another name of a type @methods
    struct Oops: Error {}
    typealias Trouble = Oops
    typealias Stop = CancellationError
    mutating func open() {
      guard state == .a else { return }
      do { throw Oops() } catch { state = error is Trouble ? .b : .c }
    }
    --
    events open
    a open → b
    rest stays

    ## another name of one that is declared elsewhere @methods unrun
    struct Oops: Error {}
    typealias Stop = CancellationError
    mutating func open() {
      guard state == .a else { return }
      do { throw Oops() } catch { state = error is Stop ? .b : .c }
    }
    --
    events open
    a open [error is Stop] → b
    a open → c
    rest stays

    ## each way knows its own @methods unrun
    mutating func open() {
      guard state == .a else { return }
      do {
        try Task.checkCancellation()
        try check()
        state = .b
      } catch {
        if error is CancellationError { return }
        state = .c
      }
    }
    --
    events open
    a open [Task.checkCancellation() throws] stays
    a open [check() throws && error is CancellationError] stays
    a open [check() throws] → c
    a open → b
    rest stays

    ## thrown again, and something else that is thrown where it was caught @methods
    struct Oops: Error {}
    struct Other: Error {}
    mutating func open() {
      guard state == .a else { return }
      do {
        do { throw Oops() } catch { throw error }
      } catch {
        state = error is Oops ? .b : .c
      }
    }
    mutating func close() {
      guard state == .a else { return }
      do {
        do { throw Oops() } catch { throw Other() }
      } catch {
        state = error is Oops ? .b : .c
      }
    }
    --
    events open close
    a open → b
    a close → c
    rest stays

    ## what was caught in between is another one @methods
    struct Oops: Error {}
    struct Other: Error {}
    mutating func open() {
      guard state == .a else { return }
      do {
        throw Oops()
      } catch {
        do { throw Other() } catch { note("\(error)") }
        state = error is Oops ? .b : .c
      }
    }
    --
    events open
    a open → b
    rest stays

    ## a name that hides what was thrown @methods unrun
    struct Oops: Error {}
    mutating func open() {
      guard state == .a else { return }
      do {
        throw Oops()
      } catch {
        let error = changed(error)
        state = error is Oops ? .b : .c
      }
    }
    +
    func changed(_ error: Error) -> Error { Failure() }
    --
    events open
    a open [error is Oops] → b
    a open → c
    rest stays

    ## a type that is given others @methods
    struct Oops<Value>: Error {}
    mutating func open() {
      guard state == .a else { return }
      do { throw Oops<Int>() } catch { state = error is Oops<String> ? .b : .c }
    }
    --
    events open
    a open [error is Oops<String>] → b
    a open → c
    rest stays

    ## a type that a function declares for itself @methods unrun
    struct Oops: Error {}
    mutating func open() {
      guard state == .a else { return }
      do { try make() } catch { if error is Oops { state = .b } else { state = .c } }
    }
    private func make() throws {
      struct Oops: Error {}
      throw Oops()
    }
    --
    events open
    a open [error is Oops] → b
    a open → c
    rest stays

    ## a switch over what was thrown @methods unrun
    struct Oops: Error {}
    enum LoadError: Error { case missing }
    mutating func open() {
      guard state == .a else { return }
      do {
        if isReady { throw Oops() }
        try Task.checkCancellation()
      } catch {
        switch error {
        case is CancellationError: state = .b
        case let oops as Oops:
          state = .c
          note("\(oops)")
        case LoadError.missing: 1️⃣state = .a
        default: 2️⃣state = .a
        }
      }
    }
    mutating func close() {
      guard state == .a else { return }
      do { throw Oops() } catch { if case let oops as Oops = error { state = .b; note("\(oops)") } }
    }
    --
    events open close
    a open [isReady] → c
    a open [Task.checkCancellation() throws] → b
    a open stays
    a close → b
    unread 1️⃣ no state and event lead to this assignment
    unread 2️⃣ no state and event lead to this assignment
    rest stays
    """#
  )
}
