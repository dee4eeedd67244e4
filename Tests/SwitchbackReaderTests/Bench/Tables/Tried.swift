extension Table {
  static let tried = Table(
    "what 'try' and 'await' are about, and what comes of it",
    #"""
    ## a case is told what is waited for @file unrun
    actor Machine {
      enum State { case a, b, c(String), d }
      private var state = State.a
      func open(_ page: Page) async {
        guard case .a = state else { return }
        state = .b
        do { state = try await .c(page.text()) } catch { state = .d }
      }
    }
    struct Page { func text() async throws -> String { "" } }
    --
    states a b c d
    events open open(text)
    a open → b
    b open(text) [await page.text() throws] → d
    b open(text) → c
    b open stays
    c open stays
    d open stays

    ## what is denied, and a property behind a name @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let count = 1
      private let source = Source()
      func open() throws {
        guard state == .a else { return }
        if try !command() { state = .b } else { state = .c }
      }
      func reckon() {
        guard state == .a else { return }
        do {
          let sum = try count + source.next
          state = sum > 2 ? .b : .a
        } catch {
          state = .c
        }
      }
    }
    struct Source { var next: Int { get throws { 1 } } }
    func command() throws -> Bool { true }
    --
    events open reckon
    a open [command() throws] rejects
    a open [!command()] → b
    a open → c
    a reckon [source.next throws] → c
    a reckon [sum > 2] → b
    a reckon stays
    rest stays

    ## where a name stands before the call that may throw @methods
    mutating func open() {
      guard state == .a else { return }
      do { _ = try given ?? make(); state = .b } catch { state = .c }
    }
    mutating func show() {
      guard state == .a else { return }
      do { print(try given ?? source.make()); state = .b } catch { state = .c }
    }
    mutating func close() {
      guard state == .a else { return }
      do { if try isKept && verify() { state = .b } } catch { state = .c }
    }
    mutating func reckon() {
      guard state == .a else { return }
      do { let sum = try 1 + make(); print(sum); state = .b } catch { state = .c }
    }
    +
    let given: Int? = nil
    let isKept = true
    let source = Source()
    func make() throws -> Int { try source.make() }
    func verify() throws -> Bool { try source.make() == 1 }
    struct Source { func make() throws -> Int { 1 } }
    --
    events open show close reckon
    a open [given == nil && source.make() throws] → c
    a open → b
    a show [given == nil && source.make() throws] → c
    a show → b
    a close [isKept && source.make() throws] → c
    a close [isKept && try source.make() == 1] → b
    a close stays
    a reckon [source.make() throws] → c
    a reckon → b
    rest stays

    ## set anew, with something else, and an error @file unrun
    struct Machine {
      enum State { case a, b, c(Int) }
      var state = State.a
      var number = 0
      mutating func open() throws {
        guard number > 0 else {
          state = .c(number)
          throw Failure()
        }
        if case .b = state { throw Failure() }
        state = .b
      }
    }
    struct Failure: Error {}
    --
    events open
    a open [number > 0] → b
    a open → c
    b open [number > 0] rejects
    b open → c
    c open [number > 0] → b
    c open stays

    ## what is given to a function that throws nothing @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() throws {
        guard state == .a else { return }
        try use(read(isReady), enter())
      }
      private let read: (Bool) throws -> Bool = { isIn in
        try check()
        return isIn
      }
      private func use(_ number: Bool, _ isIn: Bool) {}
      private func enter() -> Bool {
        state = .b
        return true
      }
    }
    --
    methods
    events open
    a open [read(isReady) throws] rejects
    a open → b
    rest stays

    ## a closure that is called where it stands @methods
    mutating func open() {
      guard state == .a else { return }
      do {
        try {
          state = .b
          try check()
          state = .c
        }()
      } catch { print("x") }
    }
    --
    events open
    a open [check() throws] → b
    a open → c
    rest stays

    ## what a closure throws that runs for each element @file
    final class Machine {
      enum State { case a, b, c }
      private struct Failure: Error {}
      private(set) var state = State.a
      var limit = 0
      func go() {
        do {
          try [1].forEach { number in
            state = .b
            try check(number)
          }
          state = .a
        } catch {
          if state == .b { state = .c }
        }
      }
      private func check(_ number: Int) throws { if number > limit { throw Failure() } }
    }
    --
    events go
    a go [number > limit] → c
    a go stays
    b go [number > limit] → c
    b go → a
    c go [number > limit] stays
    c go → a
    initial a
    methods
    """#
  )
}
